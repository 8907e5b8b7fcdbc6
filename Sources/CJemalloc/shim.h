// Debian's jemalloc takes malloc's place in a program that links it. A build makes and drops trees of small pieces, page by
// page and on several threads: with glibc's allocator it takes nearly twice the processor time.
#include <stddef.h>

// Called once, so that the linker keeps the library.
int mallctl(const char *name, void *old_value, size_t *old_size, void *new_value, size_t new_size);
