// What Swift can't say of itself: making an object of a class that is known only at run time, and finding what may be
// linked into the program or not.
#pragma once
#include <stdint.h>

/// A new object, +1, of a class that derives from NSObject; of one that derives from UIResponder if `isResponder`.
/// `metadata` is the class. The class's own `init()` runs, or the one that it inherits.
void *_Nullable lifecycle_make(const void *_Nonnull metadata, int isResponder);

/// The address of a function of the program by its name, or NULL.
void *_Nullable lifecycle_find(const char *_Nonnull name);
