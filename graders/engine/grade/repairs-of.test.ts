/** Where small changes are tried. */
import { expect, test } from "vitest";
import type { Grading } from "./grading.ts";
import { filesIn, ownFilesIn } from "./repairs-of.ts";

test("in all files of the stages that hold code, whatever their endings", () => {
  const names = ["1-deal/a.ts", "1-deal/b.mts", "1-deal/c.cts", "1-deal/d.js", "1-deal/deep/e.mjs"];
  const others = ["1-deal/prices.json", "1-deal/notes.md", "10-deal/a.ts", "2-bid/a.ts"];
  const files = Object.fromEntries([...names, ...others].map((name) => [`tiny/${name}`, ""]));
  expect(filesIn(files, ["tiny/1-deal"])).toEqual(names.map((name) => ({ file: `tiny/${name}` })));
});

test("not in what is as it was given, which is right", () => {
  const files = { "tiny/1-deal/main.ts": "deal();\n", "tiny/1-deal/deal.ts": "own();\n" };
  const starters = { "tiny/1-deal/main.ts": "deal();\n", "tiny/1-deal/deal.ts": "given();\n" };
  const grading = { submission: { files }, grader: { starters } } as unknown as Grading;
  expect(ownFilesIn(grading, ["tiny/1-deal"])).toEqual([{ file: "tiny/1-deal/deal.ts" }]);
});
