/**
 * An amount of clock time that is used up in pieces.
 *
 * @module
 */
export interface Allowance {
  /** The whole amount, in milliseconds. */
  readonly ms: number;
  /** Whether none is left. */
  usedUp(): boolean;
  /**
   * Counts the time that a piece of work takes; the work stops itself when it is told to.
   *
   * @param onUsedUp - called once if the time is used up while the work is under way
   */
  during<T>(work: () => Promise<T>, onUsedUp: () => void): Promise<T>;
}

/** Milliseconds. Not `performance.now`: a command would wait for that module to load. */
function now(): number {
  return process.uptime() * 1000;
}

/** @param ms - `Infinity` for work without a limit */
export function openAllowance(ms: number): Allowance {
  let used = 0;
  let since: number | undefined;
  let rung = false;
  const taken = () => used + (since === undefined ? 0 : now() - since);
  return {
    ms,
    usedUp: () => rung || taken() >= ms,
    during: async (work, onUsedUp) => {
      since = now();
      const left = ms - used;
      const late = () => {
        // A timer may fire a little early; the time counts as used up from then on.
        rung = true;
        onUsedUp();
      };
      const timer = Number.isFinite(left) ? setTimeout(late, Math.max(0, left)) : undefined;
      try {
        return await work();
      } finally {
        clearTimeout(timer);
        used = taken();
        since = undefined;
      }
    },
  };
}
