/** Which declarations are blamed, and when their own difference is told: with a program that exists only as an answer. */
import { expect, test } from "vitest";
import type { DetailedSlot } from "../execute/build.ts";
import type { Run } from "../execute/run.ts";
import { tellReached } from "../guest/switches/reached.ts";
import { parseTranscript } from "../text/transcript.ts";
import type { TranscriptCase } from "../workbook/workbook.ts";
import { exchangeable } from "./exchangeable-for-tests.ts";
import { findSuspect } from "./suspect.ts";
import type { TrialRunner } from "./which-pass.ts";

const said = (stdout: string, stderr = ""): Run => ({
  ...{ stdout, stderr, ended: { how: "exit", status: 0 }, pauses: [] },
});
const PATH = "tiny/1-turns";
const one: TranscriptCase = {
  ...{ kind: "transcript", name: "two-turns", weight: 1 },
  transcript: parseTranscript("# Two turns.\nmine\nyours\n", "two-turns"),
};
const differs: DetailedSlot["differs"] = { line: 9, kind: "missing" };
const helper = (name: string) => ({ name, file: `${PATH}/turns.ts`, line: 20 });
const slotOf = (id: number, name: string, helpers: DetailedSlot["helpers"]): DetailedSlot => ({
  ...{ id, name, file: `${PATH}/turns.ts`, line: id + 1, differs },
  ...(helpers ? { helpers } : {}),
});

/** What is exchanged in each run, in the order in which they run. */
let exchanged: string[][] = [];

/** The program prints each line right if the version of its function is the reference's. */
const runner: TrialRunner = {
  run: async (programs, jobs) =>
    jobs.map(({ program }) => {
      const own = programs.find(({ id }) => id === program)!;
      const [prelude = ""] = ("preludes" in own && own.preludes) || [];
      // It comes to the first, and then to the second.
      if (prelude === tellReached())
        return said("", "deckwork: reached 1 0\ndeckwork: reached 2 1\n");
      const on = /&& \[([\d,]*)\]/.exec(prelude)![1]!.split(",");
      exchanged.push(on);
      return said(
        `${on.includes("0") ? "mine" : "mien"}\n${on.includes("1") ? "yours" : "yuors"}\n`,
      );
    }),
};

async function blamed(...helpers: [DetailedSlot["helpers"], DetailedSlot["helpers"]]) {
  const slots = [
    ...[slotOf(0, "myTurn", helpers[0]), slotOf(1, "yourTurn", helpers[1])],
    slotOf(2, "afterTheGame", undefined),
  ];
  exchanged = [];
  const failing = [{ one, run: said("mien\nyuors\n") }];
  const suspect = await findSuspect(PATH, exchangeable({ slots }), failing, runner);
  return suspect?.kind === "declarations" ? suspect.declarations : [];
}

test("two functions are blamed, each with the line in which it differs", async () => {
  expect(await blamed([helper("draw")], [helper("discard")])).toMatchObject([
    { name: "myTurn", at: { line: 9 } },
    { name: "yourTurn", at: { line: 9 } },
  ]);
  expect(await blamed([helper("draw")], undefined)).toMatchObject([{ at: {} }, { at: {} }]);
});

test("what both use is looked at instead, if there is something", async () => {
  const both = await blamed([helper("draw"), helper("finish")], [helper("finish")]);
  expect(both).toMatchObject([
    { name: "myTurn", helpers: [{ name: "draw" }, { name: "finish" }] },
    { name: "yourTurn", helpers: [{ name: "finish" }] },
  ]);
  for (const declaration of both) expect(declaration).not.toHaveProperty("at");
});

test("what the program does not come to before it goes wrong is exchanged only beside what it comes to", async () => {
  expect(await blamed(undefined, undefined)).toHaveLength(2);
  expect(exchanged.filter((on) => on.length === 1)).toEqual([[""], ["0"], ["1"]]);
  expect(exchanged).toContainEqual(["0", "2"]);
});
