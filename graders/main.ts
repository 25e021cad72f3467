/**
 * The command line of this process: its words, its streams, its exit status.
 *
 * @module
 */
import { PROJECT } from "#compiled/compiled.cjs";
import { runCommandLine } from "./commands/command-line.ts";
import { processIo } from "./commands/io.ts";
import { takeEnvironment } from "./commands/npm-options.ts";

/** Commands that run until the user ends them. Without a reader, they must end themselves. */
const UNTIL_TOLD = new Set(["review", "start", "watch"]);

/** @returns the exit status */
export function main(argv: readonly string[]): Promise<number> {
  // Tests use a different workbook than the one that these commands belong to.
  const root = process.env.DECKWORK_ROOT || PROJECT;
  return runCommandLine(
    argv,
    { root, io: processIo(!UNTIL_TOLD.has(argv[0] ?? "start")) },
    takeEnvironment(),
  );
}
