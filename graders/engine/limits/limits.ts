/**
 * Every limit on the contents of a submission, and on what its programs may use; the same for both runners.
 *
 * Wall time is generous because it measures the machine as much as the program; CPU time catches a loop.
 *
 * @module
 */
import { HEAP_MEBIBYTES, NODE_FLAGS } from "../compiled/node-flags.cjs";

/** How long things may take, in milliseconds, and how much may be printed. A session has its own, so tests need not wait for the real ones. */
export interface Times {
  /** CPU time of a case. */
  readonly cpuMs: number;
  /** Clock time of a case. */
  readonly wallMs: number;
  /** Clock time during which a case does nothing. */
  readonly idleMs: number;
  /** CPU time of the compiler, for one question. */
  readonly compilerMs: number;
  /** Standard output of a case, in UTF-16 units. */
  readonly outputChars: number;
}

export const CASE_LIMITS = {
  /** A whole game takes a few milliseconds. */
  cpuMs: 2000,
  wallMs: 20_000,
  /** If it sleeps this long with all its input there, it waits for something that will not come. */
  idleMs: 4000,
  /** Five times as much as in the longest transcript. A program that computes for each line takes long for it. */
  outputChars: 250_000,
  stderrChars: 8192,
  /** Far more than in any honest game; later ones are not noted. */
  pauses: 5000,
} as const;

/** The times for every command. */
export const TIMES: Times = {
  cpuMs: CASE_LIMITS.cpuMs,
  wallMs: CASE_LIMITS.wallMs,
  idleMs: CASE_LIMITS.idleMs,
  compilerMs: 5000,
  outputChars: CASE_LIMITS.outputChars,
};

/**
 * For one stage alone, after all of them together have killed the compiler: a submission must not hold up a course.
 *
 * @returns the compiler's computing time, in milliseconds
 */
export function retryMs({ compilerMs }: Times): number {
  return Math.min(compilerMs, 1000);
}

/** For a run that only looks for a fault: a loop or a flood without an end costs as much as a hundred others. */
export function trialTimes(times: Times): Times {
  return {
    ...times,
    cpuMs: Math.min(times.cpuMs, 150),
    wallMs: Math.min(times.wallMs, 8000),
    idleMs: Math.min(times.idleMs, 1000),
    outputChars: Math.min(times.outputChars, 100_000),
  };
}

/**
 * The clock time for all programs of a submission in one track, so one student cannot hold up a course. Honest programs
 * need far less, even if each has its own process on a busy machine.
 */
export const TRACK_LIMITS = {
  wallMs: 60_000,
  /** There are many fresh games, and the person who asks for them has time. */
  wallMsPerCase: 200,
} as const;

/** How much is read of a submission. */
export const SUBMISSION_LIMITS = {
  /** Larger than any honest stage, but small enough for every parser. */
  bytesPerFile: 256 * 1024,
  /** Of a stage, or of another folder beside the stages. */
  bytesPerFolder: 1024 * 1024,
  /** Of all tracks together. */
  bytes: 4 * 1024 * 1024,
  bytesOfReview: 16 * 1024,
  files: 400,
  /** Files and folders that are looked at, whether they are read or not. */
  entries: 5000,
  /** Of folders in a stage. */
  depth: 4,
} as const;

/** How long a command of `deckwork.json` may be; the system takes no word of more than 128 KB. */
export const COMMAND_LIMITS = { words: 200, wordChars: 1000 } as const;

/** How much is unpacked of one submission's archive, and how much is looked at in the archive of a whole course. */
export const ARCHIVE_LIMITS = {
  /** The unpacked bytes, whatever the archive says. */
  bytes: 64 * 1024 * 1024,
  members: 5000,
  /** Including `node_modules` and the like, which are not unpacked. */
  membersWithJunk: 20_000,
  membersOfCourse: 500_000,
  /** Bytes of a path; no system accepts more. */
  pathBytes: 1024,
} as const;

