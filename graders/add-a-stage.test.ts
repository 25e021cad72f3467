/** The README's page "How to add a stage", followed word for word in a copy of the workbook. */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
// A path as students have them.
const copy = join(mkdtempSync(join(tmpdir(), "deckwork-")), "Übung 1");

interface Block {
  readonly language: string;
  readonly file?: string;
  readonly text: string;
}

/** The fenced blocks of the page, in order. */
function blocksOf(page: string): Block[] {
  const fences = page.matchAll(/^(`{3,})(\w+)(?: file=(\S+))?\n([\s\S]*?)^\1$/gm);
  return [...fences].map(([, , language = "", file, text = ""]) => ({
    language,
    text,
    ...(file ? { file } : {}),
  }));
}

function follow({ language, file, text }: Block): void {
  if (file) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  } else if (language === "sh") {
    const { status, stdout, stderr } = spawnSync("bash", ["-e", "-c", text], {
      cwd: copy,
      encoding: "utf8",
      timeout: 100_000,
    });
    expect({ text, status, said: status === 0 ? "" : stdout + stderr }).toEqual({
      text,
      status: 0,
      said: "",
    });
  }
}

afterAll(() => rmSync(dirname(copy), { recursive: true, force: true }));

test("a stage made by the README's page is found whole by verify", () => {
  for (const tree of ["graders", "lessons", "solutions", "package.json", "tsconfig.json"]) {
    cpSync(join(root, tree), join(copy, tree), { recursive: true });
  }
  // The student's own folder is made anew: a clone may hold anything there, or nothing.
  mkdirSync(join(copy, "exercises"));
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
  const readme = readFileSync(join(root, "README.md"), "utf8").replaceAll("\r\n", "\n");
  // To the end: the lesson inside the page has headings of its own.
  const page = readme.slice(readme.indexOf("### How to add a stage\n"));
  const blocks = blocksOf(page);
  expect(blocks.length).toBeGreaterThan(8);
  for (const block of blocks) follow(block);
});
