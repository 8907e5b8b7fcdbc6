#pragma once
#define _GNU_SOURCE
#include "determinism.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define NEVER UINT64_MAX
/// Virtual time starts here for `Date()`: 14 November 2023, 22:13:20 UTC.
#define EPOCH (1700000000ull * 1000000000ull)

typedef void (*function)(void *);
typedef int (*predicate)(void *);

/// The C library's own function behind one that is defined here.
#define REAL(result, name, ...)                                                                                        \
    static result (*real)(__VA_ARGS__);                                                                                \
    if (!real) real = (result(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

/// Work that is to be done at a time on a queue.
typedef struct item {
    struct item *next;
    uint64_t at;
    void *queue;
    void *block;
    function call;
    void *context;
    struct source *source;
    void *group;
    int isBarrier;
} item;

/// A thread that runs only while it holds the token.
typedef struct worker {
    struct worker *next;
    pthread_t thread;
    pthread_cond_t wakes;
    int holdsToken, isBusy, isParked, isDead;
    item *item;
    predicate ready;
    void *context;
    uint64_t until;
    void *queue;
} worker;

/// What is known of a queue beside libdispatch's own object.
typedef struct queue {
    struct queue *next;
    void *handle;
    int isSerial, suspensions, running;
    void *target;
} queue;

// The blocks runtime, which libdispatch brings along.
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

/// Calls a block without parameters: its function is the third word of it.
static inline void callBlock(void *block) { ((void (**)(void *))block)[2](block); }

extern worker *workers;
extern __thread worker *me;
extern uint64_t now;
extern unsigned long progress;
extern uint64_t submissions;

int isMainThread(void);
/// True on the main thread and on threads that the scheduler made.
int isOurs(void);
void *currentQueue(void);
void setCurrentQueue(void *handle);
void enqueue(uint64_t at, void *handle, void *block, function call, void *context, struct source *source, void *group,
             int isBarrier);
item *firstItem(void);
queue *infoOf(void *handle);
queue *rootOf(void *handle);
int isMainQueue(void *handle);
void *mainQueue(void);
void runItem(item *item);
/// Waits until `ready` or a time. Returns 1 if it became ready.
int waitUntil(predicate ready, void *context, uint64_t until, const char *what);
int stepOnce(int mayUseMainQueue);
uint64_t nextTime(int mayUseMainQueue);
void moveClock(uint64_t time);
void passToken(worker *worker);
void returnToken(worker *worker);
void fire(struct source *source, int generation);
void leaveGroup(void *group);
uint64_t nextTimerTime(void);
/// A time of Dispatch as nanoseconds since the start.
uint64_t dispatchTime(uint64_t time);
void armDueTimers(void);
void fillRandom(void *bytes, size_t count);
_Noreturn void unsupported(const char *what, const char *detail);
int lockReally(pthread_mutex_t *mutex);
int waitReally(pthread_cond_t *condition, pthread_mutex_t *mutex);
int signalReally(pthread_cond_t *condition);
