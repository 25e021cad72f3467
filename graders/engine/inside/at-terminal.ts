/**
 * Loaded before a program that runs on the real terminal. It types the first lines for the person who sits there, keeps
 * what was typed where somebody wants it, and tells of a crash in the terms of the program's own files.
 */
import { appendFileSync, readFileSync } from "node:fs";
import { type Host, host as terminal } from "../../toolkit/host.ts";
import { renderCrash } from "../report/crash.ts";

export interface TerminalSettings {
  /** The folder of the program's sources. */
  readonly tree: string;
  /** What places are told relative to. */
  readonly root: string;
  readonly typed?: Typing;
  /** A file to which each line that is read is appended, as JSON. */
  readonly keep?: string;
}

/** What is typed by itself. */
export interface Typing {
  readonly lines: readonly string[];
  /** Who goes on after the last line: the person at the terminal, or nobody. */
  readonly afterwards: "person" | "nobody";
  /** Where somebody watches: at once, or as fast as a person types. */
  readonly pace: "at once" | "human";
}

/** The name of the variable that holds the settings. */
export const SETTINGS = "DECKWORK_TERMINAL";

const CHARACTER_MS = 40;
const THINK_MS = 700;
/** Ended with an unsettled top-level `await`. */
const UNSETTLED = 13;

const { tree, root, typed, keep } = JSON.parse(process.env[SETTINGS] ?? "{}") as TerminalSettings;
delete process.env[SETTINGS];

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A pipe echoes nothing, and nobody watches it; a terminal shows what is typed. */
async function type(line: string, pace: Typing["pace"]): Promise<void> {
  if (!process.stdout.isTTY) return;
  if (pace === "at once") {
    process.stdout.write(`${line}\n`);
    return;
  }
  await sleep(THINK_MS);
  for (const character of line) {
    process.stdout.write(character);
    await sleep(CHARACTER_MS);
  }
  process.stdout.write("\n");
}

let next = 0;

async function readLine(): Promise<string | undefined> {
  const line = typed?.lines[next++];
  if (line === undefined) return typed?.afterwards === "nobody" ? undefined : terminal.readLine();
  await type(line, typed!.pace);
  return line;
}

const host: Host = {
  ...terminal,
  readLine: async () => {
    const line = await readLine();
    if (keep !== undefined && line !== undefined) appendFileSync(keep, `${JSON.stringify(line)}\n`);
    return line;
  },
};
Object.defineProperty(globalThis, Symbol.for("deckwork.host"), { value: host });

function sourceOf(file: string, line: number): string | undefined {
  try {
    return readFileSync(file, "utf8").split(/\r?\n/)[line - 1];
  } catch {
    return undefined;
  }
}

process.on("uncaughtException", (error) => {
  // The program, or the toolkit at the end of the input, has words of its own.
  if (process.listenerCount("uncaughtException") > 1) return;
  process.stderr.write(`\n${renderCrash(error, tree, root, sourceOf, process.stderr.columns)}`);
  // What was printed before goes out first, also where a pipe takes its time.
  process.stdout.write("", () => process.exit(1));
});

process.once("exit", (status) => {
  if (status === UNSETTLED)
    process.stderr.write(
      "\nThe program waits for something that never comes: an await that never ends.\n",
    );
});

// A reader that goes away (`| head`) ends the program quietly.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
