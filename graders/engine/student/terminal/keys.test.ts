/** What terminals send for a key, and what the workbook calls it: decoded by Node, as on a terminal. */
import { emitKeypressEvents, type Key as Sent } from "node:readline";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { type Key, readKey } from "./keys.ts";

function keysIn(bytes: string): Key[] {
  const stream = new PassThrough();
  const keys: Key[] = [];
  emitKeypressEvents(stream);
  stream.on("keypress", (text: string | undefined, sent: Sent) => keys.push(readKey(text, sent)));
  stream.emit("data", Buffer.from(bytes));
  return keys;
}

test.each([
  ["\x1b[A", "up"],
  ["\x1bOB", "down"],
  ["\x1b[5~", "page up"],
  ["\x1b[6~", "page down"],
  ["\x1b[H", "home"],
  ["\x1b[1~", "home"],
  ["\x1bOF", "end"],
  ["\x1b[4~", "end"],
  ["\r", "enter"],
  ["\x7f", "backspace"],
  ["\b", "backspace"],
  ["\x03", "stop"],
  ["\x04", "stop"],
  ["\t", "other"],
  ["\x1a", "other"],
  ["\x1b[C", "right"],
  ["\x1b[D", "left"],
  ["\x1b[3~", "other"],
  ["\x1b[15~", "other"],
  ["\x1bx", "other"],
] as const)("%j is %s", (bytes, kind) => {
  expect(keysIn(bytes)).toEqual([{ kind }]);
});

test("characters of any script that arrive together are separate keys", () => {
  expect(keysIn("Q é洗😀")).toEqual(
    ["Q", " ", "é", "洗", "😀"].map((text) => ({ kind: "text", text })),
  );
});

test("what is typed before Enter comes before it", () => {
  expect(keysIn("ok\r")).toEqual([
    { kind: "text", text: "o" },
    { kind: "text", text: "k" },
    { kind: "enter" },
  ]);
});
