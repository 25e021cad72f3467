/**
 * Says in words what the signals mean by which programs are ended.
 *
 * @module
 */

/** By what a program, or the library under it, says before it aborts. */
const ABORTS: readonly (readonly [pattern: RegExp, says: string])[] = [
  [/double free/, "it freed the same memory twice"],
  [
    /free\(\): invalid|munmap_chunk|invalid pointer/,
    "it freed what malloc had not given, or had been freed already",
  ],
  [/stack smashing/, "it wrote beyond the end of an array in a function"],
  [/buffer overflow detected/, "it wrote more into an array than there is room for"],
  [
    /corrupted (?:size|top|unsorted)|malloc\(\)|realloc\(\)|malloc_consolidate/,
    "it wrote beyond the end of memory that malloc had given, or used it after free",
  ],
  [/[Aa]ssert/, "an assertion of its own does not hold"],
  [/terminate called/, "an exception was thrown that nothing catches"],
];

const SIGNALS: Readonly<Record<string, string>> = {
  SIGSEGV:
    "it used memory that is not its own (a null pointer, an index beyond an array, a recursion without an end)",
  SIGABRT: "it gave up by itself (abort), mostly because a library found its memory damaged",
  SIGFPE: "it divided a whole number by zero, or computed one too large to hold",
  SIGILL:
    "it came to a place where there is no instruction, for example the end of a function that is to return something",
  SIGBUS: "it used an address at which there is no memory",
  SIGPIPE: "it wrote to something that nobody reads any more",
  SIGTRAP: "it came to a place that the compiler holds to be impossible",
  SIGXFSZ: "it wrote a file that is too large",
  SIGSYS: "it asked the system for something that is forbidden here",
  SIGKILL: "it was killed, for example because it used too much memory",
  SIGTERM: "it was told to end",
  SIGALRM: "a timer of its own ran out",
};

/**
 * What a death by a signal means: `SIGSEGV: it used memory that is not its own…`.
 *
 * @param stderr - what the program said; of an abort, it tells the reason
 */
export function signalSays(signal: string, stderr: string): string {
  const abort = signal === "SIGABRT" ? ABORTS.find(([pattern]) => pattern.test(stderr)) : undefined;
  const says = abort?.[1] ?? SIGNALS[signal];
  return says === undefined ? `it was ended by ${signal}.` : `${signal}: ${says}.`;
}
