/**
 * Reads the facts of a submission's files.
 *
 * @module
 */
import { type FileFacts, NOTHING } from "../guest/facts/file-facts.ts";
import type { Submission } from "../intake/read-submission.ts";
import { isAsGiven } from "../workbook/as-given.ts";
import type { Check } from "../workbook/check-settings.ts";
import type { Stage, Track } from "../workbook/workbook.ts";
import type { Grader } from "./grader.ts";

/** No facts are needed for it. */
function needsNoFacts({ kind }: Check): boolean {
  return kind === "calls" || kind === "pauses" || kind === "types";
}

function isChecked({ cases }: Stage): boolean {
  return cases.some((one) => one.kind === "check" && !needsNoFacts(one.check));
}

/**
 * Facts for the checks of the stages, or of all the student's own files if evidence is wanted: unchanged given files
 * are not evidence. A file that kills the parser makes only its own stage unreadable.
 */
export async function gatherFacts(
  grader: Grader,
  { files }: Submission,
  track: Track,
  stages: readonly Stage[],
): Promise<ReadonlyMap<string, FileFacts>> {
  const { starters, factsOfGiven } = grader;
  const wanted = grader.options.evidence ? track.stages : stages.filter(isChecked);
  const filesOf = (stage: Stage) =>
    Object.entries(files).filter(
      ([path, source]) =>
        path.startsWith(`${stage.path}/`) &&
        !path.endsWith(".json") &&
        (isChecked(stage) || !isAsGiven(source, starters[path])),
    );
  // Many files are as they were given, and the same for everybody.
  const isGiven = (path: string) => files[path] === starters[path];
  const isUnread = ([path]: [string, string]) => !isGiven(path) || !factsOfGiven.has(path);
  const groups = wanted.map((stage) => Object.fromEntries(filesOf(stage).filter(isUnread)));
  const read = wanted.length > 0 ? await grader.builder.facts(groups) : new Map();
  for (const [path, facts] of read) if (isGiven(path)) factsOfGiven.set(path, facts);
  const unreadable = { ...NOTHING, unreadable: "the parser gave up on it, or on a file beside it" };
  return new Map(
    wanted
      .flatMap(filesOf)
      .map(([path]) => [
        path,
        read.get(path) ?? (isGiven(path) ? factsOfGiven.get(path) : undefined) ?? unreadable,
      ]),
  );
}
