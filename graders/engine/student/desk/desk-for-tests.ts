/**
 * A workbook's outline for tests of the desk: two tracks, the first with a review.
 *
 * @module
 */
import type { DeskFacts } from "./actions.ts";
import type { TrackOutline } from "./outline.ts";
import type { StageState } from "./state.ts";

/** A track of these stages; its name is its title in lower case. */
export function trackOutline(
  title: string,
  stages: readonly string[],
  review = false,
): TrackOutline {
  const name = title.toLowerCase().replaceAll(" ", "-");
  return {
    name,
    number: 1,
    title,
    review,
    stages: stages.map((stage, at) => ({
      path: `${name}/${at + 1}-x`,
      track: { name, title },
      name: `${at + 1}-x`,
      number: at + 1,
      title: stage,
      extra: false,
      runs: stage !== "Unit tests",
      predicts: stage === "Sort the hand",
    })),
  };
}

const STAGES = ["Structs", "Build the deck", "Show the cards by name", "Sort the hand"];

export const SPADES = trackOutline("Two-player Spades", STAGES, true);
export const HEARTS = trackOutline("Hearts", ["Build the deck", "Unit tests"]);

/** What is known when stages have these states; the others are not started. */
export function factsOf(
  states: Readonly<Record<string, StageState>> = {},
  more: Partial<DeskFacts> = {},
): DeskFacts {
  const tracks = [SPADES, HEARTS];
  const all = tracks.flatMap(({ stages }) => stages);
  const done = (path: string) => states[path] === "passed" || states[path] === "edited";
  return {
    tracks,
    states: Object.fromEntries(all.map(({ path }) => [path, states[path] ?? "not started"])),
    reviews: { [SPADES.name]: "not answered" },
    predicted: new Set(),
    next: all.find(({ path }) => !done(path)),
    editor: undefined,
    hasReference: true,
    ...more,
  };
}
