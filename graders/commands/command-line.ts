/**
 * Finds the command of a command line and runs it.
 *
 * @module
 */
import { WorkbookError } from "../engine/text/workbook-error.ts";
import { COMMANDS, commandsOf } from "./all-commands.ts";
import { type CommandContext, DONE, FAULT } from "./command.ts";
import { sayTrouble } from "./machine-trouble.ts";
import type { Environment } from "./npm-options.ts";
import { readWords } from "./read-words.ts";
import { sayRefusal, whichCommand, whichStage } from "./refusal.ts";

/**
 * Runs one command line, or the desk if it is empty.
 *
 * @param env - where npm leaves the options that it took as its own
 * @returns the exit status
 */
export async function runCommandLine(
  argv: readonly string[],
  { root, io }: CommandContext,
  env: Environment = {},
): Promise<number> {
  try {
    // Ignore a repeated command name.
    const words = argv.filter((word) => word !== "--");
    if (words.length > 0) return await runLine(words, { root, io }, env);
    // Open the desk quickly, without loading what other commands need.
    const { start } = await import("./start.ts");
    return await start({ root, io });
  } catch (error) {
    const says = error instanceof WorkbookError ? error.message : sayTrouble(error);
    if (says === undefined) throw error;
    io.complain(`${says}\n`);
    return FAULT;
  }
}

async function runLine(
  argv: readonly string[],
  { root, io }: CommandContext,
  env: Environment,
): Promise<number> {
  const { Command, CommanderError } = await import("commander");
  let status = DONE;
  let refused = "";
  // The words a person types. npm takes options before the -- for itself.
  const program = new Command("npm run")
    .usage("COMMAND -- [options] [stage]")
    .description("A workbook of card games: built stage by stage, graded by transcripts.")
    .configureOutput({
      writeOut: io.out,
      writeErr: io.complain,
      outputError: (text) => {
        refused = sayRefusal(text);
      },
    })
    .exitOverride()
    .helpOption("-h, --help", "show this help")
    .helpCommand(false);
  const wanted = argv.find((word) => !word.startsWith("-"));
  let words = argv;
  for (const [name, entry] of commandsOf(root)) {
    const command = program
      .command(name)
      .description(entry.summary)
      .helpGroup(`${entry.for}:`)
      .copyInheritedSettings(program);
    if (name !== wanted) continue;
    const { define } = await entry.load();
    define(command, { root, io }, (result) => {
      status = result;
    });
    command.usage(`-- ${command.usage()}`);
    const read = await readWords(command, argv, { root, io }, env);
    if (read === undefined) return FAULT;
    words = read;
  }
  program.addHelpText(
    "after",
    "\nWithout a command, npm start shows the desk: your stages, and what to do next.\nName a stage as blackjack/2, blackjack/deal or blackjack/2-deal, and a track as blackjack.\nFor example: npm run check -- two-player-spades/1\n",
  );
  try {
    await program.parseAsync(words as string[], { from: "user" });
    return status;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return DONE;
    const asks = error.code === "commander.missingArgument" && /'stage'/.test(refused);
    const noCommand = error.code === "commander.unknownCommand";
    const asked = asks
      ? await whichStage(wanted!, root)
      : noCommand && (await whichCommand(wanted!, root));
    if (asked) io.complain(asked);
    else if (refused !== "") io.complain(`${refused} ${helpSays(wanted)}\n`);
    return FAULT;
  }
}

/** Says where to read more. */
function helpSays(command: string | undefined): string {
  return command !== undefined && Object.hasOwn(COMMANDS, command)
    ? `See npm run ${command} -- --help`
    : "See npm start -- --help";
}
