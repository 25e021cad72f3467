/** Gives a process the clock of a graded program, wherever Node offers one. */
import { syncBuiltinESMExports } from "node:module";
import { type Clock, replaceDate } from "./clock.ts";

type Run = (...values: unknown[]) => void;

/** @param clock - counts from now */
export function replaceTime(clock: Clock): void {
  const epoch = Date.now();
  const timers = {
    setTimeout: (run: Run, ms?: unknown, ...values: unknown[]) =>
      clock.start(run, ms, values, false),
    setInterval: (run: Run, ms?: unknown, ...values: unknown[]) =>
      clock.start(run, ms, values, true),
    clearTimeout: (timer: unknown) => clock.stop(timer),
    clearInterval: (timer: unknown) => clock.stop(timer),
  };
  const promises = promisesOf(clock);
  Object.defineProperty(timers.setTimeout, Symbol.for("nodejs.util.promisify.custom"), {
    value: promises.setTimeout,
  });
  Object.assign(globalThis, timers);
  Object.assign(process.getBuiltinModule("node:timers"), timers);
  const inPromises = process.getBuiltinModule("node:timers/promises");
  Object.assign(inPromises, { setTimeout: promises.setTimeout, setInterval: promises.setInterval });
  Object.assign(inPromises.scheduler, { wait: promises.wait });
  replaceDate(() => epoch + clock.read());

  const started = performance.now();
  performance.now = () => started + clock.read();
  const nanoseconds = () => BigInt(Math.round(performance.now() * 1e6));
  const hrtime = (before?: [number, number]): [number, number] => {
    const since =
      nanoseconds() - (before ? BigInt(before[0]) * 1_000_000_000n + BigInt(before[1]) : 0n);
    return [Number(since / 1_000_000_000n), Number(since % 1_000_000_000n)];
  };
  process.hrtime = Object.assign(hrtime, { bigint: nanoseconds });
  process.uptime = () => performance.now() / 1000;
  const { uptime } = process.getBuiltinModule("node:os");
  const up = uptime();
  Object.assign(process.getBuiltinModule("node:os"), { uptime: () => up + clock.read() / 1000 });
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    const says = "The operation was aborted due to timeout";
    const abort = () => controller.abort(new DOMException(says, "TimeoutError"));
    (clock.start(abort, ms, [], false) as NodeJS.Timeout).unref();
    return controller.signal;
  };
  const sleep = Atomics.wait;
  Atomics.wait = ((array: Int32Array, index: number, value: number, ms?: number) => {
    // Nobody else is there to wake it.
    if (ms === undefined || !(ms < Number.POSITIVE_INFINITY)) return sleep(array, index, value, ms);
    if (sleep(array, index, value, 0) === "not-equal") return "not-equal";
    clock.wait(Math.max(0, ms));
    return "timed-out";
  }) as typeof Atomics.wait;
  syncBuiltinESMExports();
}

interface Options {
  readonly signal?: AbortSignal;
  readonly ref?: boolean;
}

/** The functions of `node:timers/promises`. */
function promisesOf(clock: Clock) {
  const after = <Value>(ms?: number, value?: Value, { signal, ref = true }: Options = {}) =>
    new Promise<Value | undefined>((resolve, reject) => {
      const aborted = () =>
        reject(
          Object.assign(new Error("The operation was aborted", { cause: signal?.reason }), {
            name: "AbortError",
            code: "ABORT_ERR",
          }),
        );
      if (signal?.aborted) return aborted();
      const timer = clock.start(() => resolve(value), ms, [], false) as NodeJS.Timeout;
      if (!ref) timer.unref();
      signal?.addEventListener("abort", () => {
        clock.stop(timer);
        aborted();
      });
    });
  return {
    setTimeout: after,
    wait: (ms?: number, options?: Options) => after(ms, undefined, options),
    async *setInterval<Value>(ms?: number, value?: Value, options?: Options) {
      for (;;) yield await after(ms, value, options);
    },
  };
}
