/**
 * Runs a program that has the terminal while this one waits.
 *
 * @module
 */
import type { ChildProcess } from "node:child_process";
import { constants } from "node:os";
import { setTimeout } from "node:timers/promises";
import { ENDED_BY_SIGNAL, type EndSignal, takeSignals } from "../../sandbox/ending.ts";

export interface ProgramEnd {
  /** The exit status; after a signal, the one that a shell would give. */
  readonly status: number;
  /** The signal that asked both programs to end. */
  readonly told?: EndSignal;
}

/** Both programs get Ctrl-C at the same time, but the news of the program's end can overtake it. */
const OVERTAKEN_MS = 100;

/** The exit status of a program that was ended with Ctrl-C. */
export const STOPPED = ENDED_BY_SIGNAL + constants.signals.SIGINT;

/** Waits for a program. Ctrl-C reaches both, and the program handles it. Other signals reach only us and are passed on. */
export async function endOf(child: ChildProcess): Promise<ProgramEnd> {
  let told: EndSignal | undefined;
  let heard = () => {};
  const interrupted = new Promise<void>((resolve) => {
    heard = resolve;
  });
  const ignore = takeSignals(["SIGINT"], heard);
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
    if (status === STOPPED) await Promise.race([interrupted, setTimeout(OVERTAKEN_MS)]);
    return told ? { status, told } : { status };
  } finally {
    ignore();
    pass();
  }
}
