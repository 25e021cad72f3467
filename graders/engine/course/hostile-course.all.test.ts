/**
 * The whole hostile course, in boxes and without, with the real times. In boxes it is graded by an ordinary user if
 * possible; `hostile-folders.all.test.ts` grades it as the user who runs the tests.
 */
import { afterEach, beforeEach, describe, it } from "vitest";
import { COURSE, type Ground, openGround, waysToGrade } from "../scenarios/hostile-course.ts";

let ground: Ground;
beforeEach(() => {
  ground = openGround();
});
afterEach(() => ground.remove());

describe("a course of hostile submissions ends with a verdict for each, and leaves nothing behind", () => {
  const ways = waysToGrade();
  const byAnother = ways.some(
    ([, { before }, reason]) => before.length > 0 && reason === undefined,
  );
  for (const [title, way, reason] of ways) {
    if (byAnother && way.how === "box" && way.before.length === 0) continue;
    if (reason) console.warn(`NOT RUN: the hostile course ${title}, because ${reason}`);
    it.skipIf(reason)(`${title}${reason ? ` (not run: ${reason})` : ""}`, () =>
      ground.expectAllJudged({ ...way, times: "real" }, Object.keys(COURSE)),
    );
  }
});
