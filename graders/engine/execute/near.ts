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
  for (const stage of wanted)
    for (const text of texts.get(stage) ?? [])
      for (const name of text.match(/[^/\s"'`]+/g) ?? []) {
        for (const other of named.get(name) ?? []) wanted.add(other);
        named.delete(name);
      }
  return Object.fromEntries(Object.entries(files).filter(([path]) => wanted.has(stageOf(path))));
}
