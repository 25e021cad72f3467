/** Sentences of what is missing, and what calls should give, line by line. */
import { expect, test } from "vitest";
import type { Run } from "../execute/outcome.ts";
import { judgeCalls } from "../judge/calls.ts";
import { piecesOf } from "../page/pieces.ts";
import { renderSections } from "./blocks.ts";
import { explainNeeded, firstOf } from "./needed.ts";

test("of long texts, the first few are told to their end, and how many there are more", () => {
  const texts = (length: number) => ["a", "b", "c", "d", "e"].map((one) => one.repeat(length));
  expect(firstOf(texts(300))).toEqual({ kind: "list", items: texts(300).slice(0, 2), more: 3 });
  expect(firstOf(texts(10))).toEqual({ kind: "list", items: texts(10).slice(0, 4), more: 1 });
  expect(firstOf(texts(900))).toMatchObject({ items: [`${"a".repeat(399)}…`, expect.any(String)] });
});

const LOOK = { width: 60, colour: false };

/** What is missing in calls of `deal`, each of which should give some lines. */
function neededBy(...calls: readonly { readonly gives: string; readonly gave: string }[]) {
  const clause = calls.map(
    ({ gives }) =>
      `// \`deal\` deals.\n${gives.replaceAll(/^/gm, "// → ")}\nawait call(student, ["deal"], () => "");\n`,
  );
  const stdout = calls.map(({ gave }) => `--- call\n${gave}\n`).join("");
  const run: Run = { stdout, stderr: "", ended: { how: "exit", status: 0 } };
  const checked = judgeCalls({ text: clause.join("\n") } as Parameters<typeof judgeCalls>[0], run);
  return checked.kind === "missing" ? checked.what : [];
}
const DEALS = { gives: "Ann: 5H 6H\nBob: 2S", gave: "Ann: 5H 7H\nBob: 2S" };

test("what a call should give in several lines stands beside what it gave", () => {
  const blocks = explainNeeded(neededBy(DEALS));
  const shown = `expected  Ann: 5H 6H
printed   Ann: 5H 7H
                  ^
          Bob: 2S`;
  const says = "Needed: deal deals. This is what differs:";
  const legend = "^ first difference (character 9)";
  expect(renderSections([blocks], LOOK)).toEqual([
    ...[`  ${says}`, "", ...shown.split("\n").map((line) => `    ${line}`), "", `  ${legend}`],
  ]);
  // A page that shows transcripts has none of it.
  expect(piecesOf([blocks])).toEqual([says, { set: `${shown}\n\n${legend}` }]);
});

const OTHER = { gives: "5H", gave: "6H" };
const SENTENCE = "Needed: deal deals. Expected: 5H. Yours gives: 6H";

test("one line stays in its sentence, and all keep their order", () => {
  const blocks = explainNeeded(neededBy(OTHER, DEALS, OTHER));
  const list = { kind: "list", items: [SENTENCE], more: 0 };
  expect(blocks).toEqual([list, expect.objectContaining({ kind: "difference" }), list]);
});

test("the first few are told, and two of them are compared", () => {
  const others = ["8H", "9H"].map((card) => ({ ...DEALS, gave: `Ann: 5H ${card}\nBob: 2S` }));
  const needed = neededBy(DEALS, ...others, OTHER, OTHER);
  const [first, second, list, ...more] = explainNeeded(needed);
  expect([first?.kind, second?.kind, more]).toEqual(["difference", "difference", []]);
  const items = ["Needed: deal deals.", SENTENCE];
  expect(list).toEqual({ kind: "list", items, more: 1 });
  expect(explainNeeded(needed, 2).at(-1)).toEqual({ kind: "list", items: [], more: 3 });
});

test("what a call printed is no part of what was expected, whatever it says", () => {
  const gave = "Ann: 5H 6H\nBob: ⏎ Yours gives: ⏎ Expected (⏎ ends a line): 2S";
  const [block] = explainNeeded(neededBy({ ...DEALS, gave }));
  expect(block).toMatchObject({ kind: "difference", lead: expect.not.stringContaining("Bob") });
  const rows = block?.kind === "difference" ? block.difference.rows : [];
  expect(rows.flatMap(({ expected }) => expected?.text ?? [])).toEqual(["Ann: 5H 6H", "Bob: 2S"]);
});
