// The list of what is to be done, and the token: one thread runs at a time.
#include "internal.h"
#include <stdio.h>

static pthread_mutex_t tokenLock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t mainWakes = PTHREAD_COND_INITIALIZER;
static int mainHoldsToken = 1;
static item *items, *lastItem;
static pthread_t mainThread;
static int isStarted;
static __thread void *queueOnMain;
static int mainMayUseItsQueue;

worker *workers;
__thread worker *me;
uint64_t now = 0;
unsigned long progress;
uint64_t submissions;

__attribute__((constructor)) static void start(void) {
    mainThread = pthread_self();
    isStarted = 1;
}

int isMainThread(void) { return !isStarted || pthread_equal(pthread_self(), mainThread); }
int isOurs(void) { return isStarted && (isMainThread() || me); }

void unsupported(const char *what, const char *detail) {
    fflush(stdout);
    fprintf(stderr, "unsupported in a run: %s%s%s\n", what, detail ? " " : "", detail ? detail : "");
    _exit(86);
}

void *currentQueue(void) { return me ? me->queue : queueOnMain; }

void setCurrentQueue(void *handle) {
    if (me) me->queue = handle;
    else queueOnMain = handle;
}

// MARK: Queues

static queue *queues[1024];

queue *infoOf(void *handle) {
    queue **bucket = &queues[((uintptr_t)handle >> 5) % 1024];
    for (queue *entry = *bucket; entry; entry = entry->next)
        if (entry->handle == handle) return entry;
    queue *entry = calloc(1, sizeof *entry);
    entry->handle = handle;
    entry->isSerial = handle == mainQueue();
    entry->next = *bucket;
    *bucket = entry;
    return entry;
}

/// The serial queue that a queue's work ends up on, or the queue itself.
queue *rootOf(void *handle) {
    queue *entry = infoOf(handle);
    while (entry->target && entry->target != mainQueue() && infoOf(entry->target)->isSerial)
        entry = infoOf(entry->target);
    return entry;
}

int isMainQueue(void *handle) {
    for (queue *entry = infoOf(handle); entry; entry = entry->target ? infoOf(entry->target) : NULL)
        if (entry->handle == mainQueue()) return 1;
    return 0;
}

// MARK: Items

item *firstItem(void) { return items; }

void enqueue(uint64_t at, void *handle, void *block, function call, void *context, struct source *source, void *group,
             int isBarrier) {
    if (!isOurs()) unsupported("work sent from a thread that the run did not make", NULL);
    item *new = calloc(1, sizeof *new);
    *new = (item){NULL, at < now ? now : at, handle, block ? _Block_copy(block) : NULL, call, context, source, group,
                  isBarrier};
    submissions++;
    if (!items || lastItem->at <= new->at) {
        if (items) lastItem->next = new;
        else items = new;
        lastItem = new;
        return;
    }
    item **place = &items;
    while ((*place)->at <= new->at) place = &(*place)->next;
    new->next = *place;
    *place = new;
}

static void take(item **place) {
    item *taken = *place;
    *place = taken->next;
    if (lastItem != taken) return;
    lastItem = items;
    while (lastItem && lastItem->next) lastItem = lastItem->next;
}

static int isRunnable(item *item, int mayUseMainQueue) {
    queue *root = rootOf(item->queue);
    if (infoOf(item->queue)->suspensions || root->suspensions) return 0;
    if ((root->isSerial || item->isBarrier) && root->running) return 0;
    return mayUseMainQueue || !isMainQueue(item->queue);
}

void runItem(item *item) {
    void *before = currentQueue();
    queue *root = rootOf(item->queue);
    setCurrentQueue(item->queue);
    root->running++;
    if (item->source) fire(item->source, (int)(intptr_t)item->context);
    else if (item->block) callBlock(item->block);
    else item->call(item->context);
    root->running--;
    setCurrentQueue(before);
    if (item->block) _Block_release(item->block);
    if (item->group) leaveGroup(item->group);
    free(item);
}

// MARK: The token

void passToken(worker *worker) {
    lockReally(&tokenLock);
    mainHoldsToken = 0;
    worker->holdsToken = 1;
    signalReally(&worker->wakes);
    while (!mainHoldsToken) waitReally(&mainWakes, &tokenLock);
    pthread_mutex_unlock(&tokenLock);
}

