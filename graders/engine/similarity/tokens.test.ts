import { expect, test } from "vitest";
import { tokensOf } from "./tokens.ts";

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: these are sources.
const kinds = (text: string, file = "a.ts") => tokensOf(file, text).kinds;

test("names, comments, layout and quotes make no difference", () => {
  const one =
    "// one\nfunction add(a: number, b: number) {\n  const sum = a + b;\n  return `${sum}!`;\n}";
  const other = "function plus(x: number, y: number) { let z = x + y; /* two */ return `${z}?`; }";
  expect(kinds(one)).toEqual(kinds(other));
  expect(kinds("a - b")).not.toEqual(kinds("a + b"));
});

test("templates and regular expressions are one token each, and what is in a template is read", () => {
  expect(kinds("`a${ {b: `c${d}`} }e`; f")).toHaveLength(kinds("`a${ 1 }e`; f").length + 6);
  expect(kinds("x = /[/]{2}/g; y")).toHaveLength(5);
  expect(kinds("x = a / b / c; y")).toHaveLength(9);
});

// biome-ignore-end lint/suspicious/noTemplateCurlyInString: these are sources.

test("other languages are read by words", () => {
  expect(kinds('int x = 3; /* a */ puts("b");', "a.c")).toEqual(
    kinds('#include <c>\nint y = 44;\nprintf("d\\"");', "b.c"),
  );
});

test("each token has its line, and text that is no program is no error", () => {
  expect(tokensOf("a.ts", "a\n\n b").lines).toEqual([0, 2]);
  expect(kinds("`${")).toHaveLength(1);
  expect(kinds("}}}/*\u0000")).toHaveLength(3);
});
