/**
 * Explains a verdict to a beginner: what happened, where, and what to look for.
 *
 * @module
 */
import { writtenOf } from "../judge/calls.ts";
import type { CaseResult, StageResult } from "../judge/results.ts";
import type { MemoryLimit, TimeOut, Verdict } from "../judge/verdict.ts";
import { CASE_LIMITS } from "../limits/limits.ts";
import { nameOfPlace } from "../text/code-frame.ts";
import { inertTerminal } from "../text/inert.ts";
import { clip, quote } from "../text/look.ts";
import { typedLines } from "../text/transcript.ts";
import type { Stage } from "../workbook/workbook.ts";
import { explainDifference, explainKinds } from "./difference.ts";
import { explainError, thrownSays, wentOn } from "./explain-crash.ts";
import { inertLine } from "./last-words.ts";
import type { Block, Section } from "./model.ts";
import { explainNeeded, firstOf } from "./needed.ts";
import { listOf, memoryOf, timeOf } from "./phrases.ts";
import { explainProblems, type Reader } from "./problems.ts";

/** The most characters shown of an error's message or of a reason. */
const MOST = 200;
const MOST_DETAIL = 300;

/** The subject of an explanation. */
export interface Explained {
  readonly stage: Stage;
  readonly one: CaseResult;
  /** Why nothing of the run is shown; `undefined` if it is shown. */
  readonly withheld: string | undefined;
  readonly reader: Reader;
  /** The program's language, if it is not TypeScript. */
  readonly language?: string | undefined;
  /** Its cause has been told already. */
  readonly caused: boolean;
  /** The task to do before the one whose TODO ended the program. */
  readonly before: number | undefined;
}

/** The words for verdicts of one kind. */
interface Wording<One extends Verdict> {
  /** No sections for a pass. */
  explain(explained: Explained, verdict: One): readonly Section[];
  /** The details besides the kind, in one line, with nothing that the program printed. */
  detail?(verdict: One): string | undefined;
}

type OfKind<Kind> = Extract<Verdict, { readonly kind: Kind }>;

const WORDINGS: { readonly [Kind in Verdict["kind"]]: Wording<OfKind<Kind>> } = {
  passed: { explain: () => [] },
  different: {
    explain: ({ one, withheld, language }, { difference }) => {
      const shown = withheld !== undefined ? [says(withheld)] : explainDifference(one, difference);
      const areShown = shown[0]?.kind === "difference";
      const kinds = explainKinds(one, difference, language, areShown);
      return areShown ? [shown, kinds] : [[...shown, ...kinds]];
    },
  },
  missing: {
    explain: (_, { what, seen, differs }) => [
      [
        ...explainNeeded(writtenOf(what)),
        ...(differs ? [linesOf(differs)] : []),
        ...(seen
          ? []
          : [says("This comes from your source code, not from what the program prints.")]),
      ],
    ],
    detail: ({ what }) => oneLine(what.join(" ")),
  },
  "not checked": {
    explain: (_, { because }) => [[says(`It could not be checked here: ${reason(because)}.`)]],
    detail: ({ because }) => oneLine(because),
  },
  crashed: {
    explain: explainCrash,
    detail: ({ error, place, status, signal }) => {
      if (signal !== undefined) return signal;
      const at = place ? ` (${nameOfPlace(place)})` : "";
      if (!error) return status === undefined ? undefined : `exit status ${status}${at}`;
      return oneLine(`${thrownSays(error)}${at}`);
    },
  },
  "timed out": {
    explain: ({ one, withheld, caused }, out) => [
      [says(timeSays(out, caused))],
      withheld === undefined ? explainDifference(one, out.difference, 8) : [],
    ],
    detail: timeOf,
  },
  "asks for more": {
    explain: ({ one, withheld, caused }, { difference }) => {
      const typed = one.transcript ? typedLines(one.transcript).length : 0;
      const all =
        typed === 0
          ? "Nothing is typed here, but the program asks for a line"
          : typed === 1
            ? "The only line has been typed, but the program asks for more"
            : `${typed === 2 ? "Both" : `All ${typed}`} lines have been typed, but the program asks for more`;
      // If the cause is known, there is no need to guess.
      const why =
        one.mistake || caused
          ? "."
          : wentOn(difference)
            ? ". The first difference may be the cause."
            : ". Does it refuse a good answer, or does a loop go on too long?";
      if (withheld !== undefined) return [[says(`${all}${why}`), says(withheld)]];
      return [[says(`${all}${why}`)], explainDifference(one, difference)];
    },
  },
  "too much output": {
    explain: ({ one, withheld, caused }, { difference }) => [
      [
        says(
          `The program printed more than ${CASE_LIMITS.outputChars.toLocaleString("en")} characters and was stopped.${caused ? "" : " Is there a loop that prints and never ends?"}`,
        ),
      ],
      withheld === undefined ? explainDifference(one, difference, 8) : [],
    ],
  },
  "too much memory": {
    explain: ({ one, withheld, caused }, { limit, difference }) => [
      [says(memorySays(limit, caused))],
      withheld === undefined ? explainDifference(one, difference, 8) : [],
    ],
    detail: ({ limit }) => memoryOf(limit),
  },
  refused: {
    explain: (_, verdict) => [
      [
        says(`The program was refused: ${reason(verdict.why)}.`),
        ...(verdict.when === "running" ? [says(verdict.cure)] : []),
      ],
    ],
    detail: ({ why }) => oneLine(why),
  },
  "does not build": {
    explain: ({ reader, language }, { problems }) => explainProblems(reader, problems, language),
    detail: ({ problems: [problem] }) => {
      if (!problem) return undefined;
      const { file, text, output } = problem;
      // The line with the error is the one to read first.
      if (output) return oneLine(output.find((line) => /error/i.test(line)) ?? output[0]!);
      return oneLine(file === undefined ? text : `${nameOfPlace({ ...problem, file })}: ${text}`);
    },
  },
  "not started": {
    explain: ({ stage }, { missing }) => {
      const folder = `exercises/${stage.path}`;
      if (!missing) {
        const text = `The files in ${folder} have not been changed yet. Read the lesson, then find TODO 1 in them.`;
        return [[says(text)]];
      }
      const files = `${listOf(missing)} ${missing.length === 1 ? "is" : "are"} missing`;
      const text = `${folder} is empty or does not exist: ${inertTerminal(files)}. A reset puts the starter's files there.`;
      return [[says(text)]];
    },
    detail: ({ missing }) => missing && oneLine(`missing: ${missing.join(", ")}`),
  },
  "not run": {
    explain: (_, { because, elsewhere }) => {
      const cure = elsewhere ? "" : " Fix the cases before it first.";
      return [[says(`This case was not run: ${reason(because)}.${cure}`)]];
    },
    detail: ({ because }) => oneLine(because),
  },
  "grader fault": {
    explain: (_, { why }) => [
      [
        says("This is a fault of the grader and says nothing about your program."),
        firstOf([why]),
        says(
          "Run it again. If the fault comes back, show this to the person who gave you the workbook.",
        ),
      ],
    ],
    detail: ({ why }) => oneLine(why),
  },
};

