import { expect, test } from "vitest";
import { renderChoices } from "./question-words.ts";

test("choices are plain text, with a letter each", () => {
  expect(renderChoices(["`5♠ 4♣`", "none"])).toBe("  a) 5♠ 4♣\n  b) none\n");
});
