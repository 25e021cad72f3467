/**
 * The three screens of the desk: the tracks, the stages of a track, and what to do with a stage. Each is a heading and a
 * list; this makes them of what the desk knows.
 *
 * @module
 */
import { columnsOf, pad } from "../report/columns.ts";
import { clip, type Look, paint, type Style } from "../report/look.ts";
import { type Action, actionsFor, type DeskFacts, suggest, trackOf } from "./desk-actions.ts";
import type { Entry } from "./desk-list.ts";
import type { StageOutline, TrackOutline } from "./desk-outline.ts";
import { REVIEW_TITLE, STYLE_OF_STATE, trackLine } from "./desk-overview.ts";
import { isDone, type ReviewState, type StageState } from "./desk-state.ts";

export type Place =
  | { readonly kind: "tracks" }
  | { readonly kind: "stages"; readonly track: TrackOutline }
  | {
      readonly kind: "stage";
      readonly stage: StageOutline;
      /** What was done last with it. */
      readonly done?: Action;
    };

/** What an entry leads to. */
export type Choice =
  | { readonly kind: "track"; readonly track: TrackOutline }
  | { readonly kind: "stage"; readonly stage: StageOutline }
  | { readonly kind: "review"; readonly track: TrackOutline }
  | { readonly kind: "action"; readonly action: Action; readonly stage: StageOutline }
  | { readonly kind: "leave" };

export interface View {
  /** What the screen is about, in a line or two. */
  head(look: Look): string[];
  readonly question: string;
  readonly entries: readonly Entry<Choice>[];
  /** What typing looks through. */
  readonly found: readonly Entry<Choice>[];
  /** Which entry Enter takes at once. */
  readonly initial: number;
  /** The stages whose statuses are seen, and may need a word. */
  readonly explained: readonly StageOutline[];
}

/**
 * The screen of a place.
 *
 * @param last - the stage that was worked on last, since the desk was opened
 */
export function viewOf(place: Place, facts: DeskFacts, last?: StageOutline): View {
  const goOn = last && !isDone(facts.states[last.path]) ? last : facts.next;
  switch (place.kind) {
    case "tracks":
      return tracksView(facts, goOn);
    case "stages":
      return stagesView(facts, place.track, goOn);
    case "stage":
      return stageView(facts, place.stage, place.done);
    default:
      return place satisfies never;
  }
}

function tracksView(facts: DeskFacts, goOn: StageOutline | undefined): View {
  const { tracks, states, reviews } = facts;
  const waiting = tracks.find(({ name }) => reviews[name] === "not answered");
  const first = goOn ? goOnEntry(facts, goOn) : waiting && lastReviewEntry(waiting);
  const leave = "Leave the desk";
  return {
    head: (look) => [
      paint(look, "bold", "Deckwork"),
      ...(goOn ? [] : [paint(look, "green", "Every stage has passed. Well done!")]),
    ],
    question: "Which track?",
    entries: [
      ...(first ? [first] : []),
      ...tracks.map((track, at): Entry<Choice> => {
        const done = track.stages.filter(({ path }) => isDone(states[path])).length;
        return {
          value: { kind: "track", track },
          line: (look) => trackLine(track, tracks, states, look, true),
          plain: `${track.title}: ${done} of ${track.stages.length} stages passed`,
          words: "",
          group: at === 0,
        };
      }),
      { value: { kind: "leave" }, line: () => leave, plain: leave, words: "", group: true },
    ],
    found: everyStage(facts),
    initial: 0,
    explained: goOn ? [goOn] : [],
  };
}

function goOnEntry({ states }: DeskFacts, stage: StageOutline): Entry<Choice> {
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

/** What is left when every stage has passed. */
function lastReviewEntry(track: TrackOutline): Entry<Choice> {
  const name = `Answer the data structure review of ${track.title}`;
  return {
    value: { kind: "review", track },
    line: ({ width }) => clip(name, width),
    plain: name,
    words: "",
  };
}

function stagesView(facts: DeskFacts, track: TrackOutline, goOn: StageOutline | undefined): View {
  const { states, reviews } = facts;
  const review = reviews[track.name];
  const titles = [...track.stages.map(({ title }) => title), ...(review ? [REVIEW_TITLE] : [])];
  const columns = { title: 3 + Math.max(...titles.map(columnsOf)) };
  const entries = track.stages.map((stage) => stageEntry(facts, stage, columns));
  const next =
    track.stages.find(({ path }) => path === goOn?.path) ??
    track.stages.find(({ path }) => !isDone(states[path]));
  const at = next ? track.stages.indexOf(next) : review === "not answered" ? entries.length : 0;
  return {
    head: (look) => [trackLine(track, [track], states, look, true)],
    question: `Which stage of ${track.title}?`,
    entries: [...entries, ...(review ? [reviewEntry(track, review, columns)] : [])],
    found: everyStage(facts),
    initial: at,
    explained: track.stages,
  };
}

/** Where the columns of a list begin: the longest title, and the longest track if tracks are shown. */
interface Columns {
  readonly title: number;
  readonly track?: number;
}

/** All stages of all tracks, for whoever searches them. */
function everyStage(facts: DeskFacts): Entry<Choice>[] {
  const { tracks, reviews } = facts;
  const titles = tracks.flatMap(({ stages, name }) => [
    ...stages.map(({ title }) => title),
    ...(reviews[name] ? [REVIEW_TITLE] : []),
  ]);
  const columns = {
    title: 3 + Math.max(...titles.map(columnsOf)),
    track: Math.max(...tracks.map(({ title }) => columnsOf(title))),
  };
  return tracks.flatMap((track) => {
    const review = reviews[track.name];
    return [
      ...track.stages.map((stage) => stageEntry(facts, stage, columns)),
      ...(review ? [reviewEntry(track, review, columns)] : []),
    ];
  });
}

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

function reviewEntry(track: TrackOutline, state: ReviewState, columns: Columns): Entry<Choice> {
  return {
    value: { kind: "review", track },
    line: (look) => inColumns(`   ${REVIEW_TITLE}`, track.title, columns, state, look),
    plain: `${REVIEW_TITLE} of ${track.title}: ${state}`,
    words: `${REVIEW_TITLE} ${track.title} ${track.name} ${state}`.toLowerCase(),
  };
}

/** A line of a list; the track has a column of its own where there is room for one. */
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

/** The longest status has its room in every line, whatever is cut for it. */
const STATUS_COLUMNS = columnsOf("not answered");

function withStatus(
  name: string,
  columns: number,
  state: StageState | ReviewState,
  look: Look,
): string {
  const room = Math.min(Math.max(columns, columnsOf(name)), look.width - 2 - STATUS_COLUMNS);
  const style: Style | undefined = STYLE_OF_STATE[state];
  return `${pad(clip(name, room), room)}  ${paint(look, style, state)}`;
}

function stageView(facts: DeskFacts, stage: StageOutline, done: Action | undefined): View {
  const state = facts.states[stage.path] ?? "not started";
  const suggested = suggest(facts, stage, done);
  const entries = actionsFor(facts, stage).map(
    (entry): Entry<Choice> => ({ ...entry, value: { kind: "action", action: entry.value, stage } }),
  );
  const at = entries.findIndex(
    ({ value }) => value.kind === "action" && value.action === suggested,
  );
  const track = trackOf(facts, stage).title;
  return {
    head: (look) => [
      paint(look, "bold", clip(stage.title, look.width)),
      withStatus(`${track}, stage ${stage.number}`, 0, state, look),
    ],
    question: "What next?",
    entries,
    found: entries,
    initial: Math.max(0, at),
    explained: [stage],
  };
}
