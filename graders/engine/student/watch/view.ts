/**
 * The view of a watched stage: the verdict, the first failure, the number of others, and the keys.
 *
 * @module
 */
import type { StageResult } from "../../judge/results.ts";
import { formatPoints } from "../../judge/score.ts";
import { ofWholeStage, toneOf } from "../../judge/verdict-kinds.ts";
import { joinBlocks } from "../../report/blocks.ts";
import { simplestFailure } from "../../report/failures.ts";
import { countOf } from "../../report/phrases.ts";
import { reportStage } from "../../report/report.ts";
import { renderTold, STYLES, whyGradedSo } from "../../report/terminal.ts";
import { inertTerminal } from "../../text/inert.ts";
import { clip, keep, type Look, paint, prose, type Style, widthOf } from "../../text/look.ts";
import type { Stage } from "../../workbook/workbook.ts";
import type { Size } from "../terminal/screen.ts";
import { type Extent, isMoreBelow, placeSays, rowsOf } from "../terminal/scroll.ts";

export interface WatchView {
  readonly stage: Stage;
  /** `undefined` until the first check has ended. */
  readonly result?: StageResult | undefined;
  /** Whether a check is taking a noticeable time. */
  readonly checking: boolean;
  /** A hint, or a message about a key. */
  readonly note?: string | undefined;
  /** The title of the stage after this one. */
  readonly next?: string | undefined;
  /** Whether keys can be pressed. */
  readonly keys: boolean;
}

/** The whole view as lines, however many there are. */
export function renderWatch(view: WatchView, look: Look): string[] {
  const { head, body, note, foot } = partsOf(view, look);
  return joinBlocks([head, body, note, foot]);
}

/** A view laid out for a screen: the middle scrolls between a fixed head and foot. */
export interface WatchLayout {
  readonly head: readonly string[];
  /** The failure, and below it the hint. */
  readonly rows: readonly string[];
  readonly foot: readonly string[];
  readonly extent: Extent;
  /** The row where the hint begins. */
  readonly noteAt: number | undefined;
}

/** Lays out a view for a screen of this size. */
export function layOutWatch(view: WatchView, look: Look, { columns, rows }: Size): WatchLayout {
  const { head, body, note, foot } = partsOf(view, look);
  const broken = (lines: readonly string[]) => rowsOf(lines, columns);
  const above = broken(head);
  const below = broken(foot);
  const failure = broken(body);
  const hint = broken(note);
  const gap = failure.length > 0 && hint.length > 0 ? [""] : [];
  const middle = [...failure, ...gap, ...hint];
  // A blank line above the middle, and one below it.
  const left = rows - above.length - below.length - 2;
  // If not everything fits, a row says so.
  const room = Math.max(1, middle.length > left ? left - 1 : left);
  return {
    head: above,
    rows: middle,
    foot: below,
    extent: { length: middle.length, room },
    noteAt: hint.length > 0 ? failure.length + gap.length : undefined,
  };
}

/** The part that fits on the screen, starting at a row of the middle. */
export function renderLayout(layout: WatchLayout, top: number, look: Look): string[] {
  const { head, rows, foot, extent } = layout;
  const middle = rows.slice(top, top + extent.room);
  const whole = extent.length <= extent.room;
  if (whole) return joinBlocks([head, middle, foot]);
  // Count the text's own blank lines, or the foot would move.
  return [...head, "", ...middle, "", paint(look, "dim", placeLine(top, extent, look)), ...foot];
}

function placeLine(top: number, extent: Extent, look: Look): string {
  const keys = isMoreBelow(top, extent) ? "Space or ↓ for more" : "↑ for the lines above";
  const says = `${placeSays(top, extent)}: ${keys}`;
  return clip(says.charAt(0).toUpperCase() + says.slice(1), widthOf(look));
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

/** `Greet: 2 of 3 cases passed, 10 of 25 points.` It contains no time, so equal verdicts give equal texts. */
export function verdictLine(result: StageResult, checking = false): string {
  const { stage, earned } = result;
  const first = simplestFailure(result)?.verdict;
  const whole =
    first &&
    ofWholeStage(first) &&
    result.cases.every(({ verdict }) => verdict.kind === first.kind);
  const how = whole ? first.kind : reportStage(result).progress;
  const points = countOf(stage.points, stage.extra ? "extra point" : "point");
  const again = checking ? ` ${keep("Checking again…")}` : "";
  return inertTerminal(`${stage.title}: ${how}, ${formatPoints(earned)} of ${points}.`) + again;
}

function styleOfStage(result: StageResult): Style {
  const first = simplestFailure(result);
  return STYLES[first ? toneOf(first.verdict) : "good"];
}

/** The first failure; or what the stage teaches, and the next stage. */
function bodyOf(result: StageResult, { next, keys }: WatchView, look: Look): string[] {
  const report = reportStage(result);
  const passed = report.state === "passed";
  return joinBlocks([
    ...whyGradedSo(report, look),
    report.tasks ? prose(look, report.tasks, { indent: "" }) : [],
    report.told ? renderTold(report.told, look) : [],
    passed ? prose(look, report.learned, { indent: "", style: STYLES.good }) : [],
    passed && keys ? prose(look, inertTerminal(nextSays(next)), { indent: "" }) : [],
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
    ["n", "next", "next"],
    // A key that leads back; on a narrow terminal, it works without being listed.
    ...(columns >= 52 ? [["p", "previous", "previous"] as const] : []),
    ["q", "quit", "quit"],
  ];
  return keys
    .map(([key, one, other]) => `${paint(look, "bold", key)} ${long ? other : one}`)
    .join(long ? "   " : "  ");
}
