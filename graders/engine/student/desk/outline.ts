/**
 * Reads of the workbook what an overview needs, and no more: names and titles, no cases.
 *
 * @module
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { WorkbookError } from "../../text/workbook-error.ts";

export interface TrackOutline {
  /** The folder's name. */
  readonly name: string;
  readonly number: number;
  readonly title: string;
  readonly stages: readonly StageOutline[];
  /** Whether it has a review to answer. */
  readonly review: boolean;
}

export interface StageOutline {
  readonly path: string;
  readonly track: TrackName;
  /** `3-shuffle`. */
  readonly name: string;
  readonly number: number;
  readonly title: string;
  readonly extra: boolean;
  /** Whether it has a program to run; a stage of tests has none. */
  readonly runs: boolean;
}

interface TrackName {
  readonly name: string;
  readonly title: string;
}

/**
 * Reads the tracks and their stages, in their order.
 *
 * @throws WorkbookError with the place and the cure when something of it cannot be read
 */
export async function outline(root: string): Promise<readonly TrackOutline[]> {
  try {
    const graders = join(root, "graders");
    return readdirSync(graders)
      .filter((name) => existsSync(join(graders, name, "track.json")))
      .map((name) => readTrack(graders, name))
      .sort((a, b) => a.number - b.number);
  } catch (error) {
    // Whoever reads all of it knows the words for what is wrong.
    const { discoverAll } = await import("../../workbook/workbook.ts");
    discoverAll(root);
    throw new WorkbookError(
      `${join(root, "graders")}: the workbook cannot be read (${(error as Error).message}).`,
    );
  }
}

function readTrack(graders: string, name: string): TrackOutline {
  const { number, title } = readJson(join(graders, name, "track.json"));
  if (typeof number !== "number") throw new Error(`${name} has no number`);
  const stages = readdirSync(join(graders, name))
    .filter((entry) => /^\d+-/.test(entry))
    .map((entry) => readStage(graders, { name, title }, entry))
    .sort((a, b) => a.number - b.number);
  const review = existsSync(join(graders, name, "review.json"));
  return { name, number, title, stages, review };
}

function readStage(graders: string, track: TrackName, name: string): StageOutline {
  const stage = readJson(join(graders, track.name, name, "stage.json"));
  return {
    path: `${track.name}/${name}`,
    track,
    name,
    number: Number.parseInt(name, 10),
    title: stage.title,
    extra: stage.extra === true,
    runs: stage.tests === undefined,
  };
}

function readJson(path: string): Readonly<Record<string, unknown>> & { readonly title: string } {
  const data = JSON.parse(readFileSync(path, "utf8"));
  if (typeof data.title !== "string") throw new Error(`${path} has no title`);
  return data;
}
