/**
 * Every limit on what a submission may hold, and on what its programs may use; the same for both runners.
 *
 * Wall time is generous because it measures the machine as much as the program; CPU time is what a loop is caught by.
 *
 * @module
 */
import { HEAP_MEBIBYTES, NODE_FLAGS } from "../compiled/node-flags.cjs";

/** How long things may take, in milliseconds. A session carries them, so that tests need not wait the real ones out. */
export interface Times {
  /** CPU time of a case. */
  readonly cpuMs: number;
  /** Time of a case on the clock. */
  readonly wallMs: number;
  /** Time on the clock in which a case does nothing. */
  readonly idleMs: number;
  /** CPU time of the compiler, for one question. */
  readonly compilerMs: number;
}

export const CASE_LIMITS = {
  /** A whole game takes a few milliseconds. */
  cpuMs: 2000,
  wallMs: 20_000,
  /** Asleep for so long, with all its input there: it waits for something that will not come. */
  idleMs: 4000,
  /** A whole game prints some 30,000 characters. */
  outputChars: 1_000_000,
  stderrChars: 8192,
} as const;

/** What every command goes by. */
export const TIMES: Times = {
  cpuMs: CASE_LIMITS.cpuMs,
  wallMs: CASE_LIMITS.wallMs,
  idleMs: CASE_LIMITS.idleMs,
  compilerMs: 5000,
};

/**
 * What a submission's programs may take on the clock in one track, all together, so that nobody holds up a course: far
 * more than any honest ones need, each in a process of its own on a busy machine.
 */
export const TRACK_LIMITS = {
  wallMs: 60_000,
  /** Fresh games are many, and whoever asks for them has time. */
  wallMsPerCase: 200,
} as const;

/** What is read of a submission in one track. */
export const SUBMISSION_LIMITS = {
  /** Larger than any honest stage, small enough for every parser. */
  bytesPerFile: 256 * 1024,
  bytesOfReview: 16 * 1024,
  files: 400,
  /** What is looked at, whether it is read or not. */
  entries: 5000,
  /** Of folders in a stage. */
  depth: 4,
} as const;

/** What is unpacked of one submission that came in an archive, and what is looked at in one that holds a whole course. */
export const ARCHIVE_LIMITS = {
  /** As they come out, whatever the archive says of itself. */
  bytes: 64 * 1024 * 1024,
  members: 5000,
  /** With `node_modules` and the like, which are not unpacked. */
  membersWithJunk: 20_000,
  membersOfCourse: 500_000,
  /** Bytes of a path; more than this no system takes. */
  pathBytes: 1024,
} as const;

/** What lists of students may take, in bytes. */
export const LIST_LIMITS = {
  roster: 4 * 1024 * 1024,
  rubric: 64 * 1024 * 1024,
  late: 4 * 1024 * 1024,
  gradescope: 64 * 1024 * 1024,
  gradebook: 64 * 1024 * 1024,
} as const;

/** After so many cases of one stage that ran out of time or memory, its remaining cases are not run. */
export const TIME_OUTS = 2;

const MEBIBYTE = 1024 * 1024;

/** What JavaScript's own objects may take; buffers lie outside of it and count as resident memory only. */
export const HEAP_BYTES = HEAP_MEBIBYTES * MEBIBYTE;

/** What a box may take in all. */
export const BOX_BYTES = 400 * MEBIBYTE;

export const REALM_BOX = {
  limits: ({ cpuMs, wallMs, idleMs }: Times) => ({
    memoryBytes: BOX_BYTES,
    // The realm stops loops itself; these catch what it cannot stop.
    cpuMs: cpuMs * 3,
    wallMs: wallMs * 2,
    idleMs,
    processes: 8,
  }),
} as const;

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

/** What every box has, whatever runs in it; the kernel keeps to these. */
export const EVERY_BOX = {
  /** Its `/tmp` lives in memory that no process is charged for. */
  tmpBytes: 32 * MEBIBYTE,
  fileBytes: 64 * MEBIBYTE,
  openFiles: 128,
  /** The kernel counts threads as processes; a Node or a Java has a dozen or two. */
  threadsPerProcess: 16,
} as const;

/** What is heard from a box that answers line by line. */
export const ANSWERS = {
  /** The longest: the output of one case, where JSON takes six characters for one, or a large bundle. */
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
  /** What the build may leave, the sources included. */
  productBytes: 24 * MEBIBYTE,
  /** Of the time that a submission's programs have together. */
  share: 1 / 4,
} as const;

export const FOREIGN_BOX = {
  limits: ({ cpuMs, wallMs }: Times) => ({
    memoryBytes: BOX_BYTES,
    cpuMs,
    wallMs: wallMs * 3,
    // Its pauses may be real ones.
    idleMs: 10_000,
    processes: 32,
  }),
  realTime: true,
} as const;
