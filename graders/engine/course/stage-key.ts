/**
 * The key of a submission's stage, made from everything that decides the result of running it. If the key is the same,
 * nothing is run again.
 *
 * @module
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Grader } from "../grade/grader.ts";
import type { Submission } from "../intake/read-submission.ts";
import { digest } from "../text/digest.ts";
import type { Stage, Track, Workbook } from "../workbook/workbook.ts";

/** What decides runs, besides the workbook and the submission. */
export interface Conditions {
  /** Names the engine's sources, the packages, and the version of Node that runs them. */
  readonly engine: string;
  /** How many fresh games a stage has, and the secret that they come from. */
  readonly fresh?: { readonly games: number; readonly secret: string };
}

/**
 * @param uses - the earlier stages that it was built from; all of the track if that is unknown
 * @returns the key of a stage as it would be graded now
 */
export type StageKey = (
  submission: Submission,
  track: Track,
  stage: Stage,
  uses: readonly string[] | undefined,
) => string;

export function openStageKeys(
  workbook: Workbook,
  grader: Pick<Grader, "session" | "solutions" | "starters" | "options">,
  conditions: Conditions,
): StageKey {
  const { session, options } = grader;
  const common = digest({
    ...conditions,
    protection: session.protection.kind,
    times: session.times,
    evidence: options.evidence ?? false,
    processesOnly: options.processesOnly ?? false,
    trackMs: options.trackMs,
    toolkit: workbook.toolkit,
  });
  const ofStages = new Map<string, string>();
  const ofStage = (track: Track, stage: Stage): string => {
    const known = ofStages.get(stage.path);
    if (known !== undefined) return known;
    // Students' tests are run on mistakes of other stages.
    const before = stage.tests
      ? track.stages
      : track.stages.filter(({ number }) => number <= stage.number);
    const paths = before.map(({ path }) => path);
    const key = digest({
      common,
      cases: stage.cases.map(({ weight: _, ...one }) => one),
      tests: stage.tests,
      authored: (stage.tests ? paths : [stage.path]).map((path) => authored(workbook.root, path)),
      solutions: within(grader.solutions, paths),
      starters: within(grader.starters, paths),
    });
    ofStages.set(stage.path, key);
    return key;
  };
  return (submission, track, stage, uses) => {
    const paths = uses ? [stage.path, ...uses] : [track.name];
    const { files, refused, foreign, bytes, moved } = submission;
    const inOtherLanguage = Object.hasOwn(foreign, stage.path);
    return digest({
      stage: ofStage(track, stage),
      files: within(files, paths),
      moved,
      // For a whole unread folder, this is a folder above.
      refused: Object.entries(refused).filter(([path]) =>
        paths.some((one) => isWithin(path, one) || isWithin(one, path)),
      ),
      ...(inOtherLanguage
        ? {
            foreign: foreign[stage.path],
            bytes: Object.entries(bytes)
              .filter(([path]) => isWithin(path, track.name))
              .map(([path, content]) => [path, digest(content)]),
          }
        : {}),
    });
  };
}

/** The files that authors write beside a stage's transcripts, and the rewrites for a stage of tests. */
function authored(root: string, stage: string): readonly (readonly [string, string])[] {
  const folder = join(root, "graders", stage);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .sort()
    .map((file) => [file, readFileSync(join(folder, file), "utf8")]);
}

function within(
  files: Readonly<Record<string, string>>,
  folders: readonly string[],
): readonly (readonly [string, string])[] {
  return Object.entries(files)
    .filter(([path]) => folders.some((folder) => isWithin(path, folder)))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