static void awaitToken(worker *worker) {
    while (!worker->holdsToken) waitReally(&worker->wakes, &tokenLock);
}

void returnToken(worker *worker) {
    lockReally(&tokenLock);
    worker->holdsToken = 0;
    mainHoldsToken = 1;
    signalReally(&mainWakes);
    if (!worker->isDead) awaitToken(worker);
    pthread_mutex_unlock(&tokenLock);
}

void waitForFirstToken(worker *worker) {
    lockReally(&tokenLock);
    awaitToken(worker);
    pthread_mutex_unlock(&tokenLock);
}

static int isReady(worker *worker) {
    return worker->isParked && ((worker->ready && worker->ready(worker->context)) || worker->until <= now);
}

/// The next item for a thread that has just finished one, if nothing else comes first.
static item *nextForWorker(void) {
    for (worker *other = workers; other; other = other->next)
        if (isReady(other)) return NULL;
    for (item **place = &items; *place && (*place)->at <= now; place = &(*place)->next) {
        item *candidate = *place;
        if (!isRunnable(candidate, mainMayUseItsQueue)) continue;
        if (isMainQueue(candidate->queue)) return NULL;
        take(place);
        progress++;
        return candidate;
    }
    return NULL;
}

static void *work(void *argument) {
    worker *self = argument;
    me = self;
    waitForFirstToken(self);
    for (;;) {
        runItem(self->item);
        if ((self->item = nextForWorker())) continue;
        self->isBusy = 0;
        returnToken(self);
    }
    return NULL;
}

static worker *idleWorker(void) {
    worker **place = &workers;
    for (; *place; place = &(*place)->next)
        if (!(*place)->isBusy) return *place;
    REAL(int, "pthread_create", pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    worker *new = calloc(1, sizeof *new);
    pthread_cond_init(&new->wakes, NULL);
    *place = new;
    real(&new->thread, NULL, work, new);
    return new;
}

// MARK: Steps

int stepOnce(int mayUseMainQueue) {
    progress++;
    mainMayUseItsQueue = mayUseMainQueue;
    for (worker *other = workers; other; other = other->next) {
        if (!isReady(other)) continue;
        other->isParked = 0;
        passToken(other);
        return 1;
    }
    for (item **place = &items; *place && (*place)->at <= now; place = &(*place)->next) {
        item *next = *place;
        if (!isRunnable(next, mayUseMainQueue)) continue;
        take(place);
        if (isMainQueue(next->queue)) {
            runItem(next);
        } else {
            worker *worker = idleWorker();
            worker->isBusy = 1;
            worker->item = next;
            passToken(worker);
        }
        return 1;
    }
    return 0;
}

uint64_t nextTime(int mayUseMainQueue) {
    uint64_t time = NEVER;
    for (item *item = items; item; item = item->next)
        if (item->at < time && isRunnable(item, mayUseMainQueue)) time = item->at;
    for (worker *worker = workers; worker; worker = worker->next)
        if (worker->isParked && worker->until < time) time = worker->until;
    uint64_t timer = mayUseMainQueue ? nextTimerTime() : NEVER;
    return timer < time ? timer : time;
}

void moveClock(uint64_t time) {
    if (time > now) now = time;
    armDueTimers();
}

int waitUntil(predicate ready, void *context, uint64_t until, const char *what) {
    if (ready && ready(context)) return 1;
    if (me) {
        me->isParked = 1;
        me->ready = ready;
        me->context = context;
        me->until = until;
        returnToken(me);
        return ready ? ready(context) : 0;
    }
    for (;;) {
        if (ready && ready(context)) return 1;
        if (until <= now) return 0;
        if (stepOnce(0)) continue;
        uint64_t time = nextTime(0);
        if (until < time) time = until;
        if (time == NEVER) unsupported("the main thread waits for ever:", what);
        moveClock(time);
    }
}

int determinism_step(void) { return stepOnce(1); }
uint64_t determinism_next(void) { return nextTime(1); }
uint64_t determinism_now(void) { return now; }
void determinism_set_now(uint64_t time) { moveClock(time); }