/** The size of a list of students, in bytes. */
export const LIST_LIMITS = {
  roster: 4 * 1024 * 1024,
  rubric: 64 * 1024 * 1024,
  late: 4 * 1024 * 1024,
  gradescope: 64 * 1024 * 1024,
  gradebook: 64 * 1024 * 1024,
} as const;

/** When this many cases of a stage have run out of time or memory, its remaining cases are not run. */
export const TIME_OUTS = 2;

const MEBIBYTE = 1024 * 1024;

/** The limit for JavaScript's own objects; buffers are outside it and count only as resident memory. */
export const HEAP_BYTES = HEAP_MEBIBYTES * MEBIBYTE;

/** The limit for a whole box. */
export const BOX_BYTES = 400 * MEBIBYTE;

export const REALM_BOX = {
  limits: ({ cpuMs, wallMs, idleMs }: Times) => ({
    memoryBytes: BOX_BYTES,
    // The realm stops loops itself; these limits catch what it cannot stop.
    cpuMs: cpuMs * 3,
    wallMs: wallMs * 2,
    idleMs,
    processes: 8,
  }),
} as const;

/**
 * Until a case takes longer, nothing in the realm stops a case, and V8 optimises nothing. It includes the start of a box
 * on a slow machine.
 */
export const QUICK = { cpuMs: 400, wallMs: 4000 } as const;

/**
 * What a box gets for a case with short limits, which the realm keeps itself. It cannot stop V8's own loops: to join an
 * array whose last index is two milliards takes minutes.
 */
export function outsideLimits({ cpuMs, wallMs }: Times): { cpuMs: number; wallMs: number } {
  return { cpuMs: 4 * cpuMs, wallMs: 2 * wallMs };
}

export const PROCESS_BOX = {
  nodeFlags: NODE_FLAGS.process,
  limits: ({ cpuMs, wallMs, idleMs }: Times) => ({
    memoryBytes: BOX_BYTES,
    cpuMs,
    wallMs,
    idleMs,
    processes: 16,
  }),
} as const;

/** TypeScript's compiler, for one question. It has a dozen threads, and aborts if it cannot have them. */
export const COMPILER_BOX = {
  limits: ({ compilerMs, wallMs, idleMs }: Times) => ({
    memoryBytes: 1024 * MEBIBYTE,
    cpuMs: compilerMs,
    wallMs,
    idleMs,
    processes: 16,
  }),
} as const;

/** Limits of every box, whatever runs in it; the kernel enforces them. */
export const EVERY_BOX = {
  /** So much more than the watch allows does the kernel allow, where it enforces a limit: the watch knows the reason. */
  spareBytes: 64 * MEBIBYTE,
  /** Its `/tmp` is in memory that counts for no process. */
  tmpBytes: 32 * MEBIBYTE,
  fileBytes: 64 * MEBIBYTE,
  openFiles: 128,
  /** The kernel counts threads as processes; Node and Java have one or two dozen. */
  threadsPerProcess: 16,
} as const;

/** Limits on the answers of a box that answers line by line. */
export const ANSWERS = {
  /** The longest answer: the output of one case, where JSON may write six characters for one, or a large bundle. */
  lineBytes: 16 * MEBIBYTE,
  stderrBytes: 16 * 1024,
} as const;

/** A program in another language: a build of a few files, and then any number of processes of any kind. */
export const FOREIGN_BUILD = {
  limits: {
    memoryBytes: 1024 * MEBIBYTE,
    cpuMs: 30_000,
    wallMs: 120_000,
    idleMs: 20_000,
    processes: 32,
  },
  /** What the build may leave behind, including the sources. */
  productBytes: 24 * MEBIBYTE,
  /** Part of the time for all programs of a submission. */
  share: 1 / 4,
} as const;

export const FOREIGN_BOX = {
  limits: ({ cpuMs, wallMs }: Times) => ({
    memoryBytes: BOX_BYTES,
    cpuMs,
    wallMs: wallMs * 3,
    // Its pauses may be real.
    idleMs: 10_000,
    processes: 32,
  }),
  realTime: true,
} as const;
