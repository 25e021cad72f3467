/**
 * What no transcript can show: rules about the source, read off the facts of the syntax tree.
 *
 * @module
 */
import * as v from "valibot";
import type { FileFacts } from "../inside/facts/file-facts.ts";

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
 * Holds the facts of a stage against a check. A file that does not parse passes none: what stands in it is no program.
 *
 * @param facts - of the stage's files, by their names
 * @returns what was looked for and is not there, one sentence each; empty when the check passes
 */
export function applyCheck(check: Check, facts: ReadonlyMap<string, FileFacts>): string[] {
  const { file } = check;
  const read = facts.get(file);
  if (!read) return [`There is no ${file}.`];
  if (read.unreadable !== undefined) return [`${file} cannot be read: ${read.unreadable}.`];
  if (read.syntaxError) {
    const { line, column, says } = read.syntaxError;
    return [
      `There is a syntax error at ${file}:${line}:${column} (${says}); mend it, then what the file declares is looked at.`,
    ];
  }
  switch (check.kind) {
    case "declares":
      return declares(check, read);
    default:
      return check.kind satisfies never;
  }
}

type Declares = Extract<Check, { kind: "declares" }>;

function declares({ file, types, enums }: Declares, facts: FileFacts): string[] {
  const structs = Object.entries(types).flatMap(([name, fields]) => {
    const wanted = `{ ${fields.join(", ")} }`;
    const declared = facts.types.find((type) => type.name === name);
    if (!declared) {
      return `Looked for a struct ${name} ${wanted} in ${file} (interface, type or class) and found none.`;
    }
    const lacking = fields.filter((field) => !declared.fields.includes(field));
    return lacking.length === 0
      ? []
      : `The struct ${name} in ${file} lacks ${lacking.join(", ")}; it needs ${wanted}.`;
  });
  const enumerations = Object.entries(enums).flatMap(([name, members]) => {
    const wanted = `{ ${members.join(", ")} }`;
    if (lackingConstants(name, members, facts).length === 0) return [];
    const declared = facts.enums.find((candidate) => candidate.name === name);
    if (!declared) {
      return `Looked for ${name} ${wanted} in ${file} (an enum, an object or constants) and did not find it all.`;
    }
    const found = new Set(declared.members.map(plain));
    const lacking = members.filter((member) => !found.has(plain(member)));
    return lacking.length === 0
      ? []
      : `${name} in ${file} lacks ${lacking.join(", ")}; it needs ${wanted}.`;
  });
  return [...structs, ...enumerations];
}

/** The members that are not there as constants: `CLUBS`, `Clubs` or `SUIT_CLUBS`. */
function lackingConstants(
  name: string,
  members: readonly string[],
  { constants }: FileFacts,
): string[] {
  const found = new Set(constants.map(plain));
  return members.filter((member) => !found.has(plain(member)) && !found.has(plain(name + member)));
}

/** A member as it compares: how its parts are set apart is a matter of taste. */
function plain(member: string): string {
  return member.toLowerCase().replaceAll("_", "");
}
