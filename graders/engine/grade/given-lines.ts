/**
 * Lines that a student was given.
 *
 * @module
 */
import type { Files, Repair } from "../execute/build.ts";
import { taskNumbersIn } from "../workbook/todo.ts";

/** Which changes may be of a fault: what was given is right, but something may be missing beside it. */
export function mayBeOwn(files: Files, starters: Files): (change: Repair) => boolean {
  // There are many changes, and a file may be long.
  const read = new Map<string, Lines>();
  return ({ file, at }) => {
    const its = read.get(file) ?? linesOf(files[file] ?? "", starters[file] ?? "");
    read.set(file, its);
    return !isGiven(its, at) || (at.kind === "missing" && !isBelowTodo(its, at.line));
  };
}

/** Of a file, without the spaces around. */
interface Lines {
  readonly own: readonly string[];
  /** Those of the starter that are not empty, and each with the one before it. */
  readonly given: ReadonlySet<string>;
  readonly pairs: ReadonlySet<string>;
}

function linesOf(text: string, starter: string): Lines {
  const trimmed = (source: string) => source.split("\n").map((line) => line.trim());
  const given = trimmed(starter).filter((line) => line !== "");
  return {
    own: trimmed(text),
    given: new Set(given),
    pairs: new Set(given.map((line, at) => pairOf(given[at - 1], line))),
  };
}

function pairOf(before: string | undefined, line: string): string {
  return `${before ?? ""}\n${line}`;
}

/**
 * Whether a line is in the starter of its file as it is: not one that closes something, which is everywhere. Where the
 * order is wrong, the line before it is there, too.
 */
function isGiven({ own, given, pairs }: Lines, { line, kind }: Repair["at"]): boolean {
  const written = (from: number): number => {
    let at = from;
    while (own[at] === "") at--;
    return at;
  };
  const place = written(line - 1);
  const text = own[place];
  if (text === undefined || !/\w{2}/.test(text)) return false;
  return kind === "order" ? pairs.has(pairOf(own[written(place - 1)], text)) : given.has(text);
}

/** Whether a TODO stands above a line: what is missing there is the task. */
function isBelowTodo({ own }: Lines, line: number): boolean {
  for (let at = line - 2; own[at]?.startsWith("//"); at--)
    if (taskNumbersIn(own[at]!).length > 0) return true;
  return false;
}
