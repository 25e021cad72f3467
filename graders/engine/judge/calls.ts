/**
 * Judges what calls of a student's functions gave, one by one, against what the stage's `calls.ts` says of each.
 *
 * @module
 */
import type { Run } from "../execute/outcome.ts";
import type { Calls } from "../workbook/check-settings.ts";
import { type Clause, clausesOf } from "../workbook/clauses.ts";
import { taskIn } from "../workbook/todo.ts";
import type { Checked } from "./checked.ts";
import { normalise } from "./compare.ts";

/** What `graders/calls.ts` prints before each call, and instead of one that cannot be made. */
const CALL = "--- call\n";
const ABSENT = "--- absent";

/** So much of a line is shown. */
const SHOWN = 110;
/** And of one among several, which are shown one below the other. */
const LONGEST = 300;

const NONE: ReadonlySet<number> = new Set();

/**
 * @param run - of the stage's `calls.ts`, or why there is none
 * @param open - the places of calls that do not count, from 0
 */
export function judgeCalls(
  { text }: Calls,
  run: Run | string | undefined,
  open: ReadonlySet<number> = NONE,
): Checked {
  if (run === undefined)
    return { kind: "missing", what: ["No function can be called until the program builds."] };
  if (typeof run === "string") return { kind: "not checked", because: run };
  if (run.ended.how === "fault") return { kind: "not checked", because: run.ended.why };
  const clauses = clausesOf(text);
  const { printed, came } = cameOf(clauses, run);
  if (came.length > clauses.length)
    return { kind: "missing", what: [`The program itself prints "${CALL.trim()}".`], seen: "run" };
  const here = clauses.filter((_, at) => came[at] !== ABSENT);
  if (here.length === 0)
    return { kind: "not checked", because: "the program has no functions of these names" };
  const what: string[] = [];
  const names = new Set<string>();
  for (const [at, { name, says, gives }] of clauses.entries()) {
    const gave = came[at];
    // A call that does not end may have printed, again and again, what it should print.
    const isLast = at === came.length - 1 && run.ended.how !== "exit";
    const isRight = gave === gives.join("\n") && !isLast;
    if (open.has(at) || gave === ABSENT || isRight) continue;
    const isWritten = gave === undefined ? what.length === 0 : todoIn(gave) === undefined;
    if (isWritten) names.add(name);
    if (gave === undefined) {
      if (what.length === 0) what.push(`Needed: ${says} The program ends before this call.`);
      break;
    }
    what.push(`Needed: ${says}${isLast ? endSays(run.ended) : saysOf(printed[at]!, gives)}`);
  }
  return what.length === 0
    ? { kind: "passed" }
    : { kind: "missing", what, seen: "run", names: [...names] };
}

function endSays({ how }: Run["ended"]): string {
  if (how === "too much memory") return " The call uses up the memory.";
  return " The call never ends.";
}

/** The places of the calls that came to what is not written yet, from 0. */
export function openCalls({ text }: Calls, run: Run): ReadonlySet<number> {
  const { came } = cameOf(clausesOf(text), run);
  return new Set(came.flatMap((gave, at) => (todoIn(gave) === undefined ? [] : [at])));
}

/** What was called by itself: functions, methods, and the classes of these. Not every call of a check is made. */
export function namesCalled(check: Calls, run: Run): ReadonlySet<string> {
  const clauses = clausesOf(check.text);
  return new Set([...callsMade(check, run)].flatMap((at) => clauses[at]?.name.split(".") ?? []));
}

/** The places of the calls that were made, from 0. */
export function callsMade({ text }: Calls, run: Run): ReadonlySet<number> {
  const { came } = cameOf(clausesOf(text), run);
  return new Set(came.flatMap((gave, at) => (gave === ABSENT ? [] : [at])));
}

/** What the first call that is wrong should have printed, and what it did: lines, or a part of what its turn printed. */
export function firstWrongCall(
  check: Calls,
  run: Run,
): { readonly wanted: string; readonly printed: string } | undefined {
  const clauses = clausesOf(check.text);
  const { came } = cameOf(clauses, run);
  const at = firstWrong(came, clauses, openCalls(check, run));
  const [printed, clause] = [came[at], clauses[at]];
  if (printed === undefined || !clause) return undefined;
  return { wanted: clause.gives.join("\n"), printed };
}

/** The place of the first call that gave what it should not, from 0; -1 if none did. */
function firstWrong(
  came: readonly string[],
  clauses: readonly Clause[],
  open: ReadonlySet<number>,
): number {
  return came.findIndex(
    (gave, at) =>
      gave !== ABSENT && !open.has(at) && gave !== (clauses[at]?.gives ?? []).join("\n"),
  );
}

/**
 * How much the program of a check prints if it passes, and how much it had printed when the first call had given what it
 * should not, if one had.
 */
export function lengthsOf(
  { text }: Calls,
  run: Run,
  open: ReadonlySet<number>,
): { readonly length: number; readonly wrongUntil?: number } {
  const clauses = clausesOf(text);
  const lengths = clauses.map(({ gives }) => CALL.length + gives.join("\n").length + 1);
  const length = lengths.reduce((sum, one) => sum + one, 0);
  const { before, parts, came } = cameOf(clauses, run);
  const at = firstWrong(came, clauses, open);
  const until = parts
    .slice(0, at + 1)
    .reduce((sum, part) => sum + CALL.length + part.length, before.length);
  // The program prints on when it has begun the next call.
  return at >= 0 && until < run.stdout.length ? { length, wrongUntil: until } : { length };
}

/** What each call printed, and what came of it: a turn also prints what it always prints. */
function cameOf(clauses: readonly Clause[], { stdout }: Run) {
  const [before = "", ...parts] = stdout.split(CALL);
  const printed = parts.map(normalise);
  const came = printed.map((part, at) => lastLines(part, clauses[at]?.gives.length));
  return { before, parts, printed, came };
}

