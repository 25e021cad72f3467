/**
 * Measures the time from a save to the verdict inside a running watcher, and for saves with a fault also the time from
 * the verdict to its explanation. Prints a {@link SaveTimes} in milliseconds.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openGrader } from "../engine/grade/grader.ts";
import type { StageResult } from "../engine/judge/results.ts";
import { passed } from "../engine/judge/score.ts";
import { openSession } from "../engine/sandbox/session.ts";
import { StageWatch } from "../engine/student/watch/stage.ts";
import { discover } from "../engine/workbook/workbook.ts";

export interface SaveTimes {
  /** From a save to the verdict: everything passes. */
  readonly passing: number[];
  /** From a save to the verdict: something fails. */
  readonly failing: number[];
  /** From that verdict to the place of the fault and what the compiler says. */
  readonly explained: number[];
}

const SAVES = 15;
/** A fault in the file that is saved. */
const FAULT = {
  file: "shuffle.ts",
  find: "deck.cards.length - 1",
  replace: "deck.cards.length - 2",
};
/** People do not save faster than this, so work done between two saves has finished. */
const BETWEEN_MS = 400;

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "deckwork-bench-"));
const known = discover(root);
const track = known.tracks[0]!;
const stage = track.stages[2]!;
cpSync(join(root, "solutions", track.name), join(folder, "exercises", track.name), {
  recursive: true,
});
const session = openSession();
const grader = openGrader(session, known);
let arrived: (result: StageResult) => void = () => {};
let judgedAt = 0;
const next = () => new Promise<StageResult>((resolve) => (arrived = resolve));
let result = next();
const watching = new StageWatch(
  grader,
  { ...known, root: folder },
  { track, stage },
  {
    judged: () => {
      judgedAt = performance.now();
    },
    tell: (one) => arrived(one),
    fail: (error) => {
      throw error;
    },
  },
);
try {
  await result;
  const file = join(folder, "exercises", stage.path, FAULT.file);
  const source = readFileSync(file, "utf8");
  const wrong = source.replace(FAULT.find, FAULT.replace);
  if (wrong === source) throw new Error(`${FAULT.file} has no "${FAULT.find}".`);
  const times: SaveTimes = { passing: [], failing: [], explained: [] };
  const save = async (text: string): Promise<{ started: number; one: StageResult }> => {
    await sleep(BETWEEN_MS);
    result = next();
    const started = performance.now();
    writeFileSync(file, text);
    return { started, one: await result };
  };
  for (let at = 0; at < SAVES; at++) {
    const { started, one } = await save(`${source}// save ${at}\n`);
    if (!passed(one)) throw new Error("The reference does not pass inside the watcher.");
    times.passing.push(performance.now() - started);
  }
  for (let at = 0; at < SAVES; at++) {
    const { started, one } = await save(`${wrong}// save ${at}\n`);
    if (!one.suspect) throw new Error("The watcher does not find the place of the fault.");
    times.failing.push(judgedAt - started);
    times.explained.push(performance.now() - judgedAt);
  }
  process.stdout.write(`${JSON.stringify(times)}\n`);
} finally {
  await watching.close();
  await grader.close();
  session.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
