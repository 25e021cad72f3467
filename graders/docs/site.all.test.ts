/** The site of the workbook itself, as `npm run docs -- --no-play` builds it. `play/play.all.test.ts` has the other. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hintsOf, parseLesson } from "../engine/workbook/lesson.ts";
import { readLesson } from "../engine/workbook/lesson-pages.ts";
import { readSolutions, readStarters } from "../engine/workbook/stage-files.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { buildSite } from "./build-site.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const out = mkdtempSync(join(tmpdir(), "deckwork-site-"));
const workbook = discover(root);
const { tracks } = workbook;
let problems: readonly string[];

beforeAll(async () => {
  problems = await buildSite(root, out, { play: false });
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

/** Every page of the tracks' lessons. */
function lessons(): string[] {
  const pages = ({ path, children = [] }: Node): string[] => [
    readFileSync(join(out, path!), "utf8"),
    ...children.flatMap(pages),
  ];
  return navigation()
    .slice(0, tracks.length)
    .flatMap(({ children = [] }) => children.flatMap(pages));
}

/** What a page says once everything that is folded is left out. */
function unfolded(page: string): string {
  return page.replace(/<details>[\s\S]*?<\/details>/g, "").replace(/<[^>]*>/g, "");
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
      [
        "How to work here",
        ...stages.map((stage) => `${stage.number}. ${stage.title}`),
        `For instructors: ${title}`,
      ],
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
  const hints = tracks.flatMap(({ stages }) =>
    stages.flatMap((stage) => hintsOf(parseLesson(readLesson(root, stage)))),
  );
  const pages = lessons();
  const folded = pages.flatMap((page) => page.match(/<summary>Hint \d+ of \d+/g) ?? []);
  expect(folded).toHaveLength(hints.flatMap((task) => task.hints).length);
  expect(pages.map(unfolded).filter((page) => /\bHints\b/.test(page))).toEqual([]);
});

test("what is to be predicted is asked on the page of its task, with the answer folded away", () => {
  const page = lessons().find((text) => /<h1[^>]*>Task 3: Count the points/.test(text))!;
  expect(unfolded(page)).toMatch(/Predict before you run: A player bids 5 and takes 4 tricks\./);
  expect(unfolded(page)).not.toContain("-50");
  expect(page).toMatch(/<summary>The answer<\/summary>\s*<p><strong>-50\.<\/strong>/);
});

test("a page leads to the pages of its tasks, and each page to the one after it", () => {
  const start = lessons().find((text) => /<h1[^>]*>Play the game/.test(text))!;
  expect(start).toMatch(/<td><a href="[^"]*Task_1__Find_the_cards_that_may_be_played\.html">1</);
  expect(start).toMatch(/<a href="[^"]*Task_1__[^"]*\.html">Task 1: [^<]* →</);
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

test("no line of a solution is in it", () => {
  const lines = (text: string) => text.split("\n").map((line) => line.trim());
  const textsIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
  const open = [...Object.values(readStarters(workbook)), ...textsIn(join(root, "lessons"))].join(
    "\n",
  );
  const secret = Object.values(readSolutions(workbook))
    .flatMap(lines)
    .filter((line) => line.length > 20 && !open.includes(line));
  const plain = textsIn(out)
    .map((text) => text.replace(/<[^>]*>/g, ""))
    .join("\n");
  const asText = plain
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
  expect(secret.length).toBeGreaterThan(500);
  expect(secret.filter((line) => plain.includes(line) || asText.includes(line))).toEqual([]);
});
