/**
 * Rules about known mistakes: each can be made, is caught, and looks like no other.
 *
 * @module
 */
import { programOf, type Result } from "../execute/run.ts";
import { normalise } from "../judge/compare.ts";
import { judge } from "../judge/verdict.ts";
import { typedLines } from "../text/transcript.ts";
import { applyMistake } from "../workbook/authored.ts";
import type { Mistake } from "../workbook/authoring.ts";
import { todosThrownIn } from "../workbook/todo.ts";
import type { Stage } from "../workbook/workbook.ts";
import { transcriptsOf } from "../workbook/workbook.ts";
import { applyChecks } from "./checks.ts";
import { type Defect, gather } from "./defect.ts";
import type { Bench } from "./programs.ts";

/** A stage with a program has a mistake that beginners make: else nothing shows that its transcripts catch any. */
export function stagesHaveMistakes(stage: Stage, mistakes: readonly Mistake[]): Defect[] {
  if (mistakes.length > 0 || transcriptsOf(stage).length === 0) return [];
  const says =
    "there is no known mistake; write one that beginners make, so that the transcripts are seen to catch it.";
  return [{ place: mistakesFileOf(stage), says }];
}

/** Each has a slug of its own and a sentence, and is no starter. */
export function mistakesAreNamedAndSaid(stage: Stage, mistakes: readonly Mistake[]): Defect[] {
  const place = mistakesFileOf(stage);
  const names = mistakes.map(({ name }) => name);
  return mistakes.flatMap(({ name, says, edits }, at): Defect[] => [
    ...(edits.some(({ replace }) => todosThrownIn(replace).length > 0)
      ? [
          {
            place,
            says: `"${name}" throws a TODO, as a starter does, which is never taken for a mistake; let it end in another way.`,
          },
        ]
      : []),
    ...(names.indexOf(name) === at
      ? []
      : [{ place, says: `two mistakes have the name "${name}"; rename one.` }]),
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
      ? []
      : [{ place, says: `"${name}" is not a slug; use small letters, digits and hyphens.` }]),
    ...(/\S\.$/.test(says)
      ? []
      : [
          { place, says: `what "${name}" says does not end with a full stop; make it a sentence.` },
        ]),
  ]);
}

/** What a mistake comes to, as the grader sees it. */
interface Tried {
  readonly mistake: Mistake;
  readonly caught: boolean;
  /** Equal for two mistakes that cannot be told apart. */
  readonly looks: string;
}

/** Each builds, fails a case, and gives another output than every other on at least one transcript. */
export async function mistakesAreCaughtAndDistinct(
  bench: Bench,
  stage: Stage,
  mistakes: readonly Mistake[],
): Promise<Defect[]> {
  const defects: Defect[] = [];
  const tried: Tried[] = [];
  for (const mistake of mistakes) {
    defects.push(
      ...(await gather(mistakesFileOf(stage), async () => {
        const result = await tryMistake(bench, stage, mistake);
        if (!("says" in result)) tried.push(result);
        return "says" in result ? [result] : [];
      })),
    );
  }
  for (const [at, { mistake, caught, looks }] of tried.entries()) {
    const { name } = mistake;
    if (!caught) {
      defects.push({
        place: mistakesFileOf(stage),
        says: `"${name}" passes every case; record a transcript that catches it, or remove it.`,
      });
      continue;
    }
    const twin = tried.slice(0, at).find((other) => other.looks === looks)?.mistake.name;
    if (twin !== undefined) {
      defects.push({
        place: mistakesFileOf(stage),
        says: `"${twin}" and "${name}" look the same in every case; record a transcript that tells them apart, or remove one.`,
      });
    }
  }
  return defects;
}

async function tryMistake(
  { solutions, builder, runner }: Bench,
  stage: Stage,
  mistake: Mistake,
): Promise<Tried | Defect> {
  const files = applyMistake(solutions, stage, mistake);
  const build = (await builder.build({ files, stages: [stage.path] })).get(stage.path);
  if (build?.kind !== "built") {
    return {
      place: mistakesFileOf(stage),
      says: `"${mistake.name}" does not build: ${build?.problems[0]?.text ?? "there is nothing"} Mend its edits.`,
    };
  }
  const transcripts = transcriptsOf(stage);
  const program = programOf(mistake.name, build);
  const results = await runner.run(
    [program],
    transcripts.map(({ transcript }) => ({ program: mistake.name, lines: typedLines(transcript) })),
  );
  const runs = results.flatMap((result) => (result.kind === "ran" ? [result.run] : []));
  const missing = (await applyChecks(builder, stage, files, runs)).flatMap(({ came }) =>
    came.kind === "missing" ? came.what : [],
  );
  return {
    mistake,
    caught:
      missing.length > 0 ||
      transcripts.some(({ transcript }, at) => judge(transcript, results[at]!).kind !== "passed"),
    looks: JSON.stringify([results.map(looksOf), missing]),
  };
}

function looksOf(result: Result): unknown {
  if (result.kind !== "ran") return result.kind;
  const { ended, stdout } = result.run;
  return [ended.how === "exit" ? ended.status : ended.how, normalise(stdout)];
}

function mistakesFileOf(stage: Stage): string {
  return `graders/${stage.path}/mistakes.ts`;
}
