/**
 * Finds the text in a student's files that is printed where the output begins to differ, if that text itself is wrong: it
 * may be far from the line that prints it, as in a table. And it finds the text that should have been printed there.
 *
 * @module
 */
import type { Files } from "../execute/build.ts";
import { firstWrongCall } from "../judge/calls.ts";
import { firstDifference } from "../judge/first-difference.ts";
import type { CaseResult } from "../judge/results.ts";
import { columnIn, type Place } from "../text/code-frame.ts";
import { shownText } from "../text/transcript.ts";
import { stageOf } from "../workbook/places.ts";
import type { FailedCalls } from "./seen.ts";
import { MOST_TEXT, textsIn, type Written } from "./written-texts.ts";

/** A shorter beginning is the same by chance. */
const LEAST_ALIKE = 3;

/**
 * What a report says of texts in a program's files.
 *
 * @param stages - the paths of the program's own stage, and of those that it uses
 * @param given - the starters: what was given is right
 */
export function whereTexts(
  files: Files,
  stages: readonly string[],
  given: Files,
): (one: CaseResult, calls?: Pick<FailedCalls, "name" | "check" | "run">) => WhereTexts {
  const [own] = stages;
  // No program imports another main program.
  const isUsed = (file: string) =>
    stageOf(file) === own || (stages.includes(stageOf(file)) && !file.endsWith("/main.ts"));
  const texts = Object.entries(files).flatMap(([file, text]) =>
    isUsed(file) ? textsIn(file, text) : [],
  );
  const theirs = texts.filter(({ place: { file } }) => files[file] !== given[file]);
  return (one, calls) => {
    if (calls?.name === one.name) {
      const written = whereWritten(theirs, wrongCallIn(calls));
      return written ? { written } : {};
    }
    const wrong = wrongIn(one);
    const expected = whereExpected(texts, one);
    const written = expected?.isWhole ? undefined : whereWritten(theirs, wrong);
    if (written) return { written };
    const begun = whereBegun(
      theirs.filter(({ place }) => stageOf(place.file) === own),
      wrong,
    );
    return {
      // What was given is right, and must not be changed.
      ...(expected && files[expected.place.file] !== given[expected.place.file]
        ? { expectedAt: expected.place }
        : {}),
      ...(begun ? { begun } : {}),
    };
  };
}

export interface WhereTexts extends Pick<CaseResult, "written" | "expectedAt"> {
  /** The line that writes the right text in front of what is wrong in its line: another one may only print all of it. */
  readonly begun?: Place;
}

/** @returns the only line of the stage that writes what stands last in front of the difference, and most of its line */
function whereBegun(texts: readonly Written[], wrong: Wrong | undefined): Place | undefined {
  if (!wrong) return undefined;
  const { stdout, start, offset } = wrong;
  const before = stdout.slice(start, offset);
  const found = texts.flatMap(({ text, place }) => {
    const at = before.lastIndexOf(text);
    const isTold = text.trim().length >= LEAST_BEGUN && !NAME.test(text);
    return isTold && at >= 0 ? [{ place, length: text.length, end: at + text.length }] : [];
  });
  const last = Math.max(...found.map(({ end }) => end));
  const most = found
    .filter(({ end }) => end === last)
    .map(({ place }) => {
      const beside = found.filter((other) => other.place === place);
      return { place, length: beside.reduce((sum, { length }) => sum + length, 0) };
    })
    .toSorted((a, b) => b.length - a.length);
  const [first, next] = most;
  return first && first.length !== next?.length ? first.place : undefined;
}

/** An output that is wrong. */
interface Wrong {
  readonly wanted: string;
  readonly stdout: string;
  /** Where it differs first. */
  readonly offset: number;
  /** Where the line of that place begins, or what was printed there since a line was typed. */
  readonly start: number;
}

function wrongIn({ transcript, run, verdict }: CaseResult): Wrong | undefined {
  const hasRun = verdict.kind === "different" || verdict.kind === "crashed";
  if (!hasRun || !transcript || !run) return undefined;
  const { stdout, reads } = run;
  const wanted = shownText(transcript);
  const offset = firstDifference(wanted, stdout);
  // What was printed until a program crashed may be right.
  const isOver = verdict.kind === "crashed" && (offset ?? 0) >= stdout.trimEnd().length;
  if (offset === undefined || isOver) return undefined;
  const typed = reads?.at.filter((at) => at <= offset) ?? [];
  const begins = stdout.lastIndexOf("\n", offset - 1) + 1;
  return {
    wanted,
    stdout,
    offset,
    start: Math.max(begins, offset - MOST_TEXT, ...typed.slice(-1)),
  };
}

