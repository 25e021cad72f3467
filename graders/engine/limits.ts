/**
 * The limits of a case, the same for both runners.
 *
 * Wall time is generous because it measures the machine as much as the program; CPU time is what a loop is caught by.
 *
 * @module
 */
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

/** After so many exhausted cases of one stage its remaining cases are not run. */
export const TIME_OUTS = 2;

const MEBIBYTE = 1024 * 1024;

/** Flags that make a program of students end the same way in both runners. */
const NODE_FLAGS = ["--max-old-space-size=160", "--stack-size=900"];

export const REALM_BOX = {
  nodeFlags: NODE_FLAGS,
  limits: {
    memoryBytes: 400 * MEBIBYTE,
    // The realm stops loops itself; these catch what it cannot stop.
    cpuMs: CASE_LIMITS.cpuMs * 3,
    wallMs: CASE_LIMITS.wallMs * 2,
    idleMs: CASE_LIMITS.idleMs,
    processes: 8,
  },
} as const;

export const PROCESS_BOX = {
  nodeFlags: NODE_FLAGS,
  limits: {
    memoryBytes: 400 * MEBIBYTE,
    cpuMs: CASE_LIMITS.cpuMs,
    wallMs: CASE_LIMITS.wallMs,
    idleMs: CASE_LIMITS.idleMs,
    processes: 16,
  },
} as const;
