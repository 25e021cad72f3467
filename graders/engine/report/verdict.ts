/**
 * Explains a verdict to a beginner: what happened, where, and what to look for.
 *
 * @module
 */
import type { ProgramError } from "../execute/outcome.ts";
import { UNSETTLED_ERROR } from "../guest/errors.ts";
import type { MemoryLimit, TimeOut, Verdict } from "../judge/verdict.ts";
import { CASE_LIMITS } from "../limits/limits.ts";
import { nameOfPlace } from "../text/code-frame.ts";
import { inertTerminal } from "../text/inert.ts";
import { clip, type Look, prose } from "../text/look.ts";
import { typedLines } from "../text/transcript.ts";
import { taskIn } from "../workbook/todo.ts";
import { type Explained, renderDifference, renderKinds } from "./difference.ts";
import { explainProblems, nameOfFile, sourceOf } from "./problems.ts";
import { listOf, memoryOf, timeOf } from "./words.ts";

/** How much of an error's message or of a reason is shown. */
const MOST = 200;
const MOST_DETAIL = 300;

/** What is said of the verdicts of a kind. */
interface Wording<One extends Verdict> {
  /** The explanation, in lines; none for a pass. */
  explain(explained: Explained, verdict: One): string[];
  /** What it holds beside its kind, in one line; nothing that the program printed is in it. */
  detail?(verdict: One): string | undefined;
}

type OfKind<Kind> = Extract<Verdict, { readonly kind: Kind }>;

const WORDINGS: { readonly [Kind in Verdict["kind"]]: Wording<OfKind<Kind>> } = {
  passed: { explain: () => [] },
  different: {
    explain: (explained, { difference }) => [
      ...renderDifference(explained, difference),
      ...renderKinds(explained, difference),
    ],
  },
  missing: {
    explain: ({ look }, { what, seen }) => [
      ...bullets(look, what),
      ...(seen ? [] : prose(look, "This is read off your source, not off what it prints.")),
    ],
    detail: ({ what }) => oneLine(what.join(" ")),
  },
  "not checked": {
    explain: ({ look }, { because }) =>
      prose(look, `It could not be checked here: ${reason(because)}.`),
    detail: ({ because }) => oneLine(because),
  },
  crashed: {
    explain: explainCrash,
    detail: ({ error, place, status }) => {
      const at = place ? ` (${nameOfPlace(place)})` : "";
      if (!error) return status === undefined ? undefined : `exit status ${status}${at}`;
      return oneLine(`${error.name}: ${error.message}${at}`);
    },
  },
  "timed out": { explain: ({ look }, out) => prose(look, timeSays(out)), detail: timeOf },
  "asks for more": {
    explain: (explained, { difference }) => {
      const { transcript, known, look } = explained;
      const typed = transcript ? typedLines(transcript).length : 0;
      const all =
        typed === 0
          ? "Nothing is typed here"
          : typed === 1
            ? "The one line is typed"
            : `All ${typed} lines are typed`;
      const why = known ? "." : ": is a good answer refused, or does a loop go on too long?";
      return [
        ...prose(look, `${all}, and the program asks for one more${why}`),
        ...renderDifference(explained, difference),
      ];
    },
  },
  "too much output": {
    explain: ({ look }) =>
      prose(
        look,
        `The program printed more than ${CASE_LIMITS.outputChars.toLocaleString("en")} characters and was stopped: is there a loop that prints and never ends?`,
      ),
  },
  "too much memory": {
    explain: ({ look }, { limit }) => prose(look, memorySays(limit)),
    detail: ({ limit }) => limit && memoryOf(limit),
  },
  refused: {
    explain: ({ look }, verdict) => [
      ...prose(look, `The program was refused: ${reason(verdict.why)}.`),
      ...(verdict.when === "running" ? prose(look, verdict.cure) : []),
    ],
    detail: ({ why }) => oneLine(why),
  },
  "does not build": {
    explain: ({ look }, { problems }) => explainProblems(look, problems),
    detail: ({ problems: [problem] }) => {
      if (!problem) return undefined;
      const { file, text } = problem;
      return oneLine(file === undefined ? text : `${nameOfPlace({ ...problem, file })}: ${text}`);
    },
  },
  "not started": {
    explain: ({ look, stage }, { missing }) => {
      const folder = `exercises/${stage.path}`;
      if (!missing)
        return prose(
          look,
          `The files in ${folder} are still as they were given out. Read the lesson, then look for TODO 1 in them.`,
        );
      const files = `${listOf(missing)} ${missing.length === 1 ? "is" : "are"} missing`;
      return prose(
        look,
        `There is nothing in ${folder}, or no such folder: ${inertTerminal(files)}. A reset puts the starter's files there.`,
      );
    },
    detail: ({ missing }) => missing && oneLine(`not there: ${missing.join(", ")}`),
  },
  "not run": {
    explain: ({ look }, { because }) =>
      prose(
        look,
        `This case was not run: ${reason(because)}. Fix the cases before it, and it will be run.`,
      ),
    detail: ({ because }) => oneLine(because),
  },
  "grader fault": {
    explain: ({ look }, { why }) => [
      ...prose(
        look,
        "This is a fault of the grader, not of your program, and says nothing about your program.",
      ),
      ...bullets(look, [why]),
      ...prose(look, "Run it again. If it comes back, show this to whoever gave you the workbook."),
    ],
    detail: ({ why }) => oneLine(why),
  },
};

