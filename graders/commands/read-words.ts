/**
 * Reads the words of a command line as the user meant them.
 *
 * @module
 */
import type { Command } from "commander";
import type { CommandContext } from "./command.ts";
import { type Environment, mayHaveTaken, readNpm } from "./npm-options.ts";

/**
 * The words of a command, with the options that npm took put back, and with no stage taken as a value.
 *
 * @returns `undefined` if the meaning is unclear; the user has been told
 */
export async function readWords(
  command: Command,
  argv: readonly string[],
  context: CommandContext,
  env: Environment,
): Promise<readonly string[] | undefined> {
  const words = await withNpms(command, argv, context, env);
  if (words === undefined || !command.options.some(({ optional }) => optional)) return words;
  return await withoutGreed(command, words, context.root);
}

/** The words with the options that npm took as its own; `undefined` if the meaning is unclear. */
async function withNpms(
  command: Command,
  argv: readonly string[],
  { root, io }: CommandContext,
  env: Environment,
): Promise<readonly string[] | undefined> {
  if (!mayHaveTaken(command, env)) return argv;
  const at = argv.indexOf(command.name());
  const words = argv.filter((_, index) => index !== at);
  const read = readNpm(command, words, env, await namesOf(root));
  switch (read.kind) {
    case "as it is":
      return argv;
    case "put right":
      io.complain(`Read as: ${read.typed}\n`);
      return [command.name(), ...read.words];
    case "npm's own":
      io.complain(
        `npm kept ${read.options.join(" and ")} for itself. If you meant it for this command, type ${read.typed}\n`,
      );
      return argv;
    case "unclear":
      io.complain(
        `npm kept ${read.options.join(" and ")} for itself; options come after --. Type ${read.typed}\n`,
      );
      return undefined;
    default:
      return read satisfies never;
  }
}

/** The words, with no stage taken as the value of an option that needs none: `--replay blackjack/3`. */
async function withoutGreed(
  command: Command,
  words: readonly string[],
  root: string,
): Promise<readonly string[]> {
  const at = words.findIndex((word) =>
    command.options.some(({ optional, long }) => optional && word === long),
  );
  const next = words[at + 1];
  if (at < 0 || next === undefined) return words;
  const isName = await namesOf(root);
  if (!isName(next)) return words;
  return [...words.slice(0, at), ...words.slice(at + 1), words[at]!];
}

/** Tells whether a word names a track or a stage. The workbook is read only if needed. */
export async function namesOf(root: string): Promise<(word: string) => boolean> {
  const { discover } = await import("../engine/workbook/workbook.ts");
  const { isNamed } = await import("../engine/workbook/find-stage.ts");
  const workbook = discover(root);
  return (word) => isNamed(workbook, word);
}
