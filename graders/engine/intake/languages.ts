/**
 * The languages that programs may be written in beside TypeScript, by their names, their files and their commands.
 *
 * @module
 */
import { posix } from "node:path";
import { WorkbookError } from "../text/workbook-error.ts";
import type { ForeignSettings } from "./deckwork-json.ts";

export interface Language {
  /** As it stands in `deckwork.json` and after `--languages`: small letters. */
  readonly id: string;
  /** As a person writes it. */
  readonly name: string;
}

interface Known extends Language {
  readonly otherIds?: readonly string[];
  readonly endings: readonly string[];
  readonly commands: readonly string[];
}

const KNOWN: readonly Known[] = [
  { id: "c", name: "C", endings: [".c"], commands: ["cc", "gcc", "clang", "tcc"] },
  {
    id: "c++",
    name: "C++",
    otherIds: ["cpp", "cxx"],
    endings: [".cpp", ".cc", ".cxx"],
    commands: ["c++", "g++", "clang++"],
  },
  {
    id: "python",
    name: "Python",
    otherIds: ["py"],
    endings: [".py"],
    commands: ["python", "python3", "pypy3"],
  },
  { id: "java", name: "Java", endings: [".java"], commands: ["java", "javac"] },
  { id: "go", name: "Go", otherIds: ["golang"], endings: [".go"], commands: ["go"] },
  { id: "rust", name: "Rust", endings: [".rs"], commands: ["rustc", "cargo"] },
  {
    id: "javascript",
    name: "JavaScript",
    otherIds: ["js"],
    endings: [".js", ".mjs", ".cjs"],
    commands: ["node", "deno", "bun"],
  },
];

/** Allows every language, those without a name here too. */
export const ANY = "any";

/**
 * Reads the value of `--languages`: `c,python`, or `any`.
 *
 * @returns the ids
 * @throws WorkbookError where a name is not known
 */
export function parseLanguages(text: string): readonly string[] {
  const words = text
    .split(/[\s,]+/)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());
  const names = `${KNOWN.map(({ id }) => id).join(", ")} or ${ANY}`;
  if (words.length === 0)
    throw new WorkbookError(`--languages needs the names of languages; write some of ${names}.`);
  return words.map((word) => {
    const id = word === ANY ? ANY : known(word)?.id;
    if (id === undefined)
      throw new WorkbookError(`--languages ${text}: "${word}" is not known; write ${names}.`);
    return id;
  });
}

function known(word: string): Known | undefined {
  return KNOWN.find(({ id, otherIds = [] }) => id === word || otherIds.includes(word));
}

/**
 * The language of a stage's program: what the settings say, else what the commands tell, else what most of its files are.
 *
 * @param names - the files of the stage
 */
export function languageOf(settings: ForeignSettings, names: readonly string[]): Language {
  const { language } = settings;
  if (language !== undefined)
    return known(language.toLowerCase()) ?? { id: language.toLowerCase(), name: language };
  return (
    languageOfCommands(settings) ??
    languageOfFiles(names) ?? { id: "other", name: "another language" }
  );
}

function languageOfCommands({ build, run }: ForeignSettings): Known | undefined {
  return [build, run]
    .map(([command = ""]) => posix.basename(command))
    .map((command) => KNOWN.find(({ commands }) => commands.includes(command)))
    .find((one) => one !== undefined);
}

function languageOfFiles(names: readonly string[]): Known | undefined {
  const count = ({ endings }: Known) =>
    names.filter((name) => endings.includes(posix.extname(name).toLowerCase())).length;
  const [most] = [...KNOWN].sort((a, b) => count(b) - count(a));
  return most && count(most) > 0 ? most : undefined;
}

/**
 * Whether the files of a stage are what settings of the whole course are meant for: a student may have handed in
 * TypeScript all the same.
 *
 * @param names - of the stage's files that may be a part of a program
 */
export function isWrittenFor(settings: ForeignSettings, names: readonly string[]): boolean {
  const ends = (endings: readonly string[]) =>
    names.some((name) => endings.includes(posix.extname(name).toLowerCase()));
  const meant =
    settings.language === undefined
      ? languageOfCommands(settings)
      : known(settings.language.toLowerCase());
  if (meant) return ends(meant.endings);
  // The files of JavaScript may be a TypeScript program's, translated.
  const typeScript = [".ts", ".mts", ".js", ".mjs", ".cjs"];
  const others = KNOWN.filter(({ id }) => id !== "javascript").flatMap(({ endings }) => endings);
  return ends(others) || (names.length > 0 && !ends(typeScript));
}
