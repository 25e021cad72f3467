/**
 * Watches from outside what a box uses, and reports the limit that it exceeds.
 *
 * @module
 */
import type { Usage } from "./usage.ts";

export interface BoxLimits {
  /** Memory of everything in the box, in bytes: of its processes and of its files. */
  readonly memoryBytes: number;
  /** CPU time between two signs of life, in milliseconds. */
  readonly cpuMs: number;
  /** Clock time between two signs of life, in milliseconds. */
  readonly wallMs: number;
  /** Clock time during which nothing in the box computes or waits for a processor, in milliseconds. */
  readonly idleMs: number;
  readonly processes: number;
}

export type Limit = "cpu" | "wall" | "idle" | "memory" | "processes";

/** Limits on time that hold instead of the box's own. */
export type TimeLimits = Pick<BoxLimits, "cpuMs" | "wallMs">;

/** Counts only while something is running. */
export interface LimitWatch {
  /** A sign of life: the limits on time start again, from now on perhaps with others. */
  work(times?: TimeLimits): void;
  /** Nothing is running: time does not count. */
  rest(): void;
}

/** The time until the next check: less if much is in use already. */
const LOOK_MS = 40;
const SOON_MS = 20;
/** If a check comes this late, the grader was slow, not the program. */
const LATE_MS = 100;

/**
 * @param usage - what the box uses now; `undefined` if it is unknown
 * @param exceed - called with each limit that is exceeded, each time that is seen
 */
export function watchLimits(
  limits: BoxLimits,
  usage: () => Usage | undefined,
  exceed: (limit: Limit) => void,
): LimitWatch {
  let timer: NodeJS.Timeout | undefined;
  let times: TimeLimits = limits;
  let since = Date.now();
  let lookedAt = since;
  let pause = SOON_MS;
  /** There was a sign of life since the last check. */
  let alive = true;
  let cpuSince = 0;
  let busyAt = since;
  let busyCpu = 0;

  /** The grader itself stopped: signs of life are still unread, and the use in that time does not count. */
  const forgive = (now: number): void => {
    const late = now - lookedAt - pause;
    lookedAt = now;
    if (late <= LATE_MS) return;
    since = Math.min(now, since + late);
    busyAt = Math.min(now, busyAt + late);
    alive = true;
  };
  const look = (): void => {
    const now = Date.now();
    forgive(now);
    const used = usage();
    if (used) {
      if (used.memoryBytes > limits.memoryBytes) exceed("memory");
      else if (used.processes > limits.processes) exceed("processes");
      // The first check after a sign of life takes the measurement; measuring at each sign would cost more than most
      // cases.
      else if (alive) cpuSince = used.cpuMs;
      else if (used.cpuMs - cpuSince > times.cpuMs) exceed("cpu");
    }
    if (!used || alive || used.running || used.cpuMs !== busyCpu) {
      busyAt = now;
      busyCpu = used?.cpuMs ?? 0;
    } else if (now - busyAt > limits.idleMs) exceed("idle");
    alive = false;
    if (now - since > times.wallMs) exceed("wall");
    pause = used && isFarBelow(used, limits) ? LOOK_MS : SOON_MS;
    if (timer) timer = setTimeout(look, pause);
  };
  return {
    work: (next = limits) => {
      times = next;
      since = Date.now();
      alive = true;
      if (timer) return;
      lookedAt = since;
      pause = SOON_MS;
      timer = setTimeout(look, pause);
    },
    rest: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

function isFarBelow(used: Usage, { memoryBytes, processes }: BoxLimits): boolean {
  return used.memoryBytes < memoryBytes / 2 && used.processes < processes / 2;
}
