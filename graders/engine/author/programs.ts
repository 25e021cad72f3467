/**
 * Rules about programs: solutions pass and match their recordings, starters build and fail, and players play to the
 * end.
 *
 * @module
 */
import { tasksByChecks } from "../diagnose/checked-tasks.ts";
import { tasksThatPass } from "../diagnose/judge-tasks.ts";
import type { Build, Files } from "../execute/build.ts";
import { type Program, programOf, type Run, type Runner } from "../execute/run.ts";
import { openRecorder } from "../games/record.ts";
import { rerecord, transcriptFile } from "../games/rerecord.ts";
import { gradeTrack } from "../grade/grade.ts";
import type { Grader } from "../grade/grader.ts";
import { submissionOf } from "../intake/read-submission.ts";
import { judge } from "../judge/verdict.ts";
import { type Transcript, typedLines } from "../text/transcript.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { Player } from "../workbook/authoring.ts";
import { taskNumbersIn } from "../workbook/todo.ts";
import { type Stage, type Track, transcriptsOf, type Workbook } from "../workbook/workbook.ts";
import { applyChecks, givenIsWhatTheStarterMeets } from "./checks.ts";
import { type Defect, defectOf } from "./defect.ts";

/** What the rules that run programs work with. */
export interface Bench {
  readonly workbook: Workbook;
  readonly solutions: Files;
  readonly starters: Files;
  readonly grader: Grader;
  readonly runner: Runner;
}

/** Runs a program on the typed lines of transcripts. */
export function runOn(
  runner: Runner,
  program: Program,
  transcripts: readonly Transcript[],
): Promise<readonly Run[]> {
  const jobs = transcripts.map((one) => ({ program: program.id, lines: typedLines(one) }));
  return runner.run([program], jobs);
}

/** The given tests catch nothing, even if a student adds something to them. */
export async function* starterTestsFail(
  { grader, solutions, starters }: Bench,
  track: Track,
  stage: Stage,
): AsyncGenerator<Defect> {
  const path = `${stage.path}/${stage.tests!.file}`;
  const files = { ...solutions, [path]: `${starters[path]}\n// Begun.\n` };
  const submission = submissionOf("starter", files, [track.name]);
  const result = await gradeTrack(grader, submission, track, [stage]);
  if (result.earned > 0 || result.extra > 0)
    yield {
      place: starterFolder(stage),
      says: "the starter's tests earn points as they are; remove what the student is to write.",
    };
}

/** The reference, graded like any submission, passes every case. */
export async function* solutionsPass(
  { grader, solutions }: Bench,
  track: Track,
): AsyncGenerator<Defect> {
  const submission = submissionOf("solutions", solutions, [track.name]);
  const result = await gradeTrack(grader, submission, track);
  for (const { stage, cases } of result.stages) {
    const described = `graders/${stage.path}/stage.json`;
    const faults = cases.flatMap(({ verdict }) =>
      verdict.kind === "grader fault" ? [verdict.why] : [],
    );
    // A stage's cases may all have the same fault of the grader.
    for (const why of new Set(faults)) yield defectOf(new WorkbookError(why), described);
    for (const { name, kind, verdict } of cases) {
      if (verdict.kind === "passed" || verdict.kind === "grader fault") continue;
      const [place, cure] =
        kind === "check"
          ? [described, "the check"]
          : [transcriptFile(stage, name), `record again: npm run record -- ${stage.path}`];
      yield {
        place,
        says: `the solution does not pass ${name}: ${verdict.kind}; fix the solution, or ${cure}.`,
      };
    }
  }
}

/** Recording the reference again gives every transcript, byte for byte. */
export async function* solutionsRerecord(
  { workbook }: Bench,
  stage: Stage,
  build: Build | undefined,
): AsyncGenerator<Defect> {
  for (const { file, changed } of await rerecord(workbook, stage, openRecorder(build, stage.path)))
    if (changed)
      yield {
        place: file,
        says: `it differs from the solution's output; record it again with npm run record -- ${stage.path}.`,
      };
}

