/**
 * Takes away a program's means to signal other processes. Inside bubblewrap there are only its own. Without bubblewrap,
 * a call of `process.kill(process.ppid)` would reach the grader.
 */
export function signalNobodyElse(): void {
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
      return send(pid, signal);
    },
  });
}
