/**
 * Takes away a program's means to signal other processes, and listens to those it sends to itself. Inside bubblewrap there are only its own. Without bubblewrap,
 * a call of `process.kill(process.ppid)` would reach the grader.
 *
 * @param before - called before a signal that the program sends to itself, and before it aborts
 */
export function signalNobodyElse(before: () => void = () => {}): void {
  const holder = process as unknown as { _kill(pid: number, signal: number): number };
  // They also send signals, which open a debugger in the process that gets them.
  for (const name of ["_debugProcess", "_debugEnd"])
    Object.defineProperty(process, name, {
      configurable: false,
      writable: false,
      value: undefined,
    });
  const send = holder._kill;
  Object.defineProperty(process, "_kill", {
    configurable: false,
    writable: false,
    value: (pid: number, signal: number): number => {
      if (pid !== process.pid) {
        throw Object.assign(new Error("a program may only signal itself"), {
          code: "ERR_ACCESS_DENIED",
        });
      }
      before();
      return send(pid, signal);
    },
  });
  const abort = process.abort.bind(process);
  Object.defineProperty(process, "abort", {
    configurable: false,
    writable: false,
    value: (): never => {
      before();
      return abort();
    },
  });
}
