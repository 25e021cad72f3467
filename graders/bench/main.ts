/**
 * `npm run bench`: measures grading and waiting times on one core, as medians of ratios from one run. The unit is a bare,
 * clean start of Node: `env -i PATH="$PATH" node -e 0`.
 *
 * `--quick` measures less often and grades 400 submissions instead of 2,000. `--track NAME` measures (a), (b) and (d) to
 * (g) and (j) on only that track. `--only abc` measures only these letters. `--only h` measures the class page with 2,000
 * students, which needs Chromium and takes minutes. Its limits are 15 MB, usable in 2 s, and 100 ms per keystroke.
 */
import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PROJECT } from "#compiled/compiled.cjs";
import { shownText, typedLines } from "../engine/text/transcript.ts";
import { discover, type Track } from "../engine/workbook/workbook.ts";
import type { ClassPageCost } from "./class-page.ts";
import { timeCommands } from "./commands.ts";
import type { CourseTime } from "./course.ts";
import { EDITIONS, timeFailingChecks } from "./failing-checks.ts";
import { inUnits, median, ON_ONE_CORE, run, show, showAll, TSX, time, unit } from "./measure.ts";
import type { SaveTimes } from "./save-to-verdict.ts";
import { KINDS, type Kind, SAYS } from "./submissions.ts";

const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    track: { type: "string" },
    only: { type: "string", default: "abcdefg" },
  },
});
const { tracks: all } = discover(PROJECT);
const tracks = all.filter(({ name }) => values.track === undefined || name === values.track);
const [track] = tracks;
if (!track) throw new Error(`There is no track "${values.track}".`);
const ROUNDS = values.quick ? 3 : 5;

const say = (text: string) => void process.stdout.write(`${text}\n`);

interface Course {
  readonly track: Track;
  readonly kind?: Kind;
  readonly jobs?: number;
  readonly stages?: "programs" | "tests";
  /** What is told of a failure. */
  readonly told?: "all" | "verdicts";
  /** Measures on one core, relative to the unit. */
  readonly pinned?: boolean;
}

function course(
  counts: readonly number[],
  { track, kind = "perfect", jobs = 1, stages = "programs", told = "all", pinned = true }: Course,
): CourseTime[] {
  const script = join(PROJECT, "graders", "bench", "course.ts");
  const command = [TSX, script, counts.join(","), track.name, String(jobs), kind, stages, told];
  const env = { PATH: process.env.PATH };
  const text = pinned
    ? run(command)
    : execFileSync(command[0]!, command.slice(1), { cwd: PROJECT, env }).toString();
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as CourseTime);
}

/** One more submission in the middle of a course, when the compiler and parser are warm. @returns units */
function oneMore(what: Course, counts: readonly [number, number, number]): number {
  return inUnits(() => {
    const [, small, large] = course(counts, what);
    if ((what.kind ?? "perfect") === "perfect" && !(small!.allRight && large!.allRight))
      throw new Error("The reference does not pass; see npm run verify.");
    return (large!.ms - small!.ms) / (large!.count - small!.count);
  });
}

function rounds(measure: () => number): readonly number[] {
  return Array.from({ length: ROUNDS }, measure);
}

/** The simple way: run tsx and diff for each case. @returns milliseconds */
function plainWay({ stages }: Track): number {
  const script = `"$1" "$2" 2>/dev/null | diff - <(printf %s "$3") >/dev/null; true`;
  const cases = stages.flatMap((stage) =>
    stage.cases.flatMap((one) => (one.kind === "transcript" ? [{ stage, ...one }] : [])),
  );
  return time(() => {
    for (const { stage, transcript } of cases) {
      const main = join(PROJECT, "solutions", stage.path, "main.ts");
      const input = typedLines(transcript)
        .map((line) => `${line}\n`)
        .join("");
      const bash = ["bash", "--norc", "-c", script, "plain"];
      run([...bash, TSX, main, shownText(transcript)], { input });
    }
  });
}

function sayClassPage(cost: ClassPageCost): string {
  const { students, transcriptsEach, megabytes, usableMs, medianMs, worstMs, studentMs } = cost;
  return `(h) report.html of ${students} students with ${transcriptsEach} transcripts each: ${megabytes} MB (at most 15), usable after ${usableMs.join(", ")} ms (at most 2000), a keystroke ${medianMs} ms and at worst ${worstMs} ms (at most 100), a student's page ${studentMs} ms; written in ${cost.writeMsEach} ms per student.`;
}