/** The same of what a call printed. */
function wrongCallIn({ check, run }: Pick<FailedCalls, "check" | "run">): Wrong | undefined {
  const wrong = firstWrongCall(check, run);
  const offset = wrong && firstDifference(wrong.wanted, wrong.printed);
  if (offset === undefined) return undefined;
  const { wanted, printed } = wrong!;
  const begins = printed.lastIndexOf("\n", offset - 1) + 1;
  return { wanted, stdout: printed, offset, start: Math.max(begins, offset - MOST_TEXT) };
}

/** A shorter text is written in many lines. */
const LEAST_BEGUN = 8;

/** @returns the only line that writes the text, if it begins as it should and goes on in another way */
function whereWritten(texts: readonly Written[], wrong: Wrong | undefined): Place | undefined {
  if (!wrong) return undefined;
  const { wanted, stdout, start, offset } = wrong;
  const near = stdout.slice(start, offset + MOST_TEXT);
  /** Whether the right text is written somewhere, too: then not the text is wrong, but the choice. */
  const isChosen = (at: number): boolean =>
    texts.some(({ text }) => text.length > offset - at && wanted.startsWith(text, at));
  /** Where a wrong text begins in the output. */
  const wrongAt = ({ text }: Written): number | undefined => {
    if (text.length <= LEAST_ALIKE) return undefined;
    for (let from = near.indexOf(text); from >= 0; from = near.indexOf(text, from + 1)) {
      const at = start + from;
      if (offset - at < LEAST_ALIKE) return undefined;
      const isInside = offset < at + text.length;
      // What is missing behind it should be in the same line: all of it, or only a space or a sign behind a word.
      const lacksSign = /\w$/.test(text) && /[ .,:;!?]/.test(wanted[offset] ?? "");
      const isShort = offset === at + text.length && (endsLine(stdout, offset) || lacksSign);
      if ((isInside || (isShort && !endsLine(wanted, offset))) && !isChosen(at)) return at;
    }
    return undefined;
  };
  const found = texts.flatMap((one) => {
    const at = wrongAt(one);
    return at === undefined ? [] : [{ ...one, at }];
  });
  const longest = Math.max(...found.map(({ text }) => text.length));
  const [one, ...more] = found.filter(({ text }) => text.length === longest);
  return one && more.length === 0 ? placeIn(one, offset - one.at) : undefined;
}

/** @param from - how far the text is right, in UTF-16 units */
function placeIn({ text, place }: Written, from: number): Place {
  const { source = "" } = place;
  const begins = source.indexOf(text);
  // What stands behind a backslash is longer in the file.
  if (begins < 0) return place;
  return { ...place, column: columnIn(source, begins + from + 1) };
}

/** A word alone is rather a name, which may come from anywhere. */
const NAME = /^\s*[\p{L}\p{M}]+\s*$/u;
/** A shorter text is written in many lines. */
const LEAST_TOLD = 5;

/** A line that writes what should have been printed. */
interface Expected {
  readonly place: Place;
  /** Its text begins before the output differs: what was printed is rather at the wrong place than wrong. */
  readonly isWhole: boolean;
}

/** @returns the only line that writes what is expected where something else was printed, if there is one */
function whereExpected(
  texts: readonly Written[],
  { transcript, run, verdict }: CaseResult,
): Expected | undefined {
  if (!transcript || !run || (verdict.kind === "crashed" && verdict.error)) return undefined;
  const { stdout } = run;
  const wanted = shownText(transcript);
  const differs = firstDifference(wanted, stdout) ?? stdout.length;
  // A program that has ended prints no next line.
  const isOver = wanted[differs] === "\n" && stdout.slice(differs).trim() === "";
  const offset = isOver ? differs + 1 : differs;
  const line = lineAround(wanted, offset);
  const printed = lineAround(stdout, offset);
  const isIn = ({ text }: Written, { text: all }: Line) => all.includes(text);
  const isTelling = ({ text }: Written) => text.trim().length >= LEAST_TOLD && !NAME.test(text);
  const telling = texts.filter(isTelling);
  const lineOf = ({ place: { file, line } }: Written) => `${file}:${line}`;
  /** The lines that the program came to, where it may have chosen another text. */
  const came = new Set(telling.filter((one) => isIn(one, printed)).map(lineOf));
  const found = telling.flatMap((one): Expected[] => {
    const at = line.start + line.text.indexOf(one.text);
    const isNext = isIn(one, line) && at + one.text.length > offset;
    return isNext && !isIn(one, printed) && !came.has(lineOf(one))
      ? [{ place: one.place, isWhole: at < offset }]
      : [];
  });
  const [one, ...others] = found;
  return others.every(
    ({ place: { file, line } }) => file === one!.place.file && line === one!.place.line,
  )
    ? one
    : undefined;
}

interface Line {
  readonly start: number;
  readonly text: string;
}

/** The line that a place is in, or its beginning. */
function lineAround(text: string, at: number): Line {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  return { start, text: text.slice(start, end < 0 ? text.length : end).slice(0, MOST_TEXT) };
}

function endsLine(text: string, at: number): boolean {
  return at >= text.length || text[at] === "\n";
}
