/**
 * Finds the text in a student's files that is printed where the output begins to differ, if that text itself is wrong: it
 * may be far from the line that prints it, as in a table.
 *
 * @module
 */
import type { Files } from "../execute/build.ts";
import { firstDifference } from "../judge/first-difference.ts";
import type { CaseResult } from "../judge/results.ts";
import type { Place } from "../text/code-frame.ts";
import { shownText } from "../text/transcript.ts";

/** A shorter beginning is the same by chance. */
const LEAST_ALIKE = 3;

/** A text, without what is put into it. */
const TEXTS = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** A text that is written in a file. */
interface Written {
  readonly text: string;
  readonly place: Place;
}

/**
 * @param given - the starters: what was given is right
 * @returns the only line that writes the text, if it begins as it should and goes on in another way
 */
export function whereWritten(
  files: Files,
  given: Files,
  { transcript, run, verdict }: CaseResult,
): Place | undefined {
  if (verdict.kind !== "different" || !transcript || !run) return undefined;
  const wanted = shownText(transcript);
  const offset = firstDifference(wanted, run.stdout);
  if (offset === undefined) return undefined;
  // What is typed ends a line, too.
  const typed = run.reads?.at.filter((at) => at <= offset) ?? [];
  const lineStart = Math.max(run.stdout.lastIndexOf("\n", offset - 1) + 1, ...typed);
  const own = Object.entries(files).filter(([file, text]) => text !== given[file]);
  const texts = own.flatMap(([file, text]) => textsIn(file, text));
  /** Whether the right text is written somewhere, too: then not the text is wrong, but the choice. */
  const isChosen = (at: number): boolean =>
    texts.some(({ text }) => text.length > offset - at && wanted.startsWith(text, at));
  const isWrong = (text: string): boolean => {
    for (let at = run.stdout.indexOf(text, lineStart); at >= 0 && at <= offset; ) {
      const isInside = offset < at + text.length;
      // What is missing behind it should be in the same line.
      const isShort = offset === at + text.length && endsLine(run.stdout, offset);
      const goesOn = isInside || (isShort && !endsLine(wanted, offset));
      if (goesOn && offset - at >= LEAST_ALIKE && !isChosen(at)) return true;
      at = run.stdout.indexOf(text, at + 1);
    }
    return false;
  };
  const found = texts.filter(({ text }) => text.length > LEAST_ALIKE && isWrong(text));
  const longest = Math.max(...found.map(({ text }) => text.length));
  const [one, ...more] = found.filter(({ text }) => text.length === longest);
  return more.length === 0 ? one?.place : undefined;
}

function endsLine(text: string, at: number): boolean {
  return at >= text.length || text[at] === "\n";
}

function textsIn(file: string, source: string): readonly Written[] {
  return source.split(/\r?\n/).flatMap((line, at) => {
    if (COMMENT.test(line)) return [];
    const place = { file, line: at + 1, source: line };
    const texts = (line.match(TEXTS) ?? []).flatMap((one) => {
      const inside = one.slice(1, -1);
      return one.startsWith("`") ? inside.split(/\$\{[^}]*\}/) : [inside];
    });
    return texts.map((text) => ({ text: text.replace(/\\(["'`\\])/g, "$1"), place }));
  });
}
