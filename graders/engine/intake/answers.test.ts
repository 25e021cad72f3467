import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { printAnswers, readAnswers } from "./answers.ts";
import { readSubmission } from "./read-submission.ts";

const folder = mkdtempSync(join(tmpdir(), "deckwork-review-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function read(content: string | Uint8Array) {
  const place = join(folder, `${++files}.json`);
  writeFileSync(place, content);
  return readAnswers(place, "tiny/review.json");
}

const again = "remove it, and answer the questions again.";

describe("a file of answers", () => {
  test("is read as it was written, also with the marks of other editors", () => {
    const answers = { one: "a", two: "-1" };
    const text = printAnswers("About.", answers);
    const read3 = [text, `\uFEFF${text}`, text.replaceAll("\n", "\r\n")].map(read);
    expect(read3).toEqual(Array(3).fill({ kind: "answers", answers }));
  });

  test("that is not there is no fault", () => {
    expect(readAnswers(join(folder, "none"), "tiny/review.json")).toBeUndefined();
    expect(readAnswers(join(folder, "none/none"), "tiny/review.json")).toBeUndefined();
  });

  test.each<[string, string | Uint8Array, string]>([
    ["no JSON", "answers: a", "is not JSON"],
    ["nothing", "", "is not JSON"],
    ["bytes", Uint8Array.of(0, 255, 254), "is not JSON"],
    ["a score", '{"score": 5}', "does not hold answers"],
    ["a list", '["a", "b"]', "does not hold answers"],
    ["numbers", '{"answers": {"one": 1}}', "does not hold answers"],
    ["nothing in it", "null", "does not hold answers"],
    [
      "ten megabytes",
      `{"answers": {"one": "${"a".repeat(10_000_000)}"}}`,
      "is larger than 16 KB, which no file of answers is",
    ],
    ["deep nesting", "[".repeat(16_000), "is not JSON"],
  ])("with %s in it is refused in one sentence", (_, content, what) => {
    expect(read(content)).toEqual({
      kind: "refused",
      why: `tiny/review.json ${what}; ${again}`,
    });
  });

  test("is an ordinary file, and no way out of the submission", () => {
    mkdirSync(join(folder, "folder.json"));
    symlinkSync(join(folder, "folder.json"), join(folder, "link.json"), "junction");
    for (const name of ["folder.json", "link.json"])
      expect(readAnswers(join(folder, name), "tiny/review.json")).toEqual({
        kind: "refused",
        why: `tiny/review.json is not an ordinary file; ${again}`,
      });
  });
});

test("a submission brings its answers, and what is refused of them is noted", () => {
  const track = join(folder, "ann", "exercises", "tiny");
  mkdirSync(track, { recursive: true });
  const submission = () => readSubmission(join(folder, "ann"), { tracks: ["tiny"] });
  const empty = { name: "ann", files: {}, foreign: {}, bytes: {}, refused: {}, tracks: ["tiny"] };
  expect(submission()).toEqual(empty);
  writeFileSync(join(track, "review.json"), printAnswers("About.", { one: "b" }));
  const answers = { kind: "answers", answers: { one: "b" } };
  expect(submission()).toEqual({ ...empty, reviews: { tiny: answers } });
  writeFileSync(join(track, "review.json"), "b");
  const why = `tiny/review.json is not JSON; ${again}`;
  expect(submission()).toEqual({
    ...empty,
    refused: { "tiny/review.json": why },
    reviews: { tiny: { kind: "refused", why } },
  });
});
