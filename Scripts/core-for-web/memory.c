// What Embedded Swift expects of a C library, for a program that lives as long as its page.
typedef __SIZE_TYPE__ size_t;

extern unsigned char __heap_base;
static unsigned char *next;

// Freed blocks, by the power of two of their size.
static void *freed[32];

static int classOf(size_t size) {
    int number = 4;
    while (((size_t)1 << number) < size + 16) number++;
    return number;
}

void *malloc(size_t size) {
    int number = classOf(size);
    unsigned char *block = freed[number];
    if (block) {
        freed[number] = *(void **)(block + 16);
        return block + 16;
    }
    if (!next) next = (unsigned char *)(((size_t)&__heap_base + 15) & ~(size_t)15);
    block = next;
    next += (size_t)1 << number;
    while ((size_t)next > __builtin_wasm_memory_size(0) * 65536)
        if (__builtin_wasm_memory_grow(0, 1) == (size_t)-1) __builtin_trap();
    *(size_t *)block = number;
    return block + 16;
}

void free(void *pointer) {
    if (!pointer) return;
    unsigned char *block = (unsigned char *)pointer - 16;
    size_t number = *(size_t *)block;
    *(void **)(block + 16) = freed[number];
    freed[number] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    (void)alignment;
    *result = malloc(size);
    return 0;
}

void *memcpy(void *to, const void *from, size_t count) {
    unsigned char *target = to;
    const unsigned char *source = from;
    for (size_t index = 0; index < count; index++) target[index] = source[index];
    return to;
}

void *memmove(void *to, const void *from, size_t count) {
    unsigned char *target = to;
    const unsigned char *source = from;
    if (target < source) return memcpy(to, from, count);
    for (size_t index = count; index > 0; index--) target[index - 1] = source[index - 1];
    return to;
}

void *memset(void *to, int value, size_t count) {
    unsigned char *target = to;
    for (size_t index = 0; index < count; index++) target[index] = (unsigned char)value;
    return to;
}

size_t __stack_chk_guard = 0x5aa5;
void __stack_chk_fail(void) { __builtin_trap(); }
