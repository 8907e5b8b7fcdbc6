// Dispatch's queues. The objects are libdispatch's own; what happens with them is decided here.
#include "internal.h"
#include <stdio.h>

extern char _dispatch_main_q, _dispatch_queue_attr_concurrent;

void *mainQueue(void) { return &_dispatch_main_q; }

/// A time of Dispatch: nanoseconds of the monotonic clock, or, if negative, of the wall clock.
uint64_t dispatchTime(uint64_t time) {
    const uint64_t offset = 1000ull * 1000000000ull;
    if (time == NEVER) return NEVER;
    if (time == 0) return now;
    if ((int64_t)time < 0 && (time >> 62) == 3) {
        uint64_t wall = (uint64_t) - (int64_t)time;
        return wall <= EPOCH + now ? now : wall - EPOCH;
    }
    uint64_t value = time & ((1ull << 62) - 1);
    return value < offset ? now : value - offset;
}

// MARK: Queues

/// How many items a queue runs at once stands in its object, at a place that is found once.
static int isSerial(void *handle) {
    static int offset = -1;
    if (offset < 0) {
        REAL(void *, "dispatch_queue_create", const char *, void *);
        uint16_t *serial = real("serial", NULL);
        uint16_t *concurrent = real("concurrent", &_dispatch_queue_attr_concurrent);
        for (int index = 16; index < 64 && offset < 0; index++)
            if (serial[index] == 1 && concurrent[index] == 0xffe) offset = index;
        if (offset < 0) unsupported("this version of libdispatch", NULL);
    }
    return ((uint16_t *)handle)[offset] == 1;
}

void *dispatch_queue_create_with_target(const char *label, void *attributes, void *target) {
    static void *(*real)(const char *, void *, void *);
    if (!real) real = dlsym(RTLD_NEXT, "dispatch_queue_create_with_target");
    void *handle = real(label, attributes, NULL);
    queue *entry = infoOf(handle);
    entry->target = target;
    entry->isSerial = !attributes || isSerial(handle);
    entry->suspensions = entry->running = 0;
    return handle;
}

void *dispatch_queue_create(const char *label, void *attributes) {
    return dispatch_queue_create_with_target(label, attributes, NULL);
}

void dispatch_set_target_queue(void *object, void *target) { infoOf(object)->target = target; }
/// The Swift runtime's way to make its queue wide. Left to libdispatch it would start a thread.
void dispatch_queue_set_width(void *handle, long width) {
    (void)width;
    infoOf(handle)->isSerial = 0;
}

void dispatch_async(void *queue, void *block) { enqueue(now, queue, block, NULL, NULL, NULL, NULL, 0); }
void dispatch_async_f(void *queue, void *context, function call) {
    enqueue(now, queue, NULL, call, context, NULL, NULL, 0);
}
void dispatch_barrier_async(void *queue, void *block) { enqueue(now, queue, block, NULL, NULL, NULL, NULL, 1); }
void dispatch_barrier_async_f(void *queue, void *context, function call) {
    enqueue(now, queue, NULL, call, context, NULL, NULL, 1);
}
void dispatch_after(uint64_t time, void *queue, void *block) {
    uint64_t at = dispatchTime(time);
    if (at != NEVER) enqueue(at, queue, block, NULL, NULL, NULL, NULL, 0);
}
void dispatch_after_f(uint64_t time, void *queue, void *context, function call) {
    uint64_t at = dispatchTime(time);
    if (at != NEVER) enqueue(at, queue, NULL, call, context, NULL, NULL, 0);
}

// MARK: Waiting for a queue

typedef struct {
    void *handle;
    item *last;
} turn;

static int isTurn(void *context) {
    turn *waiting = context;
    queue *root = rootOf(waiting->handle);
    if (root->suspensions || (root->isSerial && root->running)) return 0;
    if (!root->isSerial || !waiting->last) return 1;
    // What was there before comes first.
    for (item *item = firstItem(); item; item = item->next) {
        if (item->at <= now && rootOf(item->queue) == root) return 0;
        if (item == waiting->last) break;
    }
    return 1;
}

