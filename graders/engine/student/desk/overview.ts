/**
 * Shows a student's progress: a bar for each track, a line for each stage.
 *
 * @module
 */
import { columnsOf, pad } from "../../text/columns.ts";
import { clip, type Look, paint, prose, type Style } from "../../text/look.ts";
import type { StageOutline, TrackOutline } from "./outline.ts";
import {
  isDone,
  type ReviewState,
  type StageState,
  type StageStates,
  type Standing,
} from "./state.ts";

const WIDEST_BAR = 20;
const MOST_COLUMNS = 80;

/** The name of a track's review in lists. */
export const REVIEW_TITLE = "Data structure review";

/** The colour of a status. */
export const STYLE_OF_STATE: Readonly<Record<StageState | ReviewState, Style | undefined>> = {
  "not answered": undefined,
  answered: "green",
  "not started": undefined,
  "no files": "yellow",
  begun: "cyan",
  passed: "green",
  edited: "green",
  broken: "red",
};

/** Explains the states whose names are not enough. */
const SAYS: Partial<Readonly<Record<StageState, string>>> = {
  edited: "it passed its last check, but you have saved it since.",
  broken: "it passed before, but failed its last check.",
  "no files": "its folder is empty; `npm run reset` puts the starter's files back.",
};

/**
 * A track and its bar.
 *
 * @param tracks - the tracks whose lines are aligned
 * @param drawn - whether to draw the bar with blocks, which screen readers and some terminals cannot handle
 */
export function trackLine(
  { title, stages }: TrackOutline,
  tracks: readonly TrackOutline[],
  states: StageStates,
  look: Look,
  drawn: boolean,
): string {
  const done = stages.filter(({ path }) => isDone(states[path])).length;
  const count = `${done} of ${stages.length}`;
  const widest = Math.max(...tracks.map((track) => columnsOf(track.title)));
  const room = Math.min(look.width, MOST_COLUMNS) - widest - columnsOf(" 00 of 00") - 4;
  const bar = renderBar(done, stages.length, Math.max(5, Math.min(WIDEST_BAR, room)), look, drawn);
  return `${paint(look, "bold", pad(title, widest))}  ${bar}  ${count}`;
}

function renderBar(done: number, of: number, columns: number, look: Look, drawn: boolean): string {
  const full = of === 0 ? 0 : Math.floor((done * columns) / of);
  if (!drawn) return `[${"#".repeat(full)}${".".repeat(columns - full)}]`;
  return paint(look, "green", "█".repeat(full)) + paint(look, "dim", "░".repeat(columns - full));
}

/** The whole overview as text: the tracks, their stages, and the next command. */
export function renderOverview(standing: Standing, look: Look): string {
  const { tracks, states, reviews, next } = standing;
  const stages = tracks.flatMap((track) => track.stages);
  const longest = Math.max(0, ...titlesOf(standing, tracks).map(columnsOf));
  const room = Math.min(longest, look.width - 6 - 2 - columnsOf("not answered"));
  const line = (head: string, title: string, state: StageState | ReviewState) =>
    `${head}  ${pad(clip(title, room), room)}  ${paint(look, STYLE_OF_STATE[state], state)}\n`;
  const blocks = tracks.map((track) => {
    const lines = track.stages.map(({ path, number, title }) =>
      line(` ${path === next?.path ? ">" : " "} ${number}`, title, states[path] ?? "not started"),
    );
    const review = reviews[track.name];
    if (review) lines.push(line("    ", REVIEW_TITLE, review));
    return `${trackLine(track, tracks, states, look, look.colour)}\n${lines.join("")}`;
  });
  const legend = renderLegend(stages, states, look);
  const words = [
    ...legend,
    ...(legend.length > 0 ? [""] : []),
    ...whatNext(standing, look),
    ...unanswered(standing, look),
  ];
  return `${blocks.join("\n")}\n${words.map((line) => `${line}\n`).join("")}`;
}

/** The titles in a list of these tracks' stages and reviews. */
export function titlesOf({ reviews }: Standing, tracks: readonly TrackOutline[]): string[] {
  return tracks.flatMap(({ stages, name }) => [
    ...stages.map(({ title }) => title),
    ...(reviews[name] ? [REVIEW_TITLE] : []),
  ]);
}

/** Explains the visible statuses whose names are not enough. */
export function renderLegend(
  stages: readonly StageOutline[],
  states: StageStates,
  look: Look,
): string[] {
  const seen = new Set(stages.map(({ path }) => states[path]));
  return Object.entries(SAYS)
    .filter(([state]) => seen.has(state as StageState))
    .flatMap(([state, says]) => prose(look, `${state}: ${says}`, { indent: "", hanging: "  " }));
}

function whatNext({ next, states }: Standing, look: Look): string[] {
  if (!next) return prose(look, "Every stage has passed. Well done!", { indent: "" });
  const state = states[next.path];
  const command = state === "not started" ? "lesson" : state === "no files" ? "reset" : "check";
  return [
    ...prose(look, `Go on with "${next.title}" in ${next.track.title}:`, { indent: "" }),
    `  ${commandFor(command, next)}`,
  ];
}

/** A track whose stages have all passed is not finished until its review has been answered. */
function unanswered({ tracks, states, reviews }: Standing, look: Look): string[] {
  const waiting = tracks.filter(
    ({ name, stages }) =>
      reviews[name] === "not answered" && stages.every(({ path }) => isDone(states[path])),
  );
  return waiting.flatMap(({ name, title }) => [
    ...prose(look, `The data structure review of ${title} is waiting for your answers:`, {
      indent: "",
    }),
    `  npm run review -- ${name}`,
  ]);
}

/** The command as a person types it, as short as possible. */
export function commandFor(command: string, { track, number }: StageOutline): string {
  return `npm run ${command} -- ${track.name}/${number}`;
}
