import { expect, test } from "vitest";
import { findables, searchScript } from "./search-data.ts";

const PAGE = { title: "A trick", within: "Hearts", lesson: true };

test("each section can be found, with its place; the page itself by its title", () => {
  const html =
    '<h1 id="a-trick">A trick</h1><p>Four cards.</p><h2 id="led">What was <code>led</code> <a class="anchor" href="#led">#</a></h2><p>A &lt; B.</p>';
  expect(findables("t.html", html, PAGE)).toEqual([
    { to: "t.html", title: "A trick", within: "Hearts", text: "Four cards.", lesson: true },
    {
      to: "t.html#led",
      title: "What was led",
      within: "Hearts: A trick",
      text: "A < B.",
      lesson: true,
    },
  ]);
});

test("hints, questions and their answers are not found", () => {
  const html =
    '<h1 id="x">X</h1><details><summary>Hint 1</summary>secret</details><form class="predict"><p>asked</p><details>answer</details></form><p>open</p>';
  expect(findables("x.html", html, PAGE).map(({ text }) => text)).toEqual(["open"]);
});

test("no text ends the script", () => {
  const script = searchScript([
    { to: "a", title: "</script>", within: "", text: "", lesson: false },
  ]);
  expect(script).not.toContain("</script>");
});
