/**
 * Explains to a beginner why a program stopped with an error.
 *
 * @module
 */
import type { ProgramError } from "../execute/outcome.ts";
import { UNSETTLED, UNSETTLED_ERROR } from "../guest/errors.ts";
import type { CaseResult } from "../judge/results.ts";
import type { Verdict } from "../judge/verdict.ts";
import { nameOfPlace, type Place } from "../text/code-frame.ts";
import { inertTerminal } from "../text/inert.ts";
import { clip, quote } from "../text/look.ts";
import { taskIn } from "../workbook/todo.ts";
import { thrownIn } from "./last-words.ts";
import type { Block, Section } from "./model.ts";
import { nameOfFile, type Reader } from "./problems.ts";
import { signalSays } from "./signals.ts";

/** The most characters shown of an error's message. */
const MOST = 200;

/** And of a question. */
const MOST_ASKED = 40;

type Crash = Extract<Verdict, { kind: "crashed" }>;

/** What a program wrote to standard error, and to standard output if that may be shown. */
interface Said {
  readonly stderr?: string;
  readonly stdout?: string;
  /** It had read every typed line, and asked for one more. */
  readonly askedForMore?: boolean;
}

/**
 * Says what was thrown and where, or what ended a program in a different language.
 *
 * @param caused - whether its cause has been told already, so there is no need to guess
 * @param before - the task to do before the one that ended the program
 */
export function explainError(
  reader: Reader,
  verdict: Crash,
  language: string | undefined,
  said: Said,
  caused: boolean,
  before: number | undefined,
): Section {
  if (endsItself(verdict, said.stderr, language)) return [says(endedSays(verdict.status!, said))];
  if (language !== undefined) return tellForeign(verdict, said.stderr);
  return tellError(reader, verdict, caused, before);
}

/** Whether it ended with a status of its own, and not by an error: then it says why, if anybody does. */
export function endsItself(
  { error, status, signal }: Crash,
  stderr = "",
  language?: string,
): boolean {
  if (error || signal !== undefined || status === undefined) return false;
  return language === undefined || thrownIn(stderr) === undefined;
}

function endedSays(status: number, { stderr = "", stdout = "", askedForMore }: Said): string {
  // What it prints to the end of a line is no question.
  const asked = stdout.slice(stdout.lastIndexOf("\n") + 1).trim();
  const ended = `The program ended itself with exit status ${status}`;
  const after = asked === "" ? "" : ` after it had asked ${quote(asked, MOST_ASKED)}`;
  if (askedForMore) return `${ended}${after}: no typed line was left.`;
  if (asked === "") return `${ended}, which means that something went wrong.`;
  // Its own words say more than a guess.
  return `${ended}${after}.${stderr.trim() === "" ? " Perhaps no typed line was left." : ""}`;
}

function tellForeign({ error, signal }: Crash, stderr = ""): Section {
  const thrown = signal === undefined ? thrownIn(stderr) : undefined;
  const ended =
    signal !== undefined
      ? signalSays(signal, stderr)
      : thrown !== undefined
        ? clip(inertTerminal(thrown), MOST)
        : `${error?.message ?? "how it ended is not known"}.`;
  return [
    says("The program stopped with an error:"),
    { kind: "message", text: ended, set: thrown === undefined ? "in" : "thrown" },
  ];
}

/** Says what was thrown, and where. */
function tellError(
  reader: Reader,
  { error, place, surfaced, callers = [], status, difference }: Crash,
  caused: boolean,
  before: number | undefined,
): Section {
  if (status === UNSETTLED && error?.message === UNSETTLED_ERROR.message) {
    const text =
      "The program ended too early, while it was waiting for something that never came. Which await never ends?";
    return [says(text)];
  }
  const at = place ? ` at ${placeSays(reader, place)}` : "";
  const stopped = `The program stopped with an error${at}`;
  if (!error) return [says(`${stopped}.`)];
  const text = clip(inertTerminal(thrownSays(error)), MOST);
  const isLater = wentWrongBefore(difference);
  const advice = caused ? openSays(error, isLater) : adviceFor(error, isLater, before);
  return [
    says(`${stopped}:`),
    { kind: "message", text, set: "thrown" },
    ...(place ? [{ kind: "code frame" as const, place }] : []),
    ...(surfaced && !caused
      ? [
          says(
            `From there, the program came to ${placeSays(reader, surfaced)}, which threw the error.`,
          ),
        ]
      : []),
    ...calledFrom(reader, callers),
    ...(advice === undefined ? [] : [says(advice)]),
  ];
}

/** Whether a line was wrong before the program stopped: the last one that was printed may only be unfinished. */
export function wentWrongBefore(difference: Crash["difference"]): boolean {
  if (!difference || difference.first < 0) return false;
  const { expected, actual } = difference.rows[difference.first] ?? {};
  const isBegun = !actual || (expected?.text.startsWith(actual.text.trimEnd()) ?? false);
  return !isBegun || wentOn(difference);
}

/** Whether something was printed after the first difference. */
export function wentOn(difference: Crash["difference"]): boolean {
  if (!difference || difference.first < 0) return false;
  return difference.rows.slice(difference.first + 1).some(({ actual }) => actual !== undefined);
}

