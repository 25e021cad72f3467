/**
 * How a program with changes knows which of them is made, and counts its loops.
 *
 * @module
 */
import { TAKE_ON } from "../switches/names.ts";
import { ASKED, ASKED_BASE, COUNTED, ENDLESS, MOST_TOLD, TO } from "./repairs.ts";

/** No loop of an honest game goes through so many rounds at a time; a change may make one endless. */
const MOST_ROUNDS = 4000;
/** Of the many changes that make a loop endless, each would cost as much as twenty others. */
const MOST_ROUNDS_CHANGED = 1000;
/** Nor all loops of a case together. */
const MOST_ROUNDS_IN_ALL = 100_000;

/** What was told among the last is not told again: a loop asks about the same few over and over. */
const MOST_RECENT = 64;
/** So seldom is it told how much was asked. */
const EVERY = 256;

/** A function that copies an array or an object. */
export const COPY = `(one) =>
  Array.isArray(one) ? [...one] : typeof one === "object" && one ? { ...one } : one`;

/** It is loaded before anything of the student's. */
export const REPAIR_SWITCHES = `let after;
export let deckwork$made = -1;
let mostInAll = ${MOST_ROUNDS_IN_ALL};
let most = ${MOST_ROUNDS};
for (const one of ${TAKE_ON}) {
  if (typeof one === "object") after = one.after;
  else if (one < 0) {
    mostInAll = -one;
    most = ${MOST_ROUNDS_CHANGED};
  } else deckwork$made = one;
}
const rounds = Object.create(null);
const recent = new Map(), seen = new Set();
const error = console.error;
let asked = 0;
// A getter has switches of its own.
let isWeighing = false;
const valueOf = (one) => {
  isWeighing = true;
  try {
    return { value: one() };
  } catch {
    return undefined;
  } finally {
    isWeighing = false;
  }
};
const typeOf = (value) => (Array.isArray(value) ? "array" : typeof value);
const isTyped = (value) => value != null && value === value && typeof value !== "function";
// With one that has the same value here, nothing changes here; with one that throws, the program ends.
const matters = (own, other, isAlike) => {
  const its = valueOf(other);
  if (!its || Object.is(its.value, own.value)) return false;
  return !isAlike || !isTyped(own.value) || typeOf(its.value) === typeOf(own.value);
};
const rangeOf = (first, last) => "${ASKED}" + first.toString(${ASKED_BASE}) + (last === first ? "" : "${TO}" + last.toString(${ASKED_BASE}));
const mattering = (all, its, alike, others) => {
  const own = its && valueOf(its);
  if (!own) return all;
  return all.filter((id) => {
    const other = alike[id] ?? others[id];
    return !other || matters(own, other, id in alike);
  });
};
const tell = (first, last = first, _, own, alike, others) => {
  if (isWeighing) return;
  asked++;
  if (asked > after + ${MOST_TOLD}) {
    if ((asked - after - ${MOST_TOLD}) % ${EVERY} === 1) error("${COUNTED}" + asked);
    return;
  }
  const told = asked <= after ? seen : (recent.get(first) ?? new Set());
  const open = [];
  for (let id = first; id <= last; id++) if (!told.has(id)) open.push(id);
  if (open.length === 0) return;
  const ids = mattering(open, own, alike, others);
  for (const [at, id] of ids.entries()) {
    told.add(id);
    if (id - 1 === ids[at - 1]) continue;
    const end = ids.findIndex((one, to) => to >= at && ids[to + 1] !== one + 1);
    error(rangeOf(id, ids[end]));
  }
  if (ids.length === 0 || told === seen) return;
  recent.set(first, told);
  if (recent.size > ${MOST_RECENT}) recent.delete(recent.keys().next().value);
};
const isMade = (id, last = id) => id <= deckwork$made && deckwork$made <= last;
export const deckwork$on = after === undefined ? isMade : tell;
export const deckwork$any = deckwork$on;
export const deckwork$copy = ${COPY};
export const deckwork$begin = (loop) => { rounds[loop] = 0; };
let inAll = 0;
export const deckwork$loop = (loop) => {
  if (++rounds[loop] > most || ++inAll > mostInAll) throw new Error("${ENDLESS}" + loop);
};
`;
