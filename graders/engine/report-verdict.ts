/**
 * Explains a verdict to a beginner: what happened, where, and what to look for.
 *
 * @module
 */
import { inertTerminal } from "./inert.ts";
import { CASE_LIMITS, REALM_BOX } from "./limits.ts";
import type { ProgramError } from "./outcome.ts";
import { type Explained, renderDifference, renderKinds } from "./report-difference.ts";
import { clip, type Look, prose } from "./report-look.ts";
import { explainProblems } from "./report-problems.ts";
import { countOf } from "./report-words.ts";
import { typedLines } from "./transcript.ts";
import type { Verdict } from "./verdict.ts";

/** How much of an error's message or of a reason is shown. */
const MOST = 200;

/** The explanation of a verdict that is no pass, in lines. */
export function explainVerdict(explained: Explained): string[] {
  const { verdict, stage, transcript, look } = explained;
  const say = (text: string) => prose(look, text);
  switch (verdict.kind) {
    case "passed":
      return [];
    case "different":
      return [
        ...renderDifference(explained, verdict.difference),
        ...renderKinds(explained, verdict.difference),
      ];
    case "missing":
      return [
        ...bullets(look, verdict.what),
        ...say("This is read off your source, not off what it prints."),
      ];
    case "not checked":
      return say(`It could not be checked here: ${reason(verdict.because)}.`);
    case "crashed":
      return explainCrash(explained, verdict);
    case "timed out": {
      const seconds = countOf(CASE_LIMITS.cpuMs / 1000, "second");
      return say(
        `The program did not end within ${seconds} of computing: is there a loop that never ends, or does it ask again for ever?`,
      );
    }
    case "asks for more": {
      const typed = transcript ? typedLines(transcript).length : 0;
      const all =
        typed === 0
          ? "Nothing is typed here"
          : typed === 1
            ? "The one line is typed"
            : `All ${typed} lines are typed`;
      return [
        ...say(
          `${all}, and the program asks for one more: is a good answer refused, or does a loop go on too long?`,
        ),
        ...renderDifference(explained, verdict.difference),
      ];
    }
    case "too much output": {
      const most = CASE_LIMITS.outputChars.toLocaleString("en");
      return say(
        `The program printed more than ${most} characters and was stopped: is there a loop that prints and never ends?`,
      );
    }
    case "too much memory": {
      const most = REALM_BOX.limits.memoryBytes / 1024 ** 2;
      return say(
        `The program used more memory than it may (${most} MB) and was stopped: is there a loop that never ends and puts ever more into an array?`,
      );
    }
    case "refused":
      return [
        ...say(`The program was refused: ${reason(verdict.why)}.`),
        ...say(
          "It may read what is typed, print, and import its own stage, earlier stages and #toolkit; files, the network and other programs are not its own.",
        ),
      ];
    case "does not build":
      return explainProblems(look, verdict.problems);
    case "not started":
      return say(
        `The files in exercises/${stage.path} are still as they were given out. Read the lesson, then look for TODO 1 in them.`,
      );
    case "not run":
      return say(
        `This case was not run: ${reason(verdict.because)}. Fix the cases before it, and it will be run.`,
      );
    case "grader fault":
      return [
        ...say(
          "This is a fault of the grader, not of your program; nothing is known of your program here.",
        ),
        ...bullets(look, [verdict.why]),
        ...say("Run it again. If it comes back, show this to whoever gave you the workbook."),
      ];
    default:
      return verdict satisfies never;
  }
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
  const { error, place, status, difference } = verdict;
  const at = place ? ` at ${place.file}:${place.line}` : "";
  const lines = prose(look, `The program stopped with an error${inertTerminal(at)}:`);
  if (error) {
    const message = clip(inertTerminal(`${error.name}: ${error.message}`), MOST);
    lines.push(...prose(look, message, { indent: "    ", style: "red" }));
    const cure = cureOf(error);
    if (cure !== undefined) lines.push(...prose(look, cure));
  } else if (status !== undefined) {
    lines.push(...prose(look, `it ended with exit status ${status}.`, { indent: "    " }));
  }
  if (!difference && !withheld) return lines;
  return [...lines, "", ...renderDifference(explained, difference, 8)];
}

/** What usually is behind the errors that beginners meet. */
function cureOf({ name, message }: ProgramError): string | undefined {
  if (/^TODO \d/.test(message)) return "That is a task of the starter that has not been done yet.";
  if (/of undefined|of null|is undefined/.test(message)) {
    return "Something is not there when it is used: is an index beyond the end of an array, or a value never set?";
  }
  if (/call stack/.test(message))
    return "A function calls itself without an end: when does it stop?";
  if (name === "ReferenceError")
    return "A name is not known there: is it spelled right, declared before, or to be imported?";
  if (/is not a function/.test(message))
    return "What is called there is not a function: is it spelled right, and exported?";
  if (/to constant variable/.test(message))
    return "A const gets no second value: declare it with let.";
  return undefined;
}
