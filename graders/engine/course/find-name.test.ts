import { expect, test } from "vitest";
import { findName } from "./find-name.ts";

const NAMES = ["Ada Lovelace", "Alan Turing", "Alan Kay", "Zo\u00eb", "ann", "Ann"];

test.each([
  ["Ada Lovelace", "Ada Lovelace"],
  ["ada lovelace", "Ada Lovelace"],
  ["lovel", "Ada Lovelace"],
  ["zoe", "Zo\u00eb"],
  ["Zoe\u0308", "Zo\u00eb"],
  ["ann", "ann"],
  ["Ann", "Ann"],
  [" turing ", "Alan Turing"],
])("%s is %s", (wanted, name) => {
  expect(findName(NAMES, wanted)).toBe(name);
});

test.each([
  ["alan", '"alan" could be more than one of the 6 students: Alan Turing and Alan Kay.'],
  ["ANN", '"ANN" could be more than one of the 6 students: ann and Ann.'],
  ["Lovlace", 'There is no result of "Lovlace": did you mean Ada Lovelace?'],
  [
    "qqqqqq",
    'There is no result of "qqqqqq": there is Ada Lovelace, Alan Turing, Alan Kay, Zo\u00eb, ann and 1 more.',
  ],
  [
    "x\u001b",
    'There is no result of "x\\x1b": there is Ada Lovelace, Alan Turing, Alan Kay, Zo\u00eb, ann and 1 more.',
  ],
  [
    "",
    'There is no result of "": there is Ada Lovelace, Alan Turing, Alan Kay, Zo\u00eb, ann and 1 more.',
  ],
])("%s is nobody for certain", (wanted, says) => {
  expect(() => findName(NAMES, wanted)).toThrow(says);
});

test("where nobody has been graded, it says so", () => {
  expect(() => findName([], "ann")).toThrow(
    'There is no result of "ann": nobody has been graded yet.',
  );
});
