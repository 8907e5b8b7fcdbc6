// A program linked with this runs on a virtual clock and in one order: Dispatch, Swift's tasks, timers, sleeps, clocks,
// locks and random numbers. Time moves only when nothing can run. The order is (time, order of submission).
//
// It works by defining the public entry points of libdispatch and of the C library in the executable itself, where the
// dynamic linker finds them first. What can't be made deterministic ends the program with one line on standard error:
// exit code 86 for something unsupported, 87 for a program that makes no progress.
#pragma once
#include <stdint.h>

/// Runs one thing that is due. Main thread only. Returns 0 if nothing was.
int determinism_step(void);

/// The time of the next thing, in nanoseconds since the start; UINT64_MAX if there is none.
uint64_t determinism_next(void);

/// Nanoseconds since the start.
uint64_t determinism_now(void);

/// Moves the clock forward.
void determinism_set_now(uint64_t time);
