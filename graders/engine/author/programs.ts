/**
 * Rules about programs: solutions pass and are what was recorded, starters build and fail, players play to the end.
 *
 * @module
 */
import type { Build, Builder, Files } from "../execute/build.ts";
import { programOf, type Runner } from "../execute/run.ts";
import { openRecorder } from "../games/record.ts";
import { rerecord } from "../games/rerecord.ts";
import { gradeTrack } from "../grade/grade.ts";
import type { Grader } from "../grade/grader.ts";
import { submissionOf } from "../intake/read-submission.ts";
import type { CaseResult } from "../judge/results.ts";
import { judge } from "../judge/verdict.ts";
import { typedLines } from "../text/transcript.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { Player } from "../workbook/authoring.ts";
import type { Stage, Track, Workbook } from "../workbook/workbook.ts";
import { transcriptsOf } from "../workbook/workbook.ts";
import { applyChecks, givenIsWhatTheStarterMeets } from "./checks.ts";
import { type Defect, defectOf } from "./defect.ts";

/** What the rules that run programs work with. */
export interface Bench {
  readonly workbook: Workbook;
  readonly solutions: Files;
  readonly starters: Files;
  readonly builder: Builder;
  readonly runner: Runner;
}

/** The tests that are given out catch nothing, even where something was written beside them. */
export async function starterTestsFail(
  grader: Grader,
  { solutions, starters }: Bench,
  track: Track,
  stage: Stage,
): Promise<Defect[]> {
  const path = `${stage.path}/${stage.tests!.file}`;
  const files = { ...solutions, [path]: `${starters[path]}\n// Begun.\n` };
  const result = await gradeTrack(grader, submissionOf("starter", files, [track.name]), track, [
    stage,
  ]);
  return result.earned === 0 && result.extra === 0
    ? []
    : [
        {
          place: `graders/${stage.track}/starter/${stage.name}`,
          says: "the starter's tests earn points as they are; take out what is for the student to write.",
        },
      ];
}

/** The reference, graded like any submission, passes every case. */
export async function solutionsPass(
  grader: Grader,
  { solutions }: Bench,
  track: Track,
): Promise<Defect[]> {
  const submission = submissionOf("solutions", solutions, [track.name]);
  const result = await gradeTrack(grader, submission, track);
  return result.stages.flatMap(({ stage, cases }) => [
    ...faultsOf(stage, cases),
    ...cases
      .filter(({ verdict }) => verdict.kind !== "passed" && verdict.kind !== "grader fault")
      .map(({ name, kind, verdict }) => ({
        place: `graders/${stage.path}/${kind === "check" ? "stage.json" : `${name}.transcript`}`,
        says: `the solution does not pass ${name}: ${verdict.kind}; mend the solution or ${kind === "check" ? "the check" : `record again: npm run record -- ${stage.path}`}.`,
      })),
  ]);
}

/** What the grader could not do with a stage's material, each fault once. */
function faultsOf(stage: Stage, cases: readonly CaseResult[]): Defect[] {
  const why = cases.flatMap(({ verdict }) =>
    verdict.kind === "grader fault" ? [verdict.why] : [],
  );
  return [...new Set(why)].map((says) =>
    defectOf(new WorkbookError(says), `graders/${stage.path}/stage.json`),
  );
}

/** The reference gives every transcript again, byte for byte. */
export async function solutionsRerecord(
  { workbook }: Bench,
  stage: Stage,
  build: Build | undefined,
): Promise<Defect[]> {
  const recordings = await rerecord(workbook, stage, openRecorder(build, stage.path));
  return recordings
    .filter(({ changed }) => changed)
    .map(({ file }) => ({
      place: file,
      says: `it is not what the solution gives, byte for byte; npm run record -- ${stage.path} writes what is.`,
    }));
}

/** What is given out builds on the reference's earlier stages, and passes no transcript, and no check but what is given. */
export async function startersFail(
  { solutions, starters, builder, runner }: Bench,
  stage: Stage,
): Promise<Defect[]> {
  const own = ([path]: [string, string]) => path.startsWith(`${stage.path}/`);
  const files = Object.fromEntries([
    ...Object.entries(solutions).filter((file) => !own(file)),
    ...Object.entries(starters).filter(own),
  ]);
  const place = `graders/${stage.track}/starter/${stage.name}`;
  const build = (await builder.build({ files, stages: [stage.path] })).get(stage.path);
  if (build?.kind !== "built")
    return [
      {
        place,
        says: `the starter does not build: ${build?.problems[0]?.text ?? "there is nothing"} Mend it.`,
      },
    ];
  const transcripts = transcriptsOf(stage);
  const program = programOf(stage.path, build);
  const runs = await runner.run(
    [program],
    transcripts.map(({ transcript }) => ({ program: stage.path, lines: typedLines(transcript) })),
  );
  return [
    ...transcripts
      .filter(({ transcript }, at) => judge(transcript, runs[at]!).kind === "passed")
      .map(({ name }) => ({
        place,
        says: `the starter passes ${name} as it is; take out what is for the student to write.`,
      })),
    ...givenIsWhatTheStarterMeets(stage, await applyChecks(builder, stage, files, runs)),
  ];
}

/** How many games each player plays. */
export const GAMES = 10;

/** Games that nobody has seen end well, and the boxed solution plays them as they were recorded. */
export async function freshGamesAgree(
  { runner }: Bench,
  stage: Stage,
  build: Build | undefined,
  player: Player,
): Promise<Defect[]> {
  if (build?.kind !== "built") return [];
  const place = `graders/${stage.path}/player.ts`;
  const recorder = openRecorder(build, stage.path);
  const games = [];
  for (let seed = 1; seed <= GAMES; seed++)
    games.push({ seed, transcript: await recorder.play(player, seed, []) });
  const program = programOf(stage.path, build);
  const runs = await runner.run(
    [program],
    games.map(({ transcript }) => ({ program: stage.path, lines: typedLines(transcript) })),
  );
  return games.flatMap(({ seed, transcript }, at): Defect[] => {
    const again = `npm run record -- ${stage.path} fresh --play ${seed} --check`;
    if (transcript.status !== 0) {
      return [
        {
          place,
          says: `its game with seed ${seed} ends with status ${transcript.status}; see it by ${again}, and mend the player or the solution.`,
        },
      ];
    }
    if (judge(transcript, runs[at]!).kind === "passed") return [];
    return [
      {
        place,
        says: `in the box, the solution plays the game with seed ${seed} in another way; does it use the clock? See ${again}.`,
      },
    ];
  });
}
