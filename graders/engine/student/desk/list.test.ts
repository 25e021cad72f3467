import { expect, test } from "vitest";
import type { Key } from "../terminal/keys.ts";
import { type Entry, matching, pressList, renderList } from "./list.ts";

const LOOK = { width: 20, colour: false };

const entry = (name: string, group = false): Entry<string> => ({
  value: name,
  line: () => name,
  plain: name,
  words: name.toLowerCase(),
  group,
});
const NAMES = ["Ace", "King", "Queen", "Jack", "Ten", "Nine", "Eight"];
const ENTRIES = NAMES.map((name) => entry(name));

test("the selected entry has the pointer", () => {
  expect(renderList(ENTRIES.slice(0, 3), 1, 9, LOOK)).toEqual(["  Ace", "❯ King", "  Queen"]);
  expect(renderList(ENTRIES.slice(0, 1), 0, 9, { width: 20, colour: true })).toEqual([
    "\x1b[36m❯\x1b[39m \x1b[1mAce\x1b[22m",
  ]);
});

test("groups are separated if there is room", () => {
  const entries = [entry("Go on"), entry("Hearts", true), entry("Leave", true)];
  expect(renderList(entries, 0, 5, LOOK)).toEqual(["❯ Go on", "", "  Hearts", "", "  Leave"]);
  expect(renderList(entries, 0, 4, LOOK)).toEqual(["❯ Go on", "  Hearts", "  Leave"]);
});

test("a long list scrolls, and says how much there is above and below", () => {
  const at = (index: number) => renderList(ENTRIES, index, 5, LOOK);
  expect(at(0)).toEqual(["❯ Ace", "  King", "  Queen", "  Jack", "  ↓ 3 more"]);
  expect(at(3)).toEqual(["  ↑ 2 more", "  Queen", "❯ Jack", "  Ten", "  ↓ 2 more"]);
  expect(at(6)).toEqual(["  ↑ 3 more", "  Jack", "  Ten", "  Nine", "❯ Eight"]);
});

test("the selected entry is always visible, and the list always fits", () => {
  for (let rows = 1; rows < 9; rows++)
    for (const [at, name] of NAMES.entries()) {
      const lines = renderList(ENTRIES, at, rows, LOOK);
      expect({ lines: lines.length <= rows, seen: lines.includes(`❯ ${name}`) }).toEqual({
        lines: true,
        seen: true,
      });
    }
});

test.each([
  ["down", 0, 1],
  ["down", 6, 0],
  ["up", 0, 6],
  ["up", 3, 2],
  ["page down", 1, 4],
  ["page down", 5, 6],
  ["page up", 5, 2],
  ["page up", 1, 0],
  ["home", 4, 0],
  ["end", 0, 6],
] as const)("%s leads from entry %i to %i", (kind, from, to) => {
  const list = { typed: "", at: from };
  expect(pressList(list, { kind }, { length: 7, page: 3 }, 2)).toEqual({ typed: "", at: to });
});

test("typing searches and selects the first result; Esc or Backspace ends the search", () => {
  const press = (list: { typed: string; at: number }, key: Key) =>
    pressList(list, key, { length: 7, page: 3 }, 2);
  expect(press({ typed: "", at: 4 }, { kind: "text", text: "K" })).toEqual({ typed: "K", at: 0 });
  expect(press({ typed: "Ki", at: 1 }, { kind: "backspace" })).toEqual({ typed: "K", at: 0 });
  expect(press({ typed: "K", at: 0 }, { kind: "backspace" })).toEqual({ typed: "", at: 2 });
  expect(press({ typed: "Ki", at: 0 }, { kind: "escape" })).toEqual({ typed: "", at: 2 });
  expect(press({ typed: "", at: 4 }, { kind: "escape" })).toBeUndefined();
  expect(press({ typed: "", at: 4 }, { kind: "text", text: " " })).toEqual({ typed: "", at: 4 });
});

test("an entry is found by any of its words, in any order and case", () => {
  const entries = [entry("Shuffle Hearts"), entry("Shuffle Blackjack"), entry("Deal Hearts")];
  const found = (typed: string) => matching(entries, typed).map(({ value }) => value);
  expect(found("HEARTS shuf ")).toEqual(["Shuffle Hearts"]);
  expect(found("shuffle")).toEqual(["Shuffle Hearts", "Shuffle Blackjack"]);
  expect(found("poker")).toEqual([]);
});
