/** The authors' guide (README.md, beside this file), followed word for word. */
import { afterAll, expect, test } from "vitest";
import { workbookInOddFolder } from "./commands/run-for-tests.ts";
import { follow, readPage, sectionsOf } from "./follow-guide-for-tests.ts";

const removals: (() => void)[] = [];
afterAll(() => {
  for (const remove of removals) remove();
});

// Of the real workbook, the guide needs the toolkit and the settings alone; so only its own track is proved.
const root = workbookInOddFolder({}, (remove) => removals.push(remove));
const [track, stage] = sectionsOf(readPage("graders/README.md"));

// Over a second: verify proves the new track twice, by running all that an author wrote.
test("a new track, made as the guide says, has no defect", async () => {
  expect(track?.title).toBe("How to add a track");
  await follow(root, track!);
});

test("a new stage of that track, made as the guide says, leaves it without a defect", async () => {
  expect(stage?.title).toBe("How to add a stage");
  await follow(root, stage!);
});
