/**
 * Reads files and folders of the workbook, or says which cannot be read and why.
 *
 * @module
 */
import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { codeOf, WorkbookError } from "../text/workbook-error.ts";
import { tellingIssue } from "./strict.ts";

/**
 * Reads settings.
 *
 * @throws WorkbookError with the place where they are not what the schema wants
 */
export function readJson<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): v.InferOutput<Schema> {
  let data: unknown;
  try {
    data = JSON.parse(readText(path));
  } catch (error) {
    if (error instanceof WorkbookError) throw error;
    throw new WorkbookError(
      `${path}: not valid JSON (${(error as Error).message}); mend it there.`,
    );
  }
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const issue = tellingIssue(result.issues);
  const at = v.getDotPath(issue);
  throw new WorkbookError(`${path}: ${at ? `at "${at}": ` : ""}${issue.message}.`);
}

/** With the line ends of every other system: a clone on Windows may have its own, and nothing of ours hangs on them. */
export function readText(path: string): string {
  try {
    return readFileSync(path, "utf8").replaceAll("\r\n", "\n");
  } catch (error) {
    throw new WorkbookError(`${path}: cannot be read (${codeOf(error)}).`);
  }
}

/**
 * What lies in a folder, by name.
 *
 * @param what - what the folder is, where it has to be said that it cannot be read
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
