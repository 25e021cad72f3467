/**
 * The sources of the workbook's own programs: the reference and the starters.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { namesIn, readText, stageFolders } from "./files.ts";
import type { Workbook } from "./workbook.ts";

/**
 * The `.ts` files of a tree under the root (`solutions`, `graders/…/starter`), by their path in a submission.
 *
 * @param tree - the folder with the track's stages
 */
export function readStageFiles(tree: string, track: string): Record<string, string> {
  const files: Record<string, string> = {};
  if (!existsSync(tree)) return files;
  for (const stage of stageFolders(tree)) {
    for (const file of namesIn(join(tree, stage), "the stage")) {
      if (file.endsWith(".ts"))
        files[`${track}/${stage}/${file}`] = readText(join(tree, stage, file));
    }
  }
  return files;
}

/** The reference's files of all tracks, by their path in a submission. */
export function readSolutions(workbook: Workbook): Record<string, string> {
  return readEveryTrack(workbook, (track) => `solutions/${track}`);
}

/** The untouched starter's files of all tracks, by their path in a submission. */
export function readStarters(workbook: Workbook): Record<string, string> {
  return readEveryTrack(workbook, (track) => `graders/${track}/starter`);
}

function readEveryTrack(
  { root, tracks }: Workbook,
  treeOf: (track: string) => string,
): Record<string, string> {
  const files = tracks.map(({ name }) => readStageFiles(join(root, treeOf(name)), name));
  return Object.assign({}, ...files);
}