/** A verdict's kind and the type of its wording go together, which the compiler cannot see here. */
function wordingOf(verdict: Verdict): Wording<Verdict> {
  return WORDINGS[verdict.kind] as Wording<Verdict>;
}

/** The explanation of a verdict that is no pass, in lines. */
export function explainVerdict(explained: Explained): string[] {
  return wordingOf(explained.verdict).explain(explained, explained.verdict);
}

/** What a verdict holds beside its kind, in one line; nothing that the program printed is in it. */
export function detailOf(verdict: Verdict): string | undefined {
  return wordingOf(verdict).detail?.(verdict);
}

function oneLine(text: string): string {
  return clip(inertTerminal(text), MOST_DETAIL);
}

function timeSays(out: TimeOut): string {
  const { limit, realTime } = out;
  const time = timeOf(out);
  switch (limit) {
    case "cpu":
      return `The program did not end within ${time}: is there a loop that never ends, or does it keep asking the same question?`;
    case "idle":
      return `The program was stopped after ${time}, in which it computed nothing: does it wait for something that never comes, or ${realTime ? "sleep for long? Pauses may take real time here: keep them short." : "for a long timer? To give a person time to read, `pause` of #toolkit/pause.ts costs no time here."}`;
    case "wall":
      return `The program did not end within ${time}, though it computed little: does it wait again and again, or start something slow? If it is quick by itself, the machine was busy: check it again.`;
    default:
      return limit satisfies never;
  }
}

function memorySays(limit: MemoryLimit | undefined): string {
  return limit === undefined
    ? "The program asked for more memory at once than it may have and was stopped: how large is the array or buffer that it makes?"
    : `The program used more memory than it may (${memoryOf(limit)}) and was stopped: is there a loop that never ends and keeps adding to an array?`;
}

/** A reason from elsewhere as a part of a sentence of ours. */
function reason(text: string): string {
  return clip(inertTerminal(text), MOST).replace(/\.$/, "");
}

function bullets(look: Look, texts: readonly string[]): string[] {
  const shown = texts
    .slice(0, 4)
    .flatMap((text) =>
      prose(look, clip(inertTerminal(text), MOST), { indent: "  - ", hanging: "    " }),
    );
  return texts.length > 4 ? [...shown, `  - … ${texts.length - 4} more`] : shown;
}

function explainCrash(
  explained: Explained,
  verdict: Extract<Verdict, { kind: "crashed" }>,
): string[] {
  const { look, withheld } = explained;
  const { difference } = verdict;
  const lines = tellError(look, verdict);
  if (!difference && !withheld) return lines;
  return [...lines, "", ...renderDifference(explained, difference, 8)];
}

/** What was thrown, and where. */
function tellError(look: Look, { error, place, status }: Extract<Verdict, { kind: "crashed" }>) {
  if (error?.name === UNSETTLED_ERROR.name && error.message === UNSETTLED_ERROR.message)
    return prose(
      look,
      "The program ended in the middle: it waits for something that never comes. Which await never ends?",
    );
  const at = place
    ? ` at ${inertTerminal(nameOfPlace({ ...place, file: nameOfFile(look, place.file) }))}`
    : "";
  const follows = error || status !== undefined ? ":" : ".";
  const lines = prose(look, `The program stopped with an error${at}${follows}`);
  if (error) {
    const message = clip(inertTerminal(`${error.name}: ${error.message}`), MOST);
    lines.push(...prose(look, message, { indent: "    ", style: "red" }));
    if (place) lines.push(...sourceOf(look, place));
    const cure = cureOf(error);
    if (cure !== undefined) lines.push(...prose(look, cure));
  } else if (status !== undefined) {
    lines.push(...prose(look, `it ended with exit status ${status}.`, { indent: "    " }));
  }
  return lines;
}

/** What usually is behind the errors that beginners meet. */
function cureOf({ name, message }: ProgramError): string | undefined {
  const task = taskIn(message);
  if (task !== undefined)
    return `That is task ${task}, which is still to be done: replace this line with your own.`;
  if (/of undefined|of null|is undefined/.test(message)) {
    return "Something is not there when it is used: is an index beyond the end of an array, or a value never set?";
  }
  if (/call stack/.test(message))
    return "A function calls itself without an end: when does it stop?";
  if (name === "ReferenceError")
    return "A name is not known there: is it misspelled, not declared yet, or not imported?";
  if (/is not a function/.test(message))
    return "What is called there is not a function: is its name spelled right, and is it exported?";
  if (/to constant variable/.test(message))
    return "A const cannot be given a second value: declare it with let.";
  return undefined;
}
