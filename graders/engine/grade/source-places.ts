/**
 * Finds the places in a student's files for places in a bundle.
 *
 * @module
 */
import type { SourceMap } from "node:module";
import type { FaultAt, Files } from "../execute/build.ts";
import type { BundlePlace } from "../execute/run.ts";
import { columnIn, type Place } from "../text/code-frame.ts";

/** The student's own lines, in the same order. The toolkit's are left out. */
export function placesOf(
  map: SourceMap | undefined,
  files: Files,
  places: readonly BundlePlace[],
): readonly Place[] {
  return places.flatMap((at) => locate(map, files, at) ?? []);
}

/** @param line - from 1 */
export function lineIn(files: Files, file: string, line: number): string | undefined {
  return Object.hasOwn(files, file) ? files[file]!.split(/\r?\n/)[line - 1] : undefined;
}

/** With the column as a person counts. */
export function inPoints({ column, ...at }: FaultAt, source: string): FaultAt {
  return column === undefined ? at : { ...at, column: columnIn(source, column) };
}

function locate(
  map: SourceMap | undefined,
  files: Files,
  { line, column }: BundlePlace,
): Place | undefined {
  const entry = map?.findEntry(line - 1, column - 1);
  if (!entry || !("originalSource" in entry)) return undefined;
  const file = entry.originalSource.replace(/^.*student:/, "");
  const source = lineIn(files, file, entry.originalLine + 1);
  if (source === undefined) return undefined;
  return {
    file,
    line: entry.originalLine + 1,
    column: columnIn(source, entry.originalColumn + 1),
    source,
  };
}
