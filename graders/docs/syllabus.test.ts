import { expect, test } from "vitest";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import type { Stage, Track } from "../engine/workbook/workbook.ts";
import { readSyllabus } from "./syllabus.ts";

const stage = (number: number, slug: string, extra = false) =>
  ({ number, slug, name: `${number}-${slug}`, extra }) as Stage;
const track = { name: "t", stages: [stage(1, "deal"), stage(2, "bid"), stage(3, "more", true)] };
const page = (...rows: string[]) =>
  `# How\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n| stage | hours |\n|---|---|\n${rows.join("\n")}\n`;
const read = (text: string) => readSyllabus(track as unknown as Track, text);

test("the hours of each stage come from the page for students; the sum is without extra", () => {
  const { rows, hours } = read(
    page("| design | 1 |", "| 1 deal | 2 to 3 |", "| 2 bid | 4 |", "| 3 more (extra) | 9 to 10 |"),
  );
  expect(rows.map((row) => row.hours)).toEqual(["2 to 3", "4", "9 to 10"]);
  expect(hours).toBe("6 to 7");
});

test.each([
  page("| 1 deal | 2 |", "| 2 bid | soon |", "| 3 more | 1 |"),
  page("| 1 deal | 2 |"),
  "# Nothing",
])("a page without hours is named with the remedy", (text) => {
  expect(() => read(text)).toThrow(WorkbookError);
  expect(() => read(text)).toThrow(
    /"How to work here" of t does not say how many hours \d-\w+ takes; add/,
  );
});
