/**
 * What the `calls.ts` of stages have in common: one call of the student's functions, and what it gives, as a line.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";

/** What is printed instead of a call that cannot be made. */
export const ABSENT = "--- absent";

/**
 * Makes one call and prints what it gives. If the student has no such function, it says so: a function that nothing but
 * the student's own program uses may have any name.
 *
 * @param from - the student's modules
 * @param names - the functions or classes that are called
 * @param show - calls them, and returns the line to print, if any
 */
export async function call<Module extends object, Name extends keyof Module>(
  from: Module,
  names: readonly Name[],
  show: (functions: Pick<Module, Name>) => unknown,
): Promise<void> {
  print("--- call");
  if (names.some((name) => typeof from[name] !== "function")) return print(ABSENT);
  try {
    const line = await show(from);
    if (line !== undefined) print(`${line}`);
  } catch (error) {
    // What is refused where it should be says so without it.
    print(error instanceof RangeError ? "stopped by a RangeError" : `${error}`);
  }
}

/** What a call does that must be refused: it has to throw. */
export function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return error instanceof RangeError ? "a RangeError" : `${error}`;
  }
  return "no error";
}
