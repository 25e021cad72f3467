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
  test("is read as it was written, even with the marks that some editors add", () => {
    const answers = { one: "a", two: "-1" };
    const text = printAnswers("About.", answers);
    const read3 = [text, `\uFEFF${text}`, text.replaceAll("\n", "\r\n")].map(read);
    expect(read3).toEqual(Array(3).fill({ kind: "answers", answers }));
  });

  test("may be missing", () => {
    expect(readAnswers(join(folder, "none"), "tiny/review.json")).toBeUndefined();
    expect(readAnswers(join(folder, "none/none"), "tiny/review.json")).toBeUndefined();
  });

  test.each<[string, string | Uint8Array, string]>([
    ["no JSON", "answers: a", "is not JSON"],
    ["nothing", "", "is not JSON"],
    ["bytes", Uint8Array.of(0, 255, 254), "is not JSON"],
    ["a score", '{"score": 5}', "has no answers in it"],
    ["a list", '["a", "b"]', "has no answers in it"],
    ["numbers", '{"answers": {"one": 1}}', "has no answers in it"],
    ["nothing in it", "null", "has no answers in it"],
    [
      "ten megabytes",
      `{"answers": {"one": "${"a".repeat(10_000_000)}"}}`,
      "is larger than 16 KB, too large for a file of answers",
    ],
    ["deep nesting", "[".repeat(16_000), "is not JSON"],
  ])("with %s in it is refused in one sentence", (_, content, what) => {
    expect(read(content)).toEqual({
      kind: "refused",
      why: `tiny/review.json ${what}; ${again}`,
    });
  });

  test("must be a regular file, and not a link out of the submission", () => {
    mkdirSync(join(folder, "folder.json"));
    symlinkSync(join(folder, "folder.json"), join(folder, "link.json"), "junction");
    for (const name of ["folder.json", "link.json"])
      expect(readAnswers(join(folder, name), "tiny/review.json")).toEqual({
        kind: "refused",
        why: `tiny/review.json is not a regular file; ${again}`,
      });
  });
});

test("a submission has its answers, and a note for each file that is refused", () => {
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
