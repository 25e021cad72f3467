import type { Stage } from "../../workbook/workbook.ts";

/** A stage to watch in tests without a workbook. */
export const GREET: Stage = {
  path: "tiny/1-greet",
  track: "tiny",
  name: "1-greet",
  number: 1,
  slug: "greet",
  title: "Greet",
  learned: "You can greet.",
  points: 25,
  extra: false,
  cases: [],
};
