/*
 * Loaded before a program in a different language. The grader does not wait for pauses as a person would. It only reports
 * them on descriptor 3, in the form of guest/process-host.ts. It also reports that the program itself, and no program
 * that it has started, ends by an exit status.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static void tell(double seconds) { dprintf(3, "{\"kind\":\"pause\",\"seconds\":%g}\n", seconds); }

__attribute__((constructor)) static void begin(void) { dprintf(3, "{\"kind\":\"pauses are told\"}\n"); }

static void ends(void) {
  const char *first = getenv("DECKWORK_PID");
  if (first && atol(first) == getpid()) dprintf(3, "{\"kind\":\"ends\",\"by\":\"status\"}\n");
}

__attribute__((destructor)) static void end(void) { ends(); }

/* Shells end like this, without destructors. */
void _exit(int status) {
  ends();
  void (*leave)(int) = (void (*)(int))dlsym(RTLD_NEXT, "_exit");
  leave(status);
  __builtin_unreachable();
}

unsigned int sleep(unsigned int seconds) {
  tell(seconds);
  return 0;
}

int usleep(useconds_t microseconds) {
  tell(microseconds / 1e6);
  return 0;
}

int nanosleep(const struct timespec *wanted, struct timespec *left) {
  (void)left;
  tell(wanted->tv_sec + wanted->tv_nsec / 1e9);
  return 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *wanted, struct timespec *left) {
  (void)clock;
  (void)flags;
  return nanosleep(wanted, left);
}

/* Of C11's threads, which need no header here: the structure is the same. */
int thrd_sleep(const struct timespec *wanted, struct timespec *left) {
  (void)left;
  return nanosleep(wanted, left);
}