const MEASURES: Readonly<Record<string, () => void>> = {
  a: () => {
    const each = tracks.map((track) => {
      const found = rounds(() => oneMore({ track }, [20, 10, 30]));
      say(
        `(a) one more submission of ${track.name}: ${show(median(found))} units (at most 6.0; rounds ${showAll(found)}).`,
      );
      if (track.stages.some(({ tests }) => tests)) {
        const all = rounds(() => oneMore({ track, stages: "tests" }, [2, 3, 8]));
        say(
          `    with its tests of students: ${show(median(all))} units in all (at most 20; rounds ${showAll(all)}).`,
        );
      }
      return median(found);
    });
    if (each.length > 1)
      say(`    the median of the ${each.length}: ${show(median(each))} units (at most 4.5).`);
  },
  b: () => {
    const plain = inUnits(() => plainWay(track));
    const ours = oneMore({ track }, [20, 10, 30]);
    say(
      `(b) the plain way, tsx and diff for each case of ${track.name}: ${show(plain, 0)} units, ${show(plain / ours, 0)} times ours (expected: over 50).`,
    );
  },
  c: () => {
    const script = join(PROJECT, "graders", "bench", "save-to-verdict.ts");
    const saves = Array.from({ length: ROUNDS }, () => {
      const before = unit();
      const times = JSON.parse(run([TSX, script])) as SaveTimes;
      const one = (before + unit()) / 2;
      return {
        passing: median(times.passing) / one,
        failing: median(times.failing) / one,
        explained: median(times.explained) / one,
      };
    });
    const each = (what: keyof SaveTimes) => saves.map((one) => one[what]);
    const passing = each("passing");
    say(
      `(c) save to verdict inside a watcher: ${show(median(passing))} units (under 2.0; rounds ${showAll(passing)}).`,
    );
    say(
      `    with a fault: ${show(median(each("failing")))} units to the verdict, ${show(median(each("explained")))} more to its place and what the compiler says (at most 4.0).`,
    );
  },
  d: () => {
    const many = values.quick ? 400 : 2000;
    const jobs = availableParallelism();
    const [few] = course([100], { track, jobs, pinned: false });
    const [lots] = course([many], { track, jobs, pinned: false });
    const slower = lots!.ms / lots!.count / (few!.ms / few!.count);
    const larger = lots!.maxResidentBytes / few!.maxResidentBytes;
    say(
      `(d) ${many} submissions against 100, ${jobs} at a time: ${show(slower)} times the time each (at most 1.15), ${show(larger)} times the memory (at most 1.2; ${Math.round(lots!.maxResidentBytes / 2 ** 20)} MiB).`,
    );
  },
  e: () => {
    const commands = tracks.map(({ name }) => `check ${name}/1`);
    for (const { command, units, timesTsx } of timeCommands(commands))
      say(
        `(e) ${command}, which passes: ${show(timesTsx)} times tsx on an empty file (at most 0.8 on Node 20), ${show(units)} units (at most 9).`,
      );
    const change = (root: string, command: string) => {
      const { stages } = tracks[commands.indexOf(command)]!;
      appendFileSync(join(root, "exercises", stages[0]!.path, "main.ts"), "\n");
    };
    for (const { command, units, timesTsx } of timeCommands(commands, change))
      say(
        `    ${command}, changed since the last check: ${show(timesTsx)} times tsx, ${show(units)} units.`,
      );
  },
  f: () => {
    const stage = `${track.name}/1`;
    const others = timeCommands(["", `lesson ${stage}`, `hint ${stage} --all`, `demo ${stage}`]);
    for (const { command, units, timesTsx } of others)
      say(`    ${command || "npm start"}: ${show(timesTsx)} times tsx, ${show(units)} units.`);
    const slowest = others.reduce((one, other) => (other.units > one.units ? other : one));
    say(
      `(f) the slowest other command, ${slowest.command || "npm start"}: ${show(slowest.timesTsx)} times tsx on an empty file, ${show(slowest.units)} units (no more than e).`,
    );
  },
  g: () => {
    say(`(g) one more submission of ${track.name}, of a mixed class:`);
    for (const kind of KINDS)
      say(
        `    ${SAYS[kind]}: ${show(median(rounds(() => oneMore({ track, kind }, [3, 2, 8]))))} units.`,
      );
  },
  j: () => {
    // There are at most 17 slips in a track.
    const units = (track: Track, kind: Kind, told: Course["told"] = "all") =>
      median(rounds(() => oneMore({ track, kind, told }, [3, 10, 30])));
    for (const track of tracks) {
      const [right, wrong] = [units(track, "other"), units(track, "slip")];
      const judged = units(track, "slip", "verdicts");
      say(
        `(j) one more submission of ${track.name} that fails: ${show(wrong - judged)} units more than for its verdicts alone (at most 10.0); ${show(wrong - right)} more than one that passes.`,
      );
    }
  },
  i: () => {
    say(
      "(i) how much longer a failing check takes than a passing one, in starts of tsx (at most 1.0):",
    );
    for (const edition of EDITIONS) {
      const costs = timeFailingChecks(edition, ROUNDS);
      const all = costs.map(({ timesTsx }) => timesTsx);
      const under = all.filter((one) => one <= 1).length;
      say(
        `    ${edition} edition: median ${show(median(all))}, highest ${show(Math.max(...all))}; ${under} of ${all.length} at most 1.0.`,
      );
      for (const { slip, timesTsx } of costs)
        say(`      ${slip.track}/${slip.stage} ${slip.name}: ${show(timesTsx)}`);
    }
  },
  h: () => {
    const results = mkdtempSync(join(tmpdir(), "deckwork-results-"));
    try {
      const grade = [join(PROJECT, "graders", "deckwork.cjs"), "grade", "--out", results];
      const games = ["--track", track.name, "--fresh", "10", "--fresh-seed", "bench"];
      execFileSync(process.execPath, [...grade, ...games], { cwd: PROJECT, stdio: "ignore" });
      const script = join(PROJECT, "graders", "bench", "class-page.ts");
      const args = [script, values.quick ? "400" : "2000", results];
      const text = execFileSync(TSX, args, { cwd: PROJECT }).toString();
      say(sayClassPage(JSON.parse(text) as ClassPageCost));
    } finally {
      rmSync(results, { recursive: true, force: true });
    }
  },
};

say(
  `Node ${process.version}, ${ON_ONE_CORE ? "one core" : "NOT pinned to one core (no taskset)"}.`,
);
say(`The unit: ${show(unit(), 1)} ms.`);
for (const [letter, measure] of Object.entries(MEASURES))
  if (values.only.includes(letter)) measure();
