import { expect, onTestFinished, test } from "vitest";
import { PROJECT, typescriptFolder } from "#compiled/compiled.cjs";
import { submissionOf } from "../intake/read-submission.ts";
import { openSession } from "../sandbox/session.ts";
import { readSolutions } from "../workbook/stage-files.ts";
import { discover } from "../workbook/workbook.ts";
import { gradeTrack } from "./grade.ts";
import { openGrader } from "./grader.ts";

const TRACK = "two-player-spades";
const STRUCTS = `${TRACK}/1-structs/structs.ts`;

// It takes a second, because it builds the stage's programs.
test.skipIf(!typescriptFolder())(
  "hundreds of other errors do not hide a broken contract",
  async () => {
    const workbook = discover(PROJECT);
    const track = workbook.tracks.find(({ name }) => name === TRACK)!;
    const session = openSession();
    const grader = openGrader(session, workbook);
    onTestFinished(async () => {
      await grader.close();
      session.close();
    });
    const solution = readSolutions(workbook);
    const wrong = Array.from({ length: 300 }, (_, at) => `export const a${at}: string = ${at};\n`);
    const structs = solution[STRUCTS]!.replace("rank: number", "rank: string") + wrong.join("");
    const submission = submissionOf("ann", { ...solution, [STRUCTS]: structs }, [TRACK]);
    const { stages } = await gradeTrack(grader, submission, track, track.stages.slice(0, 1));
    const found = stages[0]!.cases.find(({ name }) => name === "the-structs")!;
    expect(found.verdict).toMatchObject({
      kind: "missing",
      what: [
        expect.stringContaining("Card has rank, a number"),
        expect.stringContaining("rank: string"),
      ],
    });
  },
);
