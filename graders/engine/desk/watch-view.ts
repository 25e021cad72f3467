/**
 * What somebody who watches a stage sees: the verdict, the first failure, how many others there are, and the keys.
 *
 * @module
 */
import { stripVTControlCharacters } from "node:util";
import type { Stage } from "../discover/discover.ts";
import { joinBlocks, renderCase } from "../report/case.ts";
import { columnsOf } from "../report/columns.ts";
import { inertTerminal } from "../report/inert.ts";
import { keep, type Look, paint, prose, type Style, widthOf } from "../report/look.ts";
import { progressOf } from "../report/terminal.ts";
import {
  alikeSays,
  countOf,
  failed,
  heldBackOf,
  ofWholeStage,
  simplestFailure,
  standInsOf,
  styleOf,
} from "../report/words.ts";
import { formatPoints, passed, type StageResult } from "../score/score.ts";

export interface WatchView {
  readonly stage: Stage;
  /** Nothing before the first check has ended. */
  readonly result?: StageResult | undefined;
  /** Whether a check is taking its time. */
  readonly checking: boolean;
  /** A hint, or a word about a key. */
  readonly note?: string | undefined;
  /** The title of the stage after this one. */
  readonly next?: string | undefined;
  /** Whether keys are heard. */
  readonly keys: boolean;
}

/** All of it as lines, however many they are. */
export function renderWatch(view: WatchView, look: Look): string[] {
  const { head, body, note, foot } = partsOf(view, look);
  return joinBlocks([head, body, note, foot]);
}

/** As much as there is room for: the verdict, the note and the keys before the failure. */
export function fitWatch(view: WatchView, look: Look, rows: number): string[] {
  const { head, body, note, foot } = partsOf(view, look);
  const { track, number } = view.stage;
  const more = (command: string) => (count: number) =>
    prose(look, `… ${countOf(count, "more line")}: npm run ${command} -- ${track}/${number}`, {
      indent: "",
      style: "dim",
    });
  // Whoever asked for a hint wants to read it.
  const rest = rows - heightOf(head, look) - heightOf(foot, look) - 2;
  const hint = note.length > 0 ? clipTo(note, rest, look, more("hint --again")) : [];
  const room = hint.length > 0 ? rest - heightOf(hint, look) - 1 : rest;
  return joinBlocks([head, room > 2 ? clipTo(body, room, look, more("check")) : [], hint, foot]);
}

interface Parts {
  readonly head: string[];
  readonly body: string[];
  readonly note: string[];
  readonly foot: string[];
}

function partsOf(view: WatchView, look: Look): Parts {
  const { stage, result, note, keys, checking } = view;
  const plain = { indent: "" };
  const head = result
    ? prose(look, verdictLine(result, checking), { ...plain, style: styleOfStage(result) })
    : prose(look, inertTerminal(`${stage.title}: checking…`), { ...plain, style: "bold" });
  return {
    head: [...head, ...prose(look, stage.path, { ...plain, style: "dim" })],
    body: result ? bodyOf(result, view, look) : [],
    note: note?.replace(/\n+$/, "").split("\n") ?? [],
    foot: [
      ...prose(look, `Watching ${EVERY_SAVE}${keys ? "" : "; Ctrl-C to stop"}.`, plain),
      ...(keys ? [keysLine(stage, look)] : []),
    ],
  };
}

const EVERY_SAVE = "exercises: every save checks this stage";

/** `Greet: 2 of 3 cases passed, 10 of 25 points.` It holds no time, so that the same verdict is the same text. */
export function verdictLine(result: StageResult, checking = false): string {
  const { stage, earned } = result;
  const first = simplestFailure(result);
  const whole =
    first && ofWholeStage(first.verdict) && result.cases.every(isLike(first.verdict.kind));
  const how = whole ? first.verdict.kind : progressOf(result);
  const points = countOf(stage.points, stage.extra ? "extra point" : "point");
  const again = checking ? ` ${keep("Checking again…")}` : "";
  return inertTerminal(`${stage.title}: ${how}, ${formatPoints(earned)} of ${points}.`) + again;
}

function isLike(kind: string) {
  return ({ verdict }: StageResult["cases"][number]) => verdict.kind === kind;
}

function styleOfStage(result: StageResult): Style {
  const first = simplestFailure(result);
  return passed(result) || !first ? "green" : styleOf(first.verdict);
}

/** The first failure; or what was learned, and what is next. */
function bodyOf(result: StageResult, { stage, next, keys }: WatchView, look: Look): string[] {
  const standIns = standInsOf(result);
  const heldBack = heldBackOf(result);
  const first = simplestFailure(result);
  const failures = result.cases.filter(failed).length;
  return joinBlocks([
    standIns ? prose(look, `This stage is ${inertTerminal(standIns)}: fix that first.`) : [],
    heldBack ? prose(look, heldBack) : [],
    first && failures > 1 ? prose(look, alikeSays(result, first), { indent: "" }) : [],
    first ? renderCase(result, first, look, false) : [],
    passed(result) ? prose(look, inertTerminal(stage.learned), { indent: "", style: "green" }) : [],
    passed(result) && keys ? prose(look, inertTerminal(nextSays(next)), { indent: "" }) : [],
  ]);
}

function nextSays(next: string | undefined): string {
  return next === undefined ? LAST : `Next is "${next}": press n.`;
}

export const LAST = "There is no stage after this one.";
export const FIRST = "There is no stage before this one.";

function keysLine({ tests }: Stage, look: Look): string {
  const columns = widthOf(look);
  const long = columns >= 78;
  const keys: readonly (readonly [key: string, short: string, long: string])[] = [
    ["h", "hint", "one more hint"],
    ["l", "lesson", "lesson"],
    ...(tests ? [] : [["r", "run", "run my program"] as const]),
    ["n", "next", "next stage"],
    // Who went too far finds the way back; where there is no room for it, by the letter alone.
    ...(columns >= 48 ? [["p", "back", "back"] as const] : []),
    ["q", "quit", "quit"],
  ];
  return keys
    .map(([key, one, other]) => `${paint(look, "bold", key)} ${long ? other : one}`)
    .join(long ? "   " : "  ");
}

/** The first lines, as many as fit, and how many there are beside them. */
function clipTo(
  lines: readonly string[],
  rows: number,
  look: Look,
  more: (count: number) => string[],
): string[] {
  if (heightOf(lines, look) <= rows) return [...lines];
  let shown = lines.length;
  const clipped = () => [...lines.slice(0, shown), ...more(lines.length - shown)];
  while (shown > 0 && heightOf(clipped(), look) > rows) shown--;
  return clipped();
}

/** The rows that lines take on a terminal narrower than they are. */
function heightOf(lines: readonly string[], { width }: Look): number {
  const rows = (line: string) => Math.ceil(columnsOf(stripVTControlCharacters(line)) / width) || 1;
  return lines.reduce((sum, line) => sum + rows(line), 0);
}
