/** Reads the errors that end programs. They may be any value that can be thrown, even one made to be unreadable. */
import type { ProgramError } from "./run.ts";

/** A program that ended with an unsettled top-level `await`: the status that Node itself gives. */
export const UNSETTLED = 13;
export const UNSETTLED_ERROR: ProgramError = {
  name: "Warning",
  message: "the program waits for something that never comes: an await that never ends",
};

/** Reads an error that may be any value, even a hostile one: its getters and proxies may throw. */
export function describeError(error: unknown): ProgramError {
  try {
    if (typeof error !== "object" || error === null) {
      return { name: "Uncaught", message: String(error).slice(0, 500) };
    }
    const { name, message, stack, cause } = error as Record<string, unknown>;
    const code =
      (error as Record<string, unknown>).code ??
      (cause as Record<string, unknown> | undefined)?.code;
    const [place, ...callers] = placesIn(typeof stack === "string" ? stack.slice(0, 4000) : "");
    return {
      name: typeof name === "string" ? name.slice(0, 100) : "Error",
      message: typeof message === "string" ? message.slice(0, 500) : "",
      ...(typeof code === "string" ? { code: code.slice(0, 60) } : {}),
      ...(place ?? {}),
      ...(callers.length > 0 ? { callers } : {}),
    };
  } catch {
    return { name: "Error", message: "an error that cannot be read" };
  }
}

const MOST_PLACES = 10;

/**
 * The places in the bundle that a stack names. Callers that wait at an `await` are left out, because the runners report
 * different ones. Line 0 is our own, around the program.
 */
function placesIn(stack: string): { line: number; column: number }[] {
  return [...stack.matchAll(/^.*program\.mjs:([1-9]\d*):(\d+)/gm)]
    .filter(([frame], at) => at === 0 || !/^\s+at async /.test(frame))
    .slice(0, MOST_PLACES)
    .map(([, line, column]) => ({ line: Number(line), column: Number(column) }));
}

export function isTimeout(error: unknown): boolean {
  return describeError(error).code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}

/** The system refused a buffer: V8 reports that as an ordinary RangeError. */
export function isOutOfMemory(error: unknown): boolean {
  const { name, message } = describeError(error);
  return name === "RangeError" && /Array buffer allocation failed/.test(message);
}
