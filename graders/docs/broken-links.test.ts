import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { writeWhole } from "../engine/workbook/write-whole.ts";
import { findBrokenLinks } from "./broken-links.ts";

const sites: string[] = [];
afterEach(() => {
  for (const site of sites.splice(0)) rmSync(site, { recursive: true });
});

function site(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "deckwork-links ü "));
  sites.push(folder);
  for (const [path, text] of Object.entries(files)) writeWhole(join(folder, path), text);
  return folder;
}

test("links to files, to places in them, within the page and to other sites are all right", () => {
  const links =
    '<a href="../a b.html">x</a><a href="#here">x</a><a href="../index.html#it&#39;s">x</a><a href="https://a.example/">x</a><img src="../p.svg"/>';
  expect(
    findBrokenLinks(
      site({
        "index.html": '<a id="it&#39;s" href="pages/one.html#here">x</a>',
        "a b.html": "",
        "p.svg": "",
        "pages/one.html": `<h1 id="here">x</h1>${links}`,
      }),
    ),
  ).toEqual([]);
});

test("a missing file, a missing anchor and a folder are named with their page", () => {
  const page = "pages/one.html";
  expect(
    findBrokenLinks(
      site({
        "index.html": '<h1 id="a">x</h1>',
        [page]:
          '<a href="two.html">x</a><a href="../index.html#b">x</a><img src=".."/><a href="#c">x</a>',
      }),
    ),
  ).toEqual([
    { page, link: "two.html", why: "this file does not exist" },
    { page, link: "../index.html#b", why: "that page has no such anchor" },
    { page, link: "..", why: "this file does not exist" },
    { page, link: "#c", why: "that page has no such anchor" },
  ]);
});

test("the navigation is followed, too", () => {
  const packed = deflateSync(
    JSON.stringify([{ text: "x", children: [{ text: "y", path: "gone.html" }] }]),
  ).toString("base64");
  expect(
    findBrokenLinks(site({ "api/assets/navigation.js": `window.navigationData = "${packed}"` })),
  ).toEqual([
    { page: "api/assets/navigation.js", link: "gone.html", why: "this file does not exist" },
  ]);
});
