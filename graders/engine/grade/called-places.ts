/**
 * Adds to what a check of calls found where the functions are, and which task they belong to.
 *
 * @module
 */
import { posix } from "node:path";
import { startersOf, taskCalled } from "../diagnose/checked-tasks.ts";
import { bodiesOf, placeOfName } from "../diagnose/tasks.ts";
import type { Files } from "../execute/build.ts";
import type { Written } from "../judge/results.ts";
import type { Verdict } from "../judge/verdict.ts";
import { nameOfPlace } from "../text/code-frame.ts";
import { clausesOf, exportOf } from "../workbook/clauses.ts";
import { taskNumbersIn } from "../workbook/todo.ts";
import type { Stage } from "../workbook/workbook.ts";

/**
 * The same verdict; each of its sentences has the place of its function, and of those that it uses and that are not called by
 * themselves: `takes (trick.ts:5; it uses best, trick.ts:9) keeps the first card`.
 *
 * @param called - what was called by itself: it gave what it should, or that is said
 */
export function withCalledPlaces(
  verdict: Verdict,
  stage: Stage,
  files: Files,
  starters: Files,
  called: ReadonlySet<string> = NONE,
): Verdict {
  if (verdict.kind !== "missing" || verdict.seen !== "run" || !verdict.names) return verdict;
  const placeSays = ({ file, line }: Written) =>
    nameOfPlace({ file: posix.relative(stage.path, file), line });
  const places = verdict.names.flatMap((name) => {
    const place = placeOfName(name, stage, files);
    if (!place) return [];
    const used = ownUsedBy(place, stage, files, starters)
      .filter((one) => !called.has(one.name))
      .slice(0, MOST_USED)
      .map((one) => `${one.name}, ${placeSays(one)}`);
    const uses = used.length > 0 ? `; it uses ${used.join(", and ")}` : "";
    return [
      {
        name: new RegExp(`\\b${name.replace(".", "\\.")}\\b`),
        where: `${placeSays(place)}${uses}`,
      },
    ];
  });
  const what = verdict.what.map((text) => {
    const found = places.find(({ name }) => name.test(text));
    return found ? text.replace(found.name, (name) => `${name} (${found.where})`) : text;
  });
  return { ...verdict, what };
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The same verdict without the functions that only show what another one does: they call it, or their call is made with it.
 * Of several others, the first sentence about each comes first.
 */
export function causesOf(verdict: Verdict, stage: Stage, files: Files): Verdict {
  if (verdict.kind !== "missing" || verdict.seen !== "run" || !verdict.names) return verdict;
  const { names } = verdict;
  const [first, ...others] = names;
  if (first === undefined || others.length === 0) return verdict;
  const clauses = stage.cases.flatMap((one) =>
    one.kind === "check" && one.check.kind === "calls" ? clausesOf(one.check.text) : [],
  );
  const uses = new Map(
    names.map((name) => {
      const place = placeOfName(name, stage, files);
      const words = place ? wordsCalledBy(place, files) : NONE;
      const needs = clauses.flatMap((one) => (one.name === name ? one.needs : []));
      return [name, new Set([...words, ...needs])] as const;
    }),
  );
  const isUsedBy = (one: string, by: string): boolean => {
    if (one === by || exportOf(by) === one) return false;
    // What is said of a class shows in what its methods give.
    return exportOf(one) === by || uses.get(by)!.has(one.split(".").at(-1)!);
  };
  const callers = new Set(
    names.filter((name) => names.some((one) => isUsedBy(one, name) && !isUsedBy(name, one))),
  );
  // Each may spoil the next, in a circle.
  if (callers.size === names.length) return verdict;
  const nameOf = (text: string) => names.find((name) => text.startsWith(`Needed: ${name} `));
  const own = verdict.what.filter((text) => !callers.has(nameOf(text) ?? ""));
  const firsts = new Set(
    own.filter((text, at) => own.findIndex((one) => nameOf(one) === nameOf(text)) === at),
  );
  const what = own.toSorted((a, b) => Number(firsts.has(b)) - Number(firsts.has(a)));
  return { ...verdict, what };
}

/** More would hide the place itself. */
const MOST_USED = 2;
/** More than a function calls. */
const MOST_WORDS = 40;

/** What a function or method uses of its file that is the student's own, in the order in which it first does. */
export function ownUsedBy(
  place: Written,
  stage: Stage,
  files: Files,
  starters: Files,
): readonly Written[] {
  return usedBy(place, stage, files).filter((one) => !isGiven(one, stage, starters));
}

/** What a function or method calls, by name, and other words that look so; itself is not among them. */
function wordsCalledBy({ name, file, line }: Written, files: Files): ReadonlySet<string> {
  const text = files[file] ?? "";
  const own = name.split(".").at(-1)!;
  const [from, to] =
    bodiesOf(text, own).find(([start]) => text.slice(0, start).split("\n").length === line) ?? [];
  const words = [...text.slice(from ?? 0, to ?? 0).matchAll(/(\w+)\(/g)].map(([, word]) => word!);
  return new Set(words.filter((word) => word !== own));
}

/** The other functions and methods of its file that one of them calls. */
function usedBy(place: Written, stage: Stage, files: Files): readonly Written[] {
  const { file } = place;
  const text = files[file] ?? "";
  // A statement that calls what comes from elsewhere looks like a method.
  const imported = new Set(
    text.match(/^import\b[^;"']*/gm)?.flatMap((one) => one.match(/\w+/g) ?? []),
  );
  // The file is looked through for each.
  return [...wordsCalledBy(place, files)].slice(0, MOST_WORDS).flatMap((word) => {
    if (KEYWORDS.has(word) || imported.has(word)) return [];
    return placeOfName(word, stage, { [file]: text }) ?? [];
  });
}

/** They look like calls. */
const KEYWORDS: ReadonlySet<string> = new Set(["if", "for", "while", "switch", "catch", "super"]);

/** Whether a function was given as it is, without a TODO. */
function isGiven({ name }: Written, stage: Stage, starters: Files): boolean {
  const bodies = startersOf(stage, starters).flatMap((text) =>
    bodiesOf(text, name).map(([from, to]) => text.slice(from, to)),
  );
  return bodies.length > 0 && bodies.every((body) => taskNumbersIn(body).length === 0);
}

/** The same verdict with the task that the first of the functions belongs to, if it is one. */
export function withTask(verdict: Verdict, stage: Stage, starters: Files): Verdict {
  if (verdict.kind !== "missing") return verdict;
  const task = taskCalled(verdict, stage, starters);
  return task === undefined ? verdict : { ...verdict, task };
}
