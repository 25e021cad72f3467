/**
 * Time on the clock that may be used up in pieces.
 *
 * @module
 */
export interface Allowance {
  /** All of it, in milliseconds. */
  readonly ms: number;
  /** Whether nothing is left. */
  usedUp(): boolean;
  /**
   * Counts the time that a piece of work takes; the work ends by itself when it is told.
   *
   * @param onUsedUp - called once if the time is used up while the work is under way
   */
  during<T>(work: () => Promise<T>, onUsedUp: () => void): Promise<T>;
}

/** @param ms - `Infinity` for work that may take as long as it takes */
export function openAllowance(ms: number): Allowance {
  let used = 0;
  let since: number | undefined;
  let rung = false;
  const taken = () => used + (since === undefined ? 0 : performance.now() - since);
  return {
    ms,
    usedUp: () => rung || taken() >= ms,
    during: async (work, onUsedUp) => {
      since = performance.now();
      const left = ms - used;
      const late = () => {
        // A timer may come a little early; what was told is true from then on.
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
