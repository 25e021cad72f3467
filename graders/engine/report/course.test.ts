import { expect, test } from "vitest";
import { renderCourseLine } from "./course.ts";
import { stageOf, trackOf, withVerdict } from "./examples.ts";

const LOOK = { width: 100, colour: false };
const missing = withVerdict("the-header", { kind: "missing", what: ["No header."] });
const crashed = withVerdict("hits-once", {
  kind: "crashed",
  status: 1,
  error: undefined,
  difference: undefined,
});

function said(...cases: Parameters<typeof stageOf>[0]): string {
  const graded = [{ result: trackOf([stageOf(cases)]), facts: undefined }];
  const line = renderCourseLine({ name: "ada", graded, notes: [] } as never, LOOK);
  return line.slice(line.lastIndexOf("  ") + 2);
}

test("a stage of a course is told by how its program fails, and by a check only where it does not", () => {
  expect(said(missing, crashed)).toBe("2-deal crashed");
  expect(said(crashed, missing)).toBe("2-deal crashed");
  expect(said(missing, withVerdict("hits-once", { kind: "passed" }))).toBe("2-deal missing");
});
