/**
 * What the `calls.ts` of stages have in common: one call of the student's functions, and what it gives, as a line.
 *
 * @module
 */
import { InputEnded, print } from "#toolkit/console.ts";
import { host } from "#toolkit/host.ts";

/** What is printed instead of a call that cannot be made. */
export const ABSENT = "--- absent";

/**
 * Makes one call and prints what it gives. If the student has no such function, it says so: a function that nothing but
 * the student's own program uses may have any name.
 *
 * Once a program is written, it may divide its work in any way. So what no other stage uses is called while another
 * function is not written, and nothing else shows what it does.
 *
 * @param from - the student's modules
 * @param names - the functions or classes that are called
 * @param show - calls them, and returns the line to print, if any
 * @param answers - how many of the typed lines are for this call; what it does not read is not read by the next one
 * @param open - if there is one, the call is made only while this function throws its TODO
 */
export async function call<Module extends object, Name extends keyof Module>(
  from: Module,
  names: readonly Name[],
  show: (functions: Pick<Module, Name>) => unknown,
  answers = 0,
  open?: Name,
): Promise<void> {
  print("--- call");
  typed.open = answers;
  const isOpen = open === undefined || /\bTODO \d/.test(String(from[open]));
  const isThere = isOpen && names.every((name) => typeof from[name] === "function");
  if (!isThere) print(ABSENT);
  const isDone = isThere && (await isPrinted(() => show(from), answers));
  // What was not read by the toolkit may have been read in another way.
  if (!isDone || typed.open < answers) typed.left += typed.open;
  await goOn();
}

/** How many lines the call may still read, how many those before it have left, and whether none is being made. */
const typed = { open: 0, left: 0, isBetween: false };

/** What nobody has waited for goes on now, and does not print anything, or ask, in the next call. */
async function goOn(): Promise<void> {
  typed.isBetween = true;
  for (let turn = 0; turn < TURNS; turn++) await undefined;
  typed.isBetween = false;
}

const TURNS = 100;

const { readLine } = host;
host.readLine = () => {
  if (typed.isBetween) return new Promise(() => {});
  if (typed.open === 0) throw ENDED;
  typed.open--;
  return typed.left === 0 ? readLine() : afterThoseLeft();
};

/** Nobody can type more for a call than it should ask for. */
const ENDED = new InputEnded("The input ended.");

async function afterThoseLeft(): Promise<string | undefined> {
  for (; typed.left > 0; typed.left--) await readLine();
  return readLine();
}

/** @returns whether the call came to its end */
async function isPrinted(show: () => unknown, answers: number): Promise<boolean> {
  try {
    const line = await show();
    if (line !== undefined) print(`${line}`);
    return true;
  } catch (error) {
    const many = answers > 1 ? `${answers} answers` : "the only answer";
    // It is not what the student's program prints.
    const asks = answers === 0 ? "(it asks a question)" : `(it asks again after ${many})`;
    // What is refused where it should be says so without it.
    if (error === ENDED) print(`\n${asks}`);
    else print(/\bTODO \d/.test(`${error}`) ? `${error}` : `(stopped by ${nameOf(error)})`);
    return false;
  }
}

function nameOf(error: unknown): string {
  return error instanceof RangeError ? "a RangeError" : `${error}`;
}

/**
 * What is printed meanwhile, which reaches the screen only if it does not come to its end.
 *
 * @returns line by line, without the empty ones; what is typed ends a line, as it does on the screen
 */
export async function printedBy(act: () => unknown): Promise<string[]> {
  const { write, readLine } = host;
  let text = "";
  host.write = (part) => {
    text += part;
  };
  host.readLine = () => {
    text += "\n";
    return readLine();
  };
  const lines = () => text.split("\n").filter((line) => line !== "");
  try {
    await act();
    return lines();
  } catch (error) {
    for (const line of lines()) write(`${line}\n`);
    throw error;
  } finally {
    Object.assign(host, { write, readLine });
  }
}

/** What a call does that must be refused: it has to throw. */
export function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return nameOf(error);
  }
  return "no error";
}