static item *lastOf(void *handle) {
    item *last = NULL;
    for (item *item = firstItem(); item && item->at <= now; item = item->next)
        if (rootOf(item->queue) == rootOf(handle)) last = item;
    return last;
}

typedef struct {
    void *block;
    function call;
    void *context;
    int isDone;
} job;

static void run(void *argument) {
    job *job = argument;
    if (job->block) callBlock(job->block);
    else job->call(job->context);
    job->isDone = 1;
}

static int isDone(void *argument) { return ((job *)argument)->isDone; }

static void performSync(void *handle, void *block, function call, void *context) {
    job job = {block, call, context, 0};
    queue *root = rootOf(handle);
    void *before = currentQueue();
    if (root->isSerial && root->running && before && rootOf(before) == root)
        unsupported("a deadlock: sync on the queue that runs", NULL);
    if (isMainQueue(handle) && me) {
        enqueue(now, handle, NULL, run, &job, NULL, NULL, 0);
        waitUntil(isDone, &job, NEVER, "DispatchQueue.main.sync");
        return;
    }
    if (handle == mainQueue()) unsupported("a deadlock: DispatchQueue.main.sync on the main thread", NULL);
    turn waiting = {handle, lastOf(handle)};
    waitUntil(isTurn, &waiting, NEVER, "sync");
    setCurrentQueue(handle);
    root->running++;
    run(&job);
    root->running--;
    setCurrentQueue(before);
}

void dispatch_sync(void *queue, void *block) { performSync(queue, block, NULL, NULL); }
void dispatch_sync_f(void *queue, void *context, function call) { performSync(queue, NULL, call, context); }
void dispatch_barrier_sync(void *queue, void *block) { performSync(queue, block, NULL, NULL); }
void dispatch_barrier_sync_f(void *queue, void *context, function call) { performSync(queue, NULL, call, context); }
void dispatch_async_and_wait(void *queue, void *block) { performSync(queue, block, NULL, NULL); }
void dispatch_async_and_wait_f(void *queue, void *context, function call) { performSync(queue, NULL, call, context); }

void dispatch_apply(size_t count, void *queue, void *block) {
    (void)queue;
    for (size_t index = 0; index < count; index++) ((void (**)(void *, size_t))block)[2](block, index);
}

void dispatch_main(void) {
    for (;;) {
        if (stepOnce(1)) continue;
        uint64_t time = nextTime(1);
        if (time == NEVER) exit(0);
        moveClock(time);
    }
}

static int isOn(void *queue) {
    void *current = currentQueue();
    return queue == mainQueue() ? isMainThread() : current && rootOf(current) == rootOf(queue);
}

static void assertThat(int isRight) {
    if (isRight) return;
    fprintf(stderr, "the code runs on another queue than it asserts\n");
    abort();
}

void dispatch_assert_queue(void *queue) { assertThat(isOn(queue)); }
void dispatch_assert_queue_barrier(void *queue) { assertThat(isOn(queue)); }
void dispatch_assert_queue_not(void *queue) { assertThat(!isOn(queue)); }

// MARK: What runs do not cover

void dispatch_block_wait(void *block, uint64_t time) {
    (void)block;
    (void)time;
    unsupported("DispatchWorkItem.wait", NULL);
}
void dispatch_read(void) { unsupported("reading by Dispatch", NULL); }
void dispatch_write(void) { unsupported("writing by Dispatch", NULL); }
void *dispatch_io_create(void) { unsupported("channels of Dispatch", NULL); }
void *dispatch_io_create_with_path(void) { unsupported("channels of Dispatch", NULL); }
void *dispatch_io_create_with_io(void) { unsupported("channels of Dispatch", NULL); }

extern void *dispatch_queue_get_specific(void *queue, const void *key);

void *dispatch_get_specific(const void *key) {
    void *handle = currentQueue() ? currentQueue() : isMainThread() ? mainQueue() : NULL;
    while (handle) {
        void *value = dispatch_queue_get_specific(handle, key);
        if (value) return value;
        handle = infoOf(handle)->target;
    }
    return NULL;
}
