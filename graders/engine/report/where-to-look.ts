/**
 * What a student should look at in the line of a fault.
 *
 * @module
 */
import type { FaultAt } from "../execute/build.ts";

/** What to look at in the line of the fault. */
export const LOOK: Readonly<Record<FaultAt["kind"], string>> = {
  await: "the program has to wait for a call there. Is await missing?",
  return: "a return is missing, in this line or beside it.",
  comparison: "check the comparison.",
  condition: "check the condition.",
  nothing: "|| also takes 0 and an empty text for nothing; ?? does not.",
  calculation: "check the calculation.",
  number: "check the number.",
  text: "check the text.",
  pattern: "check the pattern.",
  name: "is that the name that you mean?",
  order: "are two things in the wrong order, in this line, or above or below it?",
  missing: "is something missing in this line, or right before or after it?",
  "too much": "should something there be left out?",
  fixed: "is a fixed value right there, or should it be calculated?",
  identity: "two objects are equal for ===, includes and indexOf only if they are the same object.",
  declared: "should that be made anew each time, inside the loop or the function?",
  once: "should that be made only once, before the loop?",
  "second name":
    "is a new object, or a copy, needed there? A second name for an array or an object is no copy of it.",
  part: "check this line.",
  copy: "a copy is made there: what is done to it changes nothing else.",
  reset: "does something have to begin again there, such as a count?",
  repeat: "an if looks once; a while looks again after each round.",
  overwritten:
    "the line before has overwritten the value that is needed here; keep it in a variable first.",
  guard: "should that be done in every case, or is a condition missing before it?",
  assignment: "a single = stores a value; to compare, write ===.",
  "for each": "forEach does not wait for what it calls; write a for loop.",
  sort: "without a function that compares, the elements are sorted as texts.",
  shared: "fill puts the same object into every place.",
  "no result": "a function with braces gives nothing without return.",
  length: "the last index is one less than the length.",
};

/** The same, with a look at what the line says. */
export function lookOf({ kind, column }: FaultAt, source = ""): string {
  const text = source.trim();
  const marked = [...source].slice((column ?? 1) - 1).join("");
  if (kind === "name" && /^\s*(?:break|continue)\b/.test(marked)) return LEAVES;
  // A variable alone, or how much there is of something.
  const isValue = column !== undefined && /^[#$_a-z][\w$]*[)}\],;]/i.test(marked);
  if (kind === "number" && (isValue || /^[\w.#]*\.(?:length|size)\b/.test(marked))) return VALUE;
  if (kind === "number" && !/\d|\b[A-Z][A-Z_\d]+\b|\b(?:length|size)\b/.test(text))
    return LOOK.part;
  if (kind === "calculation" && /^=(?!=)/.test(marked)) return STORES;
  const [path, name] = column !== undefined ? (PATH.exec(marked) ?? []) : [];
  // A function has no parts.
  const mayHaveParts = path !== undefined && path === name && marked[path.length] !== "(";
  if (kind === "name" && path !== undefined)
    return mayHaveParts
      ? `is \`${path}\` meant there, or a part of it, or something else?`
      : `is \`${path}\` meant there?`;
  // What begins its line is a statement.
  const isStatement =
    column !== undefined &&
    [...source]
      .slice(0, column - 1)
      .join("")
      .trim() === "";
  // What begins within its line is an expression.
  if (kind === "missing" && !isStatement && /^[\w$([{"'`!-]/.test(marked)) return LACKS;
  if (kind === "order" && isArgument(source, column)) return ARGUMENTS;
  if (kind === "order" && /^=(?!=)/.test(marked)) return SIDES;
  if (kind !== "order" || !isStatement) return LOOK[kind];
  return text.includes(",") ? PLACE_OR_PARTS : PLACE;
}

/** A name, and what is taken of it: `plays[0].card`. A method that is called is not meant. */
const PATH = /^([#$\w]+)(?:!?(?:\.#?[$\w]+(?![$\w]*\()|\[\w+\]))*/;

/** Whether it is the first of two arguments. */
function isArgument(source: string, column = 1): boolean {
  const points = [...source];
  const [before, after] = [points.slice(0, column - 1), points.slice(column - 1)];
  return /[\w$][(](?:[^()]*,\s*)?$/.test(before.join("")) && /^[^()[]*,/.test(after.join(""));
}

const SIDES = "are the two sides exchanged there?";
const ARGUMENTS = "are the arguments there in the right order?";
const LACKS = "is something missing there?";
const VALUE = "is the marked value the right one?";
const STORES = "should that replace the value, or be added to it?";
const LEAVES = "is break, continue or return meant there?";
const PLACE = "does this line come too early or too late?";
const PLACE_OR_PARTS =
  "does this line come too early or too late, or are two things in it swapped?";
