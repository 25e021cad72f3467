/**
 * The command line: finds the command, runs it, sets the exit status.
 */
import { fileURLToPath } from "node:url";
import { Command, CommanderError } from "commander";
import { type Define, DONE, FAULT } from "./commands/command.ts";
import { processIo } from "./commands/io.ts";
import { WorkbookError } from "./engine/workbook-error.ts";

interface Entry {
  readonly for: "Students" | "Demonstrations" | "Instructors" | "Authors";
  readonly summary: string;
  load(): Promise<{ define: Define }>;
}

/** Every command is an npm script of the same name. */
const COMMANDS: Readonly<Record<string, Entry>> = {
  lesson: {
    for: "Students",
    summary: "read a stage's lesson",
    load: () => import("./commands/lesson.ts"),
  },
  play: {
    for: "Students",
    summary: "run your own program of a stage",
    load: () => import("./commands/play.ts"),
  },
  check: {
    for: "Students",
    summary: "grade your own stages",
    load: () => import("./commands/check.ts"),
  },
  watch: {
    for: "Students",
    summary: "grade a stage on every save",
    load: () => import("./commands/watch.ts"),
  },
  hint: {
    for: "Students",
    summary: "one more hint for a stage",
    load: () => import("./commands/hint.ts"),
  },
  reset: {
    for: "Students",
    summary: "start a stage over; the old files are kept",
    load: () => import("./commands/reset.ts"),
  },
  demo: {
    for: "Demonstrations",
    summary: "run the reference's program of a stage",
    load: () => import("./commands/demo.ts"),
  },
  grade: {
    for: "Instructors",
    summary: "grade a course, or the sample class",
    load: () => import("./commands/grade.ts"),
  },
  record: {
    for: "Authors",
    summary: "record a stage's transcripts from its solution",
    load: () => import("./commands/record.ts"),
  },
  verify: {
    for: "Authors",
    summary: "prove that the workbook is whole",
    load: () => import("./commands/verify.ts"),
  },
};

/** Runs one command line. @returns the exit status */
export async function main(argv: readonly string[], root: string): Promise<number> {
  const io = processIo();
  let status = DONE;
  const program = new Command("deckwork")
    .description("A workbook of card games: built stage by stage, graded by transcripts.")
    .configureOutput({
      writeOut: io.out,
      writeErr: io.complain,
      outputError: (text, write) =>
        write(text.replace(/^error: (.)/, (_, first: string) => first.toUpperCase())),
    })
    .showHelpAfterError("Use --help to see what this command takes.")
    .exitOverride()
    .helpCommand(false);
  const wanted = argv.find((word) => !word.startsWith("-"));
  for (const [name, entry] of Object.entries(COMMANDS)) {
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
  }
  program.addHelpText(
    "after",
    "\nA stage is written blackjack/2, blackjack/deal or blackjack/2-deal; a track, blackjack.\nEvery command is an npm script: npm run check -- two-player-spades/1\n",
  );
  try {
    await program.parseAsync(argv.length === 0 ? ["--help"] : (argv as string[]), { from: "user" });
    return status;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : FAULT;
    if (error instanceof WorkbookError) {
      io.complain(`${error.message}\n`);
      return FAULT;
    }
    throw error;
  }
}

process.exitCode = await main(
  process.argv.slice(2),
  fileURLToPath(new URL("..", import.meta.url)).replace(/[/\\]$/, ""),
);
