// Which files a run may touch: it writes in its own folder alone, and reads what programs are made of.
#include "internal.h"
#include "limits.h"
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdio.h>
#include <sys/syscall.h>

#if __has_include(<linux/landlock.h>) && defined(SYS_landlock_create_ruleset)
#include <linux/landlock.h>

#define READING (LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR)
#define WRITING                                                                                                        \
    (LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE                    \
     | LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG                        \
     | LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK                     \
     | LANDLOCK_ACCESS_FS_MAKE_SYM)
// The second version knows moving to another folder, the third one shortening; without a rule moving is refused.
#define MOVING (1ull << 13)
#define SHORTENING (1ull << 14)

static int rules;

static void allow(const char *path, uint64_t access) {
    int place = open(path, O_PATH | O_CLOEXEC);
    if (place < 0) return;
    struct landlock_path_beneath_attr rule = {.allowed_access = access, .parent_fd = place};
    syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    close(place);
}

/// The folder of each library that the program is linked with; others are loaded from there, too.
static int allowLibrary(struct dl_phdr_info *library, size_t size, void *context) {
    (void)size, (void)context;
    char path[4096];
    const char *slash = library->dlpi_name ? strrchr(library->dlpi_name, '/') : NULL;
    if (!slash || (size_t)(slash - library->dlpi_name) >= sizeof path) return 0;
    memcpy(path, library->dlpi_name, slash - library->dlpi_name);
    path[slash - library->dlpi_name] = 0;
    allow(path, READING);
    return 0;
}

int restrictFiles(const char *folder) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
    // A kernel without it leaves the files to the rights of the user.
    if (version < 1) return 0;
    uint64_t writing = WRITING | (version >= 2 ? MOVING : 0) | (version >= 3 ? SHORTENING : 0);
    struct landlock_ruleset_attr handled = {.handled_access_fs = READING | writing};
    rules = (int)syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0);
    if (rules < 0) return -1;
    allow(folder, READING | writing);
    static const char *const system[] = {"/usr", "/lib", "/lib64", "/proc/self", "/sys/devices/system/cpu"};
    for (size_t index = 0; index < sizeof system / sizeof *system; index++) allow(system[index], READING);
    static const char *const files[] = {"/etc/passwd",    "/etc/group",   "/etc/nsswitch.conf", "/etc/ld.so.cache",
                                        "/etc/localtime", "/proc/meminfo", "/proc/cpuinfo",     "/dev/urandom",
                                        "/dev/random",    "/dev/zero"};
    for (size_t index = 0; index < sizeof files / sizeof *files; index++)
        allow(files[index], LANDLOCK_ACCESS_FS_READ_FILE);
    allow("/dev/null", LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE);
    dl_iterate_phdr(allowLibrary, NULL);
    long result = syscall(SYS_landlock_restrict_self, rules, 0);
    close(rules);
    return (int)result;
}

#else

int restrictFiles(const char *folder) {
    (void)folder;
    return 0;
}

#endif
