/**
 * What no transcript can show: rules about the source, read off the facts of the syntax tree, and pauses.
 *
 * @module
 */
import type { Run } from "../execute/outcome.ts";
import type { FileFacts } from "../guest/facts/file-facts.ts";
import type { Check } from "../workbook/check-settings.ts";

/** What a check can look at. */
export interface CheckInput {
  /** Facts of the stage's files, by their names. */
  readonly facts: ReadonlyMap<string, FileFacts>;
  /** What the program did in each case that was run to its end. */
  readonly runs: readonly Run[];
  /** Why the source cannot be looked at, where it is in a language that nobody here reads. */
  readonly unread?: string;
}

/** What came of a check. */
export type Checked =
  | { readonly kind: "passed" }
  /** What was looked for and is not there, one sentence each. */
  | { readonly kind: "missing"; readonly what: readonly string[]; readonly seen?: "run" }
  | { readonly kind: "not checked"; readonly because: string };

/** Holds a stage against a check. */
export function applyCheck(check: Check, input: CheckInput): Checked {
  if (check.kind === "pauses") return pauses(check, input);
  if (input.unread !== undefined) return { kind: "not checked", because: input.unread };
  const what = readOff(check, input.facts);
  return what.length === 0 ? { kind: "passed" } : { kind: "missing", what };
}

/** A file that does not parse passes no check: what stands in it is no program. */
function readOff(
  check: Exclude<Check, { kind: "pauses" }>,
  facts: ReadonlyMap<string, FileFacts>,
): string[] {
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
    case "signatures":
      return Object.entries(check.functions).flatMap(([name, wanted]) =>
        signature(file, name, wanted, read),
      );
    case "only":
      return only(check, read);
    case "imports":
      return imports(check, read);
    case "header comment":
      return read.headerWords >= check.words
        ? []
        : [
            `${file} is to begin with a comment that says ${check.says}, in ${check.words} words or more; it has ${read.headerWords}.`,
          ];
    default:
      return check satisfies never;
  }
}

function signature(
  file: string,
  name: string,
  wanted: readonly string[],
  { functions }: FileFacts,
): string[] {
  const call = `${name}(${wanted.join(", ")})`;
  const made = functions.find((one) => one.name === name);
  if (!made) return [`Looked for a function ${call} in ${file} and found none.`];
  if (!made.exported) return [`${name} in ${file} is to be exported, so that others can call it.`];
  const parameters = made.parameters.map((parameter, at) => {
    const type = made.parameterTypes[at];
    return type ? `${parameter}: ${plainType(type)}` : parameter;
  });
  const fits =
    parameters.length === wanted.length &&
    wanted.every((parameter, at) =>
      parameter.includes(":") ? parameters[at] === parameter : made.parameters[at] === parameter,
    );
  return fits
    ? []
    : [`${name} in ${file} is to be ${call}; it is ${name}(${parameters.join(", ")}).`];
}

/** `Array<Card>` is `Card[]`. */
function plainType(type: string): string {
  return type.replace(/^Array<(\w+)>$/, "$1[]");
}

function only(
  { file, functions }: Extract<Check, { kind: "only" }>,
  { declared, looseStatements }: FileFacts,
): string[] {
  const all = functions.join(" and ");
  const lacking = functions.filter((name) => !declared.includes(name));
  const foreign = declared.filter((name) => !functions.includes(name));
  return [
    ...lacking.map((name) => `Looked for a function ${name} in ${file} and found none.`),
    ...(foreign.length > 0
      ? [`${file} is to hold only ${all} and its call; ${foreign.join(", ")} belongs elsewhere.`]
      : []),
    ...(looseStatements > 1
      ? [
          `${file} is to hold only ${all} and its call; ${looseStatements} statements stand outside of any function.`,
        ]
      : []),
  ];
}

function imports(
  { file, from, because }: Extract<Check, { kind: "imports" }>,
  { imports: found, declared }: FileFacts,
): string[] {
  // What is empty keeps every rule.
  if (declared.length === 0) return [`There is nothing in ${file} yet.`];
  const allowed = (module: string) =>
    from.some((one) => (one.endsWith("/") ? module.startsWith(one) : module === one));
  return found
    .filter((module) => !allowed(module))
    .map((module) => `${file} is not to import ${module}: ${because}.`);
}

function pauses(
  { after, seconds }: Extract<Check, { kind: "pauses" }>,
  { runs, unread }: CheckInput,
): Checked {
  const told = runs.filter((run) => run.pauses !== undefined);
  if (told.length === 0)
    return { kind: "not checked", because: "nobody can see from outside whether it pauses" };
  let wanted = 0;
  let made = 0;
  for (const { stdout, pauses: own } of told) {
    wanted += stdout.split(/\r?\n/).filter((line) => line.trim() === after).length;
    made += own!.filter((length) => length === seconds).length;
  }
  if (wanted === 0) return { kind: "missing", what: [`It never printed "${after}".`], seen: "run" };
  if (made >= wanted) return { kind: "passed" };
  const times = (count: number) => `${count} ${count === 1 ? "time" : "times"}`;
  const often = made === 0 ? "it never pauses" : `it pauses ${times(made)}`;
  // Another language has a way of its own to pause.
  const way = unread === undefined ? ` (pause(${seconds}) of #toolkit/pause.ts)` : "";
  return {
    kind: "missing",
    what: [
      `After "${after}" it is to pause ${seconds} seconds${way}: it prints that ${times(wanted)}, and ${often}.`,
    ],
    seen: "run",
  };
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
