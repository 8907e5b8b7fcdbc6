#define _GNU_SOURCE
#include "lifecycle.h"
#include <dlfcn.h>
#include <stddef.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

// The method descriptors of the two `init()` and the descriptors of their classes, by the names that Swift gives them.
extern const char objectInit __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char objectClass __asm__("$s10Foundation8NSObjectCMn");
extern const char responderInit __asm__("$s5UIKit11UIResponderCACycfCTq");
extern const char responderClass __asm__("$s5UIKit11UIResponderCMn");

extern SWIFT void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *class);

typedef SWIFT void *(*Allocator)(SELF const void *metadata);

void *lifecycle_make(const void *metadata, int isResponder) {
    const void *method = isResponder ? &responderInit : &objectInit;
    const void *class = isResponder ? &responderClass : &objectClass;
    Allocator allocate = (Allocator)swift_lookUpClassMethod(metadata, method, class);
    return allocate ? allocate(metadata) : NULL;
}

int lifecycle_overrides(const void *metadata, const void *base, const char *method, const char *owner) {
    const void *descriptor = dlsym(RTLD_DEFAULT, method);
    const void *class = dlsym(RTLD_DEFAULT, owner);
    if (!descriptor || !class) return 1;
    return swift_lookUpClassMethod(metadata, descriptor, class) != swift_lookUpClassMethod(base, descriptor, class);
}

void *lifecycle_find(const char *name) { return dlsym(RTLD_DEFAULT, name); }
