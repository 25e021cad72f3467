import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { noteChecks, readProgress, updateProgress } from "./progress.ts";

function folder(): string {
  const root = mkdtempSync(join(tmpdir(), "deckwork-progress-"));
  onTestFinished(() => {
    chmodSync(root, 0o755);
    rmSync(root, { recursive: true });
  });
  return root;
}

const file = (root: string) => join(root, ".deckwork", "progress.json");

function put(root: string, text: string): void {
  mkdirSync(join(root, ".deckwork"));
  writeFileSync(file(root), text);
}

const NOTHING = { hints: {}, passed: {}, checked: {} };

test("without a file, progress is empty, and reading writes nothing", () => {
  const root = folder();
  expect(readProgress(root)).toEqual({ progress: NOTHING });
  expect(existsSync(join(root, ".deckwork"))).toBe(false);
});

test("written progress can be read again, and no draft stays behind", () => {
  const root = folder();
  const progress = {
    hints: { "tiny/1-greet": { 1: 2 } },
    passed: { "tiny/1-greet": "2025-11-21T03:30:00.000Z" },
    checked: { "tiny/1-greet": { at: "2025-11-21T03:30:00.000Z", passed: true } },
  };
  expect(updateProgress(root, () => progress)).toEqual({ progress });
  expect(readProgress(root)).toEqual({ progress });
  expect(readdirSync(join(root, ".deckwork"))).toEqual(["progress.json"]);
});

test("a change starts from the progress that a different command has just written", () => {
  const root = folder();
  updateProgress(root, (progress) => ({ ...progress, passed: { a: "x" } }));
  updateProgress(root, (progress) => ({ ...progress, hints: { a: { 1: 1 } } }));
  expect(readProgress(root)).toEqual({
    progress: { ...NOTHING, hints: { a: { 1: 1 } }, passed: { a: "x" } },
  });
});

test.each([
  "",
  "{",
  "null",
  "\0",
  '{"hints": {"a": {"1": -1}}}',
  '{"passed": 3}',
  '{"checked": {"a": {"at": "x"}}}',
])("one that is broken (%j) counts as nothing, and is kept beside the new one", (text) => {
  const root = folder();
  put(root, text);
  const complaint = `${file(root)} is broken; your progress starts again from the beginning.`;
  expect(readProgress(root)).toEqual({ progress: NOTHING, complaint });
  expect(updateProgress(root, (progress) => progress)).toEqual({
    progress: NOTHING,
    complaint: `${file(root)} was broken; your progress starts again from the beginning, and the old file is kept as ${file(root)}.broken.`,
  });
  expect(readProgress(root)).toEqual({ progress: NOTHING });
  expect(readFileSync(`${file(root)}.broken`, "utf8")).toBe(text);
});

test("missing parts are empty, and unknown parts are kept", () => {
  const root = folder();
  put(root, '{"hints": {"a": {"1": 1}}, "more": true}');
  const progress = { ...NOTHING, hints: { a: { 1: 1 } }, more: true };
  expect(readProgress(root)).toEqual({ progress });
  expect(updateProgress(root, (before) => before)).toEqual({ progress });
  expect(readProgress(root)).toEqual({ progress });
});

test("the last check of each stage is noted, and when it passed for the first time", () => {
  const root = folder();
  const [first, second] = ["2025-11-21T03:30:00.000Z", "2025-11-22T03:30:00.000Z"];
  const note = (at: string, results: Record<string, boolean>) =>
    noteChecks(
      root,
      Object.entries(results).map(([path, passed]) => ({ path, passed })),
      new Date(at),
    );
  note(first, { a: true, b: false });
  note(second, { a: false });
  const progress = {
    ...NOTHING,
    passed: { a: first },
    checked: { a: { at: second, passed: false }, b: { at: first, passed: false } },
  };
  expect(readProgress(root)).toEqual({ progress });
  const third = "2025-11-23T03:30:00.000Z";
  note(third, { a: true });
  expect(readProgress(root).progress.passed).toEqual({ a: first });
});

test("a folder with its name is not an error", () => {
  const root = folder();
  mkdirSync(file(root), { recursive: true });
  const nothing = {
    progress: NOTHING,
    complaint: `${file(root)} cannot be read (EISDIR); continuing without it.`,
  };
  expect(readProgress(root)).toEqual(nothing);
  expect(updateProgress(root, (progress) => progress)).toEqual(nothing);
  expect(readdirSync(join(root, ".deckwork"))).toEqual(["progress.json"]);
});

test("if nothing can be written, the change still applies this time", () => {
  const root = folder();
  // Even root cannot make a folder where a file is.
  writeFileSync(join(root, ".deckwork"), "");
  const changed = { ...NOTHING, passed: { a: "x" } };
  const { progress, complaint } = updateProgress(root, () => changed);
  expect(progress).toEqual(changed);
  expect(complaint).toMatch(/^.*progress\.json cannot be (read|written) \((ENOTDIR|EEXIST)\); /);
  expect(readFileSync(join(root, ".deckwork"), "utf8")).toBe("");
});
