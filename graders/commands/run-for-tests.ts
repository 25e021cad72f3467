/**
 * Runs commands for tests as a person would, in the test's own small workbook.
 *
 * @module
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import {
  tinyWorkbook,
  type WorkbookFiles,
  writeWorkbook,
} from "../engine/for-tests/tiny-workbook.ts";
import { openSession } from "../engine/sandbox/session.ts";
import { runCommandLine } from "./command-line.ts";
import type { Io } from "./io.ts";
import { openTerminal, type Terminal } from "./terminal-for-tests.ts";

const LIMIT_MS = 120_000;

type After = (remove: () => void) => void;

/**
 * What takes things away when all tests of a file are done. Those that run side by side need it: vitest's own
 * `onTestFinished` does not know whose test it is called in.
 */
export function afterAllTests(): After {
  const removals: (() => void)[] = [];
  afterAll(() => {
    for (const remove of removals.reverse()) remove();
  });
  return (remove) => void removals.push(remove);
}

/** A small workbook of the test's own. */
export function ownWorkbook(
  files: WorkbookFiles = tinyWorkbook(),
  after: After = onTestFinished,
): string {
  const { root, remove } = writeWorkbook(files);
  after(remove);
  return root;
}

/** A small workbook in a folder with a space and an umlaut in its name. */
export function workbookInOddFolder(files: WorkbookFiles, after: After = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "deckwork Übung "));
  const { root, remove } = writeWorkbook(files, join(folder, "mein Heft"));
  after(() => {
    remove();
    rmSync(folder, { recursive: true, force: true });
  });
  return root;
}

/** The command line, program first; it works on the workbook that `DECKWORK_ROOT` names. */
export function commandOf(args: readonly string[]): [string, ...string[]] {
  return [process.execPath, join(PROJECT, "graders/deckwork.cjs"), ...here(args)];
}

let isBoxed: boolean | undefined;

/** Most tests of `grade` are not about the box, and also run on a machine without one. */
function here(args: readonly string[]): readonly string[] {
  if (args[0] !== "grade") return args;
  isBoxed ??= provesBox();
  return isBoxed ? args : [...args, "--no-box"];
}

function provesBox(): boolean {
  const session = openSession();
  const { kind } = session.protection;
  session.close();
  return kind === "bubblewrap";
}

export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs a command in this process, without a terminal.
 *
 * @param env - npm's environment variables, if npm has started it
 */
export async function run(
  root: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  let out = "";
  let err = "";
  const hear = (text: string) => {
    out += text;
  };
  const complain = (text: string) => {
    err += text;
  };
  const plain = { colour: false, cursor: false, width: 80, interactive: false };
  const io: Io = { out: hear, say: hear, complain, ...plain };
  const status = await runCommandLine(here(args), { root, io }, env);
  return { status, out, err };
}

/** Runs a command as a process without a terminal: one that reads what is typed, or starts a program that does. */
export function runProcess(root: string, args: readonly string[], input = ""): Promise<Ended> {
  const [node, ...rest] = commandOf(args);
  return new Promise((resolve, reject) => {
    const child = spawn(node, rest, {
      cwd: root,
      env: { ...process.env, DECKWORK_ROOT: root },
      timeout: LIMIT_MS,
      killSignal: "SIGKILL",
    });
    let out = "";
    let err = "";
    child.stdout.setEncoding("utf8").on("data", (text) => (out += text));
    child.stderr.setEncoding("utf8").on("data", (text) => (err += text));
    child.stdin.on("error", () => {}).end(input);
    child.on("error", reject).on("close", (status) => resolve({ status, out, err }));
  });
}

/** Runs a command on an interactive terminal, whatever the environment of the tests is. */
export function runAtTerminal(
  root: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  after: After = onTestFinished,
): Terminal {
  const terminal = openTerminal(commandOf(args), root, {
    DECKWORK_ROOT: root,
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    TERM: "xterm-256color",
    LANG: "C.UTF-8",
    ...env,
  });
  after(terminal.close);
  return terminal;
}
