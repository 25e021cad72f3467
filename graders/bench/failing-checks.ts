/**
 * Measures how much longer a student waits for `check` because a stage fails, in both editions of the workbook, compared
 * with the start of `tsx`.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PROJECT } from "#compiled/compiled.cjs";
import { applySlip } from "../slips/apply-slip.ts";
import { others } from "../slips/in-other-programs.ts";
import { programOf } from "../slips/program-of.ts";
import type { OtherSlip } from "../slips/slip.ts";
import { median, TSX, time } from "./measure.ts";

/** What a slip costs, as ratios. */
export interface FailingCheck {
  readonly slip: OtherSlip;
  /** How much longer `check` takes than of the same program without the slip, in starts of `tsx` on an empty file. */
  readonly timesTsx: number;
}

export const EDITIONS = ["whole", "students'"] as const;
export type Edition = (typeof EDITIONS)[number];

/** One of so many slips. */
const EACH = 17;
/** Slips in programs that were written independently of the reference, where most has to be tried. */
export const COSTED = others.filter((_, at) => at % EACH === 0);

/**
 * The cost of every slip of {@link COSTED}, measured in turns and on all cores, as a student has them. The student has
 * checked the stages before: what is known of these is known.
 *
 * @param rounds - how often each is measured
 */
export function timeFailingChecks(edition: Edition, rounds: number): readonly FailingCheck[] {
  const root = mkdtempSync(join(tmpdir(), "deckwork-bench-"));
  try {
    lay[edition](root);
    const empty = join(root, "empty.ts");
    writeFileSync(empty, "");
    return COSTED.map((slip) => {
      const right = programOf(slip.style, slip.track);
      const wrong = applySlip(right, slip.track, slip);
      const tsx: number[] = [];
      const passing: number[] = [];
      const failing: number[] = [];
      timeCheck(root, slip, wrong, "// before\n", 1);
      for (let round = 0; round < rounds; round++) {
        tsx.push(time(() => start([TSX, empty], 0)));
        // With a text that is new each time, nothing is remembered, of the round before or of another bench.
        passing.push(timeCheck(root, slip, right, `// right ${randomUUID()}\n`, 0));
        failing.push(timeCheck(root, slip, wrong, `// wrong ${randomUUID()}\n`, 1));
      }
      return { slip, timesTsx: (median(failing) - median(passing)) / median(tsx) };
    });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Makes a workbook of an edition in an empty folder. */
const lay: Readonly<Record<Edition, (root: string) => void>> = {
  whole: (root) => {
    for (const name of ["graders", "lessons", "solutions", "package.json"])
      symlinkSync(join(PROJECT, name), join(root, name));
  },
  "students'": (root) => {
    const folder = join(root, "handout");
    start(deckwork("handout", "--out", folder), 0);
    for (const name of ["graders", "lessons", "package.json"])
      cpSync(join(folder, name), join(root, name), { recursive: true });
  },
};

/** @throws Error if it ends with another status */
function start(
  [file = "", ...args]: readonly string[],
  status: number,
  env: Readonly<Record<string, string>> = {},
): void {
  const ended = spawnSync(file, args, {
    cwd: PROJECT,
    env: { PATH: process.env.PATH, ...env },
    timeout: LONGEST_MS,
    encoding: "utf8",
  });
  if (ended.status !== status)
    throw new Error(
      `${args.join(" ")} ended with status ${ended.status}, not ${status}: ${ended.stderr}`,
    );
}

const LONGEST_MS = 120_000;

function deckwork(...words: readonly string[]): readonly string[] {
  return [process.execPath, join(PROJECT, "graders", "deckwork.cjs"), ...words];
}

/** @returns milliseconds */
function timeCheck(
  root: string,
  { track, stage, shows = stage }: OtherSlip,
  files: Readonly<Record<string, string>>,
  added: string,
  status: number,
): number {
  rmSync(join(root, "exercises"), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, "exercises", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, path === `${track}/${stage}/main.ts` ? `${text}${added}` : text);
  }
  const command = deckwork("check", `${track}/${shows}`);
  return time(() => start(command, status, { DECKWORK_ROOT: root }));
}
