/**
 * `npm run strength`: makes first-order mutants of every solution, and grades each with the visible cases of its stage and
 * then with fresh games. It ends with status 1 if a mutant survives without a reason in `survivors.json`, or if a reason
 * is given for a mutant that does not survive.
 *
 * `npm run strength -- blackjack/2` measures one stage or track. `--part 20 --seed 7` measures every twentieth mutant,
 * beginning at a place that depends on the seed. `--fresh 200` plays so many fresh games instead of 20.
 *
 * `npm run strength -- diagnosis` grades the slips of `graders/slips/` instead, or those of the tracks named after it, and
 * says how often the report names the place and the kind. `--list` also prints each slip of which it does not.
 * `--others` takes the slips in programs of the corpus, which are written in other ways than the solutions; `--mutants`
 * takes mutants of the solutions. With `--pairs`, two slips in other programs are made at once, and a place is right if it
 * is that of one of them. With `--unfinished`, a program is written only as far as the task with the slip. `--students`
 * does so in the students' edition of the workbook, which has no solutions.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PROJECT } from "#compiled/compiled.cjs";
import { openSession } from "../engine/sandbox/session.ts";
import { discover, type Stage, type Workbook } from "../engine/workbook/workbook.ts";
import { diagnoseMutants, diagnoseSlips, renderTold, type Told } from "./diagnosis.ts";
import { openMeasure } from "./measure.ts";
import { measureStage, type Row, renderRows } from "./rows.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    others: { type: "boolean", default: false },
    pairs: { type: "boolean", default: false },
    mutants: { type: "boolean", default: false },
    students: { type: "boolean", default: false },
    unfinished: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    part: { type: "string", default: "1" },
    seed: { type: "string", default: "0" },
    fresh: { type: "string", default: "20" },
  },
});

function numberIn(option: "part" | "seed" | "fresh"): number {
  if (!/^\d+$/.test(values[option]))
    throw new Error(`--${option} ${values[option]}: give a whole number.`);
  return Number(values[option]);
}

function isWanted({ path, track, number }: Stage): boolean {
  const names = [path, track, `${track}/${number}`];
  return positionals.length === 0 || positionals.some((name) => names.includes(name));
}

const workbook = discover(PROJECT);
const session = openSession();
const [what, ...named] = positionals;
if (what === "diagnosis") await measureDiagnosis(named);
else await measureMutants();
session.close();

async function measureDiagnosis(tracks: readonly string[]): Promise<void> {
  const all: Told[] = [];
  const wanted = tracks.length > 0 ? tracks : workbook.tracks.map(({ name }) => name);
  const choice = {
    ...{ inOthers: values.others || values.pairs, inPairs: values.pairs },
    isUnfinished: values.unfinished,
    ...{ part: numberIn("part"), seed: numberIn("seed") },
  };
  const diagnose = values.mutants ? diagnoseMutants : diagnoseSlips;
  const [edition, forget] = values.students ? studentsEdition() : [workbook, () => {}];
  for await (const told of diagnose(session, edition, wanted, choice)) all.push(told);
  forget();
  process.stdout.write(renderTold(all));
  if (!values.list) return;
  for (const { track, slip, place, line, named, kind } of all)
    if (place !== "right" || line !== "right" || !kind)
      process.stdout.write(
        `${track}/${slip.stage} ${slip.name} (${slip.kind}, in ${slip.in.join()}): place ${place}${named === "" ? "" : ` (${named})`}, line ${line}, kind ${kind ? "named" : "not named"}\n`,
      );
}

/** What students get, and what removes it. */
function studentsEdition(): readonly [edition: Workbook, forget: () => void] {
  const folder = mkdtempSync(join(tmpdir(), "deckwork-strength-"));
  const program = join(PROJECT, "graders", "deckwork.cjs");
  const root = join(folder, "handout");
  execFileSync(process.execPath, [program, "handout", "--out", root], { timeout: 60_000 });
  return [discover(root), () => rmSync(folder, { recursive: true })];
}

async function measureMutants(): Promise<void> {
  const measure = openMeasure(session, workbook, numberIn("fresh"));
  const sample = { part: numberIn("part"), seed: numberIn("seed") };
  const rows: Row[] = [];
  // A stage of tests has no program of its own.
  for (const stage of workbook.tracks.flatMap(({ stages }) => stages))
    if (!stage.tests && isWanted(stage))
      rows.push(await measureStage(PROJECT, measure, stage, sample));
  await measure.close();
  process.stdout.write(renderRows(rows));
  process.exitCode = rows.some(({ unexplained }) => unexplained.length > 0) ? 1 : 0;
}
