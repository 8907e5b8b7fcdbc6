#pragma once

/// Lets this process, which must not gain privileges any more, write in `folder` alone and read only that and the system's
/// libraries. Returns 0, also where the kernel can't do it.
int restrictFiles(const char *folder);
