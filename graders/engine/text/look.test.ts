import { expect, test } from "vitest";
import { prose } from "./look.ts";

test("a word is never broken before a command to a CI machine, not even after a wide character", () => {
  const long = "!".repeat(38);
  const lines = prose({ width: 40, colour: false }, `${long}王::error::`, { indent: "" });
  expect(lines).toEqual([long, "王::error::"]);
});
