/**
 * Settings that an author writes by hand: an unknown key is a slip of the pen, and is reported.
 *
 * @module
 */
import * as v from "valibot";
import { isMisspelt } from "../text/near.ts";
import { WorkbookError } from "../text/workbook-error.ts";

/** An object with these keys and no others; an extra key is reported, with the key that was meant if one is near. */
export function strict<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, (issue) => {
    const key = keyOf(issue);
    if (isUnknownKey(issue)) return unknownSays(key, Object.keys(entries));
    return issue.expected === `"${key}"` ? "it is missing; add it" : issue.message;
  });
}

/** One of several kinds, named by its `kind`. */
export function kinds<const Options extends v.VariantOptions<"kind">>(options: Options) {
  return v.variant("kind", options, (issue) => {
    const { input } = issue.path?.at(-1) ?? {};
    const meant = Object.keys(input ?? {}).find((key) => isMisspelt(key.toLowerCase(), "kind"));
    return meant !== undefined && issue.input === undefined
      ? `it is missing (did you misspell it as "${meant}"?)`
      : `"kind" must be one of ${issue.expected?.replace(/^\(|\)$/g, "").replaceAll(" | ", ", ")}`;
  });
}

/**
 * Parses data with a schema.
 *
 * @param path - where the data come from, for messages
 * @throws WorkbookError with the place, if the data do not fit
 */
export function parseStrictly<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  // A missing key may only be misspelt, and then the misspelt one is more helpful to name.
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
