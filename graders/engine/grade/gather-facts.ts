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
  const of = (chosen: readonly Stage[]) =>
    Object.fromEntries(
      Object.entries(files).filter(([path, source]) =>
        chosen.some(
          (stage) =>
            path.startsWith(`${stage.path}/`) &&
            !path.endsWith(".json") &&
            (isChecked(stage) || !isAsGiven(source, starters[path])),
        ),
      ),
    );
  if (wanted.length === 0) return new Map();
  const all = of(wanted);
  // Many files are as they were given, and the same for everybody.
  const isGiven = (path: string) => all[path] === starters[path];
  const isRead = (path: string) => isGiven(path) && factsOfGiven.has(path);
  const unread = Object.entries(all).filter(([path]) => !isRead(path));
  const together = await grader.builder.facts(Object.fromEntries(unread));
  if (together) {
    for (const [path, facts] of together) if (isGiven(path)) factsOfGiven.set(path, facts);
    return new Map(
      Object.keys(all).map((path) => [path, together.get(path) ?? factsOfGiven.get(path)!]),
    );
  }
  const unreadable = { ...NOTHING, unreadable: "the parser gave up on it, or on a file beside it" };
  const gathered = new Map<string, FileFacts>();
  for (const stage of wanted) {
    const own = of([stage]);
    const alone = wanted.length > 1 ? await grader.builder.facts(own) : undefined;
    for (const path of Object.keys(own)) gathered.set(path, alone?.get(path) ?? unreadable);
  }
  return gathered;
}
