/**
 * Proves that the workbook is sound: applies every rule to everything, and gathers all defects.
 *
 * @module
 */
import { availableParallelism } from "node:os";
import { openRunner } from "../execute/run.ts";
import { openGrader } from "../grade/grader.ts";
import type { Session } from "../sandbox/session.ts";
import { loadMistakes, loadPlayer } from "../workbook/authored.ts";
import { hasReference } from "../workbook/edition.ts";
import { pagesOfLesson } from "../workbook/lesson-pages.ts";
import { LESSONS } from "../workbook/places.ts";
import { readSolutions, readStarters } from "../workbook/stage-files.ts";
import { type Stage, type Track, transcriptsOf, type Workbook } from "../workbook/workbook.ts";
import {
  casesHaveNamesOfTheirOwn,
  pointsAddUp,
  readingStagesAreProvoked,
  transcriptsAreDescribed,
  transcriptsExpectOutput,
} from "./cases.ts";
import { type Defect, gather } from "./defect.ts";
import { verifyLesson } from "./lessons.ts";
import {
  mistakesAreCaughtAndDistinct,
  mistakesAreNamedAndSaid,
  stagesHaveMistakes,
} from "./mistakes.ts";
import {
  type Bench,
  freshGamesAgree,
  GAMES,
  solutionsPass,
  solutionsRerecord,
  startersFail,
  starterTestsFail,
  todosAreTasks,
} from "./programs.ts";
import { rulesHaveTheirTests } from "./rules.ts";
import {
  exercisesAreTheStarters,
  noFileIsStray,
  stagesAreNumberedWithoutGaps,
  stagesStandInEveryTree,
  startersHaveTheSolutionsFiles,
  type Trees,
} from "./trees.ts";
import { filesAreSoundTypeScript } from "./types.ts";

/** What was looked at. */
export interface Counts {
  readonly stages: number;
  readonly transcripts: number;
  readonly mistakes: number;
  readonly games: number;
}

/** The rules that need only the files: they apply even if the workbook cannot be read. */
export function verifyTrees(trees: Trees, pristine: boolean): Defect[] {
  return [
    ...stagesStandInEveryTree(trees),
    ...stagesAreNumberedWithoutGaps(trees),
    ...noFileIsStray(trees),
    ...(hasReference(trees.root) ? startersHaveTheSolutionsFiles(trees) : []),
    ...(pristine ? exercisesAreTheStarters(trees) : []),
  ];
}

/** The rules about texts: points, transcripts, lessons. Nothing is run. */
export function verifyWriting(track: Track, trees: Trees): Defect[] {
  return [
    ...pointsAddUp(track),
    ...track.stages.flatMap((stage) => [
      ...verifyCases(stage, trees),
      ...verifyPages(stage, trees),
    ]),
  ];
}

function verifyCases(stage: Stage, { root, graders }: Trees): Defect[] {
  return [
    ...transcriptsAreDescribed(stage),
    ...transcriptsExpectOutput(stage),
    ...casesHaveNamesOfTheirOwn(stage),
    ...(hasReference(root)
      ? readingStagesAreProvoked(stage, `${stage.name}/player.ts` in graders)
      : []),
  ];
}

function verifyPages(stage: Stage, { root, track, lessons, starter }: Trees): Defect[] {
  const pages = pagesOfLesson(Object.keys(lessons), stage.name).map((path) => ({
    path: `${LESSONS}/${track}/${path}`,
    markdown: lessons[path]!,
  }));
  // The rules about trees have already reported a missing lesson.
  return pages.length === 0 ? [] : [...verifyLesson(root, stage, pages, starter)];
}

/** The exercises of tracks as TypeScript. */
export function verifyTypes(
  session: Session,
  root: string,
  trees: readonly Trees[],
): Promise<Defect[]> {
  const files = trees.flatMap(({ track, exercises }) =>
    Object.keys(exercises).map((path) => `exercises/${track}/${path}`),
  );
  return filesAreSoundTypeScript(
    root,
    files.filter((path) => path.endsWith(".ts")),
    session.folder,
  );
}

