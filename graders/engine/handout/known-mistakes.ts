/**
 * What the students' edition knows of a stage's mistakes: their sentences and the fingerprints of their output. Neither
 * the edits nor the output can be made from it.
 *
 * @module
 */

import { compiled } from "#compiled/compiled.cjs";
import { openFingerprints } from "../diagnose/fingerprints.ts";
import { taskOf } from "../diagnose/tasks.ts";
import type { Grader } from "../grade/grader.ts";
import { loadMistakes } from "../workbook/authored.ts";
import type { KnownMistake } from "../workbook/authoring.ts";
import { type Stage, transcriptsOf, type Workbook } from "../workbook/workbook.ts";

/** One entry of `known-mistakes.json`. */
type Entry = KnownMistake & { readonly name: string; readonly says: string };

/** Runs the mistakes of each stage on its transcripts, unless that was done before. */
export async function knownMistakes(
  workbook: Workbook,
  { session, builder, solutions, starters }: Grader,
  stages: readonly Stage[],
): Promise<ReadonlyMap<Stage, readonly Entry[]>> {
  const fingerprints = openFingerprints(session, workbook, builder, solutions, compiled()?.folder);
  const known = new Map<Stage, readonly Entry[]>();
  for (const stage of stages) {
    const cases = transcriptsOf(stage);
    const mistakes = cases.length === 0 ? [] : await loadMistakes(workbook, stage);
    const prints = await fingerprints.of(stage, mistakes, cases);
    known.set(
      stage,
      mistakes.map((mistake): Entry => {
        const task = taskOf(mistake, stage, solutions, starters);
        const own = cases.flatMap(({ name }, at) => {
          const print = prints[at]!.get(mistake);
          return print === undefined ? [] : [[name, print] as const];
        });
        return {
          name: mistake.name,
          says: mistake.says,
          ...(task === undefined ? {} : { task }),
          prints: Object.fromEntries(own),
        };
      }),
    );
  }
  return known;
}
