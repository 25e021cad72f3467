/**
 * `npm run bench`: what grading costs, as ratios measured in one run, medians, on one core. The unit is a bare, clean
 * start of Node: `env -i PATH="$PATH" node -e 0`.
 *
 * `--quick` grades 400 submissions where the full measure grades 2,000; `--track NAME` takes another track.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { shownText, typedLines } from "../engine/compare/transcript.ts";
import { discover, type Track } from "../engine/discover/discover.ts";
import type { CourseTime } from "./course-copies.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { values } = parseArgs({
  options: { quick: { type: "boolean", default: false }, track: { type: "string" } },
});
const workbook = discover(root);
const track = workbook.tracks.find(({ name }) => name === values.track) ?? workbook.tracks[0]!;
const tsx = join(root, "node_modules", ".bin", "tsx");
const onOneCore =
  process.platform === "linux" && spawnSync("taskset", ["-c", "0", "true"]).status === 0;
const ROUNDS = 7;
const UNIT_STARTS = 10;

/** Runs a command on one core, with a clean environment. @returns what it printed */
function run(command: readonly string[], input = ""): string {
  const [file = "", ...args] = onOneCore ? ["taskset", "-c", "0", ...command] : command;
  return execFileSync(file, args, {
    input,
    cwd: root,
    env: { PATH: process.env.PATH },
    maxBuffer: 1 << 26,
    stdio: ["pipe", "pipe", "inherit"],
  }).toString();
}

function time(action: () => unknown): number {
  const started = performance.now();
  action();
  return performance.now() - started;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

function unit(): number {
  return median(
    Array.from({ length: UNIT_STARTS }, () =>
      time(() => run(["env", "-i", `PATH=${process.env.PATH}`, process.execPath, "-e", "0"])),
    ),
  );
}

function course(
  counts: readonly number[],
  jobs: number,
  pinned: boolean,
  kinds: "programs" | "tests" = "programs",
): CourseTime[] {
  const command = [
    tsx,
    join(root, "graders", "bench", "course-copies.ts"),
    counts.join(","),
    track.name,
    String(jobs),
    kinds,
  ];
  const text = pinned
    ? run(command)
    : execFileSync(command[0]!, command.slice(1), {
        cwd: root,
        env: { PATH: process.env.PATH },
      }).toString();
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as CourseTime);
}

/** The plain way: a process of tsx for each case, and diff. */
function plainWay({ stages }: Track): number {
  return stages
    .flatMap((stage) =>
      stage.cases.flatMap((one) =>
        one.kind === "transcript" ? [{ stage, transcript: one.transcript }] : [],
      ),
    )
    .reduce((sum, { stage, transcript }) => {
      const main = join(root, "solutions", stage.path, "main.ts");
      const input = typedLines(transcript)
        .map((line) => `${line}\n`)
        .join("");
      const script = `"$1" "$2" 2>/dev/null | diff - <(printf %s "$3") >/dev/null; true`;
      return (
        sum +
        time(() =>
          run(["bash", "--norc", "-c", script, "plain", tsx, main, shownText(transcript)], input),
        )
      );
    }, 0);
}

const say = (text: string) => void process.stdout.write(`${text}\n`);
const ratio = (value: number, digits = 2) => value.toFixed(digits);

say(
  `Node ${process.version}, ${onOneCore ? "one core" : "NOT pinned to one core (no taskset)"}, track ${track.name}.`,
);

const rounds = Array.from({ length: ROUNDS }, () => {
  const before = unit();
  // In the middle of a course, where the compiler and the parser are warm.
  const [, small, large] = course([20, 10, 50], 1, true);
  const after = unit();
  if (!small?.allRight || !large?.allRight)
    throw new Error("The reference does not pass; see npm run verify.");
  return {
    unit: (before + after) / 2,
    each: (large.ms - small.ms) / (large.count - small.count),
    small,
  };
});
const perSubmission = median(rounds.map(({ each, unit }) => each / unit));
const { protection, cases } = rounds[0]!.small;
say(`The unit: ${ratio(median(rounds.map(({ unit }) => unit)), 1)} ms.`);
say(
  `(a) one more submission, ${protection}, ${track.stages.filter(({ tests }) => !tests).length} stages, ${cases} cases: ${ratio(perSubmission)} units (at most 6.0; rounds ${rounds.map(({ each, unit }) => ratio(each / unit)).join(" ")}).`,
);

if (track.stages.some(({ tests }) => tests)) {
  const before = unit();
  const [, few, more] = course([2, 3, 8], 1, true, "tests");
  const each = (more!.ms - few!.ms) / (more!.count - few!.count) / ((before + unit()) / 2);
  say(
    `    with its tests, run on ${more!.cases - cases} variants: ${ratio(each - perSubmission)} units more.`,
  );
}

const plain = plainWay(track);
say(
  `(b) the plain way, tsx and diff for each case: ${ratio(plain / unit(), 0)} units, ${ratio(plain / median(rounds.map(({ each }) => each)), 0)} times ours (expected: over 50).`,
);

const saves = Array.from({ length: 3 }, () => {
  const before = unit();
  const times = JSON.parse(
    run([tsx, join(root, "graders", "bench", "save-to-verdict.ts")]),
  ) as number[];
  return median(times) / ((before + unit()) / 2);
});
say(
  `(c) save to verdict inside a watcher: ${ratio(median(saves))} units (under 2.0; rounds ${saves.map((one) => ratio(one)).join(" ")}).`,
);

const many = values.quick ? 400 : 2000;
const jobs = availableParallelism();
const [few] = course([100], jobs, false);
const [lots] = course([many], jobs, false);
const slower = lots!.ms / lots!.count / (few!.ms / few!.count);
const larger = lots!.maxResidentBytes / few!.maxResidentBytes;
say(
  `(d) ${many} submissions against 100, ${jobs} at a time: ${ratio(slower)} times the time each (at most 1.15), ${ratio(larger)} times the memory (at most 1.2; ${Math.round(lots!.maxResidentBytes / 2 ** 20)} MiB).`,
);
