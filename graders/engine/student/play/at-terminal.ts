/**
 * Loaded before a program that runs on the real terminal. It types the first lines for the student, can keep the typed
 * lines and record the output, and describes a crash by the program's own files.
 */
import { appendFileSync, readFileSync, rmSync } from "node:fs";
import { type Host, host as terminal } from "../../../toolkit/host.ts";
import { renderCrash } from "../../report/crash.ts";
import { codeOf } from "../../text/workbook-error.ts";
import { openRecorder, type Recorder } from "./cast.ts";
import { CHARACTER_MS, thoughtMs } from "./pace.ts";
import { quietKeyboard } from "./quiet-keyboard.ts";
import { type Casting, SETTINGS, type TerminalSettings, type Typing } from "./terminal-settings.ts";
import { typeForReaders } from "./typed-keyboard.ts";

/** The exit status for an unsettled top-level `await`. */
const UNSETTLED = 13;

const {
  tree,
  root,
  typed,
  keep,
  cast,
  speed = 1,
} = JSON.parse(process.env[SETTINGS] ?? "{}") as TerminalSettings;
delete process.env[SETTINGS];

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const print = process.stdout.write.bind(process.stdout);
const recorder = cast && record(cast);
/** How many characters the program has shown since the last line was typed. */
let shown = 0;
let printedAt = 0;

process.stdout.write = ((chunk: string | Uint8Array, ...rest: []) => {
  const text = typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8");
  shown += text.length;
  printedAt = performance.now();
  recorder?.show(text);
  return print(chunk, ...rest);
}) as typeof process.stdout.write;

function record({ file, clock }: Casting): Recorder {
  const began = performance.now();
  let broken = false;
  const open = openRecorder(
    (event) => {
      if (broken) return;
      try {
        appendFileSync(file, event);
      } catch (error) {
        broken = true;
        process.stderr.write(`\nThe recording has ended (${codeOf(error)}).\n`);
        rmSync(file, { force: true });
      }
    },
    clock === "made" ? () => 0 : () => performance.now() - began,
    speed,
  );
  process.once("exit", open.flush);
  return open;
}

/** A terminal shows what is typed; a pipe does not. */
async function type(line: string, pace: Typing["pace"]): Promise<void> {
  recorder?.type(line);
  const thought = thoughtMs(shown);
  shown = 0;
  if (!process.stdout.isTTY) return;
  if (pace === "at once") {
    print(`${line}\n`);
    return;
  }
  await sleep(thought / speed);
  for (const character of line) {
    print(character);
    await sleep(CHARACTER_MS / speed);
  }
  print("\n");
}

let next = 0;

async function readLine(): Promise<string | undefined> {
  const line = typed?.lines[next++];
  if (line === undefined) return typed?.afterwards === "nobody" ? undefined : readPerson();
  await type(line, typed!.pace);
  return line;
}

async function readPerson(): Promise<string | undefined> {
  // Keep what was shown, even if the game is interrupted here.
  recorder?.flush();
  const line = await terminal.readLine();
  if (line === undefined || !recorder) return line;
  if (cast?.clock === "made") recorder.type(line);
  else recorder.typed(line);
  return line;
}

/** If nobody waits, time passes only in the recording. */
function pause(seconds: number): Promise<void> | void {
  recorder?.flush();
  if (!recorder || (cast?.clock === "real" && process.stdout.isTTY))
    return terminal.pause(seconds / speed);
  recorder.pass((seconds * 1000) / speed);
}

// Keys must not disturb a game that is being shown.
if (typed?.afterwards === "nobody" && typed.pace === "human" && process.stdout.isTTY)
  quietKeyboard();

if (typed)
  typeForReaders({
    next: () => typed.lines[next++],
    echo: (line) => void type(line, "at once"),
    isContinued: typed.afterwards === "person",
    printedAt: () => printedAt,
  });

const host: Host = {
  ...terminal,
  readLine: async () => {
    const line = await readLine();
    if (keep !== undefined && line !== undefined) appendFileSync(keep, `${JSON.stringify(line)}\n`);
    return line;
  },
  pause,
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
  // The program, or the toolkit at the end of the input, has already printed a message.
  if (process.listenerCount("uncaughtException") > 1) return;
  process.stderr.write(`\n${renderCrash(error, tree, root, sourceOf, process.stderr.columns)}`);
  // Earlier output goes out first, even through a slow pipe.
  process.stdout.write("", () => process.exit(1));
});

process.once("exit", (status) => {
  if (status === UNSETTLED)
    process.stderr.write(
      "\nThe program is waiting for something that never comes: an await never ends.\n",
    );
});

// If the reader closes the pipe (`| head`), the program ends quietly.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
