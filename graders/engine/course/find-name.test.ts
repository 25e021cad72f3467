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
  ["Lovlace", 'There is no result for "Lovlace": did you mean Ada Lovelace?'],
  [
    "qqqqqq",
    'There is no result for "qqqqqq": there are results for Ada Lovelace, Alan Turing, Alan Kay, Zo\u00eb, ann and 1 more.',
  ],
  [
    "x\u001b",
    'There is no result for "x\\x1b": there are results for Ada Lovelace, Alan Turing, Alan Kay, Zo\u00eb, ann and 1 more.',
  ],
  [
    "",
    'There is no result for "": there are results for Ada Lovelace, Alan Turing, Alan Kay, Zo\u00eb, ann and 1 more.',
  ],
])("%s is not a certain match", (wanted, says) => {
  expect(() => findName(NAMES, wanted)).toThrow(says);
});

test("if nobody has been graded, the error says so", () => {
  expect(() => findName([], "ann")).toThrow(
    'There is no result for "ann": nobody has been graded yet.',
  );
});
