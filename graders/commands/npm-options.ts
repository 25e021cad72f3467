/**
 * Options that npm took as its own. Without `--`, `npm run check S --case x` gives the command `S x`, and sets
 * `npm_config_case=true` in the environment (in npm 10 and 11; `--case=x` gives the value itself, and no `x`).
 *
 * Clear cases are corrected. npm's own settings are left alone, because many people have `json` or `jobs` in .npmrc.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Command, Option } from "commander";

export type Environment = Readonly<Record<string, string | undefined>>;

/** The interpretation of a command line. */
export type Read =
  | { readonly kind: "as it is" }
  /** The intended words are certain. */
  | { readonly kind: "put right"; readonly words: readonly string[]; readonly typed: string }
  /** npm has options with the same names, so the intention is unknown. */
  | { readonly kind: "npm's own"; readonly options: readonly string[]; readonly typed: string }
  | { readonly kind: "unclear"; readonly options: readonly string[]; readonly typed: string };

/**
 * The environment, where npm says what it took. The mark that npm started this command is removed, or a command started
 * by this one would use its options.
 */
export function takeEnvironment(): Environment {
  const env = { ...process.env };
  delete process.env.npm_command;
  return env;
}

/** Whether npm itself started this command and may have taken one of its options. */
export function mayHaveTaken(command: Command, env: Environment): boolean {
  return env.npm_command !== undefined && command.options.some((one) => keyOf(one) in env);
}

/** The environment variable where npm puts an option. */
function keyOf({ long = "" }: Option): string {
  return `npm_config_${long.slice(2).replaceAll("-", "_")}`;
}

/** Settings of npm, or of a tool that it runs (node-gyp), with the same name as one of our options. */
const NPMS_OWN = new Set(["--json", "--all", "--force", "--jobs"]);

interface Taken {
  readonly option: Option;
  /** The value given to npm with `=`; `undefined` if the value, if any, is among the words. */
  readonly value?: string | undefined;
}

/**
 * Reads a command line together with the options that npm took.
 *
 * @param words - the command's arguments, without its name
 * @param isName - whether a word names a track or a stage
 */
export function readNpm(
  command: Command,
  words: readonly string[],
  env: Environment,
  isName: (word: string) => boolean,
): Read {
  const script = env.npm_lifecycle_event;
  if (script !== command.name() && script !== "start") return { kind: "as it is" };
  const all = takenBy(command, words, env);
  const taken = all.filter(({ option }) => !NPMS_OWN.has(option.long!));
  const own = all.filter((one) => !taken.includes(one)).map(({ option }) => option.long!);
  if (taken.length === 0) {
    if (own.length === 0) return { kind: "as it is" };
    return { kind: "npm's own", options: own, typed: lineOf(command, [...words, ...own]) };
  }
  const options = taken.map(({ option }) => option.long!);
  const put = putBack(command, words, taken, isName);
  const typed = lineOf(command, [...put.words, ...own]);
  // An option that npm also has may have been meant for npm, and must not be lost.
  if (own.length > 0) return { kind: "unclear", options: [...options, ...own], typed };
  return put.certain
    ? { kind: "put right", words: put.words, typed }
    : { kind: "unclear", options, typed };
}

/** The options of a command that npm set itself, and not a settings file or the environment. */
function takenBy(command: Command, words: readonly string[], env: Environment): Taken[] {
  const settings = settingsOf(env);
  return command.options.flatMap((option): Taken[] => {
    const name = option.long?.slice(2) ?? "";
    const key = keyOf(option);
    const value = env[key];
    if (value === undefined || value === "") return [];
    if (words.some((word) => word === option.long || word.startsWith(`${option.long}=`))) return [];
    if (settings.has(name) || setElsewhere(env, key)) return [];
    return [value === "true" ? { option } : { option, value }];
  });
}

/** Whether the setting was exported in upper case; npm itself writes lower case. */
function setElsewhere(env: Environment, key: string): boolean {
  return Object.keys(env).some((one) => one !== key && one.toLowerCase() === key);
}

/** The names in the settings files that npm reads. */
function settingsOf(env: Environment): ReadonlySet<string> {
  const project = env.npm_config_local_prefix;
  const files = [
    env.npm_config_userconfig,
    env.npm_config_globalconfig,
    project && join(project, ".npmrc"),
  ];
  const names = new Set<string>();
  for (const file of files) {
    if (!file) continue;
    try {
      for (const [, name] of readFileSync(file, "utf8").matchAll(/^\s*([\w-]+)/gm))
        names.add(name!.replaceAll("_", "-"));
    } catch {
      // Most people do not have this file.
    }
  }
  return names;
}

/** The words with the options put back, and whether this is the only way to read them. */
function putBack(
  command: Command,
  words: readonly string[],
  taken: readonly Taken[],
  isName: (word: string) => boolean,
): { readonly words: readonly string[]; readonly certain: boolean } {
  const asking = taken.filter(({ option, value }) => value === undefined && !option.isBoolean());
  const known = taken
    .filter((one) => !asking.includes(one))
    .flatMap(({ option, value }) => (value === undefined ? [option.long!] : [option.long!, value]));
  const [one, ...others] = asking;
  if (!one) return { words: [...words, ...known], certain: taken.every(isSound) };
  const { long, required } = one.option;
  const placeholders = asking.map(({ option }) => option.flags);
  const unclear = { words: [...words, ...placeholders, ...known], certain: false };
  // A folder and a value look the same.
  const variadic = command.registeredArguments.some((argument) => argument.variadic);
  if (others.length > 0 || words.some((word) => word.startsWith("-"))) return unclear;
  if (variadic) {
    const value = words.at(-1);
    if (value === undefined) return unclear;
    return { words: [...words.slice(0, -1), long!, value, ...known], certain: false };
  }
  const values = words.filter((word) => !isName(word));
  const names = words.filter(isName);
  if (values.length === 1 && names.length < 2)
    return { words: [...names, long!, values[0]!, ...known], certain: true };
  if (values.length === 0 && !required)
    return { words: [...names, long!, ...known], certain: names.length < 2 };
  const [first, second, ...more] = words;
  if (first === undefined || second === undefined || more.length > 0) return unclear;
  // Neither is certainly a name, but a word with a slash is more likely to be one.
  const [name, value] = !first.includes("/") && second.includes("/") ? [second, first] : words;
  return { words: [name!, long!, value!, ...known], certain: false };
}

/** Handles an option without a value. */
function isSound({ option, value }: Taken): boolean {
  return value === undefined || !option.isBoolean();
}

/** The line as typed in a shell. */
function lineOf(command: Command, words: readonly string[]): string {
  const quoted = words.map((word) => (word.startsWith("--") ? word : quote(word)));
  return `npm run ${[command.name(), "--", ...quoted].join(" ")}`;
}

/** Double quotes work in every shell, but not for characters that shells interpret inside them. */
export function quote(word: string): string {
  if (/^[\p{L}\p{N}_@%+=:,./-]+$/u.test(word)) return word;
  if (/^[\p{L}\p{N}_@+=:,./ -]+$/u.test(word)) return `"${word}"`;
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
