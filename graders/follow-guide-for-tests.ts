/**
 * Follows a guide exactly: writes its files, types its commands, and compares their output with the guide's.
 *
 * A block ```` ```ts file=PATH ```` is a file to write, ```` ```sh ```` is typed, and a block ```` ```text ```` right after
 * that is the output. `status=2` gives an exit status other than 0. A line `…` stands for any lines.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { run } from "./commands/run-for-tests.ts";

/** On Windows, the `bash` on the path belongs to a different system. Git has one that uses the same files. */
const BASH = process.platform === "win32" ? "C:\\Program Files\\Git\\bin\\bash.exe" : "bash";

export interface Block {
  readonly language: string;
  readonly file?: string;
  /** The exit status of its last command. The earlier ones end with 0. */
  readonly status: number;
  readonly text: string;
}

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A page of the project, with the same line ends as in git. */
export function readPage(path: string): string {
  return readFileSync(join(PROJECT, path), "utf8").replaceAll("\r\n", "\n");
}

/** The sections of a page (`## …`) with their fenced blocks. A heading inside a block belongs to the block. */
export function sectionsOf(page: string): Section[] {
  const sections: { title: string; blocks: Block[] }[] = [];
  const parts = page.matchAll(/^## (.+)$|^(`{3,})(\w*)([^\n]*)\n([\s\S]*?)^\2$/gm);
  for (const [, title, , language = "", info = "", text = ""] of parts) {
    if (title !== undefined) sections.push({ title, blocks: [] });
    else sections.at(-1)?.blocks.push({ language, text, ...readInfo(info) });
  }
  return sections;
}

function readInfo(info: string): Pick<Block, "file" | "status"> {
  const file = /\bfile=(\S+)/.exec(info)?.[1];
  const status = Number(/\bstatus=(\d+)/.exec(info)?.[1] ?? 0);
  return file === undefined ? { status } : { file, status };
}

/**
 * Follows a section in a workbook, as a reader in its folder would. It temporarily changes this process's folder,
 * because a reader's paths are relative to it.
 */
export async function follow(root: string, { blocks }: Section): Promise<void> {
  const home = process.cwd();
  process.chdir(root);
  try {
    let printed: string | undefined;
    for (const { language, file, status, text } of blocks) {
      if (file !== undefined) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), text);
      } else if (language === "text" && printed !== undefined) {
        expect(linesShown(printed, text)).toEqual(linesOf(text));
      }
      printed = language === "sh" ? await type(root, text, status) : undefined;
    }
  } finally {
    process.chdir(home);
  }
}

/** Types the commands of a block. @returns the output on a terminal */
async function type(root: string, block: string, status: number): Promise<string> {
  const commands = commandsOf(block);
  let printed = "";
  for (const [at, command] of commands.entries()) {
    const ended = command.startsWith("npm run ")
      ? await runScript(root, command)
      : runShell(root, command);
    printed += ended.printed;
    const expected = at === commands.length - 1 ? status : 0;
    expect({ command, status: ended.status, printed: ended.printed }).toEqual({
      command,
      status: expected,
      printed: ended.printed,
    });
  }
  return printed;
}

/** Each `npm run` is a command of its own. The lines between them form one shell script. */
function commandsOf(block: string): string[] {
  const commands: string[] = [];
  for (const line of block.replaceAll("\\\n", " ").trimEnd().split("\n")) {
    const last = commands.at(-1);
    if (last === undefined || line.startsWith("npm run ") || last.startsWith("npm run "))
      commands.push(line);
    else commands[commands.length - 1] = `${last}\n${line}`;
  }
  return commands;
}

/** Runs a workbook command in this process, so that nothing is compiled or started again. */
async function runScript(
  root: string,
  command: string,
): Promise<{ status: number | null; printed: string }> {
  const [name = "", ...rest] = wordsOf(command.replace(/^npm run (-s )?/, ""));
  const { status, out, err } = await run(root, [name, ...rest.slice(rest[0] === "--" ? 1 : 0)]);
  return { status, printed: out + (status === 0 ? "" : err) };
}

function runShell(root: string, script: string): { status: number | null; printed: string } {
  const { status, stdout, stderr } = spawnSync(BASH, ["-e", "-c", script], {
    cwd: root,
    encoding: "utf8",
    timeout: 60_000,
  });
  return { status, printed: stdout + (status === 0 ? "" : stderr) };
}

/** The words of a command line, without the quotes around them. */
function wordsOf(line: string): string[] {
  const words = line.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
  return words.map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, "$1$2"));
}

/** The printed lines, without those that a line `…` leaves out. All times in seconds count as equal. */
function linesShown(printed: string, shown: string): string[] {
  const lines = linesOf(printed);
  const shownLines = linesOf(shown);
  if (!shownLines.includes("…")) return lines;
  const kept: string[] = [];
  let from = 0;
  for (const [at, line] of shownLines.entries()) {
    if (line !== "…") {
      kept.push(lines[from++] ?? "(no more lines)");
      continue;
    }
    kept.push(line);
    const next = shownLines[at + 1];
    const found = next === undefined ? lines.length : lines.indexOf(next, from);
    from = found < 0 ? lines.length : found;
  }
  return kept;
}

function linesOf(text: string): string[] {
  return text
    .trim()
    .replace(/\d+(\.\d+)? (m?s)\b/g, "0 $2")
    .split("\n")
    .map((line) => line.trimEnd());
}
