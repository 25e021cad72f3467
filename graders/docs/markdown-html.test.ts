import { expect, test } from "vitest";
import { escapeHtml } from "./html.ts";
import { htmlPath, renderMarkdown } from "./markdown-html.ts";

const PAGES = new Set([
  "lessons/hearts/1-cards/start.md",
  ".github/SECURITY.md",
  "graders/GRADING.md",
]);
const render = (markdown: string, path = "lessons/hearts/1-cards/start.md") =>
  renderMarkdown(markdown, path, (to) => PAGES.has(to), escapeHtml);

test("headings get places as on GitHub, each its own, and a link to it", () => {
  const { html, headings } = render(
    "# A card\n\n## `#cards`, and more\n\n## Try it\n\n## Try it\n",
  );
  expect(headings).toEqual([
    { depth: 1, id: "a-card", title: "A card" },
    { depth: 2, id: "cards-and-more", title: "#cards, and more" },
    { depth: 2, id: "try-it", title: "Try it" },
    { depth: 2, id: "try-it-1", title: "Try it" },
  ]);
  expect(html).toContain('<h1 id="a-card">A card</h1>');
  expect(html).toContain('href="#try-it-1" tabindex="-1" aria-label="Link to: Try it"');
});

test("links to pages of the site lead to them; other links and pictures stay", () => {
  const { html } = render(
    "[a](../../../graders/GRADING.md#1-x) [b](../../../LICENSE) [c](https://a.example/b.md) [d](#here) [e](gone.md)",
  );
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)).toEqual([
    "../../../graders/GRADING.html#1-x",
    "../../../LICENSE",
    "https://a.example/b.md",
    "#here",
    "gone.md",
  ]);
});

test("what is under .github is under project, since what publishes a site leaves out the first", () => {
  expect(htmlPath(".github/SECURITY.md")).toBe("project/SECURITY.html");
  const { html } = render(
    "[a](../.github/SECURITY.md) [b](../.github/workflows/ci.yml)",
    "graders/GRADING.md",
  );
  expect(html).toContain('href="../project/SECURITY.html"');
  expect(html).toContain('href="../project/workflows/ci.yml"');
});

test("code is text, in lines that scroll by keyboard; tables scroll, too", () => {
  const { html } = render("```text\n<b> & co\n```\n\n| | a |\n|---|--:|\n| b | c |\n");
  expect(html).toContain('<pre tabindex="0" class="code"><code>&lt;b&gt; &amp; co</code></pre>');
  expect(html).toContain('<td></td>\n<th align="right">a</th>');
  expect(html).toMatch(/<div class="table" tabindex="0"><table>[\s\S]*<\/table><\/div>/);
});
