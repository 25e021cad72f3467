/**
 * Attacks by programs in other languages, which reach the kernel without Node between them.
 *
 * They do not try to print what the stage asks for: they print what became of the attack, and the report must show it.
 *
 * @module
 */
import type { Attack } from "./attack.ts";

/** A stage without input and with one transcript. */
export const STAGE = "two-player-spades/2-build-deck";

/** A shell script in place of the stage's program. */
export function inShell(script: string): Attack["files"] {
  const settings = { run: ["sh", "attack.sh"] };
  return () => ({
    [`${STAGE}/attack.sh`]: `${script}\n`,
    [`${STAGE}/deckwork.json`]: JSON.stringify(settings),
  });
}

const HEAD = `#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <arpa/inet.h>
#include <time.h>
#include <unistd.h>
/** Prints what a call gave. */
static int tell(const char *what, long result) {
  printf("%s: %s\\n", what, result < 0 ? strerror(errno) : "REACHED");
  return fflush(stdout);
}
/** Computes for half a second: a sleep is over at once. */
static void linger(void) {
  clock_t until = clock() + CLOCKS_PER_SEC / 2;
  while (clock() < until);
}
`;

/** A program in C in place of the stage's program: the lines of its `main`. */
export function inC(lines: string): Attack["files"] {
  const settings = {
    build: ["cc", "-w", "-o", "attack", "attack.c", "-lpthread"],
    run: ["./attack"],
  };
  return () => ({
    [`${STAGE}/attack.c`]: `${HEAD}int main(void) {\n${lines}\n  return 0;\n}\n`,
    [`${STAGE}/deckwork.json`]: JSON.stringify(settings),
  });
}

/** What every such program gets that runs to its end. */
export function says(text: string | RegExp): Attack["gets"] {
  return { points: 0, verdicts: ["different"], says: text };
}
