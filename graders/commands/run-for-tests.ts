/**
 * Commands for tests: in a small workbook of the test's own, run as a person would run them.
 *
 * @module
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { tinyWorkbook, type WorkbookFiles, writeWorkbook } from "../engine/tiny-workbook.ts";
import { openTerminal, type Terminal } from "./terminal-for-tests.ts";

/** What makes Node read TypeScript, given to its `--import`. */
export const TSX = import.meta.resolve("tsx");

const LIMIT_MS = 120_000;

/** This repository. */
export const PROJECT = fileURLToPath(new URL("../..", import.meta.url)).replace(/[/\\]$/, "");

type After = (remove: () => void) => void;

/** A workbook with its commands. */
export function ownWorkbook(
  files: WorkbookFiles = tinyWorkbook(),
  after: After = onTestFinished,
): string {
  const { root, remove } = writeWorkbook(files, true);
  after(remove);
  return root;
}

/** A workbook with its commands, in a folder with a blank and an umlaut in its name. */
export function workbookInOddFolder(files: WorkbookFiles, after: After = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "deckwork Übung "));
  const { root, remove } = writeWorkbook(files, true, join(folder, "mein Heft"));
  after(() => {
    remove();
    rmSync(folder, { recursive: true, force: true });
  });
  return root;
}

/** The command line, program first. */
export function commandOf(root: string, args: readonly string[]): [string, ...string[]] {
  return [process.execPath, "--import", TSX, join(root, "graders/main.ts"), ...args];
}

export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a command without a terminal. */
export function run(root: string, args: readonly string[], input = ""): Promise<Ended> {
  const [node, ...rest] = commandOf(root, args);
  return new Promise((resolve, reject) => {
    const child = spawn(node, rest, { cwd: root, timeout: LIMIT_MS, killSignal: "SIGKILL" });
    let out = "";
    let err = "";
    child.stdout.setEncoding("utf8").on("data", (text) => (out += text));
    child.stderr.setEncoding("utf8").on("data", (text) => (err += text));
    child.stdin.on("error", () => {}).end(input);
    child.on("error", reject).on("close", (status) => resolve({ status, out, err }));
  });
}

/** Runs a command on a terminal that is somebody's, whatever the environment of the tests is. */
export function runAtTerminal(
  root: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Terminal {
  const terminal = openTerminal(commandOf(root, args), root, {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    TERM: "xterm-256color",
    LANG: "C.UTF-8",
    ...env,
  });
  onTestFinished(terminal.close);
  return terminal;
}
