// Clocks, sleeps, timers of run loops, and random numbers.
#include "internal.h"
#include <errno.h>
#include <poll.h>
#include <stdarg.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>

#define SECOND 1000000000ull

static uint64_t nanoseconds(const struct timespec *time) { return time->tv_sec * SECOND + time->tv_nsec; }

/// A program that only reads the clock waits for time to pass, which it never does.
static void countReading(void) {
    static uint64_t lastChange;
    static unsigned long readings;
    uint64_t change = now + submissions;
    if (change != lastChange) {
        lastChange = change;
        readings = 0;
    } else if (++readings > 2000000) {
        unsupported("a loop that waits for the clock", NULL);
    }
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    if (clock == CLOCK_PROCESS_CPUTIME_ID || clock == CLOCK_THREAD_CPUTIME_ID) {
        REAL(int, "clock_gettime", clockid_t, struct timespec *);
        return real(clock, time);
    }
    countReading();
    // The monotonic clock starts at a thousand seconds: to Foundation zero means no time.
    uint64_t value = now + (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE ? EPOCH : 1000 * SECOND);
    time->tv_sec = value / SECOND;
    time->tv_nsec = value % SECOND;
    return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    (void)zone;
    uint64_t value = now + EPOCH;
    time->tv_sec = value / SECOND;
    time->tv_usec = value % SECOND / 1000;
    return 0;
}

time_t time(time_t *result) {
    time_t value = (now + EPOCH) / SECOND;
    if (result) *result = value;
    return value;
}

int nanosleep(const struct timespec *length, struct timespec *rest) {
    (void)rest;
    waitUntil(NULL, NULL, now + nanoseconds(length), "sleep");
    return 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *length, struct timespec *rest) {
    (void)rest;
    uint64_t until = nanoseconds(length);
    if (!(flags & TIMER_ABSTIME)) until += now;
    else until -= clock == CLOCK_REALTIME ? EPOCH : 1000 * SECOND;
    waitUntil(NULL, NULL, until, "sleep");
    return 0;
}

int usleep(useconds_t length) {
    waitUntil(NULL, NULL, now + length * 1000ull, "sleep");
    return 0;
}

unsigned sleep(unsigned length) {
    waitUntil(NULL, NULL, now + length * SECOND, "sleep");
    return 0;
}

// MARK: Timers of run loops

static struct {
    int descriptor, isArmed;
    uint64_t at;
} timers[64];

static int (*setTimer)(int, int, const struct itimerspec *, struct itimerspec *);

uint64_t nextTimerTime(void) {
    uint64_t time = NEVER;
    for (int index = 0; index < 64; index++)
        if (timers[index].isArmed && timers[index].at < time) time = timers[index].at;
    return time;
}

void armDueTimers(void) {
    struct itimerspec atOnce = {{0, 0}, {0, 1}};
    for (int index = 0; index < 64; index++) {
        if (!timers[index].isArmed || timers[index].at > now) continue;
        timers[index].isArmed = 0;
        setTimer(timers[index].descriptor, 0, &atOnce, NULL);
        struct pollfd ready = {timers[index].descriptor, POLLIN, 0};
        REAL(int, "poll", struct pollfd *, nfds_t, int);
        real(&ready, 1, 1000);
    }
}

int timerfd_settime(int descriptor, int flags, const struct itimerspec *new, struct itimerspec *old) {
    if (!setTimer) setTimer = dlsym(RTLD_NEXT, "timerfd_settime");
    int index = 0;
    while (index < 64 && timers[index].descriptor != descriptor && timers[index].descriptor) index++;
    if (index == 64) unsupported("more than 64 run loop timers", NULL);
    struct itimerspec off = {{0, 0}, {0, 0}};
    setTimer(descriptor, 0, &off, old);
    uint64_t value = nanoseconds(&new->it_value);
    uint64_t base = flags & TFD_TIMER_ABSTIME ? value - 1000 * SECOND : now + value;
    timers[index].descriptor = descriptor;
    timers[index].isArmed = value != 0;
    timers[index].at = flags & TFD_TIMER_ABSTIME && value < 1000 * SECOND ? now : base;
    if (timers[index].isArmed && timers[index].at <= now) armDueTimers();
    return 0;
}

/// Where the run loop of the main thread waits.
int ppoll(struct pollfd *files, nfds_t count, const struct timespec *length, const sigset_t *mask) {
    REAL(int, "ppoll", struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);
    struct timespec none = {0, 0};
    if (!isMainThread()) {
        if (!length || length->tv_sec || length->tv_nsec)
            unsupported("a run loop, or a wait for files, on a thread other than the main one", NULL);
        return real(files, count, &none, mask);
    }
    uint64_t until = length ? now + nanoseconds(length) : NEVER;
    for (;;) {
        int ready = real(files, count, &none, mask);
        if (ready) return ready;
        if (until <= now) return 0;
        if (stepOnce(1)) continue;
        uint64_t time = nextTime(1);
        if (until < time) time = until;
        if (time == NEVER) unsupported("the run loop waits for ever", NULL);
        moveClock(time);
    }
}

// MARK: Random numbers

static uint64_t seed = 0x9E3779B97F4A7C15ull;

void fillRandom(void *bytes, size_t count) {
    unsigned char *next = bytes;
    while (count) {
        uint64_t value = seed += 0x9E3779B97F4A7C15ull;
        value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ull;
        value = (value ^ (value >> 27)) * 0x94D049BB133111EBull;
        value ^= value >> 31;
        size_t part = count < 8 ? count : 8;
        memcpy(next, &value, part);
        next += part;
        count -= part;
    }
}

void swift_stdlib_random(void *bytes, size_t count) { fillRandom(bytes, count); }

ssize_t getrandom(void *bytes, size_t count, unsigned flags) {
    (void)flags;
    fillRandom(bytes, count);
    return count;
}

/// Behind `UUID()`: version 4, variant 1.
void _foundation_uuid_generate_random(unsigned char *uuid) {
    fillRandom(uuid, 16);
    uuid[6] = (uuid[6] & 0x0f) | 0x40;
    uuid[8] = (uuid[8] & 0x3f) | 0x80;
}

static int isFree(void *futex) { return ((*(volatile int *)futex) & 0x3fffffff) == 0; }

/// What Swift's `Mutex` and its random numbers use.
long syscall(long number, ...) {
    va_list list;
    va_start(list, number);
    long values[6];
    for (int index = 0; index < 6; index++) values[index] = va_arg(list, long);
    va_end(list);
    if (number == SYS_getrandom) {
        fillRandom((void *)values[0], values[1]);
        return values[1];
    }
    if (number == SYS_futex && isOurs()) {
        int operation = (int)values[1] & 127;
        if (operation == 6) waitUntil(isFree, (void *)values[0], NEVER, "a mutex");
        else if (operation == 0 || operation == 9) unsupported("a wait that the scheduler can't see (futex)", NULL);
    }
    REAL(long, "syscall", long, ...);
    return real(number, values[0], values[1], values[2], values[3], values[4], values[5]);
}

/// The machine that a run happens on has no name of its own.
int gethostname(char *name, size_t size) {
    strncpy(name, "iPhone", size);
    return 0;
}