/** Whether a program only stopped where something is not written yet. */
export function isUnfinished(verdict: Verdict): boolean {
  return (
    verdict.kind === "crashed" &&
    verdict.error?.name === "Error" &&
    taskIn(verdict.error.message) !== undefined &&
    !wentWrongBefore(verdict.difference)
  );
}

/** Where a place is that of a loop: a check may have called a function that does not come back. */
const ENDLESS: ReadonlySet<Verdict["kind"]> = new Set(["timed out", "too much memory", "missing"]);

/** Where the output begins to differ, or what goes on without an end. */
export function explainWhere(
  reader: Reader,
  {
    verdict,
    where = [],
    written,
    expectedAt,
    mistake,
  }: Pick<CaseResult, "verdict" | "where" | "written" | "expectedAt" | "mistake">,
): Section {
  const [place, ...callers] = where;
  // The line that prints a wrong text is right.
  if (written) {
    const { column: _, ...line } = written;
    return [
      says(
        `The text that differs is written at ${placeSays(reader, line)}. Compare it with what is expected.`,
      ),
      { kind: "code frame", place: written },
    ];
  }
  const isEndless = ENDLESS.has(verdict.kind) || verdict.kind === "too much output";
  // What prints is mostly right, and a known mistake says more.
  if (mistake && !isEndless) return [];
  if (!place) return expectedAt ? instead(reader, expectedAt) : [];
  const at = placeSays(reader, place);
  const text = ENDLESS.has(verdict.kind)
    ? `The loop at ${at} has no end.`
    : verdict.kind === "too much output"
      ? `When it was stopped, the program was printing at ${at}.`
      : `What differs first comes from ${at}. If that line is right, ${isFixed(place) ? WHY : BEHIND}`;
  const isThere = expectedAt?.file === place.file && expectedAt.line === place.line;
  return [
    says(text),
    { kind: "code frame", place },
    ...calledFrom(reader, callers),
    ...(expectedAt && !isThere ? instead(reader, expectedAt) : []),
  ];
}

const WHY = "why does the program come to it there?";
const BEHIND = "look at where its values come from, and at what runs before it.";

/** Whether a line does nothing but print a text without any values. */
function isFixed({ source = "" }: Place): boolean {
  return /^\s*[\w.#]+\(\s*(["'`])(?:(?!\1|\$\{).)*\1\s*\);?\s*$/.test(source);
}

function instead(reader: Reader, place: Place): Section {
  const at = placeSays(reader, place);
  return [
    says(
      `What is expected here is written at ${at}. Does the program come there too late, or not at all?`,
    ),
    { kind: "code frame", place },
  ];
}

/** The line of the nearest is shown: what is wrong may be what it gives. */
function calledFrom(reader: Reader, callers: readonly Place[]): Section {
  // Of a function that is called where it ends, `})();` says nothing.
  const telling = callers.filter(({ source }) => source === undefined || /\w/.test(source));
  const [nearest] = telling;
  if (!nearest) return [];
  const places = telling.map((one) => placeSays(reader, one)).join(", and that from ");
  return [says(`It was called from ${places}.`), { kind: "code frame", place: nearest }];
}

function placeSays(reader: Reader, place: Place): string {
  return inertTerminal(nameOfPlace({ ...place, file: nameOfFile(reader, place.file) }));
}

/** `TypeError: next is not a function`. */
export function thrownSays({ name, message }: ProgramError): string {
  return message === "" ? name : `${name}: ${message}`;
}

/** Of a TODO, that it is one. */
function openSays({ message }: ProgramError, isLater: boolean): string | undefined {
  const task = taskIn(message);
  if (task === undefined) return undefined;
  return isLater
    ? `The output was already wrong before that. The line where it stopped is task ${task}, which is not done yet.`
    : `This is task ${task}, which is not done yet.`;
}

/** The usual causes of the errors that beginners meet. */
function adviceFor(
  { name, message }: ProgramError,
  isLater: boolean,
  before: number | undefined,
): string | undefined {
  const open = openSays({ name, message }, isLater);
  if (open !== undefined) {
    if (isLater) return open;
    return before === undefined
      ? `${open} Replace this line with your own code. If your code is already there, delete this line.`
      : `${open} Task ${before}, which comes before it, is not done either.`;
  }
  if (isLater) return "The output was already wrong before that, and the error may come from it.";
  if (/of undefined|of null|is undefined/.test(message)) {
    return "The program uses a value that is not there. Is an index beyond the end of an array, or was a value never set?";
  }
  if (/^Array buffer allocation failed/.test(message))
    return "The program asks for more memory at once than it can get. How large is the array or buffer that it makes?";
  if (/call stack/.test(message))
    return "A function calls itself again and again. When does it stop?";
  if (name === "ReferenceError")
    return "This name is not known here. Is it misspelled, not declared yet, or not imported?";
  if (/is not a function/.test(message))
    return "The program calls something that is not a function. Is its name spelled correctly, and is it exported?";
  if (/to constant variable/.test(message))
    return "A const cannot get a second value. Declare it with let.";
  return undefined;
}

function says(text: string): Block {
  return { kind: "diagnosis", text };
}
