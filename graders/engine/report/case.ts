/**
 * One failure in full: what happened and where, why, what it costs, and how to see it again.
 *
 * @module
 */
import { joinLines } from "../games/rerecord.ts";
import type { CaseResult, StageResult } from "../judge/score.ts";
import type { Verdict } from "../judge/verdict.ts";
import { differenceOf } from "../judge/verdict.ts";
import { hasRun, ofWholeStage } from "../judge/verdict-kinds.ts";
import { inertTerminal } from "../text/inert.ts";
import { clip, keep, type Look, prose, quote } from "../text/look.ts";
import { type Transcript, typedLines } from "../text/transcript.ts";
import type { Stage } from "../workbook/workbook.ts";
import { hintFor } from "./hint-for.ts";
import { explainBeside } from "./problems.ts";
import { explainVerdict } from "./verdict.ts";
import { costOf, countOf, turnOf } from "./words.ts";

/** Of the lines to type, so many are written out. */
const MOST_TYPED = 8;
const MOST_DESCRIPTION = 240;

/**
 * The full explanation of a case that did not pass. A known mistake comes first: it is the cause, and all else follows.
 *
 * @param priced - whether it tells what the case costs; a list above it has told that already
 */
export function renderCase(
  result: StageResult,
  one: CaseResult,
  look: Look,
  priced = true,
): string[] {
  const { stage } = result;
  const found = stage.cases.find(({ kind, name }) => kind === one.kind && name === one.name);
  const transcript = found?.kind === "transcript" ? found.transcript : undefined;
  const { verdict, mistake } = one;
  const withheld = result.standIns.length > 0;

  const heading = prose(look, inertTerminal(`${one.name}: ${verdict.kind}`), {
    indent: "",
    hanging: "  ",
    style: "bold",
  });
  const says = ofWholeStage(verdict) ? "" : (transcript?.description.join(" ") ?? "");
  const description = clip(inertTerminal(says), MOST_DESCRIPTION);
  const blocks = [
    [
      ...heading,
      ...(description === "" ? [] : prose(look, `This case: ${description}`, { style: "dim" })),
    ],
    mistake
      ? prose(look, `This is what comes out of a known mistake: ${inertTerminal(mistake.says)}`)
      : [],
    promiseSays(verdict) ? prose(look, PROMISE) : [],
    explainVerdict({ stage, transcript, verdict, withheld, known: mistake !== undefined, look }),
    explainBeside(look, result.beside ?? []),
    priced ? prose(look, costSays(result, one)) : [],
    renderAgain(stage, one, transcript, look),
  ];
  return joinBlocks(blocks);
}

const PROMISE =
  '"[object Promise]" is printed where the value of a promise should be: is an await missing before a function that asks?';

/** Whether the program printed a promise in the place of what it stands for. */
function promiseSays(verdict: CaseResult["verdict"]): boolean {
  const rows = differenceOf(verdict)?.rows ?? [];
  return rows.some(({ actual }) => actual?.text.includes("[object Promise]"));
}

/** Joins blocks of lines by one empty line each. */
export function joinBlocks(blocks: readonly (readonly string[])[]): string[] {
  const lines: string[] = [];
  for (const block of blocks.filter(({ length }) => length > 0)) {
    if (lines.length > 0 && lines.at(-1) !== "") lines.push("");
    lines.push(...block);
  }
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

function costSays(result: StageResult, one: CaseResult): string {
  if (one.verdict.kind === "grader fault") return `It leaves ${countOf(one.points, "point")} open.`;
  if (!ofWholeStage(one.verdict)) return `It ${costOf(one)}.`;
  const alike = result.cases.filter(({ verdict }) => verdict.kind === one.verdict.kind);
  const points = alike.reduce((sum, { points }) => sum + points, 0);
  return `It ${costOf({ ...one, earned: 0, points })}${alike.length > 1 ? ` (${alike.length} cases)` : ""}.`;
}

/** The commands that help on: a hint, and those that show the case once more. */
function renderAgain(
  stage: Stage,
  one: CaseResult,
  transcript: Transcript | undefined,
  look: Look,
): string[] {
  const short = `${stage.track}/${stage.number}`;
  const command = (label: string, text: string) =>
    prose(look, `${label} npm run ${text}`, { hanging: "    ", style: "cyan" });
  const { verdict, mistake } = one;
  const hint = hintFor(stage, verdict, mistake);
  if (verdict.kind === "not started") {
    const reset = verdict.missing ? command("Reset:", `reset -- ${short} --missing`) : [];
    return [...reset, ...command("Begin:", `lesson -- ${short}`)];
  }
  const made = stage.cases.some((known) => known.name === one.name && "made" in known);
  const which =
    made && transcript
      ? `--lines "${inertTerminal(joinLines(typedLines(transcript)))}"`
      : `--case ${inertTerminal(one.name)}`;
  const check = [
    ...(lacksFile(verdict) ? command("Reset:", `reset -- ${short} --missing`) : []),
    ...(hint === undefined ? [] : command("Hint: ", `hint -- ${hint}`)),
    ...command("Again:", `check -- ${short} ${which}`),
  ];
  if (!transcript || !hasRun(verdict)) return check;
  const lines = typedLines(transcript);
  if (lines.length === 0) return [...check, ...command("Play: ", `play -- ${short}`)];
  return [
    ...check,
    ...command("Play: ", `play -- ${short} ${which}`),
    ...(made ? [] : renderTyped(lines, turnOf(verdict), look)),
  ];
}

/** Whether a file that the student had may have to be put back. */
function lacksFile(verdict: Verdict): boolean {
  return (
    verdict.kind === "does not build" &&
    verdict.problems.some(({ missing }) => missing !== undefined)
  );
}

/** The lines that are typed for the person, as far as the difference. */
function renderTyped(all: readonly string[], turn: number | undefined, look: Look): string[] {
  const lines = turn === undefined ? all : all.slice(0, turn);
  if (lines.length === 0) return [];
  const shown = lines
    .slice(0, MOST_TYPED)
    .map((line) => (line === "" ? keep("Enter alone") : quote(line, 30)));
  const more = lines.length - shown.length;
  const rest = more > 0 ? `, and ${more} more` : "";
  const until = lines.length < all.length ? "on the way there " : "";
  return prose(look, `${until}it types ${shown.join(", ")}${rest}`, {
    indent: "         ",
    hanging: "         ",
  });
}
