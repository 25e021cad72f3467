/**
 * Explains to a beginner why a program stopped with an error.
 *
 * @module
 */
import type { ProgramError } from "../execute/outcome.ts";
import { UNSETTLED_ERROR } from "../guest/errors.ts";
import type { Verdict } from "../judge/verdict.ts";
import { nameOfPlace } from "../text/code-frame.ts";
import { inertTerminal } from "../text/inert.ts";
import { clip } from "../text/look.ts";
import { taskIn } from "../workbook/todo.ts";
import { thrownIn } from "./last-words.ts";
import type { Block, Section } from "./model.ts";
import { nameOfFile, type Reader } from "./problems.ts";
import { signalSays } from "./signals.ts";

/** How much of an error's message is shown. */
const MOST = 200;

type Crash = Extract<Verdict, { kind: "crashed" }>;

/**
 * What was thrown, and where; of a program in another language, what ended it.
 *
 * @param stderr - what the program said on standard error
 */
export function explainError(
  reader: Reader,
  verdict: Crash,
  language: string | undefined,
  stderr: string,
): Section {
  if (language !== undefined) return tellForeign(verdict, stderr);
  return tellError(reader, verdict);
}

function tellForeign({ error, status, signal }: Crash, stderr: string): Section {
  const thrown = signal === undefined ? thrownIn(stderr) : undefined;
  const ended =
    signal !== undefined
      ? signalSays(signal, stderr)
      : thrown !== undefined
        ? clip(inertTerminal(thrown), MOST)
        : status === undefined
          ? `${error?.message ?? "nobody knows how it ended"}.`
          : `it ended with exit status ${status}.`;
  return [
    says("The program stopped with an error:"),
    { kind: "message", text: ended, set: thrown === undefined ? "in" : "thrown" },
  ];
}

/** What was thrown, and where. */
function tellError(reader: Reader, { error, place, status }: Crash): Section {
  if (error?.name === UNSETTLED_ERROR.name && error.message === UNSETTLED_ERROR.message) {
    const text =
      "The program ended in the middle: it waits for something that never comes. Which await never ends?";
    return [says(text)];
  }
  const at = place
    ? ` at ${inertTerminal(nameOfPlace({ ...place, file: nameOfFile(reader, place.file) }))}`
    : "";
  const stopped = `The program stopped with an error${at}`;
  if (!error) {
    if (status === undefined) return [says(`${stopped}.`)];
    const text = `it ended with exit status ${status}.`;
    return [says(`${stopped}:`), { kind: "message", text, set: "in" }];
  }
  const text = clip(inertTerminal(thrownSays(error)), MOST);
  const cure = cureOf(error);
  return [
    says(`${stopped}:`),
    { kind: "message", text, set: "thrown" },
    ...(place ? [{ kind: "code frame" as const, place }] : []),
    ...(cure === undefined ? [] : [says(cure)]),
  ];
}

/** `TypeError: next is not a function`. */
export function thrownSays({ name, message }: ProgramError): string {
  return message === "" ? name : `${name}: ${message}`;
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

function says(text: string): Block {
  return { kind: "diagnosis", text };
}
