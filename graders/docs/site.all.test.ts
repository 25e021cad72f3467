/** The pages of the site, as `npm run docs -- --no-play` builds them, without the API. `browser.all.test.ts` has the rest. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hintsOf, parseLesson, tasksOf } from "../engine/workbook/lesson.ts";
import { readLesson } from "../engine/workbook/lesson-pages.ts";
import { readPredictions } from "../engine/workbook/predictions.ts";
import { readSolutions, readStarters } from "../engine/workbook/stage-files.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { buildSite } from "./build-site.ts";
import { textOf } from "./html.ts";
import { htmlPath } from "./markdown-html.ts";
import { canNow } from "./pages.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const out = mkdtempSync(join(tmpdir(), "deckwork-site-"));
const workbook = discover(root);
const { tracks } = workbook;
const stages = tracks.flatMap((track) => track.stages);
let problems: readonly string[];

beforeAll(async () => {
  problems = await buildSite(root, out, { play: false, api: false });
}, 120_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

const page = (path: string) => readFileSync(join(out, path), "utf8");
const all = () =>
  readdirSync(out, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".html"));
const lessonsOf = (stage: (typeof stages)[number]) =>
  readLesson(root, stage).map(({ path }) => page(htmlPath(path)));
const lessons = () => stages.flatMap(lessonsOf);
/** What a page says once everything that is folded is left out. */
const unfolded = (html: string) => textOf(html);

test("there are no broken links, and every page has a title of its own", () => {
  expect(problems).toEqual([]);
  const titles = all().map((path) => /<title>(.*)<\/title>/.exec(page(path))![1]);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).toContain("Task 2: Find the legal cards | 3. Legal plays | Hearts | Deckwork");
});

test("the front page has the games with pictures, where to start, a syllabus with hours, and the guides", () => {
  const front = page("index.html");
  for (const { title, name } of tracks) {
    expect(front).toContain(` alt="The last lines of a game of ${title} on`);
    expect(front).toMatch(new RegExp(`src="assets/${name}\\.svg" width="\\d+" height="\\d+"`));
    expect(existsSync(join(out, "assets", `${name}.svg`))).toBe(true);
  }
  for (const one of stages) expect(textOf(front)).toContain(`${one.title} ${canNow(one)} `);
  expect(textOf(front)).toContain("all stages without the extra 70 13 to 20");
  for (const id of ["start-here", "syllabus", "for-instructors", "for-authors", "credits"])
    expect(front).toContain(`id="${id}"`);
});

test("a page leads to the one before and the one after it, and to the others of its track", () => {
  const lesson = page("lessons/hearts/6-full-play/task-1.html");
  expect(lesson).toMatch(/<a rel="prev" href="start\.html">/);
  expect(lesson).toMatch(/<a rel="next" href="task-2\.html">/);
  expect(lesson).toMatch(/<a href="task-1\.html" aria-current="page"/);
  expect(lesson).toContain('href="../5-score/start.html"');
  expect(lesson).not.toContain('href="../5-score/task-1.html"');
});

test("no comment of a lesson is in its page", () => {
  expect(lessons().filter((html) => html.includes("<!--"))).toEqual([]);
});

test("every hint is folded away by itself", () => {
  const hints = stages.flatMap((stage) => hintsOf(parseLesson(readLesson(root, stage))));
  const folded = lessons().flatMap((html) => html.match(/<summary>Hint \d+ of \d+/g) ?? []);
  expect(folded).toHaveLength(hints.flatMap((task) => task.hints).length);
  for (const { hints: texts } of hints.slice(0, 20))
    for (const text of texts.filter((one) => /^[\w ]{40,}/.test(one)))
      expect(lessons().filter((html) => unfolded(html).includes(text.slice(0, 40)))).toEqual([]);
});

test("every task can be ticked, in its lesson's list and on its page", () => {
  for (const stage of stages) {
    const tasks = tasksOf(parseLesson(readLesson(root, stage)));
    const pages = lessonsOf(stage);
    for (const { task } of tasks) {
      const box = `data-task="${stage.path}#${task}"`;
      expect(pages[0], `${stage.path} ${task}`).toContain(box);
      if (pages.length > 1) expect(pages.filter((html) => html.includes(box))).toHaveLength(2);
    }
  }
});

test("every question to predict is a form, with the answer folded away", () => {
  const questions = stages.flatMap((stage) => readPredictions(root, stage));
  expect(lessons().flatMap((html) => html.match(/<form class="predict"/g) ?? [])).toHaveLength(
    questions.length,
  );
  const html = lessons().find((text) => /<h1[^>]*>Task 3: Count the points/.test(text))!;
  expect(unfolded(html)).toMatch(/Predict before you run: A player bids 5 and takes 4 tricks\./);
  expect(unfolded(html)).not.toContain("-50");
  expect(html).toContain('data-right="-50"');
});

test("a lesson shows its picture", () => {
  expect(lessons().find((text) => text.includes("shuffle-bias"))).toMatch(
    /<img src="[./]*shuffle-bias\.svg"/,
  );
});

test("what is said in a folder like .github is where a published site has it", () => {
  expect(existsSync(join(out, "project/CONTRIBUTING.html"))).toBe(true);
  expect(all().filter((path) => page(path).includes('.github/CONTRIBUTING"'))).toEqual([]);
});

test("nothing of this machine is in the site", () => {
  expect(
    all().filter((path) =>
      [join(tmpdir(), "deckwork"), root].some((place) => page(path).includes(place)),
    ),
  ).toEqual([]);
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
  // What looks like an element in a page is a comparison in a program.
  const raw = textsIn(out).join("\n");
  const plain = raw.replace(/<[^>]*>/g, "");
  const asText = plain
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
  expect(secret.length).toBeGreaterThan(500);
  const texts = [raw, plain, asText];
  expect(secret.filter((line) => texts.some((text) => text.includes(line)))).toEqual([]);
});
