/** Reads the errors that end programs. They may be any value that can be thrown, even one made to be unreadable. */
import { types } from "node:util";
import type { BundlePlace, ProgramError } from "./run.ts";

/** A program that ended with an unsettled top-level `await`: the status that Node itself gives. */
export const UNSETTLED = 13;
export const UNSETTLED_ERROR: ProgramError = {
  name: "Warning",
  message: "the program waits for something that never comes: an await that never ends",
};

/** What {@link readError} finds: texts, or anything else if an error is made to be unreadable. */
export type ErrorParts = readonly [name: unknown, message: unknown, code: unknown, stack: unknown];

/**
 * Reads an error that may be any value, even a hostile one: its getters and proxies may throw. The realm runner runs
 * this function's own text in the program's context, so only texts leave it.
 */
export function readError(error: unknown): ErrorParts {
  try {
    if (typeof error !== "object" || error === null)
      return ["Uncaught", String(error), undefined, undefined];
    const { name, message, stack, cause } = error as Record<string, unknown>;
    const code =
      (error as Record<string, unknown>).code ??
      (cause as Record<string, unknown> | undefined)?.code;
    return [typeof name === "string" ? name : "Error", message, code, stack];
  } catch {
    return ["Error", "an error that cannot be read", undefined, undefined];
  }
}

/** What was read of an error; only texts are believed, and no more than a person needs. */
export function describeError([name, message, code, stack]: ErrorParts): ProgramError {
  const text = (part: unknown, most: number) =>
    typeof part === "string" ? part.slice(0, most) : undefined;
  const [place, ...callers] = placesIn(text(stack, 4000) ?? "");
  const known = text(code, 60);
  return {
    name: text(name, 100) ?? "Error",
    message: text(message, 500) ?? "",
    ...(known === undefined ? {} : { code: known }),
    ...(place ?? {}),
    ...(callers.length > 0 ? { callers } : {}),
  };
}

const MOST_PLACES = 10;

/**
 * The places in the bundle that a stack names. Callers that wait at an `await` are left out, because the runners report
 * different ones. Line 0 is our own, around the program.
 */
export function placesIn(stack: string): BundlePlace[] {
  return [...stack.matchAll(/^.*program\.mjs:([1-9]\d*):(\d+)/gm)]
    .filter(([frame], at) => at === 0 || !/^\s+at async /.test(frame))
    .slice(0, MOST_PLACES)
    .map(([, line, column]) => ({ line: Number(line), column: Number(column) }));
}

/** Whether Node has stopped a script because its time was up. */
export function isTimeout(error: unknown): boolean {
  return hasCode(error, "ERR_SCRIPT_EXECUTION_TIMEOUT");
}

/** Whether Node has stopped a script because of a signal. */
export function isInterruption(error: unknown): boolean {
  return hasCode(error, "ERR_SCRIPT_EXECUTION_INTERRUPTED");
}

/** A program's own error is not looked into: that could run the program's code. */
function hasCode(error: unknown, code: string): boolean {
  return (
    types.isNativeError(error) && Object.getOwnPropertyDescriptor(error, "code")?.value === code
  );
}
