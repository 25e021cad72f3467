import fc from "fast-check";
import { expect, test } from "vitest";
import { showBytes, showName } from "./folder-name.ts";

test("letters of all scripts stay, and characters that break a line or a decoder become escapes", () => {
  const names = ["Ana María", "محمد\u200cعلی", "a\u2028b", "a\ud800", "\x1b[2Ja\n"];
  expect(names.map(showName)).toEqual([
    "Ana María",
    "محمد\u200cعلی",
    "a\\u2028b",
    "a\\ud800",
    "\\x1b[2Ja\\n",
  ]);
});

test("bytes that are not letters are shown one by one", () => {
  expect(showBytes(Uint8Array.of(0x61, 0xff, 0xc3, 0xa9, 0xed, 0xa0, 0x80))).toBe(
    "a\\xffé\\xed\\xa0\\x80",
  );
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(showBytes(bytes)).not.toMatch(/[\p{Cc}\p{Cs}]/u);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(showBytes(Buffer.from(name))).toBe(showName(name));
    }),
  );
});