function lastLines(text: string, count = 0): string {
  return text.split("\n").slice(-count).join("\n");
}

const YOURS = " Yours gives";
const NOTHING_YET = `${YOURS} nothing yet`;

/** Whether what was called is not written yet. */
export function isOpen(what: string): boolean {
  return what.includes(NOTHING_YET);
}

/** Without what is not written yet, if something else is wrong. */
export function writtenOf(what: readonly string[]): readonly string[] {
  const written = what.filter((one) => !isOpen(one));
  return written.length > 0 ? written : what;
}

/** The same sentence without what the call gave: that may be made of code that nobody may see. */
export function withoutGiven(what: string): string {
  const at = what.indexOf(YOURS);
  return at === -1 ? what : what.slice(0, at);
}

/** @param part - all that the call printed */
function saysOf(part: string, wanted: readonly string[]): string {
  const task = todoIn(part);
  if (part === "" || task !== undefined) {
    const whole = wanted.join(`${ENDS_LINE} `);
    const wants = wanted.length > 1 ? WANTS_LINES : WANTS;
    const gave = part === "" ? `${YOURS} nothing.` : `${NOTHING_YET}: task ${task} is not done.`;
    return `${wants}${ended(from(whole, 0))}${gave}`;
  }
  const [expected, given] = aroundDifference(wanted, besides(part.split("\n"), wanted));
  if (expected.length > 1 || given.length > 1)
    return `${WANTS_LINES}${inLines(expected)}${YOURS_LINES}${inLines(given)}`;
  const [[due = ""], [gave = ""]] = [expected, given];
  let same = 0;
  while (same < due.length && due[same] === gave[same]) same++;
  const shown = [from(due, same), from(gave, same)] as const;
  // Without them, the full stop would seem to be the sentence's.
  const isQuoted = due === `${gave}.` || gave === `${due}.`;
  return isQuoted
    ? `${WANTS}"${shown[0]}"${YOURS_LINES}"${shown[1]}"`
    : `${WANTS}${ended(shown[0])}${YOURS_LINES}${shown[1]}`;
}

const WANTS = " Expected: ";
const WANTS_LINES = " Expected (⏎ ends a line): ";
const YOURS_LINES = `${YOURS}: `;
const ENDS_LINE = " ⏎";

function inLines(lines: readonly string[]): string {
  const whole = (line: string) => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line);
  return lines.map((line) => `${whole(line)}${ENDS_LINE}`).join(" ");
}

/** What a call should have given and gave, line by line. */
export interface ComparedCall {
  readonly says: string;
  readonly expected: readonly string[];
  readonly given: readonly string[];
}

/** @returns `undefined` if there are no lines to compare */
export function comparedIn(what: string): ComparedCall | undefined {
  // What is expected comes first, and is the workbook's own.
  const at = what.indexOf(WANTS_LINES);
  const between = what.indexOf(`${ENDS_LINE}${YOURS_LINES}`, at);
  if (at < 0 || between < 0) return undefined;
  const linesIn = (text: string) => text.split(`${ENDS_LINE} `);
  const given = what.slice(between + ENDS_LINE.length + YOURS_LINES.length, -ENDS_LINE.length);
  return {
    says: what.slice(0, at),
    expected: linesIn(what.slice(at + WANTS_LINES.length, between)),
    given: linesIn(given),
  };
}

/**
 * The lines that stand beside those that are wanted: the last ones, unless there are a few too many or too few among them,
 * or the call goes wrong after it has begun as it should.
 */
function besides(printed: readonly string[], wanted: readonly string[]): readonly string[] {
  const last = printed.length - wanted.length;
  const rightFrom = (start: number) => rightLines(wanted, printed.slice(start));
  const starts = [last, last - 1, last + 1, last - 2, last + 2, 0].map((at) => Math.max(0, at));
  const most = Math.max(...starts.map(rightFrom));
  const best = starts.filter((start) => rightFrom(start) === most);
  // The same line may be printed twice.
  return printed.slice(most > 0 ? Math.min(...best) : best[0]);
}

/** How many are right before the first that differs. */
function rightLines(wanted: readonly string[], printed: readonly string[]): number {
  const apart = wanted.findIndex((line, at) => line !== printed[at]);
  return apart < 0 ? wanted.length : apart;
}

/** Of many lines, a few around the first that differs are shown. */
const WHOLE = 6;
const BEFORE = 1;
const AFTER = 2;

function aroundDifference(
  wanted: readonly string[],
  printed: readonly string[],
): readonly [readonly string[], readonly string[]] {
  const isShort = Math.max(wanted.length, printed.length) <= WHOLE;
  const start = isShort ? 0 : Math.max(0, rightLines(wanted, printed) - BEFORE);
  const end = isShort ? WHOLE : start + BEFORE + AFTER;
  const shown = (lines: readonly string[]) => [
    ...(start > 0 ? ["…"] : []),
    ...lines.slice(start, end),
    ...(end < lines.length ? ["…"] : []),
  ];
  return [shown(wanted), shown(printed)];
}

/** The task that a call came to, perhaps after it had printed something: a question ends no line. */
function todoIn(gave: string): number | undefined {
  return taskIn(lastLines(gave, 1).replace(/^.*\bError: (?=TODO )/, ""));
}

function ended(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

/** The part of a long line around the place where it differs. */
function from(line: string, place: number): string {
  const start = line.length > SHOWN && place > SHOWN / 2 ? place - SHOWN / 4 : 0;
  const part = line.slice(start, start + SHOWN);
  return `${start > 0 ? "…" : ""}${part}${start + SHOWN < line.length ? "…" : ""}`;
}
