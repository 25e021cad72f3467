/** Submissions that are too large, too many, too deep or too long. @module */
import { CASE_LIMITS } from "../engine/limits/limits.ts";
import type { Attack } from "./attack.ts";

const STAGE = "two-player-spades/3-shuffle";
const KB = 1024;
const OLD = "451ac39";

/** @param stage - the attacked stage; by default, it still earns all its points */
function of(
  name: string,
  tries: string,
  files: Attack["files"],
  gets: Attack["gets"],
  succeeded = "held",
  stage = STAGE,
): Attack {
  return { name, guarantee: "limits hold", tries, stage, files, gets, succeeded };
}

const REFUSED = ["refused"];
const filled = (bytes: number, text: string) => text.repeat(Math.floor(bytes / text.length));
/** So many files in a stage, each as large as a file may be. */
const large = (stage: string, many: number) =>
  Object.fromEntries(
    Array.from({ length: many }, (_, at) => [
      `${stage}/large-${at}.ts`,
      filled(250 * KB, `{ const a${at} = 1; }\n`),
    ]),
  );
/** It may print so much, in UTF-16 units, and a little more. */
const MOST = CASE_LIMITS.outputChars - 1000;
const prints = (source: string) => () => ({ [`${STAGE}/main.ts`]: source });

export const ATTACKS: readonly Attack[] = [
  of(
    "stage-of-many-megabytes",
    "hands in more source than a stage may have, in files that are small enough",
    () => large(STAGE, 20),
    { points: 0, verdicts: REFUSED, says: /more than\s+1 MB/ },
    OLD,
  ),
  of(
    "stage-beside-many-megabytes",
    "hands in too much source in a different stage, which costs that stage only",
    () => large("two-player-spades/4-display", 20),
    { points: 10, verdicts: ["passed"] },
    OLD,
  ),
  of(
    "folder-beside-the-stages",
    "hands in too much source in a folder that is no stage",
    () => large("two-player-spades/0-more", 20),
    { points: 10, verdicts: ["passed"] },
    OLD,
  ),
  of(
    "every-stage-below-its-limit",
    "fills stage after stage to just below its limit",
    () =>
      Object.assign(
        {},
        ...["1-structs", "2-build-deck", "3-shuffle", "4-display", "5-draw"].map((name) =>
          large(`two-player-spades/${name}`, 4),
        ),
      ),
    { points: 0, verdicts: REFUSED, says: /more than\s+4 MB/ },
    OLD,
    "two-player-spades/5-draw",
  ),
  of(
    "file-of-one-megabyte",
    "hands in a single file that is too large",
    () => ({ [`${STAGE}/main.ts`]: filled(1024 * KB, "/* */") }),
    { points: 0, verdicts: REFUSED, says: /larger than 256 KB/ },
  ),
  of(
    "thousands-of-files",
    "hands in so many files that the stage's own would not be read",
    () =>
      Object.fromEntries(
        Array.from({ length: 450 }, (_, at) => [`${STAGE}/a${at}.ts`, "export {};"]),
      ),
    { points: 0, verdicts: REFUSED, says: /more than 400 files/ },
  ),
  of(
    "deep-folders",
    "hides a file in a hundred folders",
    () => ({ [`${STAGE}/${"a/".repeat(100)}x.ts`]: "x" }),
    { points: 10, verdicts: ["passed"] },
  ),
  of(
    "imports-of-what-is-not-there",
    "names thousands of files that have to be looked for",
    () => ({
      [`${STAGE}/main.ts`]: Array.from({ length: 15_000 }, (_, at) => `"./${at}.ts";`).join("\n"),
    }),
    { points: 0, verdicts: ["different"] },
    OLD,
  ),
  of(
    "error-in-an-endless-line",
    "makes an error in a line of 250 KB",
    () => ({ [`${STAGE}/main.ts`]: `const a = [${filled(250 * KB, "1,")}}};` }),
    { points: 0, verdicts: ["does not build"] },
  ),
  of(
    "name-in-a-comment-twenty-thousand-times",
    "names in one long comment what the grader looks for outside of comments, from each place back to the beginning",
    (solutions) => ({
      [`${STAGE}/main.ts`]: `${solutions[`${STAGE}/main.ts`]}\nconsole.log("x");\n`,
      [`${STAGE}/notes.ts`]: `// ${filled(250 * KB, "Math.random ")}`,
    }),
    { points: 0, verdicts: ["different"] },
    "b2e4805",
  ),
  of(
    "errors-in-a-file-of-many-lines",
    "makes a thousand errors in a quarter of a million lines, so that the grader would look up each line anew",
    (solutions) => ({
      [`${STAGE}/main.ts`]: `${solutions[`${STAGE}/main.ts`]}\nconsole.log("x");\nlet y = 1;${"y.a;\n".repeat(1500)}${"\n".repeat(230_000)}`,
    }),
    { points: 0, verdicts: ["different"] },
    "b2e4805",
  ),
  of(
    "settings-of-many-kilobytes",
    "hands in settings that are larger than a file may be",
    () => ({ [`${STAGE}/deckwork.json`]: filled(300 * KB, " ") }),
    { points: 0, verdicts: REFUSED, says: "deckwork.json is not a regular file" },
  ),
  of(
    "words-of-a-flood",
    "prints as many words as it may in one line, which the grader would sort",
    prints(`console.log("ab ".repeat(${MOST / 3}));`),
    { points: 0, verdicts: ["different"] },
    OLD,
  ),
  of(
    "wide-letters-of-a-flood",
    "prints as many letters and invisible characters as it may in one line, each of which the report would measure",
    prints(`console.log("\\u4e2d\\u202e ".repeat(${MOST / 3}));`),
    { points: 0, verdicts: ["different"] },
    OLD,
  ),
  of(
    "lines-of-a-flood",
    "prints as many short lines as it may",
    prints(`for (let i = 0; i < ${MOST / 2}; i++) console.log(i % 10);`),
    { points: 0, verdicts: ["different"] },
    OLD,
  ),
  of(
    "blanks-of-a-flood",
    "prints as many spaces as it may in one line that does not end in one",
    prints(`console.log(" ".repeat(${MOST}) + "x");`),
    { points: 0, verdicts: ["different"] },
  ),
  of(
    "message-of-a-megabyte",
    "throws an error with a message of a million letters",
    prints(`throw new Error("x".repeat(1_000_000));`),
    { points: 0, verdicts: ["crashed"] },
  ),
];
