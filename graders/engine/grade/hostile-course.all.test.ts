/** The whole hostile course in every way that it can be graded, with the times that every command goes by. */
import { afterEach, beforeEach, describe, it } from "vitest";
import { COURSE, type Ground, openGround, waysToGrade } from "../scenarios/hostile-course.ts";

let ground: Ground;
beforeEach(() => {
  ground = openGround();
});
afterEach(() => ground.remove());

describe("a course of hostile submissions ends, each named by its verdict, and nothing of it stays", () => {
  for (const [title, way, reason] of waysToGrade()) {
    if (reason) console.warn(`NOT RUN: the hostile course ${title}, because ${reason}`);
    it.skipIf(reason)(`${title}${reason ? ` (not run: ${reason})` : ""}`, () =>
      ground.expectAllJudged({ ...way, times: "real" }, Object.keys(COURSE)),
    );
  }
});
