import { describe, expect, test } from "vitest";
import { renderMarkdown } from "./markdown.ts";

const plain = (markdown: string, width = 40) => renderMarkdown(markdown, { width, colour: false });
const coloured = (markdown: string, width = 40) =>
  renderMarkdown(markdown, { width, colour: true });

describe("without colour", () => {
  test("headings are underlined, deeper ones keep their mark", () => {
    expect(plain("# A deck\n\nText.\n\n## Cards\n\n### Task 1\n")).toBe(
      "A deck\n======\n\nText.\n\nCards\n-----\n\n### Task 1\n",
    );
  });

  test("a paragraph is wrapped at the width, and at 88 where there is more room", () => {
    expect(plain("one two three four five six seven eight nine ten")).toBe(
      "one two three four five six seven eight\nnine ten\n",
    );
    expect(plain("x ".repeat(60), 200).split("\n")[0]).toBe("x ".repeat(44).trimEnd());
  });

  test("code, emphasis and strong emphasis have different marks", () => {
    expect(plain("Use `rand()`, *not* **ever** ~~this~~.")).toBe(
      "Use `rand()`, _not_ *ever* ~this~.\n",
    );
  });

  test("code within a line is not broken while a line can hold it", () => {
    expect(plain("Then write `let i = 0; i < 52; i++` there.", 26)).toBe(
      "Then write\n`let i = 0; i < 52; i++`\nthere.\n",
    );
  });

  test("code longer than a line is broken only at single spaces", () => {
    expect(plain("`Enter Y for Yes or N for No:  `", 20)).toBe(
      "`Enter Y for Yes or\nN for No:  `\n",
    );
  });

  test("code blocks are indented and never wrapped", () => {
    expect(plain("```text\na b\n\n  two\n```", 20)).toBe("    a b\n\n      two\n");
    const long = `${"ab ".repeat(30)}c`;
    expect(plain(`\`\`\`text\n${long}\n\n  two\n\`\`\``, 20)).toBe(`${long}\n\n  two\n`);
  });

  test("lists hang, nest, and are numbered from where they begin", () => {
    expect(plain("- one two three four five\n- six\n  - seven\n\n9. nine\n10. ten\n", 20)).toBe(
      "• one two three four\n  five\n• six\n  • seven\n\n 9. nine\n10. ten\n",
    );
  });

  test("a loose list keeps its empty lines, a task list its boxes", () => {
    expect(plain("- one\n\n- two\n\n  more\n")).toBe("• one\n\n• two\n\n  more\n");
    expect(plain("- [x] one\n- [ ] two\n")).toBe("[x] one\n[ ] two\n");
  });

  test("tables are aligned, and wrapped where they are too wide", () => {
    expect(plain("| card | worth |\n|---|--:|\n| ace | 11 |\n| `king` | 4 |\n")).toBe(
      "card    worth\n──────  ─────\nace        11\n`king`      4\n",
    );
    expect(plain("| a | b |\n|:-:|---|\n| x | one two three four |\n", 20)).toBe(
      "a  b\n─  ─────────────────\nx  one two three\n   four\n",
    );
  });

  test("a link is its text and where it leads", () => {
    expect(
      plain("See [the rules](https://a.example/r), <https://a.example> and [below](#x).", 80),
    ).toBe("See the rules (https://a.example/r), https://a.example and below.\n");
    expect(plain("![A hand](hand.svg)")).toBe("A hand (hand.svg)\n");
  });

  test("a picture by itself is shown in characters where it can be", () => {
    const drawn = (address: string) => (address === "a.svg" ? "| .\r\n| :\n" : undefined);
    expect(
      renderMarkdown(
        "Look:\n\n![A chart](a.svg)\n\n![](a.svg)\n\nSo.\n",
        { width: 40, colour: false },
        drawn,
      ),
    ).toBe("Look:\n\nA chart:\n\n    | .\n    | :\n\n    | .\n    | :\n\nSo.\n");
    expect(
      renderMarkdown(
        "![A hand](b.svg)\n\nSee ![A chart](a.svg).\n",
        { width: 40, colour: false },
        drawn,
      ),
    ).toBe("A hand (b.svg)\n\nSee A chart (a.svg).\n");
  });

  test("comments and tags are left out, and entities and escapes are decoded", () => {
    expect(
      plain(
        "<!-- from: x -->\n\nA <b>bold</b> <!-- no --> a &amp; b &lt; \\*c\\* &#9824;<br>next\n",
      ),
    ).toBe("A bold a & b < *c* ♠\nnext\n");
  });

  test("quotes have a bar, rules a line", () => {
    expect(plain("> one two three\n> four five six\n\n---\n", 20)).toBe(
      "│ one two three four\n│ five six\n\n────────────────────\n",
    );
  });

  test("a narrow terminal still gets 20 columns, and an empty text has no lines", () => {
    expect(plain("one two three four five", 3)).toBe("one two three four\nfive\n");
    expect(plain("")).toBe("");
  });
});

describe("with colour", () => {
  test("styles take the place of marks", () => {
    expect(coloured("# A\n\nUse `x` *or* **y**.")).toBe(
      "\x1b[1m\x1b[4mA\x1b[24m\x1b[22m\n\nUse \x1b[36mx\x1b[39m \x1b[3mor\x1b[23m \x1b[1my\x1b[22m.\n",
    );
  });

  test("code with a space at its end keeps its marks, or the space would be invisible", () => {
    expect(coloured("`Seed: `")).toBe("\x1b[36m`Seed: `\x1b[39m\n");
  });

  test("a style ends with each line", () => {
    expect(coloured("**one two three four five**", 20)).toBe(
      "\x1b[1mone two three four\x1b[22m\n\x1b[1mfive\x1b[22m\n",
    );
  });
});

test("code that leaves no room for its indent is set in less, so that no line is broken", () => {
  const code = (columns: number) => `\`\`\`ts\n${"x".repeat(columns)}\ny\n\`\`\`\n`;
  const indents = [30, 36, 38, 40, 50].map(
    (columns) => /^ */.exec(renderMarkdown(code(columns), { width: 40, colour: false }))![0].length,
  );
  expect(indents).toEqual([4, 4, 2, 0, 0]);
});
