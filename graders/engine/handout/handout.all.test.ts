/**
 * The students' edition: it works by itself, gives the verdicts of the whole workbook, and nothing in it is a solution.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { TURN } from "../../turns-for-tests.ts";
import { gradeTrack } from "../grade/grade.ts";
import { type Grader, openGrader } from "../grade/grader.ts";
import { submissionOf } from "../intake/read-submission.ts";
import type { StageResult } from "../judge/results.ts";
import { openSession } from "../sandbox/session.ts";
import { applyMistake, loadMistakes } from "../workbook/authored.ts";
import { readSolutions, readStarters } from "../workbook/stage-files.ts";
import { discover, type Track, type Workbook } from "../workbook/workbook.ts";
import { writeWhole } from "../workbook/write-whole.ts";
import { studentEdition } from "./student-edition.ts";

let folder: string;
let root: string;
const session = openSession();
const whole = discover(PROJECT);
const grader = openGrader(session, whole, { verdictsOnly: true });
/** One track at a time, or all. */
const tracks = whole.tracks.filter(
  (_, at) => process.env.DECKWORK_HANDOUT === "all" || at === TURN % whole.tracks.length,
);

// This takes up to ten seconds: every known mistake is run on every transcript, unless that was done before.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "deckwork-handout-"));
  root = join(folder, "handout");
  for (const { path, content } of await studentEdition(whole, grader, tracks))
    writeWhole(join(root, path), "file" in content ? readFileSync(content.file) : content.text);
}, 120_000);
afterAll(async () => {
  await grader.close();
  session.close();
  rmSync(folder, { recursive: true, force: true });
});

type Files = Readonly<Record<string, string>>;

/** Ten submissions of a track: all right, untouched, half-finished, and seven with a mistake each. */
async function submissionsOf(workbook: Workbook, track: Track): Promise<Record<string, Files>> {
  const own = (files: Files): Files =>
    Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith(`${track.name}/`)));
  const solutions = own(readSolutions(workbook));
  const starters = own(readStarters(workbook));
  const half = new Set(track.stages.slice(0, track.stages.length >> 1).map(({ path }) => path));
  const isDone = (path: string) => half.has(path.split("/").slice(0, 2).join("/"));
  const made: Record<string, Files> = {
    right: solutions,
    untouched: starters,
    half: Object.fromEntries(
      Object.keys(starters).map((path) => [path, (isDone(path) ? solutions : starters)[path]!]),
    ),
  };
  const known = [];
  for (const stage of track.stages)
    if (!stage.tests)
      for (const one of await loadMistakes(workbook, stage)) known.push({ stage, one });
  const step = known.length / 7;
  for (let at = 0; at < 7; at++) {
    const { stage, one } = known[Math.floor(at * step)]!;
    made[`${stage.path} ${one.name}`] = applyMistake(solutions, stage, one);
  }
  return made;
}

const verdictsOf = ({ cases }: StageResult) =>
  cases.map(({ name, verdict, earned }) => [name, verdict.kind, earned]);

// This takes ten seconds: ten submissions of each track are graded twice.
test("submissions get the verdicts and points of the whole workbook, but for what it says", async () => {
  const edition = discover(root);
  const other = openGrader(session, edition);
  const grade = async (by: Grader, track: Track, files: Files) =>
    (await gradeTrack(by, submissionOf("ann", files, [track.name]), track)).stages;
  let count = 0;
  let waiting = 0;
  let named = 0;
  try {
    for (const track of tracks) {
      const same = edition.tracks.find(({ name }) => name === track.name)!;
      for (const [name, files] of Object.entries(await submissionsOf(whole, track))) {
        count++;
        const expected = await grade(grader, track, files);
        const got = await grade(other, same, files);
        for (const [at, stage] of expected.entries()) {
          const given = got[at]!;
          const { path, tests } = stage.stage;
          if (tests) {
            // Tests run on the student's own classes only.
            expect(given.cases[0]!.name).toBe("passes-on-your-own-classes");
            const kinds = new Set(given.cases.slice(1).map(({ verdict }) => verdict.kind));
            const started = name !== "untouched" && name !== "half";
            expect([name, path, ...kinds]).toEqual([
              name,
              path,
              started ? "not run" : "not started",
            ]);
            if (name === "right") expect(given.cases[0]!.verdict.kind).toBe("passed");
          } else if (stage.standIns.length > 0 && !given.corrected) {
            // Whether a stage that waits has a fault of its own is not known.
            expect([name, path, given.waitsFor?.[0]]).toEqual([name, path, stage.standIns[0]]);
            waiting++;
          } else expect([name, path, verdictsOf(given)]).toEqual([name, path, verdictsOf(stage)]);
          named += given.cases.filter(({ mistake }) => mistake !== undefined).length;
        }
      }
    }
  } finally {
    await other.close();
  }
  expect(count).toBe(tracks.length * 10);
  expect(waiting).toBeGreaterThan(0);
  expect(named).toBeGreaterThan(count / 2);
}, 120_000);

function textsIn(place: string): string[] {
  return readdirSync(place, { recursive: true, encoding: "utf8" })
    .map((name) => join(place, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, "utf8"));
}

test("no line of a solution is in it that is in no starter and no lesson", () => {
  const lines = (text: string) => text.split("\n").map((line) => line.trim());
  const open = [...Object.values(readStarters(whole)), ...textsIn(join(PROJECT, "lessons"))].join(
    "\n",
  );
  const secret = new Set(
    Object.values(readSolutions(whole))
      .flatMap(lines)
      .filter((line) => line.length > 20 && !open.includes(line)),
  );
  expect(secret.size).toBeGreaterThan(500);
  const given = textsIn(root).join("\n");
  expect([...secret].filter((line) => given.includes(line))).toEqual([]);
});

// This takes half a minute: packages are installed, and its commands are compiled.
test("it installs, verifies itself and passes its own tests", () => {
  const run = (...words: string[]) => {
    const { PATH, HOME } = process.env;
    const options = { cwd: root, env: { PATH, HOME }, encoding: "utf8", timeout: 120_000 } as const;
    const { status, stdout, stderr } = spawnSync("npm", words, options);
    return { words, status, said: `${stdout}${stderr}` };
  };
  const passes = (said: RegExp, ...words: string[]) =>
    expect(run(...words)).toEqual({ words, status: 0, said: expect.stringMatching(said) });
  passes(/added \d+ packages/, "ci", "--prefer-offline");
  passes(/: no defects\.$/m, "run", "verify", "--", "--pristine");
  passes(/skipped/, "test");
  const help = run("start", "--", "--help").said;
  expect(help).toContain("check");
  expect(help).not.toMatch(/\b(solution|demo|grade|record)\b {2}/);
  const fresh = run("run", "check", "--", tracks[0]!.name, "--fresh", "2");
  expect([fresh.status, fresh.said]).toEqual([2, expect.stringContaining("needs the reference")]);
}, 300_000);
