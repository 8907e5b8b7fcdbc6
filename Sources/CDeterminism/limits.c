// What a run may not do: talk to the network, start or end programs, use up the machine. Needs no rights.
// It is on when the environment says LIFECYCLE_LIMITS=1.
#include "internal.h"
#include "limits.h"
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ANSWER(value) BPF_STMT(BPF_RET | BPF_K, value)
#define REFUSE(number)                                                                                                 \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1), ANSWER(SECCOMP_RET_ERRNO | EPERM)
#define THREADS_ONLY 0x10000 /* CLONE_THREAD */
// A call whose first argument names a process: this one alone.
#define OWN_PROCESS_ONLY(number)                                                                                       \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 4), LOAD(args[0]),                                                  \
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, self, 0, 1), ANSWER(SECCOMP_RET_ALLOW), ANSWER(SECCOMP_RET_ERRNO | EPERM)

static int restrictCalls(void) {
    const unsigned self = (unsigned)getpid();
    struct sock_filter filter[] = {
        LOAD(arch), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0), ANSWER(SECCOMP_RET_KILL_PROCESS),
        LOAD(nr), REFUSE(SYS_socket), REFUSE(SYS_socketpair), REFUSE(SYS_execve), REFUSE(SYS_execveat),
#ifdef SYS_fork
        REFUSE(SYS_fork), REFUSE(SYS_vfork),
#endif
        REFUSE(SYS_ptrace), REFUSE(SYS_mount), REFUSE(SYS_unshare), REFUSE(SYS_setns), REFUSE(SYS_io_uring_setup),
        REFUSE(SYS_process_vm_writev), REFUSE(SYS_bpf), REFUSE(SYS_tkill), REFUSE(SYS_rt_sigqueueinfo),
        REFUSE(SYS_rt_tgsigqueueinfo), REFUSE(SYS_reboot), REFUSE(SYS_umount2), REFUSE(SYS_chroot),
        REFUSE(SYS_pivot_root), REFUSE(SYS_settimeofday), REFUSE(SYS_clock_settime), REFUSE(SYS_keyctl),
        REFUSE(SYS_perf_event_open), OWN_PROCESS_ONLY(SYS_kill), OWN_PROCESS_ONLY(SYS_tgkill),
#ifdef SYS_pidfd_send_signal
        REFUSE(SYS_pidfd_send_signal),
#endif
        // The C library goes back to clone, whose flags can be read here.
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone3, 0, 1), ANSWER(SECCOMP_RET_ERRNO | ENOSYS),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 3), LOAD(args[0]),
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, THREADS_ONLY, 1, 0), ANSWER(SECCOMP_RET_ERRNO | EPERM),
        ANSWER(SECCOMP_RET_ALLOW)};
    struct sock_fprog program = {sizeof filter / sizeof filter[0], filter};
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
}

static void limit(int resource, rlim_t value) {
    struct rlimit limit = {value, value};
    setrlimit(resource, &limit);
}

/// Ends a program in which nothing happens: an endless loop, or a lock that the scheduler can't see.
static void watch(int signal) {
    (void)signal;
    static unsigned long last;
    static int idle;
    if (progress != last) {
        last = progress;
        idle = 0;
    } else if (++idle >= 3) {
        static const char text[] = "no progress in a run for 3 seconds: an endless loop, or a lock that is never released\n";
        if (write(STDERR_FILENO, text, sizeof text - 1) < 0) _exit(88);
        _exit(87);
    }
}

__attribute__((constructor)) static void startLimits(void) {
    struct sigaction action = {0};
    action.sa_handler = watch;
    action.sa_flags = SA_RESTART;
    sigaction(SIGALRM, &action, NULL);
    // A process that a worker thread starts has inherited that all signals are blocked.
    sigset_t none;
    sigemptyset(&none);
    pthread_sigmask(SIG_SETMASK, &none, NULL);
    struct itimerval everySecond = {{1, 0}, {1, 0}};
    setitimer(ITIMER_REAL, &everySecond, NULL);
    const char *wanted = getenv("LIFECYCLE_LIMITS");
    if (!wanted || strcmp(wanted, "1")) return;
    limit(RLIMIT_CPU, 10);
    limit(RLIMIT_FSIZE, 16 << 20);
    limit(RLIMIT_NOFILE, 128);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_AS, (rlim_t)4 << 30);
    const char *folder = getenv("HOME");
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || (folder && restrictFiles(folder)) || restrictCalls()) {
        perror("the limits of a run can't be set");
        _exit(88);
    }
}
