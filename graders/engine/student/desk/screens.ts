/**
 * The student's place at the desk, and where a key leads from there.
 *
 * @module
 */
import { type Key, letterOf } from "../terminal/keys.ts";
import type { Choice } from "./actions.ts";
import { type Action, type DeskFacts, trackOf } from "./actions.ts";
import { type Entry, type ListState, matching, pressList } from "./list.ts";
import type { StageOutline } from "./outline.ts";
import { stageFrom } from "./state.ts";
import { type Place, type View, viewOf } from "./views.ts";

export interface DeskState {
  /** The screens from the first to the current one. */
  readonly spots: readonly Spot[];
  /** The last stage that the student worked on. */
  readonly last?: StageOutline;
}

interface Spot {
  readonly place: Place;
  /** `undefined` while the next action is selected. */
  readonly list?: ListState;
}

/** Work on the terminal itself, outside the screen. */
export type Job =
  | { readonly kind: "command"; readonly args: readonly string[] }
  | { readonly kind: "open"; readonly stage: StageOutline };

export type Step =
  | { readonly kind: "show"; readonly state: DeskState }
  | { readonly kind: "do"; readonly job: Job; readonly state: DeskState }
  | { readonly kind: "leave" };

export const AT_THE_DOOR: DeskState = { spots: [{ place: { kind: "tracks" } }] };

/** The contents of the screen: the place's view, and the state of its list. */
export interface Shown {
  readonly view: View;
  readonly list: ListState;
  readonly entries: readonly Entry<Choice>[];
  /** Whether Esc leaves the desk. */
  readonly first: boolean;
}

/** The contents of the screen in a state. */
export function shownBy({ spots, last }: DeskState, facts: DeskFacts): Shown {
  const { place, list: kept } = spots.at(-1)!;
  const view = viewOf(place, facts, last);
  const { typed, at } = kept ?? { typed: "", at: view.initial };
  const entries = typed === "" ? view.entries : matching(view.found, typed);
  const list = { typed, at: Math.max(0, Math.min(at, entries.length - 1)) };
  return { view, list, entries, first: spots.length === 1 };
}

/** @param page - how many entries fit on the screen */
export function pressDesk(state: DeskState, key: Key, facts: DeskFacts, page: number): Step {
  const { view, list, entries } = shownBy(state, facts);
  if (key.kind === "stop" || (letterOf(key) === "q" && list.typed === "")) return { kind: "leave" };
  const changed = pressList(list, key, { length: entries.length, page }, view.initial);
  if (changed) return { kind: "show", state: withList(state, changed) };
  if (key.kind === "escape") return goBack(state);
  const entry = key.kind === "enter" ? entries[list.at] : undefined;
  if (!entry) return { kind: "show", state };
  // Going back keeps the selection but forgets the search.
  const left = withList(state, list.typed === "" ? list : undefined);
  return choose(left, entry.value, facts);
}

function withList(state: DeskState, list: ListState | undefined): DeskState {
  const { place } = state.spots.at(-1)!;
  return { ...state, spots: [...state.spots.slice(0, -1), list ? { place, list } : { place }] };
}

/** Goes one screen back, or leaves from the first. */
export function goBack(state: DeskState): Step {
  if (state.spots.length === 1) return { kind: "leave" };
  return { kind: "show", state: { ...state, spots: state.spots.slice(0, -1) } };
}

/** Follows a choice. */
export function choose(state: DeskState, choice: Choice, facts: DeskFacts): Step {
  switch (choice.kind) {
    case "leave":
      return { kind: "leave" };
    case "track":
      return { kind: "show", state: enter(state, { kind: "stages", track: choice.track }) };
    case "stage":
      return { kind: "show", state: enterStage(state, choice.stage) };
    case "review":
      return commandStep(state, ["review", choice.track.name]);
    case "action":
      return act(state, choice.stage, choice.action, facts);
    default:
      return choice satisfies never;
  }
}

function act(state: DeskState, stage: StageOutline, action: Action, facts: DeskFacts): Step {
  if (action === "leave") return { kind: "leave" };
  if (action === "stages") {
    const [door] = state.spots;
    const place: Place = { kind: "stages", track: trackOf(facts, stage) };
    return { kind: "show", state: { spots: [door!, { place }], last: stage } };
  }
  const above = { ...state, spots: state.spots.slice(0, -1) };
  if (action === "next")
    return { kind: "show", state: enterStage(above, stageFrom(facts.tracks, stage, 1) ?? stage) };
  const after = enter(above, { kind: "stage", stage, done: action });
  if (action === "review") return commandStep(after, ["review", stage.track.name]);
  if (action === "open") return { kind: "do", job: { kind: "open", stage }, state: anew(after) };
  return commandStep(after, [action, stage.path]);
}

function commandStep(state: DeskState, args: readonly string[]): Step {
  return { kind: "do", job: { kind: "command", args }, state: anew(state) };
}

function enter(state: DeskState, place: Place): DeskState {
  return { ...state, spots: [...state.spots, { place }] };
}

function enterStage(state: DeskState, stage: StageOutline): DeskState {
  return { ...enter(state, { kind: "stage", stage }), last: stage };
}

/** After an action, every screen selects what comes next. */
function anew(state: DeskState): DeskState {
  return { ...state, spots: state.spots.map(({ place }) => ({ place })) };
}
