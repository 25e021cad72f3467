/**
 * Lines that a student was given.
 *
 * @module
 */
import type { Files, Repair } from "../execute/build.ts";
import { taskNumbersIn } from "../workbook/todo.ts";

/** Which changes may be of a fault: what was given is right, but something may be missing beside it. */
export function mayBeOwn(files: Files, starters: Files): (change: Repair) => boolean {
  const own = new Map<string, boolean>();
  return (change) => {
    const { file, at } = change;
    const key = JSON.stringify([file, at.line, at.kind]);
    const known =
      own.get(key) ??
      (!isGiven(files, change, starters) || (at.kind === "missing" && !isOfTodo(files, change)));
    own.set(key, known);
    return known;
  };
}

/**
 * Whether a line is in the starter of its file as it is: not one that closes something, which is everywhere. Where the
 * order is wrong, the line before it is there, too.
 */
function isGiven(files: Files, { file, at }: Repair, starters: Files): boolean {
  const given = writtenLines(starters[file] ?? "");
  const [text, before] = writtenLines(
    (files[file] ?? "").split("\n").slice(0, at.line).join("\n"),
  ).toReversed();
  if (text === undefined || !/\w{2}/.test(text)) return false;
  return given.some(
    (line, place) => line === text && (at.kind !== "order" || given[place - 1] === before),
  );
}

/** Without empty lines, and the spaces around. */
function writtenLines(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Whether a TODO stands above a line: what is missing there is the task. */
function isOfTodo(files: Files, { file, at }: Pick<Repair, "file" | "at">): boolean {
  const before = (files[file] ?? "").split("\n").slice(0, at.line - 1);
  const comments = before.slice(1 + before.findLastIndex((line) => !/^\s*\/\//.test(line)));
  return taskNumbersIn(comments.join("\n")).length > 0;
}
