/**
 * Contracts: the names, fields and parameters that an assignment fixes.
 *
 * A student's file that declares them exactly as the reference does keeps the contract, which its syntax shows. About
 * any other way to write them, the compiler is asked.
 *
 * @module
 */
import type { TypeFault } from "../execute/check-types.ts";
import type { Run } from "../execute/outcome.ts";
import type { FileFacts, FunctionFacts } from "../guest/facts/file-facts.ts";
import { type Clause, clausesOf } from "../workbook/clauses.ts";

/** Constants, and what they are in. */
type Enum = Pick<FileFacts["enums"][number], "name" | "members">;

/** Whether a file declares a name exactly as the reference's file does. */
export function isAsInReference(name: string, own: FileFacts, reference: FileFacts): boolean {
  const wanted = reference.enums.find((one) => one.name === name);
  if (wanted) return hasConstants(wanted, own);
  return (
    meansTheSame(own, reference) &&
    (sameStruct(name, own, reference) || sameFunction(name, own, reference))
  );
}

/** Types mean the same if their names come from the same places. */
function meansTheSame(own: FileFacts, reference: FileFacts): boolean {
  const structs = new Set(own.types.map(({ name }) => name));
  return (
    own.imports.every((module) => reference.imports.includes(module)) &&
    [...own.types, ...own.enums].every(({ name }) => reference.declared.includes(name)) &&
    own.aliases.every((name) => structs.has(name) || reference.aliases.includes(name)) &&
    reference.enums.every(({ name }) => own.enums.some((one) => one.name === name && one.plain))
  );
}

function sameStruct(name: string, own: FileFacts, reference: FileFacts): boolean {
  const [made, wanted] = [own, reference].map(({ types }) =>
    types.find((one) => one.name === name),
  );
  // Only the compiler knows whether there can be a value with other fields, too.
  if (!made || !wanted || made.fields.length > wanted.fields.length) return false;
  return wanted.fields.every(
    (field, at) => made.written[made.fields.indexOf(field)] === wanted.written[at],
  );
}

function sameFunction(name: string, own: FileFacts, reference: FileFacts): boolean {
  const [made, wanted] = [own, reference].map(({ functions }) =>
    functions.filter((one) => one.name === name),
  );
  return (
    made?.length === 1 &&
    wanted?.length === 1 &&
    own.exports.includes(name) &&
    plainType(made[0]!.result) === plainType(wanted[0]!.result) &&
    signatureOf(made[0]!) === signatureOf(wanted[0]!)
  );
}

/** `playersTurn(player: Card[], computer: Card[])`. */
export function signatureOf({ name, parameters, parameterTypes }: FunctionFacts): string {
  const written = parameters.map((parameter, at) => {
    const type = parameterTypes[at];
    return type ? `${parameter}: ${plainType(type)}` : parameter;
  });
  return `${name}(${written.join(", ")})`;
}

/** `Array<Card>` is `Card[]`. */
function plainType(type: string): string {
  return type.replace(/^Array<(\w+)>$/, "$1[]");
}

function hasConstants(wanted: Enum, { constants, enums }: FileFacts): boolean {
  return areThere(wanted, constants, enums.find((one) => one.name === wanted.name)?.members ?? []);
}

/** Whether there is a constant for each member: in an enum or object, or by itself: `CLUBS`, `Clubs` or `SUIT_CLUBS`. */
function areThere(
  { name, members }: Enum,
  constants: readonly string[],
  own: readonly string[],
): boolean {
  const alone = new Set(constants.map(plain));
  const inside = new Set(own.map(plain));
  return (
    members.every((member) => inside.has(plain(member))) ||
    members.every((member) => alone.has(plain(member)) || alone.has(plain(name + member)))
  );
}

/** What the program that looks for constants found in a file. */
export interface Found {
  /** `undefined` if the file does not build. */
  readonly run: Run | undefined;
  /** What is in front of the names. */
  readonly mark: string;
}

/**
 * Why constants that the compiler believes in do not exist when the program runs.
 *
 * @returns `undefined` if they do, or if nobody knows
 */
