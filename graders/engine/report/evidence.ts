/**
 * Evidence for the person who marks style, comments and structs. It comes from the syntax tree and is not judged here.
 *
 * @module
 */
import { posix } from "node:path";
import type { FileFacts } from "../guest/facts/file-facts.ts";
import type { EVIDENCE } from "../workbook/settings.ts";

/** The kinds of evidence. Each rubric entry says which kinds it uses. */
export type EvidenceKind = (typeof EVIDENCE)[number];

export interface Evidence {
  readonly structs: readonly {
    readonly name: string;
    readonly fields: readonly string[];
    readonly file: string;
  }[];
  /** How many named functions there are, and how many of them have a comment. */
  readonly functions: number;
  readonly commented: number;
  readonly uncommented: readonly Place[];
  /** How many functions name their author, and which ones still have the placeholder. */
  readonly authored: number;
  readonly unnamed: readonly Place[];
  /** Top-level variables that can change, in files other than `main.ts`. */
  readonly globals: readonly Place[];
  /** How many functions each file has. */
  readonly modules: readonly { readonly file: string; readonly functions: number }[];
  /** The longest function, if there is one. */
  readonly longest: (Place & Length) | undefined;
  /** Functions over 40 lines, the longest first. */
  readonly longFunctions: readonly (Place & Length)[];
  /** Each `main.ts` that does a lot outside functions. */
  readonly crowdedMains: readonly {
    readonly file: string;
    readonly statements: number;
    readonly lines: number;
  }[];
  /** Classes with fields that can be changed from outside. */
  readonly openClasses: readonly (Place & { readonly fields: readonly string[] })[];
  /** Methods that both print and compute. Methods that ask for input have to print, so they are not included. */
  readonly mixedMethods: readonly Place[];
  /** How many classes there are. */
  readonly classes: number;
  /** Lines over 100 characters: the first line numbers in each file, and how many more there are. */
  readonly longLines: readonly {
    readonly file: string;
    readonly lines: readonly number[];
    readonly more: number;
  }[];
  /** Files that could not be analysed. */
  readonly unreadable: readonly { readonly file: string; readonly reason: string }[];
}

