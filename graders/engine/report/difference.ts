/**
 * Explains a difference: after which typed line it comes, which rows differ, and what its kinds mean.
 *
 * @module
 */
import type { Difference, DifferenceKind, Row } from "../judge/compare.ts";
import type { CaseResult } from "../judge/results.ts";
import { quote } from "../text/look.ts";
import { type Transcript, typedLines } from "../text/transcript.ts";
import type { Block, Section } from "./model.ts";
import { KIND_SAYS, nameOfKind, turnOf, turnsIn, typedBefore } from "./phrases.ts";

/** How many of the missing lines are shown. */
const MOST_TO_COME = 6;

/**
 * Says where the first difference is, and shows the rows around it.
 *
 * @param most - the largest number of screen lines to show
 */
export function explainDifference(
  { transcript, verdict }: CaseResult,
  difference: Difference | undefined,
  most?: number,
): Section {
  if (!difference) return [];
  const { rows, first, kinds } = difference;
  if (first < 0) {
    const unseen = kinds.includes("spacing") ? ", except for spaces that cannot be seen" : "";
    return [{ kind: "diagnosis", text: `Everything that was printed is as expected${unseen}.` }];
  }
  if (printedNothing(difference)) {
    const expected = rows.flatMap((row): Row[] =>
      row.expected ? [{ kind: "missing line", expected: row.expected }] : [],
    );
    return [
      {
        kind: "difference",
        lead: "The program printed nothing at all. It should have printed this:",
        difference: { ...difference, rows: expected, first: 0 },
        most: MOST_TO_COME,
      },
    ];
  }
  const where = whereOf(transcript, turnOf(verdict) ?? 0);
  const lead = (says: string) =>
    where === "" ? `${says[0]!.toUpperCase()}${says.slice(1)}` : `${where}, ${says}`;
  const shown = { kind: "difference", difference } as const;
  if (rows.slice(first).every(({ kind }) => kind === "missing line")) {
    const says = hasPrintedSince(rows.slice(0, first))
      ? "the output ends too soon; this should have followed:"
      : "nothing more was printed; this should have followed:";
    return [{ ...shown, lead: lead(says), most: MOST_TO_COME }];
  }
  return [
    {
      ...shown,
      lead: lead("this is the first difference:"),
      leadIfWhole: lead("this is what differs:"),
      ...(most === undefined ? {} : { most }),
    },
  ];
}

/** Whether something was printed after the last line that was typed, whether the program has read it or not. */
function hasPrintedSince(rows: readonly Row[]): boolean {
  const typed = rows.findLastIndex(({ expected }) => expected?.typedAt !== undefined);
  return rows.slice(typed + 1).some(({ actual }) => actual && actual.text.trim() !== "");
}

/** Whether the screen shows only what was typed. */
function printedNothing({ rows, first, beyond }: Difference): boolean {
  return (
    first >= 0 &&
    beyond.actual === 0 &&
    rows.every(({ actual }) => actual === undefined || actual.typedAt === 0)
  );
}

/**
 * `After you typed "s" at "Hit or stand? [h/s]"`, in backticks; with the line number if it is typed there more than once.
 *
 * @returns an empty text if nothing is typed
 */
function whereOf(transcript: Transcript | undefined, turn: number): string {
  if (transcript && typedLines(transcript).length === 0) return "";
  if (turn === 0) return "Before anything was typed";
  const typed = transcript && typedBefore(transcript, turn);
  if (!typed) return `After line ${turn} was typed`;
  const what = typed.line === "" ? "pressed Enter alone" : `typed ${quote(typed.line)}`;
  const at = typed.prompt.trim() === "" ? "" : ` at ${quote(typed.prompt)}`;
  const turns = turnsIn(transcript);
  const again =
    turns.filter(({ line, prompt }) => line === typed.line && prompt === typed.prompt).length > 1;
  return `After you ${what}${at}${again ? ` (line ${turn} of what is typed)` : ""}`;
}

/**
 * Explains the kind of the first difference and those at the program's end in words, and names the other kinds if the lines
 * themselves are not shown.
 *
 * @param language - the program's language, if it is not TypeScript
 * @param areShown - whether the lines that differ are shown
 */
export function explainKinds(
  { transcript }: CaseResult,
  difference: Difference,
  language: string | undefined,
  areShown: boolean,
): Section {
  const { rows, first, kinds } = difference;
  const kind = rows[first]?.kind;
  // Words in another order are lines that are missing here and too many there.
  const ofOrder = kinds.includes("order") && !isOfSpaces(rows[first]) ? "order" : undefined;
  const lead = kinds.find((one) => one === kind) ?? ofOrder ?? kinds[0];
  const atTheEnd = kinds.filter((one): boolean => one === "exit status" || one === "stopped early");
  const others = kinds.filter((one) => one !== lead && !atTheEnd.includes(one));
  const goesOn = first >= 0 && rows.slice(first).some(({ actual }) => actual !== undefined);
  const tell = (one: DifferenceKind): Block => ({
    kind: "diagnosis",
    term: nameOfKind(one),
    text:
      one === "exit status"
        ? exitStatusSays(transcript, language)
        : one === "stopped early" && goesOn
          ? STOPS_AFTER
          : one === "spacing" && others.length > 0
            ? SPACING_HERE
            : KIND_SAYS[one],
  });
  if (printedNothing(difference)) {
    const main = language === undefined ? "main.ts" : "the main program";
    const text = `Does ${main} call your code, and does your code print?`;
    return [{ kind: "diagnosis", text }, ...atTheEnd.map(tell)];
  }
  // The lines themselves say it.
  const needsNoWords = areShown && (lead === "different text" || lead === "order");
  const names = others.map(nameOfKind).join(", ");
  const which = `differences of ${others.length === 1 ? "another kind" : "other kinds"}: ${names}.`;
  const also = kind === undefined ? `There are ${which}` : `Further down, there are ${which}`;
  return [
    ...(lead === undefined || needsNoWords || atTheEnd.includes(lead) ? [] : [tell(lead)]),
    ...(others.length === 0 || areShown ? [] : [{ kind: "diagnosis" as const, text: also }]),
    ...atTheEnd.map(tell),
  ];
}

/** Whether only spaces differ in a row, or an empty line. */
function isOfSpaces(row: Row | undefined): boolean {
  const lines = [row?.expected, row?.actual].flatMap((line) => line ?? []);
  return row?.kind === "spacing" || lines.every(({ text }) => text.trim() === "");
}

/** If something else differs later, which may not be shown. */
const SPACING_HERE =
  "here, only spaces or line breaks differ; further down, other things differ, too.";

/** If something wrong was printed before. */
const STOPS_AFTER =
  "the program ended before it read every line that was typed. The first difference may be the cause.";

function exitStatusSays(transcript: Transcript | undefined, language?: string): string {
  if (!transcript || transcript.status === 0) return KIND_SAYS["exit status"];
  const wanted = `the program must end with exit status ${transcript.status} here, but it ended as if nothing were wrong.`;
  if (transcript.status !== 1) return wanted;
  return language === undefined
    ? `${wanted} Does it catch the error that \`ask\` throws when the input has ended?`
    : `${wanted} Does it go on, or end with status 0, when there is no more input to read?`;
}
