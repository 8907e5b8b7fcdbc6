// Dispatch's sources: timers and data. Others wait for things that a run does not have.
#include "internal.h"

extern char _dispatch_source_type_timer, _dispatch_source_type_data_add, _dispatch_source_type_data_or;
extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);

typedef struct source {
    struct source *next;
    void *handle, *queue, *context;
    enum { timer, sum, bits } kind;
    uint64_t start, interval;
    void *event, *cancel, *registration;
    function eventCall, cancelCall;
    int isCancelled, generation, suspensions;
    unsigned long data, pending;
} source;

static source *sources;

static source *sourceOf(void *handle) {
    for (source *entry = sources; entry; entry = entry->next)
        if (entry->handle == handle) return entry;
    return NULL;
}

static source *known(void *handle) {
    source *entry = sourceOf(handle);
    if (!entry) unsupported("a source that libdispatch made itself", NULL);
    return entry;
}

void *dispatch_source_create(const void *type, uintptr_t object, uintptr_t mask, void *queue) {
    (void)object;
    (void)mask;
    source *new = calloc(1, sizeof *new);
    if (type == &_dispatch_source_type_timer) new->kind = timer;
    else if (type == &_dispatch_source_type_data_add) new->kind = sum;
    else if (type == &_dispatch_source_type_data_or) new->kind = bits;
    else unsupported("a source of signals, files or processes", NULL);
    // Any object of Dispatch serves as the handle.
    REAL(void *, "dispatch_group_create", void);
    new->handle = real();
    new->queue = queue ? queue : dispatch_get_global_queue(0, 0);
    new->suspensions = 1;
    new->start = new->interval = NEVER;
    new->next = sources;
    sources = new;
    return new->handle;
}

static void arm(source *entry) {
    if (entry->suspensions > 0 || entry->isCancelled || entry->kind != timer || entry->start == NEVER) return;
    enqueue(entry->start, entry->queue, NULL, NULL, (void *)(intptr_t)++entry->generation, entry, NULL, 0);
}

static void call(void *block, function call, void *context) {
    if (block) callBlock(block);
    else if (call) call(context);
}

void fire(source *entry, int generation) {
    if (generation < 0) return call(entry->cancel, entry->cancelCall, entry->context);
    if (entry->isCancelled || entry->suspensions > 0) return;
    if (entry->kind != timer) {
        if (!entry->pending) return;
        entry->data = entry->pending;
        entry->pending = 0;
        return call(entry->event, entry->eventCall, entry->context);
    }
    if (generation != entry->generation) return;
    entry->data = 1;
    if (entry->interval == NEVER) entry->start = NEVER;
    while (entry->start <= now) entry->start += entry->interval;
    call(entry->event, entry->eventCall, entry->context);
    if (generation == entry->generation) arm(entry);
}

void dispatch_source_set_timer(void *handle, uint64_t start, uint64_t interval, uint64_t leeway) {
    (void)leeway;
    source *entry = known(handle);
    entry->start = dispatchTime(start);
    entry->interval = interval == 0 || (int64_t)interval < 0 ? NEVER : interval;
    arm(entry);
}

static void *copied(void *block) { return block ? _Block_copy(block) : NULL; }

void dispatch_source_set_event_handler(void *handle, void *block) { known(handle)->event = copied(block); }
void dispatch_source_set_event_handler_f(void *handle, function call) { known(handle)->eventCall = call; }
void dispatch_source_set_cancel_handler(void *handle, void *block) { known(handle)->cancel = copied(block); }
void dispatch_source_set_cancel_handler_f(void *handle, function call) { known(handle)->cancelCall = call; }
void dispatch_source_set_registration_handler(void *handle, void *block) {
    known(handle)->registration = copied(block);
}

void dispatch_source_cancel(void *handle) {
    source *entry = known(handle);
    if (entry->isCancelled) return;
    entry->isCancelled = 1;
    if (entry->cancel || entry->cancelCall) enqueue(now, entry->queue, NULL, NULL, (void *)-1, entry, NULL, 0);
}

intptr_t dispatch_source_testcancel(void *handle) { return known(handle)->isCancelled; }
uintptr_t dispatch_source_get_data(void *handle) { return known(handle)->data; }

void dispatch_source_merge_data(void *handle, uintptr_t value) {
    source *entry = known(handle);
    entry->pending = entry->kind == sum ? entry->pending + value : entry->pending | value;
    enqueue(now, entry->queue, NULL, NULL, NULL, entry, NULL, 0);
}

void dispatch_set_context(void *object, void *context) {
    source *entry = sourceOf(object);
    if (entry) {
        entry->context = context;
        return;
    }
    REAL(void, "dispatch_set_context", void *, void *);
    real(object, context);
}

static void start(source *entry) {
    if (entry->registration) enqueue(now, entry->queue, entry->registration, NULL, NULL, NULL, NULL, 0);
    arm(entry);
}

void dispatch_resume(void *object) {
    source *entry = sourceOf(object);
    if (!entry) infoOf(object)->suspensions--;
    else if (--entry->suspensions == 0) start(entry);
}

void dispatch_activate(void *object) {
    source *entry = sourceOf(object);
    if (!entry) {
        if (infoOf(object)->suspensions > 0) infoOf(object)->suspensions = 0;
    } else if (entry->suspensions > 0) {
        entry->suspensions = 0;
        start(entry);
    }
}

void dispatch_suspend(void *object) {
    source *entry = sourceOf(object);
    if (entry) entry->suspensions++;
    else infoOf(object)->suspensions++;
}
