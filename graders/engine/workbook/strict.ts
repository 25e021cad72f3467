/**
 * Settings that an author writes by hand: a key that nobody reads is a slip of the pen, and is named.
 *
 * @module
 */
import * as v from "valibot";
import { isMisspelt } from "../text/near.ts";
import { WorkbookError } from "../text/workbook-error.ts";

/** An object with these keys and no others; a key too many is told, with the one that was meant where it is near. */
export function strict<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, (issue) => {
    const key = keyOf(issue);
    if (isUnknownKey(issue)) return unknownSays(key, Object.keys(entries));
    return issue.expected === `"${key}"` ? "it is missing; add it" : issue.message;
  });
}

/** One of several kinds, which its `kind` names. */
export function kinds<const Options extends v.VariantOptions<"kind">>(options: Options) {
  return v.variant("kind", options, (issue) => {
    const { input } = issue.path?.at(-1) ?? {};
    const meant = Object.keys(input ?? {}).find((key) => isMisspelt(key.toLowerCase(), "kind"));
    return meant !== undefined && issue.input === undefined
      ? `it is missing (is "${meant}" meant for it?)`
      : `"kind" is to be one of ${issue.expected?.replace(/^\(|\)$/g, "").replaceAll(" | ", ", ")}`;
  });
}

/**
 * Takes data for what the schema wants.
 *
 * @param path - where it comes from, for messages
 * @throws WorkbookError with the place where it is something else
 */
export function parseStrictly<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  // A key that is missing may only be misspelt; which one is there tells more.
  const issue = result.issues.find(isUnknownKey) ?? result.issues[0];
  const at = v.getDotPath(issue);
  throw new WorkbookError(`${path}: ${at ? `at "${at}": ` : ""}${issue.message}.`);
}

function isUnknownKey({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === "strict_object" && expected === "never";
}

function keyOf({ path }: v.BaseIssue<unknown>): string {
  return String(path?.at(-1)?.key);
}

function unknownSays(key: string, known: readonly string[]): string {
  const meant = known.find((one) => isMisspelt(key.toLowerCase(), one.toLowerCase()));
  return `there is no such key${
    meant === undefined
      ? `; remove it, or use one of ${known.join(", ")}`
      : ` (did you mean "${meant}"?)`
  }`;
}
