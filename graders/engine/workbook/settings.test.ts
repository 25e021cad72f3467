/**
 * What an author writes by hand is read strictly: a slip of the pen is reported with its file, its place and what was
 * meant.
 */
import { expect, onTestFinished, test } from "vitest";
import {
  tinyReview,
  tinyWorkbook,
  type WorkbookFiles,
  writeWorkbook,
} from "../for-tests/tiny-workbook.ts";
import { discoverAll } from "./workbook.ts";

const STAGE = "graders/tiny/1-greet/stage.json";
const TRACK = "graders/tiny/track.json";
const REVIEW = "graders/tiny/review.json";
const CHECK =
  '{ "name": "guest", "weight": 2, "given": true, "kind": "only", "file": "greet.ts", "functions": [] }';

const files: WorkbookFiles = {
  ...tinyWorkbook(),
  ...tinyReview(),
  [STAGE]: `{ "title": "Greet", "learned": "You can greet.", "points": 25, "checks": [${CHECK}] }`,
};

/** The message about the workbook, without the temporary folder. */
function complaint(path: string, find: string, replace: string): string {
  const text = files[path]!.replace(find, replace);
  expect(text).not.toBe(files[path]);
  const { root, remove } = writeWorkbook({ ...files, [path]: text });
  onTestFinished(remove);
  try {
    discoverAll(root);
    return "nothing";
  } catch (error) {
    return (error as Error).message.replace(`${root}/`, "");
  }
}

test.each([
  [STAGE, '"points"', '"point"', 'at "point": there is no such key (did you mean "points"?).'],
  [STAGE, '"title"', '"tilte"', 'at "tilte": there is no such key (did you mean "title"?).'],
  [STAGE, '"learned": "You can greet.",', "", 'at "learned": it is missing; add it.'],
  [
    STAGE,
    '"weight"',
    '"weigth"',
    'at "checks.0.weigth": there is no such key (did you mean "weight"?).',
  ],
  [
    STAGE,
    '"given"',
    '"givven"',
    'at "checks.0.givven": there is no such key (did you mean "given"?).',
  ],
  [
    STAGE,
    '"functions"',
    '"funktions"',
    'at "checks.0.funktions": there is no such key (did you mean "functions"?).',
  ],
  [
    STAGE,
    '"functions"',
    '"from": [], "functions"',
    'at "checks.0.from": there is no such key; remove it, or use one of name, weight, given, kind, file, functions.',
  ],
  [
    STAGE,
    '"kind"',
    '"knid"',
    'at "checks.0.kind": it is missing (did you misspell it as "knid"?).',
  ],
  [
    STAGE,
    '"only"',
    '"sole"',
    'at "checks.0.kind": "kind" must be one of "contract", "calls", "only", "imports", "closed objects", "header comment", "pauses".',
  ],
  [
    STAGE,
    '"kind": "only", "file": "greet.ts", "functions": []',
    '"kind": "contract", "file": "greet.ts", "of": ["Guest"]',
    'a check of the kind "contract" needs contract.ts, but it is not beside it.',
  ],
  [
    STAGE,
    '"checks"',
    '"tests": { "file": "a.test.ts", "rule": [] }, "checks"',
    'at "tests.rule": there is no such key (did you mean "rules"?).',
  ],
  [
    STAGE,
    '"checks"',
    '"demo": "waves", "tests": { "file": "a.test.ts", "rules": [] }, "checks"',
    '"demo" names "waves", but none of the rules has this name; name one of them.',
  ],
  [
    STAGE,
    '"checks"',
    '"demo": "waves", "checks"',
    '"demo" names "waves", but there is no waves.transcript beside it.',
  ],
  [TRACK, '"about"', '"abuot"', 'at "abuot": there is no such key (did you mean "about"?).'],
  [TRACK, '"asks"', '"ask"', 'at "rubric.0.ask": there is no such key (did you mean "asks"?).'],
  [
    TRACK,
    '"review": {',
    '"review": { "shown": 1,',
    'at "review.shown": there is no such key; remove it, or use one of points.',
  ],
  [
    REVIEW,
    '"explains"',
    '"explain"',
    'at "questions.0.explain": there is no such key (did you mean "explains"?).',
  ],
] as const)("%s with %s written %s", (path, find, replace, says) => {
  expect(complaint(path, find, replace)).toBe(`${path}: ${says}`);
});
