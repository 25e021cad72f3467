/**
 * The three screens of the desk: the tracks, the stages of a track, and the actions in a stage. Each has a heading and a
 * list, made from the facts that the desk knows.
 *
 * @module
 */
import { clip, type Look, paint } from "../../text/look.ts";
import type { Choice } from "./actions.ts";
import { type Action, actionsFor, type DeskFacts, suggest, trackOf } from "./actions.ts";
import { entriesOf, everyStage, goOnEntry, withStatus, wordsEntry } from "./entries.ts";
import type { Entry } from "./list.ts";
import type { StageOutline, TrackOutline } from "./outline.ts";
import { trackLine } from "./overview.ts";
import { isDone } from "./state.ts";

export type Place =
  | { readonly kind: "tracks" }
  | { readonly kind: "stages"; readonly track: TrackOutline }
  | {
      readonly kind: "stage";
      readonly stage: StageOutline;
      /** The last action in it. */
      readonly done?: Action;
    };

export interface View {
  /** The subject of the screen, in a line or two. @param drawn - whether bars are drawn with blocks */
  head(look: Look, drawn: boolean): string[];
  readonly question: string;
  readonly entries: readonly Entry<Choice>[];
  /** The entries that a search looks through. */
  readonly found: readonly Entry<Choice>[];
  /** The entry that is selected first. */
  readonly initial: number;
  /** The stages with visible statuses, which may need an explanation. */
  readonly explained: readonly StageOutline[];
}

/**
 * The screen of a place.
 *
 * @param last - the last stage worked on since the desk was opened
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
  const review = (track: TrackOutline) =>
    wordsEntry(`Answer the data structure review of ${track.title}`, { kind: "review", track });
  const first = goOn ? goOnEntry(facts, goOn) : waiting && review(waiting);
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
      { ...wordsEntry("Leave the desk", { kind: "leave" }), group: true },
    ],
    found: everyStage(facts),
    initial: 0,
    explained: goOn ? [goOn] : [],
  };
}

function stagesView(facts: DeskFacts, track: TrackOutline, goOn: StageOutline | undefined): View {
  const { states, reviews } = facts;
  const next =
    track.stages.find(({ path }) => path === goOn?.path) ??
    track.stages.find(({ path }) => !isDone(states[path]));
  const ended = reviews[track.name] === "not answered" ? track.stages.length : 0;
  return {
    head: (look, drawn) => [trackLine(track, [track], states, look, drawn)],
    question: `Which stage of ${track.title}?`,
    entries: entriesOf(facts, [track]),
    found: everyStage(facts),
    initial: next ? track.stages.indexOf(next) : ended,
    explained: track.stages,
  };
}

function stageView(facts: DeskFacts, stage: StageOutline, done: Action | undefined): View {
  const state = facts.states[stage.path] ?? "not started";
  const suggested = suggest(facts, stage, done);
  const entries = actionsFor(facts, stage);
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
