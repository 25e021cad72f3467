/**
 * Rules about known mistakes: each can be made, is caught, and looks different from all others.
 *
 * @module
 */
import { fingerprintOf } from "../diagnose/fingerprints.ts";
import { buildMistake } from "../diagnose/run-mistakes.ts";
import { judge } from "../judge/verdict.ts";
import type { Mistake } from "../workbook/authoring.ts";
import { todosThrownIn } from "../workbook/todo.ts";
import { type Stage, transcriptsOf } from "../workbook/workbook.ts";
import { applyChecks } from "./checks.ts";
import { type Defect, gather } from "./defect.ts";
import { type Bench, runOn } from "./programs.ts";

/** A stage with a program has a mistake that beginners make, which proves that its transcripts catch one. */
export function* stagesHaveMistakes(stage: Stage, mistakes: readonly Mistake[]): Generator<Defect> {
  if (mistakes.length === 0 && transcriptsOf(stage).length > 0)
    yield {
      place: mistakesFileOf(stage),
      says: "there is no known mistake; add one that beginners make, to prove that the transcripts catch it.",
    };
}

/** Each has a unique slug and a sentence, and does not end like a starter. */
export function* mistakesAreNamedAndSaid(
  stage: Stage,
  mistakes: readonly Mistake[],
): Generator<Defect> {
  const place = mistakesFileOf(stage);
  const names = mistakes.map(({ name }) => name);
  for (const [at, { name, says, edits }] of mistakes.entries()) {
    if (edits.some(({ replace }) => todosThrownIn(replace).length > 0))
      yield {
        place,
        says: `"${name}" throws a TODO like a starter, which never counts as a mistake; make it end in a different way.`,
      };
    if (names.indexOf(name) !== at)
      yield { place, says: `two mistakes have the name "${name}"; rename one.` };
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
      yield { place, says: `"${name}" is not a slug; use lower-case letters, digits and hyphens.` };
    if (!/\S\.$/.test(says))
      yield {
        place,
        says: `the text of "${name}" does not end with a full stop; make it a sentence.`,
      };
  }
}

/** Each builds, fails a case, and differs from every other in its output for at least one transcript. */
export async function* mistakesAreCaughtAndDistinct(
  bench: Bench,
  stage: Stage,
  mistakes: readonly Mistake[],
): AsyncGenerator<Defect> {
  const place = mistakesFileOf(stage);
  /** The first mistake with each look. */
  const looking = new Map<string, string>();
  for (const mistake of mistakes)
    yield* gather(place, async function* () {
      const { name } = mistake;
      const { caught, looks } = await tryMistake(bench, stage, mistake);
      const twin = looking.get(looks);
      if (!caught)
        yield {
          place,
          says: `"${name}" passes every case; record a transcript that catches it, or remove it.`,
        };
      else if (twin !== undefined)
        yield {
          place,
          says: `"${twin}" and "${name}" look the same in every case; record a transcript that tells them apart, or remove one.`,
        };
      if (twin === undefined) looking.set(looks, name);
    });
}

/** @returns whether a case catches it, and its look: the same for two mistakes that no case tells apart */
async function tryMistake(
  { solutions, grader, runner }: Bench,
  stage: Stage,
  mistake: Mistake,
): Promise<{ readonly caught: boolean; readonly looks: string }> {
  const { files, program } = await buildMistake(grader.builder, solutions, stage, mistake);
  const transcripts = transcriptsOf(stage).map(({ transcript }) => transcript);
  const runs = await runOn(runner, program, transcripts);
  const missing = (await applyChecks(grader, runner, stage, files, runs)).flatMap(({ came }) =>
    came.kind === "missing" ? came.what : [],
  );
  return {
    caught:
      missing.length > 0 ||
      transcripts.some((transcript, at) => judge(transcript, runs[at]!).kind !== "passed"),
    looks: JSON.stringify([runs.map(fingerprintOf), missing]),
  };
}

function mistakesFileOf(stage: Stage): string {
  return `graders/${stage.path}/mistakes.ts`;
}
