/**
 * What a failed program wrote to standard error: its last lines, or the most useful ones.
 *
 * @module
 */
import type { CaseResult } from "../judge/results.ts";
import { inertTerminal } from "../text/inert.ts";
import { clip } from "../text/look.ts";
import type { Block } from "./model.ts";

const MOST_LINES = 8;
const MOST_COLUMNS = 200;

/** Where a sanitizer's report begins. Only its first lines are useful to a student. */
const SANITIZER = /ERROR: \w+Sanitizer|runtime error: /;
/** The folder of a stage inside the box. It is removed, because students know their files without it. */
const WORK = /\/tmp\/work\/[^/\s]+\/[^/\s]+\//g;
/** A memory address, which says nothing useful and is different each time. */
const ADDRESS = /\b0x[\da-f]{6,}\b/g;
/** Where Node begins to report an error that we have already reported, or its own end. */
const NODE =
  /^(?:file:\/\/\/|node:\S+:\d+$|\S*program\.mjs:\d+|<--- |\[\d+:0x|FATAL ERROR|Uncaught|\(node:\d+\)|\(Use `node)/;

/** The block of the last lines; none if there is nothing new in them. */
export function lastWords({ run }: CaseResult, language: string | undefined): Block[] {
  if (!run || run.stderr.trim() === "") return [];
  const all = run.stderr
    .replaceAll(WORK, "")
    .replaceAll(ADDRESS, "0x…")
    .split(/\r?\n/)
    .map((line) => line.trimEnd());
  const end = language === undefined ? all.findIndex((line) => NODE.test(line)) : -1;
  const lines = (end === -1 ? all : all.slice(0, end)).filter((line) => line !== "");
  const told = run.ended.how === "exit" && run.ended.error;
  const news = told
    ? lines.filter((line) => !`${told.name}: ${told.message}`.split("\n").includes(line))
    : lines;
  if (news.length === 0) return [];
  const begin = news.findIndex((line) => SANITIZER.test(line));
  const shown = begin === -1 ? news.slice(-MOST_LINES) : news.slice(begin, begin + MOST_LINES);
  return [
    {
      kind: "diagnosis",
      text:
        shown.length === news.length
          ? "It wrote this to standard error:"
          : begin === -1
            ? "The last lines it wrote to standard error:"
            : "The most useful lines it wrote to standard error:",
    },
    { kind: "output", lines: shown.map(inertLine) },
  ];
}

/** One line as it was printed, including its spaces. */
export function inertLine(line: string): string {
  return clip(inertTerminal(line.replaceAll("\t", "    ")), MOST_COLUMNS);
}

/** The line where Python or Java names the error that ended a program; `undefined` if there is none. */
export function thrownIn(stderr: string): string | undefined {
  const lines = stderr.split(/\r?\n/).filter((line) => line.trim() !== "");
  const java = lines.find((line) => line.startsWith("Exception in thread "));
  if (java !== undefined) return java.replace(/^Exception in thread "[^"]*" /, "");
  const trace = lines.findLastIndex((line) => line.startsWith("Traceback (most recent call last)"));
  return trace === -1 ? undefined : lines.slice(trace + 1).findLast((line) => /^\S/.test(line));
}
