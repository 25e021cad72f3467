import { expect, test } from "vitest";
import { relativeLinks } from "./pages.ts";

test("links and pictures are found, even in tables, each once and without its anchor", () => {
  const page =
    "[a](a.md) ![b](../b%20c.svg)\n\n| x |\n|---|\n| [d](d/e.ts#f) |\n\n[again](a.md#there)";
  expect(relativeLinks(page)).toEqual(["a.md", "../b c.svg", "d/e.ts"]);
});

test("other sites, places within the page and code are no links to files", () => {
  expect(
    relativeLinks("<https://a.example> [x](mailto:a@b.example) [y](#here) `[z](z.md)`"),
  ).toEqual([]);
});
