/**
 * The command line: finds the command, runs it, sets the exit status.
 */
import { fileURLToPath } from "node:url";
import { type CommandContext, type Define, DONE, FAULT } from "./commands/command.ts";
import { processIo } from "./commands/io.ts";
import { sayTrouble } from "./commands/machine-trouble.ts";
import { WorkbookError } from "./engine/workbook-error.ts";

interface Entry {
  readonly for: "Students" | "Demonstrations" | "Instructors" | "Authors";
  readonly summary: string;
  load(): Promise<{ define: Define }>;
}

/** A signal that is on its way has arrived after so long. */
const SIGNAL_MS = 50;

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
  solution: {
    for: "Students",
    summary: "the solution beside your own files, once a stage has passed",
    load: () => import("./commands/solution.ts"),
  },
  reset: {
    for: "Students",
    summary: "start a stage over; the old files are kept",
    load: () => import("./commands/reset.ts"),
  },
  review: {
    for: "Students",
    summary: "answer the data structure review",
    load: () => import("./commands/review.ts"),
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

/** Runs one command line; the desk, where it is empty. @returns the exit status */
export async function main(argv: readonly string[], root: string): Promise<number> {
  const io = processIo();
  try {
    if (argv.length > 0) return await runLine(argv, { root, io });
    // The desk is there before what the other commands need has been loaded.
    const { start } = await import("./commands/start.ts");
    return await start({ root, io });
  } catch (error) {
    const says = error instanceof WorkbookError ? error.message : sayTrouble(error);
    if (says === undefined) {
      // Ctrl-C goes to tsx's own compiler as well, whose end may be noticed before the signal that ended it.
      await new Promise((resolve) => setTimeout(resolve, SIGNAL_MS));
      throw error;
    }
    io.complain(`${says}\n`);
    return FAULT;
  }
}

async function runLine(argv: readonly string[], { root, io }: CommandContext): Promise<number> {
  const { Command, CommanderError } = await import("commander");
  let status = DONE;
  let refused = "";
  const program = new Command("deckwork")
    .description("A workbook of card games: built stage by stage, graded by transcripts.")
    .configureOutput({
      writeOut: io.out,
      writeErr: io.complain,
      outputError: (text) => {
        refused = text.replace(/^error: (.)/, (_, first: string) => first.toUpperCase());
      },
    })
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
    "\nWithout a command, npm start shows the desk: your stages, and what to do next.\nA stage is written blackjack/2, blackjack/deal or blackjack/2-deal; a track, blackjack.\nEvery command is an npm script: npm run check -- two-player-spades/1\n",
  );
  try {
    await program.parseAsync(argv as string[], { from: "user" });
    return status;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return DONE;
    const asks = error.code === "commander.missingArgument" && /'stage'/.test(refused);
    if (asks) io.complain(await whichStage(wanted!, root));
    else if (refused !== "") io.complain(`${refused}Use --help to see what this command takes.\n`);
    return FAULT;
  }
}

/** Asks for the stage that was left out, with a line that can be typed: the command, of the first stage there is. */
async function whichStage(command: string, root: string): Promise<string> {
  const { outline } = await import("./engine/desk/desk-outline.ts");
  const first = (await outline(root)).flatMap(({ stages }) => stages)[0];
  const example =
    first && `For example: npm run ${command} -- ${first.track.name}/${first.number}; `;
  return `Which stage? ${example ?? ""}npm start shows them all.\n`;
}

process.exitCode = await main(
  process.argv.slice(2),
  fileURLToPath(new URL("..", import.meta.url)).replace(/[/\\]$/, ""),
);
