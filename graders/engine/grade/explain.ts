/**
 * Adds to a result what a student can use: the known mistake behind an output, the place of a crash in their own file, the
 * shortest input that shows a fault of a fresh case.
 *
 * @module
 */
import { SourceMap } from "node:module";
import type { FailedCase } from "../diagnose/mistakes.ts";
import { endsInTodo, taskOf } from "../diagnose/tasks.ts";
import { type ProgramError, programOf, type Runnable, type Runner } from "../execute/run.ts";
import { openRecorder } from "../games/record.ts";
import { shrink } from "../games/shrink.ts";
import type { Difference } from "../judge/compare.ts";
import { type CaseResult, passed, type StageResult } from "../judge/score.ts";
import { FORBIDDEN, judge, type Verdict } from "../judge/verdict.ts";
import { columnIn, type Place } from "../text/code-frame.ts";
import { type Transcript, typedLines } from "../text/transcript.ts";
import type { Mistake } from "../workbook/authoring.ts";
import type { Stage } from "../workbook/workbook.ts";
import type { Attempt, Context, Work } from "./attempt.ts";

/** Adds what a student can use: the known mistake behind an output, the place of a crash in their own file. */
export async function explain(
  context: Context,
  work: Work,
  runner: Runner,
  { build, ran, result }: Attempt,
): Promise<StageResult> {
  const { stage } = result;
  const mistakes = await context.diagnostician.diagnose(stage, askedOf(context, ran, result));
  const cases = [];
  let shown = stage;
  let map: Promise<SourceMap | undefined> | undefined;
  for (const one of result.cases) {
    const mistake = mistakes.get(one.name);
    let { verdict } = one;
    if (result.standIns.length > 0) verdict = withhold(verdict);
    else if (build?.kind === "built" || build?.kind === "foreign") {
      if (shown === stage) {
        const shorter = await shorten(context, runner, stage, build, one.name, verdict);
        if (shorter) ({ stage: shown, verdict } = shorter);
      }
      if (
        build.kind === "built" &&
        verdict.kind === "crashed" &&
        verdict.error?.line !== undefined
      ) {
        map ??= mapOf(context, work, stage);
        const place = ownPlaceOf(await map, work, verdict.error);
        if (place) verdict = { ...verdict, place };
      }
    }
    cases.push({
      ...one,
      verdict,
      ...(mistake ? { mistake: known(context, stage, mistake) } : {}),
    });
  }
  const beside = build?.kind === "built" && !passed(result) ? build.beside : undefined;
  return { ...result, stage: shown, cases, ...(beside ? { beside } : {}) };
}

/** The runs that a known mistake may explain. */
function askedOf(
  { starters }: Context,
  ran: Attempt["ran"],
  { cases }: StageResult,
): readonly FailedCase[] {
  return cases.flatMap(({ name, verdict }) => {
    const came = ran.get(name);
    return verdict.kind !== "passed" && came?.kind === "ran" && !endsInTodo(came.run, starters)
      ? [{ name, run: came.run }]
      : [];
  });
}

function known(
  { solutions, starters }: Context,
  stage: Stage,
  mistake: Mistake,
): NonNullable<CaseResult["mistake"]> {
  const { name, says } = mistake;
  const task = taskOf(mistake, stage, solutions, starters);
  return { name, says, ...(task === undefined ? {} : { task }) };
}

/** The first fresh case that fails, shortened to the lines that still make it fail in the same way. */
async function shorten(
  context: Context,
  runner: Runner,
  stage: Stage,
  build: Runnable,
  name: string,
  verdict: Verdict,
): Promise<{ stage: Stage; verdict: Verdict } | undefined> {
  const one = stage.cases.find((candidate) => candidate.name === name);
  if (one?.kind !== "transcript" || !one.made || !SHORTENED.has(verdict.kind)) return undefined;
  const reference = await context.builder.build({ files: context.solutions, stages: [stage.path] });
  const recorder = openRecorder(reference.get(stage.path), stage.path);
  const program = programOf(stage.path, build);
  const description = [...one.transcript.description, "Shortened to what still fails."];
  const attempt = async (inputs: readonly (readonly string[])[]) => {
    const transcripts: Transcript[] = [];
    for (const lines of inputs) transcripts.push(await recorder.type(lines, description));
    const jobs = inputs.map((lines) => ({ program: stage.path, lines }));
    const results = await runner.run([program], jobs);
    return transcripts.map((transcript, at) => ({
      transcript,
      verdict: judge(transcript, results[at]!),
    }));
  };
  const lines = await shrink(typedLines(one.transcript), async (inputs) =>
    (await attempt(inputs)).map((tried) => tried.verdict.kind === verdict.kind),
  );
  const [shortest] = await attempt([lines]);
  if (shortest?.verdict.kind !== verdict.kind) return undefined;
  const cases = stage.cases.map((candidate) =>
    candidate === one ? { ...one, transcript: shortest.transcript } : candidate,
  );
  return { stage: { ...stage, cases }, verdict: shortest.verdict };
}

/** Verdicts that cost no time to see again. */
const SHORTENED: ReadonlySet<Verdict["kind"]> = new Set(["different", "crashed", "asks for more"]);

/** What a program with reference code in it printed or threw is shown to nobody; the kind of verdict is. */
function withhold(verdict: Verdict): Verdict {
  const hidden = (difference: Difference): Difference => ({
    ...difference,
    rows: [],
    first: -1,
    beyond: { expected: 0, actual: 0 },
  });
  switch (verdict.kind) {
    case "different":
      return { ...verdict, difference: hidden(verdict.difference) };
    case "asks for more":
      return { kind: "asks for more", difference: undefined };
    case "crashed":
      return { kind: "crashed", status: undefined, error: undefined, difference: undefined };
    case "refused":
      return verdict.when === "building" ? verdict : { ...verdict, ...FORBIDDEN };
    default:
      return verdict;
  }
}

/** The source map of the student's own program. */
async function mapOf(
  context: Context,
  { submission: { files, refused } }: Work,
  stage: Stage,
): Promise<SourceMap | undefined> {
  const request = { files, refused, stages: [stage.path], sourceMap: true };
  const build = (await context.builder.build(request)).get(stage.path);
  return build?.kind === "built" && build.sourceMap !== undefined
    ? new SourceMap(JSON.parse(build.sourceMap))
    : undefined;
}

/** The student's own line nearest to an error: where the toolkit threw it, the one that called. */
function ownPlaceOf(
  map: SourceMap | undefined,
  work: Work,
  { line = 0, column = 1, callers = [] }: ProgramError,
): Place | undefined {
  for (const at of [{ line, column }, ...callers]) {
    const place = locate(map, work, at.line, at.column);
    if (place) return place;
  }
  return undefined;
}

/** Finds the place in the student's file that a place in the bundle came from. */
function locate(
  map: SourceMap | undefined,
  { submission: { files } }: Work,
  line: number,
  column: number,
): Place | undefined {
  const entry = map?.findEntry(line - 1, column - 1);
  if (!entry || !("originalSource" in entry)) return undefined;
  const file = entry.originalSource.replace(/^.*student:/, "");
  const source = Object.hasOwn(files, file)
    ? files[file]!.split(/\r?\n/)[entry.originalLine]
    : undefined;
  if (source === undefined) return undefined;
  return {
    file,
    line: entry.originalLine + 1,
    column: columnIn(source, entry.originalColumn + 1),
    source,
  };
}
