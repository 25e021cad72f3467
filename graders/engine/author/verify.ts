/**
 * Proves that the workbook is whole: every rule on everything, all defects gathered.
 *
 * @module
 */
import { availableParallelism } from "node:os";
import { openRunner } from "../execute/run.ts";
import { openGrader } from "../grade/grader.ts";
import type { Session } from "../sandbox/session.ts";
import { loadMistakes, loadPlayer } from "../workbook/authored.ts";
import { readSolutions, readStarters } from "../workbook/stage-files.ts";
import type { Stage, Track, Workbook } from "../workbook/workbook.ts";
import { transcriptsOf } from "../workbook/workbook.ts";
import {
  casesHaveNamesOfTheirOwn,
  pointsAddUp,
  readingStagesAreProvoked,
  transcriptsAreDescribed,
  transcriptsExpectOutput,
} from "./cases.ts";
import { type Defect, gather } from "./defect.ts";
import { excerptsAreTrue, lessonHasItsParts, tasksAreTheStartersTodos } from "./lessons.ts";
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
} from "./programs.ts";
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

/** The rules that need nothing but the files: they hold even where the workbook cannot be read. */
export function verifyTrees(trees: Trees, pristine: boolean): Defect[] {
  return [
    ...stagesStandInEveryTree(trees),
    ...stagesAreNumberedWithoutGaps(trees),
    ...noFileIsStray(trees),
    ...startersHaveTheSolutionsFiles(trees),
    ...(pristine ? exercisesAreTheStarters(trees) : []),
  ];
}

/** The rules about what is written: points, transcripts, lessons. Nothing is run. */
export function verifyWriting(track: Track, trees: Trees): Defect[] {
  return [
    ...pointsAddUp(track),
    ...track.stages.flatMap((stage) => [
      ...verifyCases(stage, trees),
      ...verifyLesson(stage, trees),
    ]),
  ];
}

function verifyCases(stage: Stage, { graders }: Trees): Defect[] {
  return [
    ...transcriptsAreDescribed(stage),
    ...transcriptsExpectOutput(stage),
    ...casesHaveNamesOfTheirOwn(stage),
    ...readingStagesAreProvoked(stage, `${stage.name}/player.ts` in graders),
  ];
}

function verifyLesson(stage: Stage, { lessons, starter }: Trees): Defect[] {
  const lesson = lessons[`${stage.name}.md`];
  // One that is not there has been missed among the trees.
  if (lesson === undefined) return [];
  return [
    ...lessonHasItsParts(stage, lesson),
    ...excerptsAreTrue(stage, lesson),
    ...tasksAreTheStartersTodos(stage, lesson, starter),
  ];
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
 * @param tell - is told what is being looked at
 */
export async function verifyPrograms(
  session: Session,
  workbook: Workbook,
  tracks: readonly Track[],
  tell: (what: string) => void,
): Promise<Verified> {
  const verified: Verified[] = [];
  const left = [...tracks.entries()];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [at, track] = next;
      verified[at] = await verifyTrack(session, workbook, track, tell);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const counts = { stages: 0, transcripts: 0, mistakes: 0, games: 0 };
  for (const { counts: own } of verified)
    for (const what of Object.keys(counts) as (keyof Counts)[]) counts[what] += own[what];
  return { defects: verified.flatMap(({ defects }) => defects), counts };
}

interface Verified {
  readonly defects: readonly Defect[];
  readonly counts: Counts;
}

async function verifyTrack(
  session: Session,
  workbook: Workbook,
  track: Track,
  tell: (what: string) => void,
): Promise<Verified> {
  // The others' files would be sent to the compiler with each of its mistakes.
  const alone = { ...workbook, tracks: [track] };
  const grader = openGrader(session, alone);
  const runner = openRunner(session);
  const bench: Bench = {
    workbook: alone,
    builder: grader.builder,
    runner,
    solutions: readSolutions(alone),
    starters: readStarters(alone),
  };
  const counts = { stages: 0, transcripts: 0, mistakes: 0, games: 0 };
  try {
    tell(track.name);
    const defects = [
      ...(await gather(`solutions/${track.name}`, () => solutionsPass(grader, bench, track))),
    ];
    for (const stage of track.stages) {
      tell(stage.path);
      const looked = stage.tests
        ? {
            defects: await starterTestsFail(grader, bench, track, stage),
            mistakes: 0,
            games: 0,
          }
        : await verifyStage(bench, stage);
      defects.push(...looked.defects);
      counts.stages++;
      counts.transcripts += transcriptsOf(stage).length;
      counts.mistakes += looked.mistakes;
      counts.games += looked.games;
    }
    return { defects, counts };
  } finally {
    await runner.close();
    await grader.close();
  }
}

async function verifyStage(
  bench: Bench,
  stage: Stage,
): Promise<{ defects: Defect[]; mistakes: number; games: number }> {
  const folder = `graders/${stage.path}`;
  const build = (await bench.builder.build({ files: bench.solutions, stages: [stage.path] })).get(
    stage.path,
  );
  let mistakes = 0;
  let games = 0;
  const defects = [
    await gather(`solutions/${stage.path}`, () => solutionsRerecord(bench, stage, build)),
    await gather(folder, () => startersFail(bench, stage)),
    await gather(`${folder}/mistakes.ts`, async () => {
      const known = await loadMistakes(bench.workbook, stage);
      mistakes = known.length;
      return [
        ...stagesHaveMistakes(stage, known),
        ...mistakesAreNamedAndSaid(stage, known),
        ...(await mistakesAreCaughtAndDistinct(bench, stage, known)),
      ];
    }),
    await gather(`${folder}/player.ts`, async () => {
      const player = await loadPlayer(bench.workbook, stage);
      if (!player) return [];
      games = GAMES;
      return freshGamesAgree(bench, stage, build, player);
    }),
  ];
  return { defects: defects.flat(), mistakes, games };
}
