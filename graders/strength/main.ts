/**
 * `npm run strength`: makes first-order mutants of every solution, and grades each with the visible cases of its stage and
 * then with fresh games. It ends with status 1 if a mutant survives without a reason in `survivors.json`, or if a reason
 * is given for a mutant that does not survive.
 *
 * `npm run strength -- blackjack/2` measures one stage or track. `--part 20 --seed 7` measures every twentieth mutant,
 * beginning at a place that depends on the seed. `--fresh 200` plays so many fresh games instead of 20.
 */
import { posix } from "node:path";
import { parseArgs } from "node:util";
import { PROJECT } from "#compiled/compiled.cjs";
import { openSession } from "../engine/sandbox/session.ts";
import { readSolutions } from "../engine/workbook/stage-files.ts";
import { discover, type Stage } from "../engine/workbook/workbook.ts";
import { openMeasure } from "./measure.ts";
import { diffOf } from "./mutants.ts";
import { readSurvivors, reasonFor, type Survivor } from "./survivors.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: "string", default: "1" },
    seed: { type: "string", default: "0" },
    fresh: { type: "string", default: "20" },
  },
});
const [part, seed, games] = [values.part, values.seed, values.fresh].map((word) => {
  if (!/^\d+$/.test(word)) throw new Error(`${word}: give a whole number.`);
  return Number(word);
}) as [number, number, number];

const workbook = discover(PROJECT);
const solutions = readSolutions(workbook);
const isWanted = ({ path, track, number }: Stage) =>
  positionals.length === 0 ||
  positionals.some((name) => [path, track, `${track}/${number}`].includes(name));
// A stage of tests has no program of its own.
const stages = workbook.tracks
  .flatMap((track) => track.stages)
  .filter((stage) => !stage.tests && isWanted(stage));
const session = openSession();
const measure = openMeasure(session, workbook, games);

interface Row {
  readonly stage: string;
  mutants: number;
  visible: number;
  fresh: number;
  readonly reasons: Record<Survivor["kind"], number>;
  readonly unexplained: string[];
}

const rows: Row[] = [];
let counted = seed;
for (const stage of stages) rows.push(await measureStage(stage));
await measure.close();
session.close();
show(rows);
process.exitCode = rows.some(({ unexplained }) => unexplained.length > 0) ? 1 : 0;

async function measureStage(stage: Stage): Promise<Row> {
  const row: Row = {
    stage: stage.path,
    mutants: 0,
    visible: 0,
    fresh: 0,
    reasons: { equivalent: 0, unpromised: 0 },
    unexplained: [],
  };
  const survivors = readSurvivors(PROJECT, stage);
  const used = new Set<string>();
  for (const mutant of await measure.mutants(stage)) {
    if (counted++ % part !== 0) continue;
    row.mutants++;
    const file = posix.basename(mutant.path);
    const diff = diffOf(solutions[mutant.path]!, mutant);
    const reason = reasonFor(survivors, file, diff);
    const fate = await measure.fate(stage, mutant);
    if (reason && fate.killed === undefined) {
      row.reasons[reason.kind]++;
      used.add(`${reason.from}\n${diff.to}`);
      continue;
    }
    if (fate.killed === "visible") row.visible++;
    else if (fate.killed === "fresh") row.fresh++;
    if (fate.killed !== "visible")
      row.unexplained.push(
        `${file} [${mutant.mutator}]${fate.killed ? ` killed only by ${fate.by}` : ""}\n  - ${diff.from}\n  + ${diff.to}`,
      );
  }
  const stale = survivors.flatMap(({ file, from, to }) =>
    to
      .filter((one) => !used.has(`${from}\n${one}`))
      .map(
        (one) =>
          `${file}: survivors.json gives a reason, but no mutant survives like this\n  - ${from}\n  + ${one}`,
      ),
  );
  if (part === 1) row.unexplained.push(...stale);
  return row;
}

function show(all: readonly Row[]): void {
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  say(
    "| Stage | Mutants | Killed by visible cases | Killed only by fresh games | Equivalent | Not promised | Survive |",
  );
  say("|---|---|---|---|---|---|---|");
  const line = (name: string, some: readonly Row[]) => {
    const sum = (of: (row: Row) => number) => some.reduce((total, row) => total + of(row), 0);
    const counts = [
      sum((row) => row.mutants),
      sum((row) => row.visible),
      sum((row) => row.fresh),
      sum((row) => row.reasons.equivalent),
      sum((row) => row.reasons.unpromised),
      sum(
        ({ mutants, visible, fresh, reasons }) =>
          mutants - visible - fresh - reasons.equivalent - reasons.unpromised,
      ),
    ];
    say(`| ${name} | ${counts.join(" | ")} |`);
  };
  for (const row of all) line(row.stage, [row]);
  line("all", all);
  for (const { stage, unexplained } of all.filter((row) => row.unexplained.length > 0)) {
    say(`\n${stage}:`);
    for (const one of unexplained) say(one);
  }
}