/** Where a function begins. */
export interface Place {
  readonly name: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

interface Length {
  readonly lines: number;
}

const LONG_FUNCTION = 40;
const CROWDED_STATEMENTS = 30;
/** The same as for a long function, because a `while` around the whole game is one statement. */
const CROWDED_LINES = LONG_FUNCTION;
const LINES_TOLD = 10;
const ENTRIES_TOLD = 12;
const MODULES_TOLD = 40;

/**
 * Gathers the evidence from the files that a student wrote.
 *
 * @param files - the facts of each, by its path; the evidence keeps their order
 */
export function gatherEvidence(files: ReadonlyMap<string, FileFacts>): Evidence {
  const all = [...files];
  const functions = all.flatMap(([file, facts]) =>
    facts.functions.map((made) => ({ ...made, file })),
  );
  const uncommented = functions.filter(({ documented }) => !documented);
  const byLength = functions
    .map(({ name, file, line, lines }) => ({ name, file, line, lines }))
    .sort((a, b) => b.lines - a.lines);
  return {
    structs: all.flatMap(([file, { types }]) =>
      types.map(({ name, fields }) => ({ name, fields, file })),
    ),
    functions: functions.length,
    commented: functions.length - uncommented.length,
    uncommented: uncommented.map(({ name, file, line }) => ({ name, file, line })),
    authored: functions.filter(({ author }) => author === "named").length,
    unnamed: functions
      .filter(({ author }) => author === "to be filled in")
      .map(({ name, file, line }) => ({ name, file, line })),
    // No other file can use what main.ts keeps at the top level.
    globals: all.flatMap(([file, { globals = [] }]) =>
      posix.basename(file) === "main.ts" ? [] : globals.map((one) => ({ ...one, file })),
    ),
    modules: all.map(([file, { functions }]) => ({ file, functions: functions.length })),
    longest: byLength[0],
    longFunctions: byLength.filter(({ lines }) => lines > LONG_FUNCTION),
    crowdedMains: all.flatMap(([file, { looseStatements: statements, looseLines: lines }]) => {
      const crowded = statements > CROWDED_STATEMENTS || lines > CROWDED_LINES;
      return posix.basename(file) === "main.ts" && crowded ? [{ file, statements, lines }] : [];
    }),
    classes: all.reduce((sum, [, { classes }]) => sum + classes.length, 0),
    openClasses: all.flatMap(([file, { classes }]) =>
      classes.flatMap(({ name, line, open }) =>
        open.length > 0 ? [{ name, file, line, fields: open }] : [],
      ),
    ),
    mixedMethods: functions
      .filter(
        ({ name, prints, computes, asks }) => name.includes(".") && prints && computes && !asks,
      )
      .map(({ name, file, line }) => ({ name, file, line })),
    longLines: all.flatMap(([file, { longLines }]) => {
      if (longLines.length === 0) return [];
      return [
        {
          file,
          lines: longLines.slice(0, LINES_TOLD),
          more: Math.max(0, longLines.length - LINES_TOLD),
        },
      ];
    }),
    unreadable: all.flatMap(([file, { unreadable }]) =>
      unreadable === undefined ? [] : [{ file, reason: unreadable }],
    ),
  };
}

/** One line that names the stages in languages that are not analysed; no line if there are none. */
export function unreadLanguages(
  stages: readonly { readonly name: string; readonly language: string }[],
): string[] {
  if (stages.length === 0) return [];
  const names = stages.map(({ name, language }) => `${name} (${language})`);
  return [
    `Sources in other languages are not analysed; please read them yourself: ${names.join(", ")}`,
  ];
}

/** One part of the evidence in plain lines. Details are indented by two spaces under their heading. */
export interface EvidencePart {
  readonly kind: EvidenceKind;
  readonly lines: readonly string[];
}

/** The evidence in reading order. Possible faults are worded as places to look at. */
export function renderEvidence(evidence: Evidence): EvidencePart[] {
  const { structs, uncommented, crowdedMains, longFunctions } = evidence;
  const parts: EvidencePart[] = [
    {
      kind: "structs",
      lines: [
        `Structs: ${structs.length === 0 ? "none declared" : structs.length}`,
        ...details(
          structs,
          ({ name, fields, file }) => `${name} { ${fields.join(", ")} } in ${file}`,
        ),
      ],
    },
    {
      kind: "comments",
      lines: [
        comments(evidence),
        ...details(uncommented, (place) => `${at(place)}: no comment before it`),
      ],
    },
    { kind: "authors", lines: authors(evidence) },
    {
      kind: "functions",
      lines: [
        functionLengths(evidence),
        ...details(longFunctions, (made) => `${at(made)} takes ${count(made.lines, "line")}`),
        ...crowdedMains.map(
          ({ file, statements, lines }) =>
            `Outside functions: ${count(statements, "statement")} in ${count(lines, "line")} of ${file}`,
        ),
      ],
    },
    { kind: "globals", lines: globals(evidence) },
    { kind: "classes", lines: classDesign(evidence) },
    { kind: "modules", lines: modules(evidence) },
    { kind: "layout", lines: layout(evidence) },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

function authors({ authored, unnamed, functions }: Evidence): string[] {
  if (authored + unnamed.length === 0) return [];
  return [
    `Authors: named in the comments of ${authored} of ${count(functions, "function")}`,
    ...details(unnamed, (place) => `${at(place)}: @author has not been filled in`),
  ];
}

function globals({ globals }: Evidence): string[] {
  if (globals.length === 0) return [];
  return [
    `Variables outside functions, to look at: ${globals.length} (not counting main.ts)`,
    ...details(globals, at),
  ];
}

function modules({ modules }: Evidence): string[] {
  return [
    "Functions in each file:",
    ...details(modules, ({ file, functions }) => `${file}: ${functions}`, MODULES_TOLD),
  ];
}

function layout({ longLines, unreadable }: Evidence): string[] {
  return [
    ...(longLines.length === 0 ? [] : ["Lines over 100 characters:"]),
    ...details(longLines, ({ file, lines, more }) => {
      const numbers = `${lines.length === 1 && more === 0 ? "line" : "lines"} ${lines.join(", ")}`;
      return `${file}, ${numbers}${more === 0 ? "" : ` and ${more} more`}`;
    }),
    ...unreadable.map(({ file, reason }) => `${file} could not be analysed: ${reason}`),
  ];
}

/** For programs with classes: fields that are open to the outside, and methods that mix printing and computing. */
function classDesign({ classes, openClasses, mixedMethods }: Evidence): string[] {
  if (classes === 0) return [];
  return [
    openClasses.length === 0
      ? `Classes: ${classes}, with no field that can be changed from outside`
      : `Classes: ${classes}, ${openClasses.length} of them with fields that can be changed from outside`,
    ...details(openClasses, (one) => `${at(one)}: ${one.fields.join(", ")}`),
    mixedMethods.length === 0
      ? "Methods that both print and compute: none"
      : `Methods that both print and compute: ${mixedMethods.length}`,
    ...details(mixedMethods, at),
  ];
}

function comments({ functions, commented }: Evidence): string {
  if (functions === 0) return "Comments: no functions to comment";
  const share = Math.floor((commented / functions) * 100);
  return `Comments: ${commented} of ${count(functions, "function")} (${share} %)`;
}

function functionLengths({ longest, longFunctions }: Evidence): string {
  if (!longest) return "Functions: none";
  if (longFunctions.length > 0)
    return `Functions over ${LONG_FUNCTION} lines: ${longFunctions.length}`;
  return `Longest function: ${at(longest)} with ${count(longest.lines, "line")}`;
}

function details<T>(
  entries: readonly T[],
  line: (entry: T) => string,
  most = ENTRIES_TOLD,
): string[] {
  const told = entries.slice(0, most).map((entry) => `  ${line(entry)}`);
  const more = entries.length - told.length;
  return more === 0 ? told : [...told, `  and ${more} more`];
}

function at({ name, file, line }: Place): string {
  return `${name} (${file}:${line})`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
