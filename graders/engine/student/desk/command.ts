/**
 * Runs a workbook command on this terminal, as if it had been typed.
 *
 * @module
 */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { PROJECT } from "#compiled/compiled.cjs";
import { ENDED_BY_SIGNAL } from "../../sandbox/ending.ts";
import { endOf, type ProgramEnd } from "../terminal/foreground.ts";

/** The exit status of a program that was ended with Ctrl-C. */
const STOPPED = ENDED_BY_SIGNAL + constants.signals.SIGINT;

/** A sentence that says how the student's program ended. */
export function endSays(status: number): string {
  if (status === STOPPED) return "You have stopped the program.";
  return status === 0 ? "The program has ended." : `The program has ended with status ${status}.`;
}

/** Runs the command and waits for its end. */
export function runCommand(root: string, args: readonly string[]): Promise<ProgramEnd> {
  return endOf(
    spawn(process.execPath, [join(PROJECT, "graders", "deckwork.cjs"), ...args], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, DECKWORK_ROOT: root },
    }),
  );
}
