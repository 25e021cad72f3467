/**
 * Runs a workbook command on this terminal, as if it had been typed.
 *
 * @module
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { PROJECT } from "#compiled/compiled.cjs";
import { endOf, type ProgramEnd, STOPPED } from "../terminal/foreground.ts";

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