export function hollowSays(wanted: Enum, file: string, { run, mark }: Found): string | undefined {
  if (!run) return `${file} does not build, so its constants cannot be used.`;
  const { stdout, ended } = run;
  if (ended.how === "fault" || ended.how === "not run") return undefined;
  const [, names] = stdout.split(mark);
  if (names === undefined) return `${file} ends the program before its constants can be used.`;
  const there = quoted(names.split("\n")[0]!);
  const inside = `${wanted.name}.`;
  const own = there.filter((one) => one.startsWith(inside)).map((one) => one.slice(inside.length));
  return areThere(wanted, there, own)
    ? undefined
    : `The constants of ${wanted.name} in ${file} have no values when the program runs: write an enum, or give each a number.`;
}

/** The names in `["CLUBS","Suit.Clubs"]`. */
function quoted(list: string): string[] {
  return [...list.matchAll(/"([^"\\]*)"/g)].map(([, name = ""]) => name);
}

/** A member's name for comparison: case and underscores are a matter of taste. */
function plain(member: string): string {
  return member.toLowerCase().replaceAll("_", "");
}

/**
 * What the compiler found broken in a contract, for the student.
 *
 * @param faults - those in the contract
 * @param names - of the student's file; what is said of others is left out
 */
export function brokenSays(
  contract: string,
  faults: readonly TypeFault[],
  file: string,
  names: readonly string[],
): readonly string[] {
  const clauses = clausesOf(contract);
  const broken = new Set<Clause>();
  const lacking = new Set<string>();
  for (const { line, text } of faults) {
    const clause = clauses.findLast((one) => one.line <= line);
    if (!clause) continue;
    if (clause.name !== file) broken.add(clause);
    // It is the import of the file, and the compiler quotes what it lacks.
    else for (const [, name = ""] of text.matchAll(/'(\w+)'/g)) lacking.add(name);
  }
  const missing = names.filter((name) => lacking.has(name));
  return [
    ...missing.map((name) => `Looked for ${name} in ${file}, and it exports none.`),
    ...clauses
      .filter((one) => names.includes(one.name) && (broken.has(one) || lacking.has(one.name)))
      .map(({ says }) => `Needed in ${file}: ${says}`),
  ];
}

/**
 * TypeScript's numbers for a name that means nothing, or two things, or itself. The compiler then takes it for anything,
 * so no contract is broken by it.
 */
const UNKNOWN = new Set([
  2300, 2304, 2305, 2307, 2314, 2315, 2440, 2451, 2456, 2457, 2502, 2503, 2552, 2582, 2583, 2614,
  2687, 2694, 2717, 2724, 2749,
]);

/**
 * What the compiler does not understand of the names, or of the types in them: a name, or a module of the student's own.
 */
export function unknownIn(
  faults: readonly TypeFault[],
  names: readonly string[],
  facts: readonly FileFacts[],
): string[] {
  const words = new Set(names);
  for (const { types, functions } of facts) {
    for (const { name, fields, written } of types)
      if (names.includes(name))
        for (const one of [...fields, ...written.flatMap(wordsIn)]) words.add(one);
    for (const { name, parameterTypes, result } of functions)
      if (names.includes(name))
        for (const one of [...parameterTypes, result].flatMap(wordsIn)) words.add(one);
  }
  return faults
    .filter(
      ({ code, text }) =>
        UNKNOWN.has(code) && quotedIn(text).some((one) => words.has(one) || one.startsWith(".")),
    )
    .map(({ file, line, text }) => `TypeScript does not understand ${file}:${line}: ${text}`);
}

function wordsIn(type: string): string[] {
  return type.match(/[\w$]+/g) ?? [];
}

/** What a message has in quotes: names, and modules. */
function quotedIn(text: string): string[] {
  return [...text.matchAll(/'([^']*)'/g)].map(([, name = ""]) => name);
}

/** How a file declares a name, as far as its syntax shows: `Card { rank: string; suit: Suit }`. */
export function declaredAs(name: string, { types, functions }: FileFacts): string | undefined {
  const struct = types.find((one) => one.name === name);
  if (struct) {
    const fields = struct.fields.map((field, at) =>
      struct.written[at] ? `${field}: ${struct.written[at]}` : field,
    );
    return `${name} { ${fields.join("; ")} }`;
  }
  const made = functions.find((one) => one.name === name);
  return made && signatureOf(made);
}