/** The starter builds on the reference's earlier stages. It passes no transcript, and only the given checks. */
export async function* startersFail(
  { solutions, starters, grader, runner }: Bench,
  stage: Stage,
): AsyncGenerator<Defect> {
  const own = ([path]: [string, string]) => path.startsWith(`${stage.path}/`);
  const files = Object.fromEntries([
    ...Object.entries(grader.hasReference ? solutions : starters).filter((file) => !own(file)),
    ...Object.entries(starters).filter(own),
  ]);
  const place = starterFolder(stage);
  const builds = await grader.builder.build({ files, stages: [stage.path] });
  const build = builds.get(stage.path);
  if (build?.kind !== "built") {
    const why = build?.problems[0]?.text ?? "there is nothing";
    yield { place, says: `the starter does not build: ${why} Fix it.` };
    return;
  }
  const transcripts = transcriptsOf(stage);
  const runs = await runOn(
    runner,
    programOf(stage.path, build),
    transcripts.map(({ transcript }) => transcript),
  );
  for (const [at, { name, transcript }] of transcripts.entries())
    if (judge(transcript, runs[at]!).kind === "passed")
      yield {
        place,
        says: `the starter passes ${name} as it is; remove what the student is to write.`,
      };
  const applied = await applyChecks(grader, runner, stage, files, runs);
  yield* givenIsWhatTheStarterMeets(stage, applied);
}

/** Each TODO stands in something that can be judged by itself, so a student sees how far the task is. */
export async function* todosAreTasks(
  { grader, solutions, starters }: Bench,
  stage: Stage,
): AsyncGenerator<Defect> {
  const own = ([path]: [string, string]) => path.startsWith(`${stage.path}/`);
  const given = Object.fromEntries(Object.entries(starters).filter(own));
  // The only task of some tests is the stage itself.
  if (stage.tests && new Set(Object.values(given).flatMap(taskNumbersIn)).size < 2) return;
  const files = { ...solutions, ...given };
  const program = stage.tests
    ? undefined
    : await grader.builder.switched({ files, given, stage: stage.path });
  const judged = tasksThatPass(program?.tasks ?? []);
  const tasks = new Set(tasksByChecks(stage, [], given, given, judged).map(({ task }) => task));
  for (const [path, text] of Object.entries(given))
    for (const task of new Set(taskNumbersIn(text)))
      if (!tasks.has(task))
        yield {
          place: `graders/${stage.track}/starter/${path.slice(stage.track.length + 1)}`,
          says: `TODO ${task} stands where no task can be judged; put it into a function, a class, the main program, a type with a contract, or a group of tests that throws it.`,
        };
}

function starterFolder({ track, name }: Stage): string {
  return `graders/${track}/starter/${name}`;
}

/** How many games each player plays. */
export const GAMES = 10;

/** New games end well, and the boxed solution plays them as they were recorded. */
export async function* freshGamesAgree(
  { runner }: Bench,
  stage: Stage,
  build: Build | undefined,
  player: Player,
): AsyncGenerator<Defect> {
  if (build?.kind !== "built") return;
  const place = `graders/${stage.path}/player.ts`;
  const recorder = openRecorder(build, stage.path);
  const games: Transcript[] = [];
  for (let seed = 1; seed <= GAMES; seed++) games.push(await recorder.play(player, seed, []));
  const runs = await runOn(runner, programOf(stage.path, build), games);
  for (const [at, game] of games.entries()) {
    const seed = at + 1;
    const again = `npm run record -- ${stage.path} fresh --play ${seed} --check`;
    if (game.status !== 0)
      yield {
        place,
        says: `its game with seed ${seed} ends with status ${game.status}; see it by ${again}, and fix the player or the solution.`,
      };
    else if (judge(game, runs[at]!).kind !== "passed")
      yield {
        place,
        says: `in the box, the solution plays the game with seed ${seed} differently; does it use the clock? See ${again}.`,
      };
  }
}
