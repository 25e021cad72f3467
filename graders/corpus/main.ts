/**
 * `npm run corpus`: grades the corpus of correct programs, and every spelling of the shapes that assignments fix. It ends
 * with status 1 if a correct program loses a point or gets a message, or if a spelling is judged wrongly.
 *
 * `--runs 20` grades the programs so often, half of the times beside two busy loops, and counts the verdicts that change.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { openSession } from "../engine/sandbox/session.ts";
import { type Corpus, type Graded, openCorpus, type Program, spellings } from "./run-corpus.ts";
import { SHAPES } from "./spellings.ts";

const { values } = parseArgs({ options: { runs: { type: "string", default: "1" } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs ${values.runs}: give a number from 1.`);

const say = (text: string) => void process.stdout.write(`${text}\n`);

const session = openSession();
const corpus = openCorpus(session);
try {
  const first = await gradeAll(corpus);
  const complaints = [...first].flatMap(([{ style }, { says }]) =>
    says.map((one) => `${style}: ${one}`),
  );
  show(first);
  const wrong = await spellAll(corpus);
  const changed = await again(corpus, first, runs - 1);
  for (const one of [...complaints, ...wrong]) say(`  ${one}`);
  const lost = [...first.values()].filter((one) => one.lost > 0).length;
  say("");
  say(`Correct programs that lose a point: ${lost}. False messages: ${complaints.length}.`);
  say(`Spellings judged wrongly: ${wrong.length}.`);
  if (runs > 1)
    say(`Changed verdicts in ${runs} runs, half of them beside two busy loops: ${changed}.`);
  process.exitCode = complaints.length + wrong.length + changed > 0 ? 1 : 0;
} finally {
  await corpus.close();
  session.close();
}

async function gradeAll(from: Corpus): Promise<ReadonlyMap<Program, Graded>> {
  const graded = new Map<Program, Graded>();
  await sideBySide(from.programs, async (program) => {
    graded.set(program, await from.grade(program));
  });
  return new Map(from.programs.map((program) => [program, graded.get(program)!]));
}

/** As many at a time as there are processors. */
async function sideBySide<One>(
  all: readonly One[],
  work: (one: One) => Promise<void>,
): Promise<void> {
  const queue = [...all];
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
  });
  await Promise.all(workers);
}

function show(graded: ReadonlyMap<Program, Graded>): void {
  say("| Programs | Styles | Stages | Cases | Points lost |");
  say("|---|---|---|---|---|");
  for (const track of new Set([...graded.keys()].map((one) => one.track))) {
    const own = [...graded].filter(([one]) => one.track === track);
    const sum = (of: (one: Graded) => number) => own.reduce((total, [, one]) => total + of(one), 0);
    say(
      `| ${track.name} | ${own.length} | ${sum((one) => one.stages)} | ${sum((one) => one.cases)} | ${sum((one) => one.lost)} |`,
    );
  }
  say("");
}

/** @returns those that were judged wrongly */
async function spellAll(from: Corpus): Promise<string[]> {
  const wrong: string[] = [];
  await sideBySide(spellings(), async (next) => {
    const { right, verdict, shape, spelling } = await from.spell(next.shape, next.spelling);
    if (!right) wrong.push(`${shape.stage}, ${shape.about}, ${spelling.name}: ${verdict}`);
  });
  say("| Shape | Accepted spellings | Refused spellings |");
  say("|---|---|---|");
  for (const { about, stage, accepted, refused } of SHAPES)
    say(`| ${about} of ${stage} | ${accepted.length} | ${refused.length} |`);
  say("");
  return wrong;
}

/** @returns how many verdicts differ from the first run's */
async function again(
  from: Corpus,
  first: ReadonlyMap<Program, Graded>,
  times: number,
): Promise<number> {
  let changed = 0;
  for (let run = 1; run <= times; run++) {
    const busy = run % 2 === 1 ? [busyLoop(), busyLoop()] : [];
    try {
      for (const [program, { verdicts }] of await gradeAll(from))
        if (verdicts !== first.get(program)?.verdicts) changed++;
    } finally {
      for (const loop of busy) loop.kill("SIGKILL");
    }
    say(`Run ${run + 1} of ${times + 1}${busy.length > 0 ? ", beside two busy loops" : ""}.`);
  }
  return changed;
}

function busyLoop(): ChildProcess {
  return spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" });
}
