/** Which files are sent to the compiler. */
import { expect, it } from "vitest";
import { filesNear } from "./near.ts";

const FILES = {
  "hearts/1-cards/cards.ts": "export const cards = 52;",
  "hearts/2-deal/deal.ts": 'import { cards } from "../1-cards/cards.ts";',
  "hearts/3-play/main.ts": "import '../2-deal/deal.ts';",
  "hearts/4-score/main.ts": 'import "../3-pl\\u0061y/main.ts";',
  "solo/1-cards/cards.ts": "export const cards = 52;",
  "solo/2-deal/main.ts": "",
};

it.each([
  [["hearts/1-cards"], ["hearts/1-cards/cards.ts"]],
  [
    ["hearts/3-play"],
    [
      ...["hearts/1-cards/cards.ts", "hearts/2-deal/deal.ts", "hearts/3-play/main.ts"],
      // Of two folders with one name, nobody knows which is meant.
      ...["solo/1-cards/cards.ts", "solo/2-deal/main.ts"],
    ],
  ],
  [["hearts/4-score"], ["hearts/4-score/main.ts"]],
  [
    ["hearts/4-score/calls-of-the-grader", "hearts/1-cards"],
    ["hearts/1-cards/cards.ts", "hearts/4-score/main.ts"],
  ],
])("near %s", (paths, near) => {
  expect(Object.keys(filesNear(FILES, paths))).toEqual(near);
});
