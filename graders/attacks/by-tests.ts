/** Attacks by a student's own tests, which run on classes that nobody may see and in the context of the report. @module */
import type { Attack } from "./attack.ts";

const STAGE = "hearts/7-unit-tests";

/** Text of the code under test, as far as Vitest looks through it. */
const READS = `let text = "";
const { exec } = RegExp.prototype;
RegExp.prototype.exec = function (one: string) { text += one; return exec.call(this, one); };
try { it.extend({ card: Card as never }); } catch {}
`;

/** A test that fails everywhere, and a report in place of Vitest's own. */
const reports = (report: string) => `const host = (globalThis as any)[Symbol.for("deckwork.host")];
const { write } = host;
it("fails", () => { expect(String(new Card(10, 2))).toBe("x"); });
host.write = (text: string) => { if (text.includes("deckwork tests")) write("\\n\\u0001deckwork tests " + JSON.stringify(${report}) + "\\n"); };
`;

const tests = (text: string) => ({
  [`${STAGE}/hearts.test.ts`]: `import { expect, it } from "vitest";
import { Card } from "../1-cards/card.ts";
${text}`,
});

export const ATTACKS: readonly Attack[] = [
  {
    name: "knows-mistakes-by-their-text",
    guarantee: "points are earned",
    tries:
      "Lets Vitest read a class for its fixtures, looks over its shoulder, and finds a mistake by its text.",
    stage: STAGE,
    files: () =>
      tests(
        `${READS}it("is not written so", () => { expect(text.includes("=== 10 ?")).toBe(false); });\n`,
      ),
    gets: { points: 0, verdicts: ["passed", "missing"] },
    succeeded: "b2e4805",
  },
  {
    name: "shows-text-by-the-names-of-tests",
    guarantee: "the reference stays secret",
    tries:
      "Reads the reference in the same way, and has tests that all fail on its own class, and by letters of the text on the reference.",
    stage: STAGE,
    files: (solutions) => ({
      "hearts/1-cards/card.ts": solutions["hearts/1-cards/card.ts"]!.replaceAll("#rank", "#mine"),
      ...tests(
        `${READS}it("told: #" + "rank", () => { expect(text.includes("#mine") || text.includes("#rank")).toBe(false); });\nvoid Card;\n`,
      ),
    }),
    gets: { points: 0, verdicts: ["passed", "missing"] },
    hides: ["told: #rank"],
    succeeded: "b2e4805",
  },
  {
    name: "name-of-many-parts",
    guarantee: "limits hold",
    tries:
      "Reports a failing test in many groups, each of which the grader looks for in long files, for hours.",
    stage: STAGE,
    files: () => ({
      "hearts/1-cards/deck.ts": "export const = 1;\n",
      ...Object.fromEntries(
        [1, 2, 3].map((at) => [
          `${STAGE}/filler${at}.ts`,
          `(globalThis as any).filler = "${"a".repeat(250 * 1024)}${at === 3 ? "b" : ""}";\n`,
        ]),
      ),
      ...tests(
        `import "./filler1.ts";\nimport "./filler2.ts";\nimport "./filler3.ts";\n${reports('{ tests: [], failed: [{ name: Array(9000).fill("aab").join(" > "), message: "" }] }')}`,
      ),
    }),
    gets: {
      points: 0,
      verdicts: ["missing", "not run"],
      says: "do not finish on the workbook's classes",
    },
    succeeded: "b2e4805",
  },
  {
    name: "report-of-a-megabyte",
    guarantee: "limits hold",
    tries: "Reports failures with messages and differences of hundreds of thousands of characters.",
    stage: STAGE,
    files: () =>
      tests(
        reports(
          '{ tests: ["fails"], failed: [{ name: "fails", message: "m".repeat(500_000), diff: "d\\n".repeat(100_000) }] }',
        ),
      ),
    gets: {
      points: 0,
      verdicts: ["missing", "not run"],
      says: "do not finish on the workbook's classes",
    },
    succeeded: "b2e4805",
  },
];
