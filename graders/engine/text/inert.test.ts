import fc from "fast-check";
import { expect, test } from "vitest";
import { hostileText } from "../for-tests/examples.ts";
import { fence, inertMarkdown, inertTerminal } from "./inert.ts";

test("codes that a terminal obeys become visible escapes", () => {
  expect(inertTerminal("\x1b[31mred\x07\x00\x7f\x9b")).toBe("\\x1b[31mred\\x07\\x00\\x7f\\x9b");
  expect(inertTerminal("a\tb\nc\rd")).toBe("a→b\\nc\\rd");
});

test("invisible characters become visible escapes", () => {
  expect(inertTerminal("a\u202eb\u2066c\u200bd\ufefff\u2028g\u00a0h")).toBe(
    "a\\u202eb\\u2066c\\u200bd\\ufefff\\u2028g\\xa0h",
  );
  expect(inertTerminal("♥\ufe0f \ud800 \u{e0041}")).toBe("♥\\ufe0f \\ud800 \\u{e0041}");
});

test("cards, letters of all languages and emoji stay as they are", () => {
  const text = "Q♥ 10♠ É ü 王 🂡";
  expect(inertTerminal(text)).toBe(text);
});

test("commands to a CI machine are broken", () => {
  expect(inertTerminal("::error::no")).toBe(":\\x3aerror::no");
  expect(inertTerminal("  ::stop-commands::x")).toBe("  :\\x3astop-commands::x");
  expect(inertTerminal("a ##[error]no ##vso[task.x]")).toBe("a #\\x23[error]no #\\x23vso[task.x]");
  expect(inertTerminal("std::string")).toBe("std::string");
});

test("making inert twice is the same as once", () => {
  fc.assert(
    fc.property(hostileText, (text) => inertTerminal(inertTerminal(text)) === inertTerminal(text)),
  );
});

test("words stay words in Markdown, and anything else becomes code", () => {
  expect(
    ["Zoë O'Neil, 2nd", "<b>", "@teacher", "![x](http://x.y)", "a|b", "www.x.y", ""].map(
      inertMarkdown,
    ),
  ).toEqual([
    "Zoë O'Neil, 2nd",
    "`<b>`",
    "`@teacher`",
    "`![x](http://x.y)`",
    "`a|b`",
    "`www.x.y`",
    "(empty)",
  ]);
});

test("no backtick ends a code span or a fence too early", () => {
  expect(inertMarkdown("`a``")).toBe("``` `a`` ```");
  expect(fence("a\n````\nb\x1b")).toBe("`````text\na\n````\nb\\x1b\n`````");
});
