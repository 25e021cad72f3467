import { expect, test } from "vitest";
import { linkToolkit } from "./toolkit-links.ts";

const TOOLKIT = {
  "console.ts": "export async function ask() {}\nexport class InputEnded {}\nfunction inner() {}\n",
  "random.ts": "export const RAND_MAX = 1;\nexport function rand() {}\n",
  "host.ts": "export const host = 1;\n",
};
const linked = (markdown: string) => linkToolkit(markdown, TOOLKIT, "lessons/hearts/1-cards.md");

test("a code span that names an export, alone or as a call, becomes a link", () => {
  expect(linked("Use `ask`, `rand()` and `ask(x)`; `RAND_MAX`.")).toBe(
    [
      "Use [`ask`](../../api/functions/toolkit_console.ask.html),",
      "[`rand()`](../../api/functions/toolkit_random.rand.html)",
      "and [`ask(x)`](../../api/functions/toolkit_console.ask.html);",
      "[`RAND_MAX`](../../api/variables/toolkit_random.RAND_MAX.html).",
    ].join(" "),
  );
});

test("other code, tables, headings and internal names of the toolkit do not change", () => {
  const text =
    "`rand() % 52`, `inner()`, `host`, ``ask``, `ask({ a: 1 })`\n\n| `ask` |\n|---|\n| `rand()` |\n\n## `ask`\n";
  expect(linked(text)).toBe(text);
});

test("code blocks do not change, even in lists", () => {
  const text = "```ts\nconst a = `ask`;\n```\n\n- x\n\n  ~~~\n  `rand()`\n  ~~~\n";
  expect(linked(`${text}\n\`ask\`\n`)).toBe(
    `${text}\n[\`ask\`](../../api/functions/toolkit_console.ask.html)\n`,
  );
});
