/**
 * Measures how long students wait for commands, compared with `tsx` on an empty file.
 *
 * @module
 */
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT } from "#compiled/compiled.cjs";
import { median, run, TSX, time, unit } from "./measure.ts";

/** The time of a command, as a ratio. */
export interface CommandTime {
  readonly command: string;
  readonly units: number;
  readonly timesTsx: number;
}

const ROUNDS = 15;

/**
 * The median of each command. They are measured in turn.
 *
 * @param before - what happens before each command, which does not count
 */
export function timeCommands(
  commands: readonly string[],
  before: (root: string, command: string) => void = () => {},
): readonly CommandTime[] {
  const root = passingWorkbook();
  const empty = join(root, "empty.ts");
  writeFileSync(empty, "");
  const deckwork = (command: string) =>
    run(
      [process.execPath, join(PROJECT, "graders/deckwork.cjs"), ...command.split(" ")].filter(
        Boolean,
      ),
      {
        env: { DECKWORK_ROOT: root },
      },
    );
  try {
    for (const command of commands) deckwork(command);
    const times = commands.map((command) => ({ command, ms: [] as number[] }));
    const tsx: number[] = [];
    const units: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      units.push(unit());
      tsx.push(time(() => run([TSX, empty])));
      for (const { command, ms } of times) {
        before(root, command);
        ms.push(time(() => deckwork(command)));
      }
    }
    return times.map(({ command, ms }) => ({
      command,
      units: median(ms) / median(units),
      timesTsx: median(ms) / median(tsx),
    }));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** This workbook, with the solutions as the exercises. */
function passingWorkbook(): string {
  const root = mkdtempSync(join(tmpdir(), "deckwork-bench-"));
  for (const name of ["graders", "lessons", "solutions", "package.json"])
    symlinkSync(join(PROJECT, name), join(root, name));
  cpSync(join(PROJECT, "solutions"), join(root, "exercises"), { recursive: true });
  return root;
}
