import { Option } from "commander";
import { typeSeed, typeTranscript } from "../engine/desk/launch.ts";
import { discover, readSolutions } from "../engine/discover/discover.ts";
import { findStage } from "../engine/discover/find-stage.ts";
import type { Define } from "./command.ts";
import { readSeed, refuseTests, runProgram } from "./play.ts";

/** `demo stage`: runs the reference's program; standard output carries what it prints and nothing else. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("<stage>", "a stage")
    .option("--seed <n>", "answer the first prompt, which asks for a seed", readSeed)
    .addOption(
      new Option(
        "--replay <case>",
        "type what was typed in a transcript, at a human pace",
      ).conflicts("seed"),
    )
    .action(async (name: string, options: { seed?: string; replay?: string }) => {
      const workbook = discover(root);
      const { stage } = findStage(workbook, name);
      refuseTests(stage);
      const typed =
        options.replay !== undefined
          ? typeTranscript(stage, options.replay)
          : options.seed === undefined
            ? undefined
            : typeSeed(stage, options.seed);
      finish(
        await runProgram(
          workbook,
          stage,
          { tree: "solutions", files: readSolutions(workbook) },
          typed,
          io,
        ),
      );
    });
};
