/**
 * Chooses what the compiler says that helps a student most: first what explains a failure.
 *
 * @module
 */
import type { Files, NamedPlace, Switched } from "../execute/build.ts";
import type { TypeFault } from "../execute/check-types.ts";
import type { Complaint, StageResult } from "../judge/results.ts";
import { columnIn } from "../text/code-frame.ts";
import { EXERCISES } from "../workbook/places.ts";
import { misnamedIn } from "./misnamed.ts";

/** More are hardly read. */
const MOST = 5;

/**
 * TypeScript's numbers for errors that change what a program does: a promise instead of its value, a function without a
 * result, a name that means nothing. The others are about types alone.
 */
const EXPLAIN = new Set([
  1308, 1313, 2304, 2305, 2339, 2348, 2349, 2355, 2362, 2363, 2365, 2366, 2367, 2448, 2454, 2459,
  2551, 2552, 2554, 2564, 2576, 2588, 2614, 2724, 2774, 2801, 2839, 2845, 2872, 2873, 7009, 7029,
  7030,
]);

/** A value of another type than is wanted; if it may be undefined, it hardly ever is. */
const OF_TYPES: ReadonlySet<Complaint["code"]> = new Set([2322, 2345]);

/** Numbers for rules of style, such as a missing `override`: no program does anything else without them. */
const [FIRST_OF_STYLE, LAST_OF_STYLE] = [4111, 4129];

function isOfStyle({ code }: Pick<Complaint, "code">): boolean {
  return typeof code === "number" && FIRST_OF_STYLE <= code && code <= LAST_OF_STYLE;
}

/** They are there in programs that are right, too. */
const MAY_BE_MEANT: ReadonlySet<Complaint["code"]> = new Set(["unused", "unchanged"]);

/** Whether the compiler has said it. */
export function isOfTypeScript({ code }: Pick<Complaint, "code">): boolean {
  return typeof code === "number";
}

/** A way through a function ends without a result; its type is in that line, if it is written. */
const WITHOUT_RESULT: Complaint["code"] = 7030;

/** Whether what was seen hardly ever is there in a program that is right. */
export function explainsItself(code: Complaint["code"]): boolean {
  return !MAY_BE_MEANT.has(code);
}

/** Whether it says why a program does not do what it should. */
export function explains({
  code,
  text,
  source,
  isBeside,
}: Pick<Complaint, "code" | "text" | "source" | "isBeside">): boolean {
  if (isBeside) return false;
  // The type says that there may be none.
  if (code === WITHOUT_RESULT && /:.*\b(?:undefined|void)\b/.test(source)) return false;
  const isOfTypes = OF_TYPES.has(code) && !/\bundefined\b/.test(text);
  if (typeof code === "string") return explainsItself(code);
  return EXPLAIN.has(code) || isOfTypes || /\bPromise</.test(text);
}

/**
 * @param stages - of the failing program: its own, and those that it is built from
 * @param files - the student's
 * @param given - the starters
 */
export function complaintsOf(
  stages: readonly string[],
  files: Files,
  faults: readonly TypeFault[],
  {
    unawaited,
    suspicions,
    reordered,
    loose,
    uses = [],
  }: Pick<Switched, "unawaited" | "suspicions" | "reordered" | "loose"> &
    Partial<Pick<Switched, "uses">>,
  given: Files = {},
): StageResult["complaints"] {
  const said = faults.map(({ file, line, column, code, text, reasons }) => ({
    ...{ file: file.slice(`${EXERCISES}/`.length), line, column, code },
    text: [text, ...reasons.map((one) => one.trim())].join(" "),
  }));
  const named = (places: readonly NamedPlace[], code: Exclude<Complaint["code"], number>) =>
    places.map(({ name, file, line, column }) => ({ file, line, column, code, text: name }));
  const lines = new Map(
    Object.entries(files).map(([file, text]) => [file, text.split(LINE_END)] as const),
  );
  const unseeded = [...lines].flatMap(([file, own]) =>
    own.flatMap((line, at) => {
      const column = randomIn(line) + 1;
      return column === 0
        ? []
        : [{ file, line: at + 1, column, code: "unseeded" as const, text: "Math.random" }];
    }),
  );
  const seen = [
    ...named(loose, "loose"),
    ...named(reordered, "reordered"),
    ...named(unawaited, "unawaited"),
    ...suspicions.map(({ kind, name, isOfWritten: _, ...at }) => ({
      ...at,
      code: kind,
      text: name,
    })),
  ];
  const found = said.map((one) => misnamedIn(one, files, given) ?? one);
  const all = [...seen, ...unseeded, ...found].flatMap((one): Complaint[] => {
    const isOwn = stages.some((stage) => one.file.startsWith(`${stage}/`));
    const source = lines.get(one.file)?.[one.line - 1];
    if (!isOwn || source === undefined) return [];
    const isBeside = uses.length > 0 && !uses.includes(one.file);
    // What was given, and is not used, is hardly ever read.
    if (isBeside && one.code !== "misnamed" && files[one.file] === given[one.file]) return [];
    if (one.code === "unused" && isGivenConstant(one.text, source, given[one.file])) return [];
    const own = lines.get(one.file)!;
    const declared = declaredIn(own, one) ?? promisedIn(own, one);
    return [
      {
        ...{ ...one, source, column: columnIn(source, one.column) },
        ...(declared === undefined ? {} : { declared }),
        ...(isBeside ? { isBeside: true as const } : {}),
      },
    ];
  });
  const rank = (one: Complaint) =>
    (explains(one) ? 0 : MAY_BE_MEANT.has(one.code) ? 4 : 2) +
    (one.file.startsWith(`${stages[0]}/`) ? 0 : 1) +
    (one.code === "unused" ? rankOfUnused(one) : 0);
  // While it fails, they only lead away from the fault.
  const sorted = all.filter((one) => !isOfStyle(one)).sort((a, b) => rank(a) - rank(b));
  return sorted.length === 0
    ? undefined
    : { first: sorted.slice(0, MOST), more: sorted.slice(MOST).filter(isOfTypeScript).length };
}

