/**
 * The whole hostile course with the real times, one day in boxes and the next without. In boxes it is graded by an ordinary user if
 * possible; `hostile-folders.all.test.ts` grades it as the user who runs the tests.
 */
import { afterEach, beforeEach, describe, it } from "vitest";
import { TURN } from "../../turns-for-tests.ts";
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
  const wanted = ways.filter(
    ([, { how, before }]) => !(byAnother && how === "box" && before.length === 0),
  );
  for (const [title, way, reason] of wanted.filter((_, at) => (at + TURN) % wanted.length === 0)) {
    if (reason) console.warn(`NOT RUN: the hostile course ${title}, because ${reason}`);
    it.skipIf(reason)(`${title}${reason ? ` (not run: ${reason})` : ""}`, () =>
      ground.expectAllJudged({ ...way, times: "real" }, Object.keys(COURSE)),
    );
  }
});
