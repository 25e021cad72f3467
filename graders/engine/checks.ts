/**
 * What no transcript can show: rules about the source, read off the facts of the syntax tree.
 *
 * @module
 */
import * as v from "valibot";
import type { FileFacts } from "./inside/facts.ts";

const names = v.array(v.pipe(v.string(), v.nonEmpty()));

/** The rules, by their kind; `stage.json` names them. */
export const checkSchema = v.variant("kind", [
  v.object({
    kind: v.literal("declares"),
    /** The stage's file that has to declare them. */
    file: v.pipe(v.string(), v.nonEmpty()),
    /** Structs by name, each with its fields; interface, type and class are all the same to it. */
    types: v.record(v.string(), names),
    /** Enumerations by name, each with its members; plain constants will do as well. */
    enums: v.optional(v.record(v.string(), names), {}),
  }),
]);

export type Check = v.InferOutput<typeof checkSchema>;

/**
 * Holds the facts of a stage against a check.
 *
 * @param facts - of the stage's files, by their names
 * @returns what was looked for and is not there, one sentence each; empty when the check passes
 */
export function applyCheck(check: Check, facts: ReadonlyMap<string, FileFacts>): string[] {
  switch (check.kind) {
    case "declares":
      return declares(check, facts.get(check.file));
    default:
      return check.kind satisfies never;
  }
}

function declares(check: Extract<Check, { kind: "declares" }>, facts: FileFacts | undefined): string[] {
  if (!facts) return [`There is no ${check.file}.`];
  if (facts.unreadable !== undefined) return [`${check.file} cannot be read: ${facts.unreadable}`];
  const missing: string[] = [];
  for (const [name, fields] of Object.entries(check.types)) {
    const wanted = `{ ${fields.join(", ")} }`;
    const declared = facts.types.find((type) => type.name === name);
    if (!declared) {
      missing.push(`Looked for a struct ${name} ${wanted} in ${check.file} (interface, type or class) and found none.`);
      continue;
    }
    const lacking = fields.filter((field) => !declared.fields.includes(field));
    if (lacking.length > 0) missing.push(`The struct ${name} in ${check.file} has no field ${lacking.join(", ")}; it needs ${wanted}.`);
  }
  for (const [name, members] of Object.entries(check.enums)) {
    const declared = facts.enums.find((candidate) => candidate.name === name);
    const loose = members.every((member) => facts.constants.some((constant) => constant.toLowerCase() === member.toLowerCase()));
    if (declared ? members.some((member) => !declared.members.includes(member)) : !loose) {
      missing.push(`Looked for ${name} with ${members.join(", ")} in ${check.file} (an enum, an object or constants) and did not find them all.`);
    }
  }
  return missing;
}
