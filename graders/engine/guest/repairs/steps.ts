/**
 * What makes a variable go on: the next number, the other answer, or the next link of a list.
 *
 * @module
 */
import { linksOf, type Names } from "./names.ts";

/** What makes a variable that begins with a value go on. */
export function nextValues(name: string, value: string): readonly string[] {
  if (/^\d/.test(value)) return [`${name}++`, `${name}--`];
  return /^(?:true|false)$/.test(value) ? [`${name} = !${name}`] : [];
}

/** What makes those go on that a loop uses, and never changes so. */
export function stepsIn(
  loop: string,
  counters: readonly (readonly [string, string])[],
): readonly string[] {
  return counters
    .filter(([name, value]) => loop.includes(name) && !changes(loop, name, /^\d/.test(value)))
    .flatMap(([name, value]) => nextValues(name, value));
}

/** What leads further along a list, for each variable that a loop never changes. */
export function linkStepsIn(loop: string, { lets, members }: Names): readonly string[] {
  const links = linksOf({ members });
  if (links.length === 0) return [];
  return lets
    .filter((name) => new RegExp(`\\b${name}\\b`).test(loop) && !changes(loop, name))
    .flatMap((name) => links.map((link) => `${name} = ${name}.${link}`));
}

/** @param counts - only what makes it more or less is a change */
export function changes(text: string, name: string, counts = false): boolean {
  const own = name.replaceAll(/[.#$]/g, "\\$&");
  const sign = counts ? `[-+]=|=\\s*${own}\\s*[-+]` : "=(?!=)";
  return new RegExp(`(?:\\+\\+|--)${own}|${own}\\s*(?:\\+\\+|--|${sign})`).test(text);
}
