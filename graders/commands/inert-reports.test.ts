/** Whatever a student wrote, wherever it is written, is only text in every output of a course. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeCourse } from "../engine/course/sample-class.ts";
import { readSolutions } from "../engine/workbook/stage-files.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { afterAllTests, type Ended, ownWorkbook, run } from "./run-for-tests.ts";

/** Each is obeyed, hidden or run by something that may read a report. */
const NASTY: readonly string[] = [
  "##vso[task.setvariable variable=x]y",
  "##[error]no",
  "##teamcity[testFailed name='x']",
  "::error file=x,line=1::no",
  "  ::set-output name=x::y",
  '=HYPERLINK("http:evil","x")',
  "+1+cmd|' C'!A0",
  "@SUM(A1)",
  "-2+3",
  "<img src=x onerror=alert(1)>",
  "<!--",
  "]]>",
  "[x](javascript:alert)",
  "![x](http:evil)",
  "`code` @everyone #1 www.evil.com",
  "| a | b |",
  "\u202egnp.ts",
  "\u2066a\u200bb\ufeff",
  "\x1b]0;title\x07\x1b[31mred",
  "\x9b31m",
  "\x07\b\r",
  "\u2028\u2029\u{e0041}",
  "王\ufe0f🂡",
  "\"quoted\",'cell';x",
  "a,b;c\td",
  "__proto__",
];

/** Without the programs of a page, and without the mark that Excel needs. */
function ofOurs(text: string): string {
  return text.replace(/<script>[\s\S]*?<\/script>/g, "").replace(/^\ufeff/, "");
}

/** Where a text matches, and what is around; empty if it does not. */
function around(text: string, pattern: RegExp): string {
  const at = text.search(pattern);
  return at === -1 ? "" : text.slice(Math.max(0, at - 60), at + 60);
}

const after = afterAllTests();
let ended: Ended;
let out: string;
let course: string;

describe.runIf(process.platform === "linux")("a course of hostile names and texts", () => {
  beforeAll(async () => {
    const root = ownWorkbook(undefined, after);
    course = mkdtempSync(join(tmpdir(), "deckwork-inert-"));
    after(() => rmSync(course, { recursive: true, force: true }));
    out = join(root, "reports");
    const files = readSolutions(discover(root));
    const main = "tiny/2-roll/main.ts";
    const text = JSON.stringify(NASTY.join("\n"));
    writeCourse(
      course,
      NASTY.map((nasty, at) => ({
        name: nasty,
        files: {
          ...files,
          [`tiny/2-roll/${nasty}.ts`]: at % 3 === 0 ? "\0" : `export const x = "${nasty};\n`,
          [`tiny/${nasty}/main.ts`]: "\0",
          [main]: [
            `console.log(${text}); console.error(${text}); throw new Error(${text});`,
            `import "./${JSON.stringify(nasty).slice(1, -1)}.ts";\n${files[main]}`,
            `const x: ${nasty} = 1;`,
          ][at % 3]!,
        },
      })),
    );
    ended = await run(root, ["grade", course, "--json"]);
  }, 60_000);
  afterAll(() => rmSync(course, { recursive: true, force: true }));

  const outputs = () => [
    ["standard output", ended.out] as const,
    ["standard error", ended.err] as const,
    ...readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map(
        (one) => [one.name, ofOurs(readFileSync(join(one.parentPath, one.name), "utf8"))] as const,
      ),
  ];

  it("is graded", () => {
    expect(ended.status).toBe(0);
    const { submissions } = JSON.parse(ended.out) as { submissions: { name: string }[] };
    expect(submissions).toHaveLength(NASTY.length);
    expect(submissions.map(({ name }) => name)).toContain("##vso[task.setvariable variable=x]y");
  });

  it("prints no control characters, and nothing that changes the direction or the width", () => {
    const unseen = /(?![\r\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
    for (const [name, text] of outputs()) expect([name, around(text, unseen)]).toEqual([name, ""]);
  });

  it("gives no command to a CI machine", () => {
    const command = /^\s*::[a-z]|##[a-z]*\[/im;
    for (const [name, text] of outputs()) expect([name, around(text, command)]).toEqual([name, ""]);
  });

  it("has no formula in a table", () => {
    for (const [name, text] of outputs().filter(([name]) => name.endsWith(".csv")))
      for (const row of parse(text, { bom: true, relaxColumnCount: true }) as string[][])
        for (const cell of row)
          expect([
            name,
            Number.isNaN(Number(cell)) && /^\s*[=+\-@]/.test(cell) ? cell : "",
          ]).toEqual([name, ""]);
  });

  it("is well-formed XML, and HTML without a tag of theirs", () => {
    for (const [name, text] of outputs()) {
      if (name.endsWith(".xml")) expect(XMLValidator.validate(text)).toBe(true);
      if (name.endsWith(".html")) expect(text).not.toMatch(/<img|href="javascript/);
    }
  });

  it("has neither links nor pictures nor tags in Markdown", () => {
    for (const [name, text] of outputs().filter(([name]) => name.endsWith(".md"))) {
      const prose = text
        .replace(/^(`{3,})text\n[\s\S]*?\n\1$/gm, "")
        .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, "");
      expect([name, /<[a-z!]|\]\(|@everyone|www\./.exec(prose)?.[0]]).toEqual([name, undefined]);
    }
  });
});
