/**
 * The languages, other than TypeScript, in which programs may be written: their names, files and commands.
 *
 * @module
 */
import { posix } from "node:path";
import { WorkbookError } from "../text/workbook-error.ts";
import type { ForeignSettings } from "./deckwork-json.ts";

export interface Language {
  /** As it is written in `deckwork.json` and after `--languages`, in lower case. */
  readonly id: string;
  /** As people write it. */
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

/** Any language is allowed, even one that is not listed here. */
export const ANY = "any";

/**
 * Reads the value of `--languages`: `c,python`, or `any`.
 *
 * @returns the ids
 * @throws WorkbookError when a name is unknown
 */
export function parseLanguages(text: string): readonly string[] {
  const words = text
    .split(/[\s,]+/)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());
  const names = `${KNOWN.map(({ id }) => id).join(", ")} or ${ANY}`;
  if (words.length === 0)
    throw new WorkbookError(
      `--languages needs the names of languages; write one or more of ${names}.`,
    );
  return words.map((word) => {
    const id = word === ANY ? ANY : known(word)?.id;
    if (id === undefined)
      throw new WorkbookError(
        `--languages ${text}: "${word}" is not a known language; write ${names}.`,
      );
    return id;
  });
}

function known(word: string): Known | undefined {
  return KNOWN.find(({ id, otherIds = [] }) => id === word || otherIds.includes(word));
}

/**
 * The language of a stage's program: from the settings, else from the commands, else the language of most of its files.
 * The settings are not believed if they name one language and start a program in another.
 *
 * @param names - the files of the stage
 */
export function languageOf(settings: ForeignSettings, names: readonly string[]): Language {
  const { language, run } = settings;
  if (language !== undefined) {
    const id = language.toLowerCase();
    const claimed = known(id);
    // A language that is not listed may run on another's machine, as Kotlin does on Java's.
    return claimed ? (languageOfCommand(run) ?? claimed) : { id, name: language };
  }
  return (
    languageOfCommands(settings) ??
    languageOfFiles(names) ?? { id: "other", name: "another language" }
  );
}

function languageOfCommands({ build, run }: ForeignSettings): Known | undefined {
  return languageOfCommand(build) ?? languageOfCommand(run);
}

function languageOfCommand([command = ""]: readonly string[] = []): Known | undefined {
  const name = posix.basename(command);
  return KNOWN.find(({ commands }) => commands.includes(name));
}

function languageOfFiles(names: readonly string[]): Known | undefined {
  const count = ({ endings }: Known) =>
    names.filter((name) => endings.includes(posix.extname(name).toLowerCase())).length;
  const [most] = [...KNOWN].sort((a, b) => count(b) - count(a));
  return most && count(most) > 0 ? most : undefined;
}

/**
 * Whether the settings of the whole course fit the files of a stage: a student may have handed in TypeScript anyway.
 *
 * @param names - the names of those files in the stage that may be part of a program
 */
export function isWrittenFor(settings: ForeignSettings, names: readonly string[]): boolean {
  const ends = (endings: readonly string[]) =>
    names.some((name) => endings.includes(posix.extname(name).toLowerCase()));
  const meant =
    settings.language === undefined
      ? languageOfCommands(settings)
      : known(settings.language.toLowerCase());
  if (meant) return ends(meant.endings);
  // JavaScript files may be the compiled files of a TypeScript program.
  const typeScript = [".ts", ".mts", ".js", ".mjs", ".cjs"];
  const others = KNOWN.filter(({ id }) => id !== "javascript").flatMap(({ endings }) => endings);
  return ends(others) || (names.length > 0 && !ends(typeScript));
}
