// Exchanging two folders in one step is Linux's own; Swift's Glibc module doesn't show it.
#ifndef LIFECYCLE_CFILESYSTEM_H
#define LIFECYCLE_CFILESYSTEM_H

#define LIFECYCLE_RENAME_EXCHANGE 2u

int renameat2(int old_folder, const char *old_path, int new_folder, const char *new_path, unsigned flags);

#endif
