/**
 * Takes a program the means to signal other processes. Inside bubblewrap there are none but its own; where there is no
 * bubblewrap, the grader itself is one call of `process.kill(process.ppid)` away.
 */
export function signalNobodyElse(): void {
  const holder = process as unknown as { _kill(pid: number, signal: number): number };
  // They signal too, and open the debugger of whoever gets it.
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
        throw Object.assign(new Error("a program may signal nobody but itself"), {
          code: "ERR_ACCESS_DENIED",
        });
      }
      return send(pid, signal);
    },
  });
}
