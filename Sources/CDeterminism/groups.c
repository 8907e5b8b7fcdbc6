// Dispatch's groups and semaphores: counters that are waited for.
#include "internal.h"

typedef struct notice {
    struct notice *next;
    void *queue, *block;
} notice;

typedef struct counter {
    struct counter *next;
    void *handle;
    int isOurs;
    long value;
    notice *notices;
} counter;

static counter *counters[1024];

static counter *counterOf(void *handle) {
    counter **bucket = &counters[((uintptr_t)handle >> 5) % 1024];
    for (counter *entry = *bucket; entry; entry = entry->next)
        if (entry->handle == handle) return entry;
    counter *entry = calloc(1, sizeof *entry);
    entry->handle = handle;
    entry->next = *bucket;
    return *bucket = entry;
}

void *dispatch_group_create(void) {
    REAL(void *, "dispatch_group_create", void);
    counter *entry = counterOf(real());
    entry->value = 0;
    entry->isOurs = 1;
    entry->notices = NULL;
    return entry->handle;
}

/// Groups that libdispatch makes for its work items are counted there.
static int isEmptyInside(void *group) {
    REAL(intptr_t, "dispatch_group_wait", void *, uint64_t);
    return real(group, 0) == 0;
}

static int isEmpty(void *argument) {
    counter *entry = argument;
    return entry->isOurs ? entry->value == 0 : isEmptyInside(entry->handle);
}

static void notify(counter *entry) {
    notice *notice = entry->notices;
    entry->notices = NULL;
    while (notice) {
        struct notice *next = notice->next;
        enqueue(now, notice->queue, notice->block, NULL, NULL, NULL, NULL, 0);
        _Block_release(notice->block);
        free(notice);
        notice = next;
    }
}

void dispatch_group_enter(void *group) { counterOf(group)->value++; }

void leaveGroup(void *group) {
    counter *entry = counterOf(group);
    if (!entry->isOurs) {
        REAL(void, "dispatch_group_leave", void *);
        real(group);
        if (entry->notices && isEmptyInside(group)) notify(entry);
        return;
    }
    if (--entry->value < 0) unsupported("a group that is left more often than entered", NULL);
    if (entry->value == 0) notify(entry);
}

void dispatch_group_leave(void *group) { leaveGroup(group); }

void dispatch_group_async(void *group, void *queue, void *block) {
    counterOf(group)->value++;
    enqueue(now, queue, block, NULL, NULL, NULL, group, 0);
}

void dispatch_group_notify(void *group, void *queue, void *block) {
    counter *entry = counterOf(group);
    notice *new = calloc(1, sizeof *new);
    new->queue = queue;
    new->block = _Block_copy(block);
    notice **place = &entry->notices;
    while (*place) place = &(*place)->next;
    *place = new;
    if (isEmpty(entry)) notify(entry);
}

intptr_t dispatch_group_wait(void *group, uint64_t time) {
    return waitUntil(isEmpty, counterOf(group), dispatchTime(time), "a group") ? 0 : 1;
}

void *dispatch_semaphore_create(intptr_t value) {
    REAL(void *, "dispatch_semaphore_create", intptr_t);
    counter *entry = counterOf(real(0));
    entry->value = value;
    return entry->handle;
}

static int isPositive(void *argument) { return ((counter *)argument)->value > 0; }

intptr_t dispatch_semaphore_signal(void *semaphore) {
    counterOf(semaphore)->value++;
    return 0;
}

intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t time) {
    counter *entry = counterOf(semaphore);
    if (!waitUntil(isPositive, entry, dispatchTime(time), "a semaphore")) return 49;
    entry->value--;
    return 0;
}
