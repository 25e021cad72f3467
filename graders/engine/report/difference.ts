/**
 * Tells a difference: after what was typed, which rows, and what its kinds mean.
 *
 * @module
 */
import type { Difference, DifferenceKind, Row } from "../judge/compare.ts";
import type { Verdict } from "../judge/verdict.ts";
import { type Look, prose, quote } from "../text/look.ts";
import { type Transcript, typedLines } from "../text/transcript.ts";
import type { Stage } from "../workbook/workbook.ts";
import { renderHunk } from "./hunk.ts";
import { KIND_SAYS, nameOfKind, turnOf, typedBefore } from "./words.ts";

/** Of what was to come and did not, so many lines are shown. */
const MOST_TO_COME = 6;

/** What an explanation is about. */
export interface Explained {
  readonly stage: Stage;
  /** `undefined` for a check. */
  readonly transcript: Transcript | undefined;
  readonly verdict: Verdict;
  /** Whether the run held code of the reference, so that nothing of it is shown. */
  readonly withheld: boolean;
  /** Whether the mistake behind it is known, so that there is nothing to guess. */
  readonly known: boolean;
  readonly look: Look;
}

/**
 * Where the first difference is, and the rows around it.
 *
 * @param most - how many lines of the screens are shown at the most
 */
export function renderDifference(
  explained: Explained,
  difference: Difference | undefined,
  most?: number,
): string[] {
  const { look, withheld, verdict, transcript } = explained;
  if (withheld) {
    return prose(
      look,
      "What it printed is not shown, because code of the reference ran along with yours.",
    );
  }
  if (!difference) return [];
  const { rows, first, kinds } = difference;
  if (first < 0) {
    const unseen = kinds.includes("spacing") ? ", but for blanks that do not show" : "";
    return prose(look, `Everything that was printed is as expected${unseen}.`);
  }
  if (printedNothing(difference)) {
    const expected = rows.flatMap((row): Row[] =>
      row.expected ? [{ kind: "missing line", expected: row.expected }] : [],
    );
    const { lines } = renderHunk({ ...difference, rows: expected, first: 0 }, look, MOST_TO_COME);
    return [
      ...prose(look, "The program printed nothing at all. It should have printed this:"),
      "",
      ...lines,
      "",
    ];
  }
  const cutOff = rows.slice(first).every(({ kind }) => kind === "missing line");
  const hunk = renderHunk(difference, look, cutOff ? MOST_TO_COME : most);
  const says = cutOff
    ? "nothing more was printed; this should have followed:"
    : hunk.whole
      ? "this is what differs:"
      : "this is the first difference:";
  const where = whereOf(transcript, turnOf(verdict) ?? 0);
  const sentence = where === "" ? `${says[0]!.toUpperCase()}${says.slice(1)}` : `${where}, ${says}`;
  return [...prose(look, sentence), "", ...hunk.lines, ""];
}

/** Whether the screen shows no more than what was typed. */
function printedNothing({ rows, first, beyond }: Difference): boolean {
  return (
    first >= 0 &&
    beyond.actual === 0 &&
    rows.every(({ actual }) => actual === undefined || actual.typedAt === 0)
  );
}

/**
 * `After you typed "s" at "Hit or stand? [h/s]"`, in backticks; which time, where it is typed there more than once.
 *
 * @returns nothing where there is nothing to type
 */
function whereOf(transcript: Transcript | undefined, turn: number): string {
  if (transcript && typedLines(transcript).length === 0) return "";
  if (turn === 0) return "Before anything was typed";
  const typed = transcript && typedBefore(transcript, turn);
  if (!typed) return `After line ${turn} was typed`;
  const what = typed.line === "" ? "pressed Enter alone" : `typed ${quote(typed.line)}`;
  const at = typed.prompt.trim() === "" ? "" : ` at ${quote(typed.prompt)}`;
  const turns = typedLines(transcript).map((_, index) => typedBefore(transcript, index + 1)!);
  const again =
    turns.filter(({ line, prompt }) => line === typed.line && prompt === typed.prompt).length > 1;
  return `After you ${what}${at}${again ? ` (line ${turn} of what is typed)` : ""}`;
}

/** What kinds of difference there are: that of the first one and those of the end in words, the others by name. */
export function renderKinds({ look, transcript }: Explained, difference: Difference): string[] {
  const { rows, first, kinds } = difference;
  const kind = rows[first]?.kind;
  const lead = kinds.find((one) => one === kind) ?? kinds[0];
  const atTheEnd = kinds.filter((one): boolean => one === "exit status" || one === "stopped early");
  const others = kinds.filter((one) => one !== lead && !atTheEnd.includes(one));
  const tell = (one: DifferenceKind) => {
    const says = one === "exit status" ? exitStatusSays(transcript) : KIND_SAYS[one];
    return prose(look, `${nameOfKind(one)}: ${says}`, { hanging: "    " });
  };
  if (printedNothing(difference)) {
    return [
      ...prose(look, "Does main.ts call what you wrote, and does that print?"),
      ...atTheEnd.flatMap(tell),
    ];
  }
  const where = kind === undefined ? "Also" : "Further down also";
  return [
    ...(lead === undefined || atTheEnd.includes(lead) ? [] : tell(lead)),
    ...(others.length === 0 ? [] : prose(look, `${where}: ${others.map(nameOfKind).join(", ")}.`)),
    ...atTheEnd.flatMap(tell),
  ];
}

function exitStatusSays(transcript: Transcript | undefined): string {
  if (!transcript || transcript.status === 0) return KIND_SAYS["exit status"];
  const wanted = `the program must end with exit status ${transcript.status} here, and ended as if all were well.`;
  return transcript.status === 1
    ? `${wanted} Does it catch the error by which \`ask\` says that the input has ended?`
    : wanted;
}
