/**
 * The files that a stage may need.
 *
 * @module
 */
import { posix } from "node:path";
import type { Files } from "../guest/builder-jobs.ts";
import { addTo } from "../guest/facts/groups.ts";
import { stageOf } from "../workbook/places.ts";

/**
 * The files of the stages of these paths, and of all stages whose folders they mention, directly or not. Who writes a name
 * in an odd way has not mentioned it.
 */
export function filesNear(files: Files, paths: readonly string[]): Files {
  const texts = new Map<string, string[]>();
  /** Those that nobody mentioned so far, by the names of their folders. */
  const named = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(files)) {
    const stage = stageOf(path);
    addTo(texts, stage, text);
    const name = posix.basename(stage);
    named.set(name, (named.get(name) ?? new Set()).add(stage));
  }
  const wanted = new Set(paths.map(stageOf));
  const mention = (name: string): void => {
    for (const stage of named.get(name) ?? []) wanted.add(stage);
    named.delete(name);
  };
  for (const stage of wanted) for (const text of texts.get(stage) ?? []) eachName(text, mention);
  return Object.fromEntries(Object.entries(files).filter(([path]) => wanted.has(stageOf(path))));
}

/** A file of the largest size has fewer, unless it is hostile. */
const MOST_SLASHES = 10_000;

/** Tells the names before and after each slash. */
function eachName(text: string, tell: (name: string) => void): void {
  let count = 0;
  for (let at = text.indexOf("/"); at >= 0; at = text.indexOf("/", at + 1)) {
    if (++count > MOST_SLASHES) return;
    let [from, to] = [at, at + 1];
    while (from > 0 && !ENDS.has(text[from - 1]!)) from--;
    while (to < text.length && !ENDS.has(text[to]!)) to++;
    if (from < at) tell(text.slice(from, at));
    // Before the next slash, it is told there.
    if (text[to] !== "/") tell(text.slice(at + 1, to));
  }
}

const ENDS: ReadonlySet<string> = new Set("/ \t\r\n\"'`");
