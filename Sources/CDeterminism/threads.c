// Threads, locks and conditions of the app and of Foundation, under the token.
#include "internal.h"
#include <errno.h>
#include <time.h>

void waitForFirstToken(worker *worker);

static int (*realLock)(pthread_mutex_t *);
static int (*realWait)(pthread_cond_t *, pthread_mutex_t *);
static int (*realSignal)(pthread_cond_t *);

__attribute__((constructor(101))) static void find(void) {
    realLock = dlsym(RTLD_NEXT, "pthread_mutex_lock");
    realWait = dlsym(RTLD_NEXT, "pthread_cond_wait");
    realSignal = dlsym(RTLD_NEXT, "pthread_cond_signal");
}

int lockReally(pthread_mutex_t *mutex) {
    if (!realLock) find();
    return realLock(mutex);
}
int waitReally(pthread_cond_t *condition, pthread_mutex_t *mutex) { return realWait(condition, mutex); }
int signalReally(pthread_cond_t *condition) { return realSignal(condition); }

typedef struct {
    worker *worker;
    void *(*body)(void *);
    void *argument;
} beginning;

static void finish(void *argument) {
    worker *self = argument;
    self->isParked = 0;
    self->isDead = 1;
    returnToken(self);
}

static void *begin(void *argument) {
    beginning start = *(beginning *)argument;
    free(argument);
    me = start.worker;
    waitForFirstToken(me);
    void *result;
    pthread_cleanup_push(finish, start.worker);
    result = start.body(start.argument);
    pthread_cleanup_pop(1);
    return result;
}

static int always(void *context) {
    (void)context;
    return 1;
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument) {
    REAL(int, "pthread_create", pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    if (!isOurs()) return real(thread, attributes, body, argument);
    // A thread of libdispatch means that an entry point is missing here.
    Dl_info caller;
    if (dladdr(__builtin_return_address(0), &caller) && caller.dli_fname && strstr(caller.dli_fname, "libdispatch"))
        unsupported("a part of Dispatch that runs do not cover", NULL);
    worker *new = calloc(1, sizeof *new);
    pthread_cond_init(&new->wakes, NULL);
    new->isBusy = new->isParked = 1;
    new->ready = always;
    new->until = NEVER;
    worker **place = &workers;
    while (*place) place = &(*place)->next;
    *place = new;
    beginning *start = malloc(sizeof *start);
    *start = (beginning){new, body, argument};
    int result = real(&new->thread, attributes, begin, start);
    if (result) unsupported("more threads than there is room for", NULL);
    progress++;
    *thread = new->thread;
    return result;
}

static int isDead(void *context) { return ((worker *)context)->isDead; }

int pthread_join(pthread_t thread, void **result) {
    for (worker *worker = workers; worker; worker = worker->next)
        if (worker->thread == thread) waitUntil(isDead, worker, NEVER, "the end of a thread");
    REAL(int, "pthread_join", pthread_t, void **);
    return real(thread, result);
}

static int isUnlocked(void *context) { return ((pthread_mutex_t *)context)->__data.__lock == 0; }

int pthread_mutex_lock(pthread_mutex_t *mutex) {
    if (!isOurs()) return lockReally(mutex);
    int result;
    while ((result = pthread_mutex_trylock(mutex)) == EBUSY) waitUntil(isUnlocked, mutex, NEVER, "a lock");
    return result;
}

typedef struct waiter {
    struct waiter *next;
    void *condition;
    int isSignalled;
} waiter;

static waiter *waiters;

static int isSignalled(void *context) { return ((waiter *)context)->isSignalled; }

static int await(pthread_cond_t *condition, pthread_mutex_t *mutex, uint64_t until) {
    waiter self = {NULL, condition, 0};
    waiter **place = &waiters;
    while (*place) place = &(*place)->next;
    *place = &self;
    pthread_mutex_unlock(mutex);
    int result = waitUntil(isSignalled, &self, until, "a condition");
    for (place = &waiters; *place != &self; place = &(*place)->next) continue;
    *place = self.next;
    pthread_mutex_lock(mutex);
    return result ? 0 : ETIMEDOUT;
}

int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
    return isOurs() ? await(condition, mutex, NEVER) : waitReally(condition, mutex);
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *time) {
    uint64_t until = time->tv_sec * 1000000000ull + time->tv_nsec;
    return await(condition, mutex, until > EPOCH ? until - EPOCH : until - 1000ull * 1000000000ull);
}

int pthread_cond_signal(pthread_cond_t *condition) {
    for (waiter *waiter = waiters; waiter; waiter = waiter->next) {
        if (waiter->condition != condition || waiter->isSignalled) continue;
        waiter->isSignalled = 1;
        return 0;
    }
    return signalReally(condition);
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
    for (waiter *waiter = waiters; waiter; waiter = waiter->next)
        if (waiter->condition == condition) waiter->isSignalled = 1;
    REAL(int, "pthread_cond_broadcast", pthread_cond_t *);
    return real(condition);
}
