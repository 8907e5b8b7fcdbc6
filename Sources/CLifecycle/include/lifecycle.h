// What Swift can't say of itself: making an object of a class that is known only at run time, and finding what may be
// linked into the program or not.
#pragma once
#include <stdint.h>

/// A new object, +1, of a class that derives from NSObject; of one that derives from UIResponder if `isResponder`.
/// `metadata` is the class. The class's own `init()` runs, or the one that it inherits.
void *_Nullable lifecycle_make(const void *_Nonnull metadata, int isResponder);

/// 1 if a class has a method of its own where its ancestor `base` has another; also if that can't be found out. `method` and
/// `owner` are the names of the descriptors of the method and of the class that declares it first.
int lifecycle_overrides(const void *_Nonnull metadata, const void *_Nonnull base, const char *_Nonnull method,
                        const char *_Nonnull owner);

/// The address of a function of the program by its name, or NULL.
void *_Nullable lifecycle_find(const char *_Nonnull name);
