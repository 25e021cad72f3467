/**
 * Reads files and folders of the workbook, or says which one cannot be read and why.
 *
 * @module
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type * as v from "valibot";
import { codeOf, WorkbookError } from "../text/workbook-error.ts";
import { parseStrictly } from "./strict.ts";

/**
 * Reads settings.
 *
 * @throws WorkbookError with the place, if they do not fit the schema
 */
export function readJson<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const text = readText(path);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new WorkbookError(`${path}: not valid JSON (${(error as Error).message}); fix it there.`);
  }
  return parseStrictly(path, schema, data);
}

/**
 * With the same line ends as on other systems: a clone on Windows may have its own, and nothing here depends on them.
 */
export function readText(path: string): string {
  try {
    return readFileSync(path, "utf8").replaceAll("\r\n", "\n");
  } catch (error) {
    throw new WorkbookError(`${path}: cannot be read (${codeOf(error)}).`);
  }
}

/**
 * The contents of a folder, by name.
 *
 * @param what - what the folder is, for the error if it cannot be read
 */
export function namesIn(folder: string, what: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    throw new WorkbookError(
      `${folder}: ${what} cannot be read (${codeOf(error)}); is this the workbook's folder?`,
    );
  }
}

/** The tracks of a workbook: folders under `graders/` with a `track.json`, by name. */
export function trackFolders(root: string): string[] {
  const graders = join(root, "graders");
  return namesIn(graders, "the workbook's graders").filter((name) =>
    existsSync(join(graders, name, "track.json")),
  );
}

/** The stages of a track in one of its trees: folders that begin with a number. */
export function stageFolders(tree: string): string[] {
  return namesIn(tree, "the track").filter((name) => /^\d+-/.test(name));
}