/**
 * The rules about programs: solutions, starters, mistakes, players. As many tracks at a time as there are processors.
 *
 * @param tell - called with what is being looked at
 */
export async function verifyPrograms(
  session: Session,
  workbook: Workbook,
  tracks: readonly Track[],
  tell: (what: string) => void,
): Promise<{ readonly defects: readonly Defect[]; readonly counts: Counts }> {
  const counts = { stages: 0, transcripts: 0, mistakes: 0, games: 0 };
  const found = tracks.map((track) => ({ track, defects: [] as Defect[] }));
  const left = [...found];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift())
      for await (const defect of verifyTrack(session, workbook, next.track, counts, tell))
        next.defects.push(defect);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { defects: found.flatMap(({ defects }) => defects), counts };
}

/** The counts so far, shared by several tracks at a time. */
type Counting = { -readonly [What in keyof Counts]: Counts[What] };

async function* verifyTrack(
  session: Session,
  workbook: Workbook,
  track: Track,
  counts: Counting,
  tell: (what: string) => void,
): AsyncGenerator<Defect> {
  // Otherwise the other tracks' files would also be compiled with each mistake.
  const alone = { ...workbook, tracks: [track] };
  const bench: Bench = {
    workbook: alone,
    grader: openGrader(session, alone),
    runner: openRunner(session),
    solutions: readSolutions(alone),
    starters: readStarters(alone),
  };
  try {
    if (!bench.grader.hasReference) {
      yield* verifyStudentsEdition(bench, track, counts);
      return;
    }
    tell(track.name);
    yield* gather(`solutions/${track.name}`, () => solutionsPass(bench, track));
    for (const stage of track.stages) {
      tell(stage.path);
      counts.stages++;
      counts.transcripts += transcriptsOf(stage).length;
      yield* gather(`graders/${stage.path}`, () => todosAreTasks(bench, stage));
      yield* stage.tests ? verifyTests(bench, track, stage) : verifyStage(bench, stage, counts);
    }
  } finally {
    await bench.runner.close();
    await bench.grader.close();
  }
}

/** The starters are all that can be built: nothing of them passes. */
async function* verifyStudentsEdition(
  bench: Bench,
  track: Track,
  counts: Counting,
): AsyncGenerator<Defect> {
  for (const stage of track.stages) {
    counts.stages++;
    counts.transcripts += transcriptsOf(stage).length;
    counts.mistakes += (await loadMistakes(bench.workbook, stage)).length;
    if (!stage.tests) yield* gather(`graders/${stage.path}`, () => startersFail(bench, stage));
  }
}

async function* verifyTests(bench: Bench, track: Track, stage: Stage): AsyncGenerator<Defect> {
  yield* starterTestsFail(bench, track, stage);
  yield* gather(`graders/${stage.path}`, () => rulesHaveTheirTests(bench, stage));
}

async function* verifyStage(bench: Bench, stage: Stage, counts: Counting): AsyncGenerator<Defect> {
  const { workbook, grader, solutions: files } = bench;
  const folder = `graders/${stage.path}`;
  const builds = await grader.builder.build({ files, stages: [stage.path] });
  const build = builds.get(stage.path);
  yield* gather(`solutions/${stage.path}`, () => solutionsRerecord(bench, stage, build));
  yield* gather(folder, () => startersFail(bench, stage));
  yield* gather(`${folder}/mistakes.ts`, async function* () {
    const known = await loadMistakes(workbook, stage);
    counts.mistakes += known.length;
    yield* stagesHaveMistakes(stage, known);
    yield* mistakesAreNamedAndSaid(stage, known);
    yield* mistakesAreCaughtAndDistinct(bench, stage, known);
  });
  yield* gather(`${folder}/player.ts`, async function* () {
    const player = await loadPlayer(workbook, stage);
    if (!player) return;
    counts.games += GAMES;
    yield* freshGamesAgree(bench, stage, build, player);
  });
}
