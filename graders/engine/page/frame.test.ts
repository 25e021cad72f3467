/** The page around the data. */
import { expect, test } from "vitest";
import { loadClient } from "#compiled/page.cjs";
import { renderEnd, renderHead, renderJson } from "./frame.ts";

test("data never end an element or open a comment", () => {
  const data = { name: '</script><!--<script>\u2028\u2029"\ud800' };
  const element = renderJson("students", data);
  const [, json = ""] =
    /^<script type="application\/json" data-part="students">([^<\u2028\u2029]*)<\/script>\n$/.exec(
      element,
    )!;
  expect(JSON.parse(json)).toEqual(data);
});

test("the page allows its own script and style by their hashes, and nothing else", () => {
  const head = renderHead("<b>&\u202e", { script: "1", style: "a{}" });
  expect(head).toContain(
    `content="default-src 'none'; script-src 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='; style-src 'sha256-`,
  );
  expect(head).toContain("<title>&#60;b&#62;&#38;\\u202e</title>");
});

// This takes over a second if the bundle is not in the cache.
test("the script has the notices of all its parts, and nothing that a parser takes for a tag", () => {
  const client = loadClient();
  const end = renderEnd(client);
  expect(end.match(/<\/?script|<!--/gi)).toEqual(["<script", "</script"]);
  expect(client.script).toMatch(/^\/\*\n/);
  const notices = client.script.slice(0, client.script.indexOf("*/"));
  for (const name of ["@observablehq/plot 0.6.17", "d3-array", "d3-scale"])
    expect(notices).toContain(name);
  expect(notices).toContain("Permission to use, copy, modify, and/or distribute this software");
  expect(client.style).not.toContain("</");
  expect(loadClient()).toEqual(client);
});
