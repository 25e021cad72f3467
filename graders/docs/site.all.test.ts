/** The site of the workbook itself, built as `npm run docs` builds it. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { discover } from "../engine/workbook/workbook.ts";
import { buildSite } from "./build-site.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const out = mkdtempSync(join(tmpdir(), "deckwork-site-"));
const { tracks } = discover(root);
let problems: readonly string[];

beforeAll(async () => {
  problems = await buildSite(root, out);
}, 120_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

interface Node {
  readonly text: string;
  readonly path?: string;
  readonly children?: readonly Node[];
}

function navigation(): Node[] {
  const source = readFileSync(join(out, "assets/navigation.js"), "utf8");
  return JSON.parse(
    inflateSync(Buffer.from(/"(.*)"/s.exec(source)![1]!, "base64")).toString(),
  ) as Node[];
}

/** Each lesson's page. */
function lessons(): string[] {
  return navigation()
    .slice(0, tracks.length)
    .flatMap(({ children = [] }) => children)
    .map(({ path }) => readFileSync(join(out, path!), "utf8"));
}

test("there are no warnings and no broken links", () => {
  expect(problems).toEqual([]);
  expect(existsSync(join(out, "index.html"))).toBe(true);
});

test("the lessons come in the order of the tracks, then the guides, the engine and the toolkit", () => {
  expect(
    navigation().map(({ text, children = [] }) =>
      text === "engine" || text === "toolkit" ? text : [text, children.map((child) => child.text)],
    ),
  ).toEqual([
    ...tracks.map(({ title, stages }) => [
      title,
      stages.map((stage) => `${stage.number}. ${stage.title}`),
    ]),
    ["Grading a class", []],
    ["For authors", []],
    ["Contributing", []],
    ["Security", []],
    ["Changelog", []],
    "engine",
    "toolkit",
  ]);
});

test("no comment of a lesson is in its page", () => {
  expect(lessons().filter((page) => page.includes("<!--"))).toEqual([]);
});

test("every hint is folded away", () => {
  for (const page of lessons()) {
    const hints = /<h2 [^>]*id="hints"[\s\S]*?(?=<h2 )/i.exec(page)![0];
    const unfolded = hints.replace(/<details>[\s\S]*?<\/details>/g, "").replace(/<[^>]*>/g, "");
    expect(hints).toContain("<details>");
    expect(unfolded.trim()).toMatch(
      /^Hints\s*Open one at a time, as npm run hint -- \S+ gives them\.$/,
    );
  }
});

test("a lesson shows its picture and links to the toolkit", () => {
  const page = lessons().find((text) => text.includes("shuffle-bias"))!;
  expect(page).toMatch(/<img src="\.\.\/media\/shuffle-bias\.svg"/);
  expect(page).toContain('href="../functions/toolkit_random.rand.html"');
});

test("nothing of this machine is in the site", () => {
  const pages = [readFileSync(join(out, "index.html"), "utf8"), ...lessons()];
  expect(pages.filter((page) => page.includes(tmpdir()) || page.includes(root))).toEqual([]);
});
