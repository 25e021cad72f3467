/**
 * The lines with a status in the desk's lists: stages and reviews. The status is visible even on a narrow terminal.
 *
 * @module
 */
import { columnsOf, pad } from "../../text/columns.ts";
import { clip, type Look, paint } from "../../text/look.ts";
import type { Choice, DeskFacts } from "./actions.ts";
import type { Entry } from "./list.ts";
import type { StageOutline, TrackOutline } from "./outline.ts";
import { REVIEW_TITLE, STYLE_OF_STATE, titlesOf } from "./overview.ts";
import type { ReviewState, StageState } from "./state.ts";

/** The stage to go on with, selected from the start. */
export function goOnEntry({ states }: DeskFacts, stage: StageOutline): Entry<Choice> {
  const state = states[stage.path] ?? "not started";
  const name = `Go on with "${stage.title}"`;
  const place = `${stage.track.title} ${stage.number}`;
  return {
    value: { kind: "stage", stage },
    line: (look) => {
      const long = `${name}  ${place}`;
      const fits = columnsOf(long) + 2 + columnsOf(state) <= look.width;
      return withStatus(fits ? long : name, columnsOf(fits ? long : name), state, look);
    },
    plain: `${name}, stage ${stage.number} of ${stage.track.title}: ${state}`,
    words: "",
  };
}

/** A line of words that the search ignores. */
export function wordsEntry(words: string, value: Choice): Entry<Choice> {
  return { value, line: ({ width }) => clip(words, width), plain: words, words: "" };
}

/** The column widths of a list: the longest title, and the longest track if tracks are shown. */
interface Columns {
  readonly title: number;
  readonly track?: number;
}

/** All stages of all tracks, for searching. */
export function everyStage(facts: DeskFacts): Entry<Choice>[] {
  const { tracks } = facts;
  return entriesOf(facts, tracks, Math.max(...tracks.map(({ title }) => columnsOf(title))));
}

/** The stages and reviews of tracks. @param longest - the width of the longest track's title, if tracks are named */
export function entriesOf(
  facts: DeskFacts,
  tracks: readonly TrackOutline[],
  longest?: number,
): Entry<Choice>[] {
  const title = 3 + Math.max(...titlesOf(facts, tracks).map(columnsOf));
  const columns = longest === undefined ? { title } : { title, track: longest };
  return tracks.flatMap((track) => {
    const review = facts.reviews[track.name];
    return [
      ...track.stages.map((stage) => stageEntry(facts, stage, columns)),
      ...(review ? [reviewEntry(track, review, columns)] : []),
    ];
  });
}

/** A stage in a list. */
function stageEntry({ states }: DeskFacts, stage: StageOutline, columns: Columns): Entry<Choice> {
  const { number, title, track, path } = stage;
  const state = states[path] ?? "not started";
  return {
    value: { kind: "stage", stage },
    line: (look) => inColumns(`${number}  ${title}`, track.title, columns, state, look),
    plain: `${title}, stage ${number} of ${track.title}: ${state}`,
    words: `${number} ${title} ${track.title} ${path} ${state}`.toLowerCase(),
  };
}

/** A track's review in a list. It has no number. */
function reviewEntry(track: TrackOutline, state: ReviewState, columns: Columns): Entry<Choice> {
  return {
    value: { kind: "review", track },
    line: (look) => inColumns(`   ${REVIEW_TITLE}`, track.title, columns, state, look),
    plain: `${REVIEW_TITLE} of ${track.title}: ${state}`,
    words: `${REVIEW_TITLE} ${track.title} ${track.name} ${state}`.toLowerCase(),
  };
}

/** A line of a list. The track gets its own column if there is room. */
function inColumns(
  name: string,
  track: string,
  columns: Columns,
  state: StageState | ReviewState,
  look: Look,
): string {
  if (columns.track === undefined) return withStatus(name, columns.title, state, look);
  const both = columns.title + 2 + columns.track;
  const fits = both + 2 + STATUS_COLUMNS <= look.width;
  const whole = fits ? `${pad(name, columns.title)}  ${track}` : `${name}, ${track}`;
  return withStatus(whole, both, state, look);
}

/** Every line keeps room for the longest status, even if the name must be cut. */
const STATUS_COLUMNS = columnsOf("not answered");

/** A name and a status. If the line is too long, the name is cut. @param columns - the width of the longest name */
export function withStatus(
  name: string,
  columns: number,
  state: StageState | ReviewState,
  look: Look,
): string {
  const room = Math.min(Math.max(columns, columnsOf(name)), look.width - 2 - STATUS_COLUMNS);
  return `${pad(clip(name, room), room)}  ${paint(look, STYLE_OF_STATE[state], state)}`;
}
