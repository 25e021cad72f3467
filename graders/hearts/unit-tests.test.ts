/** What the lesson of the unit tests says of their rules is what the stage has. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

test("the lesson counts the rules as they are, and those about refusals", () => {
  const { rules } = JSON.parse(read("7-unit-tests/stage.json")).tests as {
    rules: readonly { says: string }[];
  };
  const lesson = (page: string) => read(`../../lessons/hearts/7-unit-tests/${page}.md`);
  expect(lesson("start")).toContain(`on ${rules.length} **wrong classes**`);
  expect(lesson("finish")).toContain(`of the ${rules.length} rules say what is refused`);
  const refusals = rules.filter(({ says }) => /\brefuse[sd]?\b/.test(says));
  expect(refusals).toHaveLength(7);
  expect(lesson("finish")).toContain("Seven of the");
});
