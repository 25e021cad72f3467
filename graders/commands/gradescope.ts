import { relative, resolve } from "node:path";
import { writeAutograder } from "../engine/autograder/autograder-zip.ts";
import { formatPoints } from "../engine/judge/score.ts";
import { stagesShare } from "../engine/marks/marks.ts";
import { readPolicyFile } from "../engine/outputs/by-hand.ts";
import { keep, prose } from "../engine/text/look.ts";
import { codeOf, WorkbookError } from "../engine/text/workbook-error.ts";
import { findNamed } from "../engine/workbook/find-stage.ts";
import { discover, type Track } from "../engine/workbook/workbook.ts";
import { type Define, DONE } from "./command.ts";
import { addFreshOptions, type FreshOptions, readFreshOptions } from "./fresh-options.ts";
import type { Io } from "./io.ts";

interface Options extends FreshOptions {
  readonly out?: string;
  readonly policy?: string;
}

/** `gradescope <track>`: makes the archive for an autograder on Gradescope. */
export const define: Define = (program, { root, io }, finish) => {
  addFreshOptions(
    program
      .argument("<track>", "the track of the assignment")
      .option("--out <file>", "the archive to write; by default <track>-autograder.zip")
      .option("--policy <file>", "the rules for lateness and for fresh games"),
  ).action(async (name: string, options: Options) => {
    const workbook = discover(root);
    const { track, whole } = findNamed(workbook, name);
    if (!whole)
      throw new WorkbookError(
        `${name} is a stage, and an assignment is a whole track; name ${track.name}.`,
      );
    if (options.policy !== undefined) readPolicyFile(options.policy, workbook.tracks);
    const archive = resolve(options.out ?? `${track.name}-autograder.zip`);
    try {
      await writeAutograder(archive, root, {
        track: track.name,
        policy: options.policy,
        fresh: readFreshOptions(options),
      });
    } catch (error) {
      if (error instanceof WorkbookError) throw error;
      throw new WorkbookError(
        `${archive}: cannot be written (${codeOf(error)}); choose another place with --out.`,
      );
    }
    io.out(paragraphs(io, written(archive, track)));
    finish(DONE);
  });
};

/** What was made, and what is left to do on Gradescope. */
function written(archive: string, track: Track): string[] {
  const { rubric, review } = track;
  const points = stagesShare(track).points + (review?.points ?? 0);
  const byHand = rubric.map((part) => `${part.name} (${formatPoints(part.points)})`).join(", ");
  return [
    `${keep(relative(process.cwd(), archive))} is ready.`,
    `On Gradescope, create a Programming Assignment with ${formatPoints(points)} autograder points, and upload it under Configure Autograder, with Ubuntu 22.04 or later.`,
    ...(byHand === ""
      ? []
      : [`A person gives the rest: turn on manual grading, and add questions for ${byHand}.`]),
    "The archive contains the reference: give it to nobody.",
  ];
}

function paragraphs(io: Io, sentences: readonly string[]): string {
  return sentences.map((one) => `${prose(io, one, { indent: "" }).join("\n")}\n`).join("");
}
