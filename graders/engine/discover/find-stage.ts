/**
 * Finds the tracks and stages that a person names.
 *
 * @module
 */

import { WorkbookError } from "../workbook-error.ts";
import type { Stage, Track, Workbook } from "./discover.ts";

export interface Named {
  readonly track: Track;
  /** The one stage that was named, or all of the track's. */
  readonly stages: readonly Stage[];
}

/**
 * Finds what a name means: `blackjack/2`, `blackjack/deal`, `blackjack/2-deal`, or a whole track, `blackjack`. The
 * beginning of a name will do where only one begins so.
 *
 * @throws WorkbookError when nothing, or more than one thing, has that name
 */
export function findNamed(workbook: Workbook, name: string): Named {
  const [trackName = "", stageName, ...rest] = name
    .trim()
    .replace(/^(exercises|solutions|graders|lessons)\//, "")
    .replace(/[/\\]+$/, "")
    .split(/[/\\]/);
  const track = only(
    workbook.tracks,
    trackName,
    ({ name }) => [name],
    "track",
    "npm start -- --help shows how to name one",
  );
  if (stageName === undefined) return { track, stages: track.stages };
  if (rest.length > 0)
    throw new WorkbookError(
      `"${name}" has too many parts; name a stage as ${track.stages[0]?.path}.`,
    );
  const stage = only(
    track.stages,
    stageName.replace(/\.md$/, ""),
    ({ name, number, slug }) => [name, slug, String(number)],
    `stage of ${track.name}`,
    `its stages are ${list(track.stages)}`,
  );
  return { track, stages: [stage] };
}

/** As {@link findNamed}, where it must be one stage. */
export function findStage(
  workbook: Workbook,
  name: string,
): { readonly track: Track; readonly stage: Stage } {
  const { track, stages } = findNamed(workbook, name);
  const [stage] = stages;
  if (!stage || (stages.length > 1 && !name.replace(/[/\\]+$/, "").includes("/"))) {
    throw new WorkbookError(`"${name}" is a track; name one of its stages: ${list(stages)}.`);
  }
  return { track, stage };
}

function only<Thing>(
  things: readonly Thing[],
  wanted: string,
  namesOf: (thing: Thing) => string[],
  what: string,
  cure: string,
): Thing {
  const exact = things.filter((thing) => namesOf(thing).includes(wanted));
  const found =
    exact.length > 0 || wanted === ""
      ? exact
      : things.filter((thing) =>
          namesOf(thing).some((name) => name.startsWith(wanted) && !/^\d+$/.test(wanted)),
        );
  if (found.length === 1) return found[0]!;
  const candidates = (found.length > 0 ? found : things)
    .map((thing) => namesOf(thing)[0])
    .join(", ");
  throw new WorkbookError(
    found.length > 1
      ? `"${wanted}" is ambiguous: it could be ${candidates}.`
      : `There is no ${what} "${wanted}": ${what.startsWith("track") ? `there is ${candidates}` : cure}.`,
  );
}

function list(stages: readonly Stage[]): string {
  return stages.map(({ name }) => name).join(", ");
}
