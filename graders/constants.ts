/**
 * What the grader asks of a student's file that has to have constants: which names have values when the program runs.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";

/** Nobody inherits from more. */
const MOST_OBJECTS = 20;

/**
 * Prints the names of the values, and of those in them: `["CLUBS","Suit","Suit.Clubs"]`.
 *
 * @param mark - in front of them
 */
export function showConstants(mark: string, from: object): void {
  const names: string[] = [];
  for (const name of Object.keys(from)) {
    const value = readFrom(from, name);
    if (value === undefined) continue;
    names.push(name, ...membersOf(value).map((member) => `${name}.${member}`));
  }
  print(`${mark}${JSON.stringify(names)}`);
}

/** Members may be inherited: by a class, or as the getters of an object's class. */
function membersOf(value: unknown): string[] {
  const names: string[] = [];
  const isObject = typeof value === "object" || typeof value === "function";
  let holder: unknown = isObject ? value : undefined;
  for (let i = 0; i < MOST_OBJECTS && holder && holder !== Object.prototype; i++) {
    names.push(...Object.getOwnPropertyNames(holder));
    holder = Object.getPrototypeOf(holder);
  }
  return names.filter((name) => readFrom(value as object, name) !== undefined);
}

/** `undefined` for null, too, and for what cannot be read. */
function readFrom(from: object, name: string): unknown {
  try {
    return (from as Record<string, unknown>)[name] ?? undefined;
  } catch {
    return undefined;
  }
}
