/**
 * Runs a program that has the terminal while this one waits.
 *
 * @module
 */
import type { ChildProcess } from "node:child_process";
import { constants } from "node:os";
import { ENDED_BY_SIGNAL, type EndSignal, takeSignals } from "../../sandbox/ending.ts";

export interface ProgramEnd {
  /** The exit status; after a signal, the one that a shell would give. */
  readonly status: number;
  /** The signal that asked both programs to end. */
  readonly told?: EndSignal;
}

/** Waits for a program. Ctrl-C reaches both, and the program handles it. Other signals reach only us and are passed on. */
export async function endOf(child: ChildProcess): Promise<ProgramEnd> {
  let told: EndSignal | undefined;
  const ignore = takeSignals(["SIGINT"], () => {});
  const pass = takeSignals(["SIGTERM", "SIGHUP"], (signal) => {
    told = signal;
    child.kill(signal);
  });
  try {
    const status = await new Promise<number>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (status, signal) =>
        resolve(status ?? ENDED_BY_SIGNAL + constants.signals[signal!]),
      );
    });
    return told ? { status, told } : { status };
  } finally {
    ignore();
    pass();
  }
}
