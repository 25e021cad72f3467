import { afterAll, afterEach, describe, expect, it } from "vitest";
import { loadAuthored } from "#compiled/authored.cjs";
import { testInFull } from "../../in-full-for-tests.ts";
import { type Builder, openBuilder } from "../execute/build.ts";
import { tinyWorkbook, type WorkbookFiles, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import { gradeTrack } from "../grade/grade.ts";
import { openGrader } from "../grade/grader.ts";
import { submissionOf } from "../intake/read-submission.ts";
import { openSession } from "../sandbox/session.ts";
import type { Transcript } from "../text/transcript.ts";
import { readSolutions } from "../workbook/stage-files.ts";
import { discover, type Stage, type TranscriptCase, type Workbook } from "../workbook/workbook.ts";
import { playFresh, typedCase, withFresh } from "./fresh.ts";

const session = openSession();
const removals: (() => unknown)[] = [];
afterEach(async () => {
  for (const remove of removals.splice(0)) await remove();
});
afterAll(() => session.close());

interface Opened {
  readonly workbook: Workbook;
  readonly builder: Builder;
  readonly greet: Stage;
  readonly roll: Stage;
}

function open(changes: WorkbookFiles = {}): Opened {
  const { root, remove } = writeWorkbook({ ...tinyWorkbook(), ...changes });
  const workbook = discover(root);
  const builder = openBuilder(session, workbook.toolkit, () => readSolutions(workbook));
  removals.push(() => builder.close(), remove);
  const [greet, roll] = workbook.tracks[0]!.stages;
  return { workbook, builder, greet: greet!, roll: roll! };
}

/** A transcript of the stage's files. */
function kept(stage: Stage, name: string): Transcript {
  const found = stage.cases.find((one) => one.name === name);
  if (found?.kind !== "transcript") throw new Error(`there is no transcript ${name}`);
  return found.transcript;
}

function transcripts(cases: readonly TranscriptCase[]): Transcript[] {
  return cases.map(({ transcript }) => transcript);
}

/** A program that prints the output of the stage's transcripts for their typed lines, and knows nothing else. */
function lookupTable(stage: Stage): string {
  const table = stage.cases.flatMap((one) =>
    one.kind === "transcript" ? [one.transcript.parts] : [],
  );
  return `import { ask, print } from "#toolkit/console.ts";
let table: any[] = ${JSON.stringify(table)};
for (let at = 0; table.length > 0; at += 2) {
  const lines = table[0][at]?.text.split("\\n") ?? [""];
  for (const line of lines.slice(0, -1)) print(line);
  if (table[0][at + 1] === undefined) break;
  const line = await ask(lines.at(-1));
  table = table.filter((parts) => parts[at + 1]?.line === line);
}
`;
}

describe("fresh cases", () => {
  it("are the same for the same secret, and different for a different one", async () => {
    const { workbook, builder, roll } = open();
    const play = async (games: number, secret: string) =>
      transcripts(await playFresh(workbook, builder, roll, games, secret));
    const three = await play(3, "secret");
    expect(await play(3, "secret")).toEqual(three);
    expect(await play(2, "secret")).toEqual(three.slice(0, 2));
    expect(await play(3, "Secret")).not.toEqual(three);
    expect(new Set(three.map((one) => JSON.stringify(one))).size).toBe(3);
  });

  it("have the solution's output for the player's lines, and a single one carries three quarters", async () => {
    const { workbook, builder, roll } = open({
      "graders/tiny/2-roll/player.ts":
        'export const player = ({ turn }: { turn: number }) => ["7", "ten", "1"][turn];\n',
    });
    expect(await playFresh(workbook, builder, roll, 1, "secret")).toEqual([
      {
        kind: "transcript",
        name: "fresh-1",
        // The two visible transcripts weigh 1 each.
        weight: 6,
        made: true,
        transcript: {
          description: ["A game played by the stage's player, number 1."],
          parts: kept(roll, "refuses-a-wrong-number").parts,
          status: 0,
        },
      },
    ]);
  });

  it("show the player the prompt, the whole screen and the turn", async () => {
    const { workbook, builder, roll } = open({
      "graders/tiny/2-roll/player.ts":
        'export const seen: unknown[] = [];\nexport const player = (screen: { turn: number }) => {\n  seen.push({ ...screen, random: undefined });\n  return ["7", "ten", "1"][screen.turn];\n};\n',
    });
    await playFresh(workbook, builder, roll, 1, "secret");
    const { seen } = loadAuthored(workbook.root, "tiny/2-roll/player.ts") as { seen: unknown[] };
    const greeting = "Good evening, everyone.\nSeed: ";
    expect(seen).toEqual([
      { prompt: "Seed: ", text: greeting, turn: 0 },
      { prompt: "How many dice? ", text: `${greeting}7\nHow many dice? `, turn: 1 },
      {
        prompt: "How many dice? ",
        text: `${greeting}7\nHow many dice? ten\nFrom 1 to 9, please.\nHow many dice? `,
        turn: 2,
      },
    ]);
  });

  it("do not exist for a stage that reads nothing", async () => {
    const { workbook, builder, greet } = open();
    expect(await playFresh(workbook, builder, greet, 3, "secret")).toEqual([]);
  });

  it("are added to the visible ones in every stage, which stay unchanged", async () => {
    const { workbook, builder } = open();
    const more = await withFresh(workbook, builder, 2, "secret");
    expect(more.tracks[0]!.stages.map(({ cases }) => cases.map(({ name }) => name))).toEqual([
      ["greets"],
      ["refuses-a-wrong-number", "rolls-three", "fresh-1", "fresh-2"],
    ]);
    expect(workbook.tracks[0]!.stages[1]!.cases.length).toBe(2);
  });

  it("carry three quarters of the transcripts' weight, however many they are and whatever the checks weigh", async () => {
    const { workbook, builder, roll } = open({
      "graders/tiny/2-roll/stage.json": JSON.stringify({
        title: "Roll",
        learned: "You can roll.",
        points: 60,
        weights: { "rolls-three": 4 },
        checks: [{ name: "the-die", kind: "only", file: "main.ts", functions: [], weight: 7 }],
      }),
    });
    const weightOf = async (games: number) => {
      const cases = await playFresh(workbook, builder, roll, games, "secret");
      return cases.reduce((sum, { weight }) => sum + weight, 0);
    };
    expect(await weightOf(1)).toBe(15);
    expect(await weightOf(8)).toBeCloseTo(15, 9);
  });

  it("leave few points to a program that prints the visible transcripts, and all to the reference", async () => {
    const opened = open();
    const workbook = await withFresh(opened.workbook, opened.builder, 3, "secret");
    const grader = openGrader(session, workbook);
    removals.unshift(() => grader.close());
    const solutions = readSolutions(workbook);
    const [track] = workbook.tracks;
    const earned = async (files: Record<string, string>) => {
      const submission = submissionOf("eve", files, ["tiny"]);
      const { stages } = await gradeTrack(grader, submission, track!);
      return stages[1]!.earned / stages[1]!.stage.points;
    };
    expect(await earned(solutions)).toBeCloseTo(1, 9);
    const byHeart = { ...solutions, "tiny/2-roll/main.ts": lookupTable(opened.roll) };
    expect(await earned(byHeart)).toBeCloseTo(0.25, 9);
  });

  it("are passed by the solution, but not by a program that only knows the visible ones", async () => {
    const opened = open();
    const workbook = await withFresh(opened.workbook, opened.builder, 4, "secret");
    const grader = openGrader(session, workbook);
    removals.unshift(() => grader.close());
    const solutions = readSolutions(workbook);
    const [track] = workbook.tracks;
    const main = solutions["tiny/2-roll/main.ts"]!;
    const learnt = main.replace('dice.join(" ")', 'dice.length === 3 ? "3 6 6" : "4"');
    const verdicts = async (files: Record<string, string>) => {
      const submission = submissionOf("ann", files, ["tiny"]);
      const result = await gradeTrack(grader, submission, track!);
      return result.stages[1]!.cases.map(({ verdict }) => verdict.kind === "passed");
    };
    expect(await verdicts(solutions)).toEqual([true, true, true, true, true, true]);
    expect(await verdicts({ ...solutions, "tiny/2-roll/main.ts": learnt })).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  testInFull("report a player that never ends the game, with its place", async () => {
    const { workbook, builder, roll } = open({
      "graders/tiny/2-roll/player.ts": 'export const player = () => "no";\n',
    });
    await expect(playFresh(workbook, builder, roll, 1, "secret")).rejects.toThrow(
      "graders/tiny/2-roll/player.ts: the game does not end in 2000 turns.",
    );
  });
});

describe("a slow solution is recorded from its start, however often it starts", () => {
  // The realm starts a program again if it is not over soon.
  const slowly = tinyWorkbook()["solutions/tiny/2-roll/main.ts"]!.replace(
    "srand(await askSeed());",
    "srand(await askSeed());\nfor (let i = 0; i < 3e8; i++);",
  );
  const LINES = ["100", "3"];

  testInFull("for typed lines", async () => {
    const { workbook, builder, roll } = open({ "solutions/tiny/2-roll/main.ts": slowly });
    const { transcript } = await typedCase(workbook, builder, roll, LINES);
    expect(transcript).toEqual({
      ...kept(roll, "rolls-three"),
      description: ["What the reference shows for these lines."],
    });
  });
  it("for a player", async () => {
    const quick = open();
    const slow = open({ "solutions/tiny/2-roll/main.ts": slowly });
    const play = async ({ workbook, builder, roll }: Opened) =>
      transcripts(await playFresh(workbook, builder, roll, 2, "secret"));
    expect(await play(slow)).toEqual(await play(quick));
  });
});