/** Of what is not used, an import of the stage's own says most, and a type least. */
function rankOfUnused({ source, column }: Complaint): number {
  if (source.length > MOST_COLUMNS) return 0;
  if (/\btype (?:\{.*)?$/.test(source.slice(0, column - 1))) return 0.5;
  return /^import\b.*\bfrom ["']\.\/[^"']+["'];?\s*$/.test(source) ? -0.5 : 0;
}

/** A constant that the starter declares or imports: another program may do without it. */
function isGivenConstant(name: string, source: string, starter = ""): boolean {
  const isOne = /^\s*const \w+ = [^(]*;$/.test(source) || /^[A-Z][A-Z\d_]+$/.test(name);
  return isOne && starter.split(LINE_END).includes(source);
}

/** The nearest line that declares a name which does not exist where it is used: between other braces. */
function declaredIn(
  lines: readonly string[],
  { code, text, line }: Pick<Complaint, "code" | "text" | "line">,
): number | undefined {
  const [, name] = (NO_NAME.has(code) && /^Cannot find name '([\w$]+)'/.exec(text)) || [];
  if (name === undefined) return undefined;
  const declares = new RegExp(`\\b(?:let|const|var)\\s+${name.replaceAll("$", "\\$")}\\b`);
  const places = lines.flatMap((one, at) =>
    declares.test(one) && !/^\s*(?:\/\/|\*|\/\*)/.test(one) ? [at + 1] : [],
  );
  const [nearest] = places.toSorted((a, b) => Math.abs(a - line) - Math.abs(b - line));
  return nearest === line ? undefined : nearest;
}

/** To look for something in a line may take as long as the square of its length. */
const MOST_COLUMNS = 500;

/** The nearest line above in which a call gives a promise to the name that is used there, and nobody waits for it. */
function promisedIn(
  lines: readonly string[],
  { code, text, line, column }: Pick<Complaint, "code" | "text" | "line" | "column">,
): number | undefined {
  const used = lines[line - 1]!.slice(column - 1);
  const [name] =
    (typeof code === "number" && /\bPromise</.test(text) && /^[\w$]+/.exec(used)) || [];
  if (!name) return undefined;
  const gets = new RegExp(
    `\\b(?:let|const|var)\\s+${name.replaceAll("$", "\\$")}\\b[^=]*=(?!.*\\bawait\\b).*\\(`,
  );
  const at = lines
    .slice(0, line - 1)
    .findLastIndex((one) => one.length <= MOST_COLUMNS && gets.test(one));
  return at < 0 ? undefined : at + 1;
}

const NO_NAME: ReadonlySet<Complaint["code"]> = new Set([2304, 2552]);

/** Where the first call is, if it is not in a comment; else -1. */
function randomIn(line: string): number {
  const at = line.search(/\bMath\.random\b/);
  return /\/\/|\/\*|^\s*\* /.test(line.slice(0, Math.max(0, at))) ? -1 : at;
}

/** What ends a line for TypeScript. */
const LINE_END = /\r\n|[\n\r\u2028\u2029]/;
