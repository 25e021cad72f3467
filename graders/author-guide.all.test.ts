/** The authors' guide (README.md, beside this file), followed word for word. */
import { afterAll, expect, test } from "vitest";
import { workbookInOddFolder } from "./commands/run-for-tests.ts";
import { parseTranscript, printTranscript, typedLines } from "./engine/text/transcript.ts";
import { follow, readPage, sectionsOf } from "./follow-guide-for-tests.ts";

const removals: (() => void)[] = [];
afterAll(() => {
  for (const remove of removals) remove();
});

// The guide needs only the toolkit and the settings of the real workbook, so only its own track is verified.
const root = workbookInOddFolder({}, (remove) => removals.push(remove));
const [track, stage, example] = sectionsOf(readPage("graders/README.md"));

// This takes over a second, because verify checks the new track twice by running everything an author wrote.
test("a new track, made as the guide says, has no defect", async () => {
  expect(track?.title).toBe("How to add a track");
  await follow(root, track!);
});

test("a new stage of that track, made as the guide says, leaves it without a defect", async () => {
  expect(stage?.title).toBe("How to add a stage");
  await follow(root, stage!);
});

test("the transcript that the guide shows is one", () => {
  expect(example?.title).toBe("What a transcript looks like");
  const [{ text } = { text: "" }] = example!.blocks;
  const transcript = parseTranscript(text, "the guide");
  expect(typedLines(transcript)).toEqual(["7", "10", "1"]);
  expect(printTranscript(transcript)).toBe(text);
});
