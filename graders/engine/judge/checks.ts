/**
 * Checks of what no transcript can show: rules about the source, from facts of the syntax tree, and pauses.
 *
 * @module
 */
import type { Run } from "../execute/outcome.ts";
import type { FileFacts } from "../guest/facts/file-facts.ts";
import type { Check } from "../workbook/check-settings.ts";

/** What a check can look at. */
export interface CheckInput {
  /** Facts of the stage's files, by file name. */
  readonly facts: ReadonlyMap<string, FileFacts>;
  /** The run of each case that was run to its end. */
  readonly runs: readonly Run[];
  /** Why the source is not read, if it is in a different language. */
  readonly unread?: string;
}

/** The result of a check. */
export type Checked =
  | { readonly kind: "passed" }
  /** What is missing, one sentence each. */
  | { readonly kind: "missing"; readonly what: readonly string[]; readonly seen?: "run" }
  | { readonly kind: "not checked"; readonly because: string };

/** Applies a check to a stage. */
export function applyCheck(check: Check, input: CheckInput): Checked {
  if (check.kind === "pauses") return pauses(check, input);
  if (input.unread !== undefined) return { kind: "not checked", because: input.unread };
  const what = readOff(check, input.facts);
  return what.length === 0 ? { kind: "passed" } : { kind: "missing", what };
}

/** A file that does not parse passes no check, because it is not a program. */
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
      `There is a syntax error at ${file}:${line}:${column} (${says}); fix it first, so the check can read the file.`,
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
            `Begin ${file} with a comment of ${check.words} words or more that says ${check.says}; it has ${read.headerWords} now.`,
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
  if (!made.exported) return [`Export ${name} from ${file}, so that other files can call it.`];
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
    : [`${name} in ${file} should be ${call}, but it is ${name}(${parameters.join(", ")}).`];
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
      ? [
          `${file} should contain only ${all} and its call; move ${foreign.join(", ")} to another file.`,
        ]
      : []),
    ...(looseStatements > 1
      ? [
          `${file} should contain only ${all} and its call, but ${looseStatements} statements are outside all functions.`,
        ]
      : []),
  ];
}

function imports(
  { file, from, because }: Extract<Check, { kind: "imports" }>,
  { imports: found, declared }: FileFacts,
): string[] {
  // An empty file would keep every rule.
  if (declared.length === 0) return [`There is nothing in ${file} yet.`];
  const allowed = (module: string) =>
    from.some((one) => (one.endsWith("/") ? module.startsWith(one) : module === one));
  return found
    .filter((module) => !allowed(module))
    .map((module) => `${file} must not import ${module}: ${because}.`);
}

/** A pause may be this much longer or shorter, in seconds: a loop that watches the clock overshoots. */
const PAUSE_TOLERANCE = 0.1;

/** Where a line ends, and where the next text begins; both in characters from the start. */
interface Gap {
  readonly from: number;
  readonly to: number;
}

function pauses(
  { after, seconds }: Extract<Check, { kind: "pauses" }>,
  { runs, unread }: CheckInput,
): Checked {
  const told = runs.filter((run) => run.pauses !== undefined);
  if (told.length === 0)
    return { kind: "not checked", because: "its pauses cannot be seen from outside" };
  let wanted = 0;
  let made = 0;
  let elsewhere = 0;
  let unawaited = 0;
  const fits = (length: number) => Math.abs(length - seconds) <= PAUSE_TOLERANCE;
  for (const { stdout, pauses: own = [] } of told) {
    const gaps = gapsAfter(after, stdout);
    wanted += gaps.length;
    const left = new Set(own);
    const take = (gap: Gap | undefined, waited: boolean): number => {
      let sum = 0;
      for (const pause of left) {
        const { at, seconds: length } = pause;
        // In other languages, only the number can be seen.
        const here =
          at === undefined ? sum === 0 && fits(length) : gap && at >= gap.from && at <= gap.to;
        if (!here || (pause.waited !== false) !== waited) continue;
        left.delete(pause);
        sum += length;
      }
      return sum;
    };
    for (const gap of gaps) {
      if (fits(take(gap, true))) made++;
      if (fits(take(gap, false))) unawaited++;
    }
    elsewhere += [...left].filter((pause) => fits(pause.seconds)).length;
  }
  if (wanted === 0) return { kind: "missing", what: [`It never printed "${after}".`], seen: "run" };
  if (made >= wanted) return { kind: "passed" };
  const times = (count: number) => `${count} ${count === 1 ? "time" : "times"}`;
  const often = made === 0 ? "never pauses there" : `pauses there ${times(made)}`;
  const instead =
    unawaited > 0
      ? "; it starts a pause and goes on without waiting for it (is an await missing?)"
      : elsewhere > 0
        ? "; it pauses at another place"
        : "";
  // Other languages have their own way to pause.
  const way = unread === undefined ? ` (pause(${seconds}) of #toolkit/pause.ts)` : "";
  return {
    kind: "missing",
    what: [
      `After "${after}" it should pause for ${seconds} seconds${way}: it prints this ${times(wanted)}, but ${often}${instead}.`,
    ],
    seen: "run",
  };
}

function gapsAfter(line: string, stdout: string): Gap[] {
  const gaps: Gap[] = [];
  let start = 0;
  for (const text of stdout.split("\n")) {
    if (text.trim() === line) {
      const from = start + text.indexOf(line) + line.length;
      const blank = /^\s*/.exec(stdout.slice(from))![0].length;
      gaps.push({ from, to: from + blank });
    }
    start += text.length + 1;
  }
  return gaps;
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
      return `Looked for ${name} ${wanted} in ${file} (an enum, an object or constants) and did not find all of it.`;
    }
    const found = new Set(declared.members.map(plain));
    const lacking = members.filter((member) => !found.has(plain(member)));
    return lacking.length === 0
      ? []
      : `${name} in ${file} lacks ${lacking.join(", ")}; it needs ${wanted}.`;
  });
  return [...structs, ...enumerations];
}

/** The members without a constant: `CLUBS`, `Clubs` or `SUIT_CLUBS`. */
function lackingConstants(
  name: string,
  members: readonly string[],
  { constants }: FileFacts,
): string[] {
  const found = new Set(constants.map(plain));
  return members.filter((member) => !found.has(plain(member)) && !found.has(plain(name + member)));
}

/** A member's name for comparison: case and underscores are a matter of taste. */
function plain(member: string): string {
  return member.toLowerCase().replaceAll("_", "");
}
