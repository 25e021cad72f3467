/**
 * Tells which slots a program with switches comes to. What it does not come to, no exchange can change.
 *
 * @module
 */
import { turnOn } from "./names.ts";

/** In a line of standard error, in front of how many slots were told so far, and the id of this one. */
const REACHED = "deckwork: reached ";

/** What is given to a program as its switches: it runs with nothing exchanged. */
export function tellReached(): string {
  return turnOn([`(${TELL})(console.error)`]);
}

/** It runs before the program, with the language's own objects as they are. */
const TELL = `(error) => {
  const { apply } = Reflect;
  const seen = Object.create(null);
  let count = 0;
  const ask = (id) => {
    if (seen[id] === true) return;
    seen[id] = true;
    error("${REACHED}" + ++count + " " + id);
  };
  return {
    ask,
    call: (id, _, own, self, args) => {
      ask(id);
      return apply(own, self, args);
    },
    at: () => {},
  };
}`;

/** @returns the ids, or `undefined` if some may be missing: only the end of standard error is kept */
export function reachedIn(stderr: string): ReadonlySet<number> | undefined {
  const told = stderr
    .split("\n")
    .filter((line) => line.startsWith(REACHED))
    .map((line) => line.slice(REACHED.length).split(" ").map(Number));
  const isWhole = told.every(([count], at) => count === at + 1);
  return isWhole ? new Set(told.map(([, id]) => id!)) : undefined;
}