/** A verdict's kind always matches the type of its wording, but the compiler cannot see that here. */
function wordingOf(verdict: Verdict): Wording<Verdict> {
  return WORDINGS[verdict.kind] as Wording<Verdict>;
}

/** The explanation of a verdict that is not a pass. */
export function explainVerdict(explained: Explained): readonly Section[] {
  const { verdict } = explained.one;
  return wordingOf(verdict).explain(explained, verdict);
}

/** What a verdict holds beside its kind, in one line; nothing that the program printed is in it. */
export function detailOf(verdict: Verdict): string | undefined {
  return wordingOf(verdict).detail?.(verdict);
}

function oneLine(text: string): string {
  return clip(inertTerminal(text), MOST_DETAIL);
}

/** @param caused - whether its cause has been told, so there is no need to guess */
function timeSays(out: TimeOut, caused: boolean): string {
  const { limit, realTime } = out;
  const time = timeOf(out);
  switch (limit) {
    case "cpu":
      return `The program did not end within ${time}.${caused ? "" : " Is there a loop that never ends, or does it keep asking the same question?"}`;
    case "idle":
      return `The program was stopped after ${time}, in which it computed nothing. Does it wait for something that never happens${realTime ? ", or sleep for a long time? Pauses may take real time here, so keep them short." : "?"}`;
    case "wall":
      return `The program did not end within ${time}, although it computed little. Does it wait again and again, or start something slow? If it is normally fast, the machine was busy: check it again.`;
    default:
      return limit satisfies never;
  }
}

function memorySays(limit: MemoryLimit, caused: boolean): string {
  const guess = caused ? "" : " Is there a loop that never ends and keeps adding to an array?";
  return `The program used more memory than it is allowed (${memoryOf(limit)}) and was stopped.${guess}`;
}

/** Fits a reason from elsewhere into one of our sentences. */
function reason(text: string): string {
  return clip(inertTerminal(text), MOST).replace(/\.$/, "");
}

/** Why a run is not shown: code from the reference ran too, or it was a fresh game. */
export function withheldSays(
  { standIns, corrected = [] }: StageResult,
  one: CaseResult,
): string | undefined {
  if (one.undisclosed) return `This is a game that nobody has seen before. ${placeSays(one)}`;
  if (standIns.length === 0) return undefined;
  return corrected.length === standIns.length
    ? "The output is not shown, because an earlier stage was corrected for it."
    : "The output is not shown, because code from the reference ran together with yours.";
}

/** Where in a fresh game it failed, and how to see more of it. */
function placeSays({ undisclosed, transcript }: CaseResult): string {
  const { turn, prompt = "" } = undisclosed ?? {};
  const at = prompt.trim() === "" ? "" : `, at the prompt ${quote(prompt)}`;
  const where =
    turn === undefined
      ? ""
      : turn === 0
        ? "It fails before anything is typed. "
        : `It fails after line ${turn} of the input${at}. `;
  return transcript
    ? `${where}To see it, play it with the lines below.`
    : `${where}To find such a game yourself, play your program with your own input, or check it with --fresh 20.`;
}

function says(text: string): Block {
  return { kind: "diagnosis", text };
}

const MOST_LINES = 12;

function linesOf(texts: readonly string[]): Block {
  const lines = texts.slice(0, MOST_LINES).map(inertLine);
  return { kind: "output", lines: texts.length > MOST_LINES ? [...lines, "…"] : lines };
}

function explainCrash(
  { one, reader, withheld, language, caused, before }: Explained,
  verdict: OfKind<"crashed">,
): readonly Section[] {
  const rest =
    withheld !== undefined ? [says(withheld)] : explainDifference(one, verdict.difference, 8);
  const { stderr = "", stdout = "", reads } = one.run ?? {};
  const { askedForMore = false } = reads ?? {};
  const said = withheld === undefined ? { stderr, stdout, askedForMore } : { stderr };
  return [explainError(reader, verdict, language, said, caused, before), rest];
}
