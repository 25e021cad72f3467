/**
 * The clock of a graded program: time passes only when the program waits, and then at once.
 *
 * Its timers fire one after the other, in order of due time, whenever it can do nothing else. A person who types waits
 * until the screen is quiet, so a timer comes before the next line, unless it is far away or changes nothing.
 */
import type { Pause } from "./run.ts";

/** What a program can do that by itself does nothing more: fire a timer, or get the next line. */
export type Next = "timer" | "line" | "nothing";

export interface Clock {
  /** Milliseconds since the program's start. Each reading takes one, so a loop that waits for a time ends. */
  read(): number;
  /** Waits without giving way to anything else. */
  wait(ms: number): void;
  /** @returns a timer as Node makes it */
  start(
    run: (...values: unknown[]) => void,
    ms: unknown,
    values: unknown[],
    again: boolean,
  ): object;
  stop(timer: unknown): void;
  pause(seconds: number): Promise<void>;
  /** Whether nothing is due, ever. */
  readonly idle: boolean;
  /** @param wantsLine - whether the program waits for a line */
  next(wantsLine: boolean): Next;
  fire(): void;
  /** A line was typed. */
  typed(): void;
  /** Reports what has not been reported yet. */
  close(): void;
}

/**
 * Starts a clock. The realm runner runs this function's own text in the program's context, so it uses nothing from
 * outside of itself, and no method that the program could have replaced.
 *
 * @param printed - how many characters have been printed
 * @param note - is told each pause, when it is over
 */
export function startClock(printed: () => number, note: (pause: Pause) => void): Clock {
  interface Entry {
    readonly id: number;
    readonly ms: number;
    readonly run: (...values: unknown[]) => void;
    readonly values: unknown[];
    readonly again: boolean;
    due: number;
    /** How many characters had been printed when it was started. */
    place: number;
    wanted: boolean;
    /** In the order of due time. */
    after: Entry | undefined;
  }
  const LONGEST_MS = 2 ** 31 - 1;
  /** Shorter ones are not meant for a person. */
  const SHORTEST_PAUSE_MS = 10;
  /** A line is typed if nothing has changed for so long, however many timers fired, or if the next one is so far away. */
  const QUIET_MS = 5000;
  const PATIENCE_MS = 10_000;

  let now = 0;
  let first: Entry | undefined;
  let serial = 0;
  let waitedAt = 0;
  let waitedMs = 0;
  let shown = 0;
  let quietSince = 0;

  const tell = (): void => {
    if (waitedMs >= SHORTEST_PAUSE_MS) note({ at: waitedAt, seconds: waitedMs / 1000 });
    waitedMs = 0;
  };
  const advance = (to: number): void => {
    const at = printed();
    if (at !== waitedAt) tell();
    waitedAt = at;
    if (to > now) waitedMs += to - now;
    if (to > now) now = to;
  };
  /** Something happened that a person notices. */
  const stir = (): void => {
    shown = printed();
    quietSince = now;
  };
  const insert = (entry: Entry): void => {
    entry.due = now + entry.ms;
    entry.place = printed();
    if (!first || first.due > entry.due) {
      entry.after = first;
      first = entry;
      return;
    }
    let before = first;
    while (before.after && before.after.due <= entry.due) before = before.after;
    entry.after = before.after;
    before.after = entry;
  };
  const remove = (entry: Entry): boolean => {
    if (first === entry) {
      first = entry.after;
      return true;
    }
    for (let one = first; one; one = one.after) {
      if (one.after !== entry) continue;
      one.after = entry.after;
      return true;
    }
    return false;
  };
  const find = (id: unknown): Entry | undefined => {
    for (let one = first; one; one = one.after) if (one.id === id) return one;
    return undefined;
  };

  class Timeout {
    readonly #entry: Entry;
    constructor(entry: Entry) {
      this.#entry = entry;
    }
    static entryOf(timer: unknown): Entry | undefined {
      return typeof timer === "object" && timer !== null && #entry in timer
        ? timer.#entry
        : undefined;
    }
    ref(): this {
      this.#entry.wanted = true;
      return this;
    }
    unref(): this {
      this.#entry.wanted = false;
      return this;
    }
    hasRef(): boolean {
      return this.#entry.wanted;
    }
    refresh(): this {
      if (remove(this.#entry)) insert(this.#entry);
      return this;
    }
    close(): this {
      remove(this.#entry);
      return this;
    }
    [Symbol.toPrimitive](): number {
      return this.#entry.id;
    }
  }
  const { entryOf } = Timeout;

  const start: Clock["start"] = (run, ms, values, again) => {
    if (typeof run !== "function")
      throw new TypeError('The "callback" argument must be of type function.');
    const asked = Number(ms);
    // Node takes every other number for 1.
    const length = asked >= 1 && asked <= LONGEST_MS ? Math.trunc(asked) : 1;
    const entry: Entry = {
      id: ++serial,
      ms: length,
      run,
      values,
      again,
      due: 0,
      place: 0,
      wanted: true,
      after: undefined,
    };
    insert(entry);
    return new Timeout(entry);
  };

  return {
    read: () => {
      advance(now + 1);
      return now;
    },
    wait: (ms) => advance(now + ms),
    start,
    stop: (timer) => {
      const entry = entryOf(timer) ?? find(Number(timer));
      if (entry) remove(entry);
    },
    pause: (seconds) =>
      new Promise<void>((resolve) => start(() => resolve(), seconds * 1000, [], false)),
    get idle() {
      return first === undefined;
    },
    next: (wantsLine) => {
      if (printed() !== shown) stir();
      if (!wantsLine) {
        for (let one = first; one; one = one.after) if (one.wanted) return "timer";
        return "nothing";
      }
      const typesFirst = !first || now - quietSince >= QUIET_MS || first.due - now > PATIENCE_MS;
      return typesFirst ? "line" : "timer";
    },
    fire: () => {
      const entry = first;
      if (!entry) return;
      first = entry.after;
      advance(entry.due);
      const { place, ms, run, values, again } = entry;
      if (place !== printed() && ms >= SHORTEST_PAUSE_MS)
        note({ at: place, seconds: ms / 1000, waited: false });
      if (again) insert(entry);
      run(...values);
    },
    typed: stir,
    close: tell,
  };
}

/**
 * Replaces the global `Date` by one that tells a clock's time. The realm runner runs this function's own text, too.
 *
 * @param now - milliseconds since 1970
 */
export function replaceDate(now: () => number): void {
  const RealDate = Date;
  function VirtualDate(...values: unknown[]): unknown {
    if (!new.target) return new RealDate(now()).toString();
    return Reflect.construct(RealDate, values.length === 0 ? [now()] : values, new.target);
  }
  Object.defineProperties(VirtualDate, Object.getOwnPropertyDescriptors(RealDate));
  Object.assign(VirtualDate, { now });
  Object.defineProperty(RealDate.prototype, "constructor", { value: VirtualDate });
  globalThis.Date = VirtualDate as unknown as DateConstructor;
}
