/**
 * Shows how far a student has come: a bar for each track, a line for each stage.
 *
 * @module
 */
import { columnsOf, pad } from "../report/columns.ts";
import { clip, type Look, paint, prose, type Style } from "../report/look.ts";
import type { StageOutline, TrackOutline } from "./desk-outline.ts";
import {
  isDone,
  type ReviewState,
  type ReviewStates,
  type StageState,
  type StageStates,
} from "./desk-state.ts";

const WIDEST_BAR = 20;
const MOST_COLUMNS = 80;

/** What the review of a track is called in lists. */
export const REVIEW_TITLE = "Data structure review";

const STYLE: Readonly<Record<StageState | ReviewState, Style | undefined>> = {
  "not answered": undefined,
  answered: "green",
  "not started": undefined,
  "no files": "yellow",
  begun: "cyan",
  passed: "green",
  edited: "green",
  broken: "red",
};

/** What needs more than its name. */
const SAYS: Partial<Readonly<Record<StageState, string>>> = {
  edited: "it passed at its last check, and was saved since.",
  broken: "it passed before, and failed at its last check.",
  "no files": "there is nothing in its folder; `npm run reset` puts the starter's files there.",
};

/** A line for each track, with its bar. */
export function renderTracks(
  tracks: readonly TrackOutline[],
  states: StageStates,
  look: Look,
): string {
  return tracks.map((track) => `${trackLine(track, tracks, states, look)}\n`).join("");
}

function trackLine(
  { title, stages }: TrackOutline,
  tracks: readonly TrackOutline[],
  states: StageStates,
  look: Look,
): string {
  const done = stages.filter(({ path }) => isDone(states[path])).length;
  const count = `${done} of ${stages.length}`;
  const widest = Math.max(...tracks.map((track) => columnsOf(track.title)));
  const room = Math.min(look.width, MOST_COLUMNS) - widest - columnsOf(" 00 of 00") - 4;
  const bar = renderBar(done, stages.length, Math.max(5, Math.min(WIDEST_BAR, room)), look);
  return `${paint(look, "bold", pad(title, widest))}  ${bar}  ${count}`;
}

/** Without colours this may be read aloud, or by a machine that knows letters only. */
function renderBar(done: number, of: number, columns: number, look: Look): string {
  const full = of === 0 ? 0 : Math.floor((done * columns) / of);
  if (!look.colour) return `[${"#".repeat(full)}${".".repeat(columns - full)}]`;
  return paint(look, "green", "█".repeat(full)) + paint(look, "dim", "░".repeat(columns - full));
}

/** One stage for a menu, with its track; or a track's review, which has no number. */
export function stageLine(
  { number, title, track }: Pick<StageOutline, "title" | "track"> & { readonly number?: number },
  widths: { readonly title: number; readonly track: number },
  state: StageState | ReviewState,
  look: Look,
): string {
  const widest = columnsOf("not answered");
  const word = paint(look, STYLE[state], state);
  const numbered = `${number ?? " "}  ${title}`;
  if (3 + widths.title + 2 + widths.track + 2 + widest <= look.width) {
    const name = pad(numbered, 3 + widths.title);
    return `${name}  ${pad(track.title, widths.track)}  ${word}`;
  }
  // Most of them are not started; in a narrow list that goes without saying.
  const room = look.width - columnsOf("no files") - 2;
  const name = `${numbered}, ${track.title}`;
  return state.startsWith("not ")
    ? clip(name, look.width)
    : `${pad(clip(name, room), room)}  ${word}`;
}

/** Everything, as text: the tracks, their stages, and what to type next. */
export function renderOverview(
  tracks: readonly TrackOutline[],
  states: StageStates,
  reviews: ReviewStates,
  next: StageOutline | undefined,
  look: Look,
): string {
  const stages = tracks.flatMap((track) => track.stages);
  const titles = [
    ...stages.map(({ title }) => title),
    ...Object.keys(reviews).map(() => REVIEW_TITLE),
  ];
  const widest = Math.max(0, ...titles.map(columnsOf));
  const room = Math.min(widest, look.width - 6 - 2 - columnsOf("not answered"));
  const blocks = tracks.map((track) => {
    const lines = track.stages.map((stage) => {
      const state = states[stage.path] ?? "not started";
      const mark = stage.path === next?.path ? ">" : " ";
      const name = pad(clip(stage.title, room), room);
      return ` ${mark} ${stage.number}  ${name}  ${paint(look, STYLE[state], state)}\n`;
    });
    const review = reviews[track.name];
    if (review) {
      const name = pad(clip(REVIEW_TITLE, room), room);
      lines.push(`      ${name}  ${paint(look, STYLE[review], review)}\n`);
    }
    return `${trackLine(track, tracks, states, look)}\n${lines.join("")}`;
  });
  const words = [
    ...renderLegend(stages, states, look),
    "",
    ...whatNext(next, states, look),
    ...unanswered(tracks, states, reviews, look),
  ];
  return `${blocks.join("\n")}\n${words.map((line) => `${line}\n`).join("")}`;
}

/** What the words mean that need it, and how old the news is. */
export function renderLegend(
  stages: readonly StageOutline[],
  states: StageStates,
  look: Look,
): string[] {
  const seen = new Set(stages.map(({ path }) => states[path]));
  const words = Object.entries(SAYS).filter(([state]) => seen.has(state as StageState));
  return [
    ...prose(look, "What passed is as of each stage's last check.", { indent: "" }),
    ...words.flatMap(([state, says]) =>
      prose(look, `${state}: ${says}`, { indent: "", hanging: "  " }),
    ),
  ];
}

function whatNext(next: StageOutline | undefined, states: StageStates, look: Look): string[] {
  if (!next) return prose(look, "Every stage has passed. Well done!", { indent: "" });
  const command = states[next.path] === "not started" ? "lesson" : nextCommand(states[next.path]);
  return [
    ...prose(look, `Go on with "${next.title}" of ${next.track.title}:`, { indent: "" }),
    `  ${commandFor(command, next)}`,
  ];
}

/** A track whose stages have all passed is not at its end while its review waits. */
function unanswered(
  tracks: readonly TrackOutline[],
  states: StageStates,
  reviews: ReviewStates,
  look: Look,
): string[] {
  const waiting = tracks.filter(
    ({ name, stages }) =>
      reviews[name] === "not answered" && stages.every(({ path }) => isDone(states[path])),
  );
  return waiting.flatMap(({ name, title }) => [
    ...prose(look, `The data structure review of ${title} waits for your answers:`, { indent: "" }),
    `  npm run review -- ${name}`,
  ]);
}

function nextCommand(state: StageState | undefined): string {
  return state === "no files" ? "reset" : "check";
}

/** How a person types it, as short as it can be. */
export function commandFor(command: string, { track, number }: StageOutline): string {
  return `npm run ${command} -- ${track.name}/${number}`;
}
