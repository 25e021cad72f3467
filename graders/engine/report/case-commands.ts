/**
 * The commands under a failure: for a hint, and for seeing the case again.
 *
 * @module
 */
import { joinLines } from "../games/rerecord.ts";
import type { CaseResult, StageResult } from "../judge/results.ts";
import type { Verdict } from "../judge/verdict.ts";
import { hasRun } from "../judge/verdict-kinds.ts";
import { inertTerminal } from "../text/inert.ts";
import { keep, quote } from "../text/look.ts";
import { typedLines } from "../text/transcript.ts";
import { hintFor } from "./hint-for.ts";
import type { Block, Section } from "./model.ts";
import { turnOf } from "./phrases.ts";

/** How many of the typed lines are written out. */
const MOST_TYPED = 8;

export function commandsFor(result: StageResult, one: CaseResult): Section {
  const { stage, language } = result;
  const { name, transcript, made, verdict, undisclosed } = one;
  const short = `${stage.track}/${stage.number}`;
  const command = (does: Extract<Block, { kind: "command" }>["does"], text: string): Block => ({
    kind: "command",
    does,
    command: text,
  });
  const reset = lacksFile(verdict) ? [command("Reset", `reset -- ${short} --missing`)] : [];
  if (verdict.kind === "not started") return [...reset, command("Begin", `lesson -- ${short}`)];
  // Hints and `play` are only for TypeScript.
  const foreign = language !== undefined;
  const hint = foreign ? undefined : hintFor(result, one);
  const lines = transcript ? typedLines(transcript) : [];
  const which = made
    ? `--lines "${inertTerminal(joinLines(lines))}"`
    : `--case ${inertTerminal(name)}`;
  const first = [...reset, ...(hint === undefined ? [] : [command("Hint", `hint -- ${hint}`)])];
  // A game with secret input cannot be repeated.
  if (undisclosed && !transcript) return first;
  // What cannot run here would not run again, either.
  if (verdict.kind === "not run" && verdict.elsewhere) return first;
  const again = [...first, command("Again", `check -- ${short} ${which}`)];
  if (!transcript || !hasRun(verdict)) return again;
  const whoTypes = foreign ? "the check" : "it";
  const typed = made || lines.length === 0 ? [] : typedSays(whoTypes, lines, turnOf(verdict));
  if (foreign) return [...again, ...typed];
  const play = lines.length === 0 ? `play -- ${short}` : `play -- ${short} ${which}`;
  return [...again, command("Play", play), ...typed];
}

/** Whether a file from the starter may have to be put back. */
function lacksFile(verdict: Verdict): boolean {
  return verdict.kind === "does not build"
    ? verdict.problems.some(({ missing }) => missing !== undefined)
    : verdict.kind === "not started" && verdict.missing !== undefined;
}

/** The lines that the command types for the student, up to the difference. */
function typedSays(who: string, all: readonly string[], turn: number | undefined): Section {
  const lines = turn === undefined ? all : all.slice(0, turn);
  if (lines.length === 0) return [];
  const [shown, count] = typedShown(lines);
  const more = lines.length - count;
  const rest = more > 0 ? `, and ${more} more` : "";
  const until = lines.length < all.length ? " for you, up to the difference" : " for you";
  return [{ kind: "typed", text: `${who} types ${shown.join(", ")}${rest}${until}` }];
}

/** The first few, the same ones together, and how many lines they are. */
function typedShown(lines: readonly string[]): readonly [shown: readonly string[], count: number] {
  const shown: string[] = [];
  let count = 0;
  while (count < lines.length && shown.length < MOST_TYPED) {
    const line = lines[count]!;
    const end = lines.findIndex((one, at) => at > count && one !== line);
    const times = (end < 0 ? lines.length : end) - count;
    const text = line === "" ? keep("Enter alone") : quote(line, 30);
    // Two are as quickly said one by one.
    if (times > 2) shown.push(keep(`${text} ${times} times`));
    else shown.push(text);
    count += times > 2 ? times : 1;
  }
  return [shown, count];
}
