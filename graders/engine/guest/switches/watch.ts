/**
 * Watches the calls of one function while a program with switches runs: each is made once more on copies, with the
 * reference's version, until the two give something else.
 *
 * @module
 */
import { turnOn } from "./names.ts";

/** In front of the numbers of the endings, in the line of standard error that tells of them. */
const OTHER = "deckwork: something else at ";

/** What is given to a program as one of its switches. */
export function watchCalls(
  slot: number,
  own: readonly number[],
  helpers: readonly number[],
): string {
  return turnOn([
    `(${WATCH})(${slot}, ${JSON.stringify(own)}, ${JSON.stringify(helpers)}, console.error)`,
  ]);
}

/** The first call that was something else. */
export interface OtherEndings {
  /** Of the function, and of a helper that has made what it gave. None if the function came to none. */
  readonly endings: readonly number[];
  /** From 0: an argument that it has changed in another way, if it gave the same. */
  readonly argument?: number;
  /** What is something else in that argument, or in what it gave: `["0", "rank"]`, `["length"]`. */
  readonly path: readonly string[];
}

/** A deeper place says too much. */
const MOST_STEPS = 4;
const STEP = /^[\p{L}\w$]{1,40}$/u;

/** @returns `undefined` if there was none */
export function otherEndings(stderr: string): OtherEndings | undefined {
  const line = stderr.split("\n").findLast((one) => one.startsWith(OTHER));
  if (line === undefined) return undefined;
  const [ids = "", at = "", steps = ""] = line.slice(OTHER.length).split(";");
  const path = steps.split("/").slice(0, MOST_STEPS);
  return {
    endings: ids.split(" ").filter(Boolean).map(Number),
    ...(/^\d+$/.test(at) ? { argument: Number(at) } : {}),
    // A program may say so itself.
    path: path.every((step) => STEP.test(step)) ? path : [],
  };
}

/** The same program, if nobody wants to know where functions end: to tell it takes time. */
export function withoutEndings(code: string): string {
  return code
    .split("\n")
    .map(asItWas)
    .join("\n")
    .replaceAll(/\bdeckwork\$end\(\w+, /g, "(")
    .replaceAll(/\bdeckwork\$end\(\w+\)/g, "void 0");
}

/** A line in which a function ends, without parentheses: a program may print the text of its own functions. */
function asItWas(line: string): string {
  const at = line.indexOf("deckwork$end(");
  const value = line.indexOf(", ", at) + 2;
  const isWhole =
    line.endsWith(");") && /(?:return|throw) $/.test(line.slice(Math.max(0, at - 7), at));
  return isWhole && value > at ? `${line.slice(0, at)}${line.slice(value, -2)};` : line;
}

/** More calls take too long. */
const MOST_CALLS = 400;
/** In all copies of a run. */
const MOST_OBJECTS = 100_000;

/**
 * It runs before the program, with the language's own objects as they are. A value that it does not know how to copy ends
 * it.
 */
const WATCH = `(slot, own, helpers, error) => {
  const { apply, ownKeys } = Reflect;
  const { getPrototypeOf, create, is } = Object;
  let calls = 0, objects = 0, over = false, inside = false, last, helper;
  const copied = (value, known) => {
    if (typeof value === "function" || typeof value === "symbol") throw "no copy";
    if (typeof value !== "object" || value === null) return value;
    if (known.has(value)) return known.get(value);
    const isArray = Array.isArray(value);
    if (value instanceof Map || value instanceof Set || value instanceof Promise) throw "no copy";
    if (++objects > ${MOST_OBJECTS}) throw "no copy";
    const copy = isArray ? [] : create(getPrototypeOf(value));
    known.set(value, copy);
    for (const key of ownKeys(value)) copy[key] = copied(value[key], known);
    return copy;
  };
  // Where they differ: the steps to it, as far as the first one has them. Undefined if they do not.
  const difference = (one, other, known) => {
    if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
      const same = is(one, other) || one === other || (typeof one === "function" && typeof other === "function");
      return same ? undefined : [];
    }
    if (known.has(one)) return undefined;
    known.add(one);
    if (Array.isArray(one) && one.length !== other.length) return ["length"];
    const own = ownKeys(one);
    for (const key of new Set([...own, ...ownKeys(other)])) {
      const steps = difference(one[key], other[key], known);
      if (steps) return typeof key === "string" && own.includes(key) ? [key, ...steps] : [];
    }
  };
  return {
    call: (id, other, mine, self, args, all) => {
      if (id !== slot || over || inside) return apply(all[id] === true ? other : mine, self, args);
      let copies;
      try {
        if (++calls > ${MOST_CALLS}) throw "no copy";
        copies = copied(args, new Map());
      } catch {
        over = true;
        return apply(mine, self, args);
      }
      inside = true;
      last = helper = undefined;
      let gave, gives, thrown, refused = false, refuses = false;
      try { gave = apply(mine, self, args); } catch (error) { thrown = error; refused = true; }
      const [place, made] = [last, helper];
      all[slot] = true;
      try { gives = apply(other, self, copies); } catch { refuses = true; }
      delete all[slot];
      inside = false;
      const known = new Set();
      let steps = refused === refuses ? (refused ? undefined : difference(gave, gives, known)) : [];
      const changed = steps || refused ? -1 : args.findIndex((one, at) => (steps = difference(one, copies[at], known)));
      if (steps) {
        over = true;
        const ids = [place, made].filter((one) => one !== undefined && (one === place || (one.value !== undefined && is(one.value, place?.value))));
        error("${OTHER}" + ids.map((one) => one.id).join(" ") + ";" + (changed < 0 ? "" : changed) + ";" + steps.join("/"));
      }
      if (refused) throw thrown;
      return gave;
    },
    at: (id, value) => {
      if (!inside) return;
      if (own.includes(id)) last = { id, value };
      else if (helpers.includes(id)) helper = { id, value };
    },
  };
}`;
