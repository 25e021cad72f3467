/**
 * Runs another command of the workbook on this terminal, as if it had been typed.
 *
 * @module
 */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { PROJECT } from "#compiled/compiled.cjs";
import { ENDED_BY_SIGNAL, type EndSignal, takeSignals } from "../../sandbox/ending.ts";

/** How a command ended; `told`: a signal that asked all of this to end. */
export interface CommandEnd {
  readonly status: number;
  readonly told?: EndSignal;
}

/** The status of a program that Ctrl-C has ended. */
const STOPPED = ENDED_BY_SIGNAL + constants.signals.SIGINT;

/** How a program of the student's ended, in a sentence. */
export function endSays(status: number): string {
  if (status === STOPPED) return "You have stopped the program.";
  return status === 0 ? "The program has ended." : `The program has ended with status ${status}.`;
}

/** Runs it and waits. Ctrl-C is the command's, and the desk is still there afterwards. */
export async function runCommand(root: string, args: readonly string[]): Promise<CommandEnd> {
  const child = spawn(process.execPath, [join(PROJECT, "graders", "deckwork.cjs"), ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, DECKWORK_ROOT: root },
  });
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
