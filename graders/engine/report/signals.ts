/**
 * Explains the signals that end programs.
 *
 * @module
 */

/** Chosen by what a program or its library writes before it aborts. */
const ABORTS: readonly (readonly [pattern: RegExp, says: string])[] = [
  [/double free/, "it freed the same memory twice"],
  [
    /free\(\): invalid|munmap_chunk|invalid pointer/,
    "it freed memory that malloc had not given it, or that it had already freed",
  ],
  [/stack smashing/, "it wrote beyond the end of an array in a function"],
  [/buffer overflow detected/, "it wrote more into an array than fits"],
  [
    /corrupted (?:size|top|unsorted)|malloc\(\)|realloc\(\)|malloc_consolidate/,
    "it wrote beyond the end of memory that malloc had given it, or used it after free",
  ],
  [/[Aa]ssert/, "one of its own assertions failed"],
  [/terminate called/, "it threw an exception that nothing catches"],
];

const SIGNALS: Readonly<Record<string, string>> = {
  SIGSEGV:
    "it used memory that is not its own (a null pointer, an index beyond the end of an array, endless recursion)",
  SIGABRT: "it stopped itself (abort), usually because a library found its memory damaged",
  SIGFPE: "it divided a whole number by zero, or the result was too large",
  SIGILL:
    "it reached a place where there is no instruction, for example the end of a function that should return something",
  SIGBUS: "it used an address where there is no memory",
  SIGPIPE: "it wrote to something that is no longer being read",
  SIGTRAP: "it reached a place that the compiler thought impossible",
  SIGXFSZ: "it wrote a file that is too large",
  SIGSYS: "it asked the system for something that is forbidden here",
  SIGKILL: "it was killed, for example because it used too much memory",
  SIGTERM: "it was told to end",
  SIGALRM: "one of its own timers ran out",
};

/**
 * Explains the end of a program by a signal: `SIGSEGV: it used memory that is not its own…`.
 *
 * @param stderr - what the program wrote; for an abort, it contains the reason
 */
export function signalSays(signal: string, stderr: string): string {
  const abort = signal === "SIGABRT" ? ABORTS.find(([pattern]) => pattern.test(stderr)) : undefined;
  const says = abort?.[1] ?? SIGNALS[signal];
  return says === undefined ? `it was ended by ${signal}.` : `${signal}: ${says}.`;
}
