/**
 * The student's desk: choose a stage, choose what to do with it, and again.
 *
 * @module
 */
import { readdirSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { ENDED_BY_SIGNAL, type EndSignal } from "../box/ending.ts";
import { columnsOf, pad } from "../report/columns.ts";
import { inertTerminal } from "../report/inert.ts";
import { clip, type Look } from "../report/look.ts";
import type { CommandEnd } from "./desk-command.ts";
import { commandIn } from "./desk-editor.ts";
import type { Ask, Choice } from "./desk-menu.ts";
import type { StageOutline, TrackOutline } from "./desk-outline.ts";
import {
  commandFor,
  REVIEW_TITLE,
  renderLegend,
  renderTracks,
  stageLine,
} from "./desk-overview.ts";
import {
  isDone,
  type ReviewState,
  reviewsOf,
  type StageStates,
  stageAfter,
  stageToGoOnWith,
  statesOf,
} from "./desk-state.ts";
import { type Progress, readProgress } from "./progress.ts";

export interface Desk {
  readonly root: string;
  readonly tracks: readonly TrackOutline[];
  readonly ask: Ask;
  /** As wide and as colourful as the terminal is now. */
  look(): Look;
  out(text: string): void;
  complain(text: string): void;
  run(args: readonly string[]): Promise<CommandEnd>;
  /** The student's editor, if there is one. */
  readonly editor: string | undefined;
  open(editor: string, files: readonly string[]): Promise<boolean>;
}

const COMMANDS = ["reset", "lesson", "play", "check", "watch", "hint", "demo", "solution"] as const;
type CommandName = (typeof COMMANDS)[number];
type Action = CommandName | "open" | "review" | "next" | "stages" | "leave";

/** What can be gone to from the list of everything. */
type Place =
  | { readonly kind: "stage"; readonly stage: StageOutline }
  | { readonly kind: "review"; readonly track: TrackOutline }
  | { readonly kind: "out" };

const ROOM_TO_TYPE = 16;
/** The status of a program that Ctrl-C has ended. */
const STOPPED = ENDED_BY_SIGNAL + constants.signals.SIGINT;

/** Sits at the desk until somebody leaves. @returns the signal that ended it, if one did */
export async function sitAt(desk: Desk): Promise<EndSignal | undefined> {
  let complained: string | undefined;
  let stage: StageOutline | undefined;
  for (;;) {
    const { progress, complaint } = readProgress(desk.root);
    if (complaint !== undefined && complaint !== complained) desk.complain(`${complaint}\n`);
    complained = complaint;
    const place = await choosePlace(desk, progress, stage);
    if (place.kind === "out") return undefined;
    if (place.kind === "review") {
      const told = await answerReview(desk, place.track);
      if (told) return told;
      stage = place.track.stages.at(-1);
      continue;
    }
    const left = await workOn(desk, place.stage);
    if (left.kind === "left") return left.told;
    stage = left.stage;
  }
}

async function answerReview(desk: Desk, { name }: TrackOutline): Promise<EndSignal | undefined> {
  desk.out("\n");
  return (await desk.run(["review", name])).told;
}

async function choosePlace(
  desk: Desk,
  progress: Progress,
  before: StageOutline | undefined,
): Promise<Place> {
  const { tracks } = desk;
  const states = statesOf(desk.root, tracks, progress);
  const stages = tracks.flatMap((track) => track.stages);
  const next = stageToGoOnWith(tracks, states, progress);
  const first = before && !isDone(states[before.path]) ? before : (next ?? stages[0]);
  const legend = renderLegend(stages, states, desk.look());
  desk.out(
    `\n${renderTracks(tracks, states, desk.look())}\n${legend.map((line) => `${line}\n`).join("")}\n`,
  );
  const reviews = reviewsOf(desk.root, tracks);
  const titles = [
    ...stages.map(({ title }) => title),
    ...Object.keys(reviews).map(() => REVIEW_TITLE),
  ];
  const widths = {
    title: Math.max(...titles.map(columnsOf)),
    track: Math.max(...tracks.map(({ title }) => columnsOf(title))),
  };
  const choices: Choice<Place>[] = tracks.flatMap((track) => [
    ...track.stages.map((stage): Choice<Place> => {
      const state = states[stage.path] ?? "not started";
      const name = `${stage.title}, stage ${stage.number} of ${track.title}`;
      return {
        value: { kind: "stage", stage },
        name,
        plain: `${name}: ${state}`,
        line: (width) => stageLine(stage, widths, state, { ...desk.look(), width }),
        words: `${stage.number} ${stage.title} ${track.title} ${stage.path} ${state}`.toLowerCase(),
      };
    }),
    ...reviewChoice(desk, track, reviews[track.name], widths),
  ]);
  const at = choices.findIndex(
    ({ value }) => value.kind === "stage" && value.stage.path === first?.path,
  );
  const leave = "Leave the desk";
  choices.push({
    value: { kind: "out" },
    name: leave,
    line: () => leave,
    words: "leave the desk quit",
  });
  const answer = await desk.ask("Which stage?", choices, Math.max(0, at));
  return answer.kind === "chosen" ? answer.value : { kind: "out" };
}

/** A list of the choice of a track's review; empty where it has none. */
function reviewChoice(
  desk: Desk,
  track: TrackOutline,
  state: ReviewState | undefined,
  widths: { readonly title: number; readonly track: number },
): Choice<Place>[] {
  if (!state) return [];
  const name = `${REVIEW_TITLE} of ${track.title}`;
  const entry = { title: REVIEW_TITLE, track };
  return [
    {
      value: { kind: "review", track },
      name,
      plain: `${name}: ${state}`,
      line: (width) => stageLine(entry, widths, state, { ...desk.look(), width }),
      words: `${REVIEW_TITLE} ${track.title} ${track.name} quiz ${state}`.toLowerCase(),
    },
  ];
}

type Left =
  | { readonly kind: "left"; readonly told?: EndSignal }
  | { readonly kind: "stages"; readonly stage: StageOutline };

/** Works on a stage, and on those that follow, until somebody wants to see all of them. */
async function workOn(desk: Desk, first: StageOutline): Promise<Left> {
  let stage = first;
  let done: Action | undefined;
  for (;;) {
    const states = statesOf(desk.root, desk.tracks, readProgress(desk.root).progress);
    const actions = actionsFor(desk, stage, states);
    const suggested = suggest(desk, done, states, stage);
    const initial = actions.findIndex(({ value }) => value === suggested);
    const state = states[stage.path] ?? "not started";
    desk.out("\n");
    const answer = await desk.ask(
      questionOf(stage, state, desk.look().width),
      actions,
      Math.max(0, initial),
    );
    if (answer.kind === "leave") return { kind: "left" };
    if (answer.kind === "back") return { kind: "stages", stage };
    const action = answer.value;
    switch (action) {
      case "leave":
        return { kind: "left" };
      case "stages":
        return { kind: "stages", stage };
      case "next":
        stage = stageAfter(desk.tracks, stage) ?? stage;
        done = undefined;
        continue;
      case "open":
        await openFiles(desk, stage);
        break;
      case "review": {
        const told = await answerReview(desk, trackOf(desk, stage));
        if (told) return { kind: "left", told };
        break;
      }
      default: {
        desk.out("\n");
        const { status, told } = await desk.run([action satisfies CommandName, stage.path]);
        if (told) return { kind: "left", told };
        // A program that prints nothing leaves nobody in doubt whether it ran.
        if (action === "play" || action === "demo") desk.out(`\n${endSays(status)}\n`);
      }
    }
    done = action;
  }
}

function actionsFor(desk: Desk, stage: StageOutline, states: StageStates): Choice<Action>[] {
  const after = stageAfter(desk.tracks, stage);
  const state = states[stage.path];
  const missing = state === "no files";
  const list: (readonly [Action, string] | undefined)[] = [
    missing ? ["reset", "Put the starter's files there"] : undefined,
    ["lesson", "Read the lesson"],
    missing ? undefined : ["open", opensWith(desk.editor)],
    stage.runs ? ["play", "Run my program"] : undefined,
    ["check", "Check it"],
    ["watch", "Check it on every save"],
    ["hint", "One more hint"],
    stage.runs ? ["demo", "Run the finished program"] : undefined,
    ["solution", "Compare with the solution"],
    missing || state === "not started"
      ? undefined
      : ["reset", "Start this stage over (yours is kept)"],
    reviewOf(desk, stage) ? ["review", "Answer the data structure review"] : undefined,
    after ? ["next", `Next: ${after.title}`] : undefined,
    ["stages", "All stages"],
    ["leave", "Leave the desk"],
  ];
  const shown = list.filter((one) => one !== undefined);
  const widest = Math.max(...shown.map(([, name]) => columnsOf(name)));
  return shown.map(([value, name]) => {
    const command =
      value === "review"
        ? `npm run review -- ${stage.track.name}`
        : COMMANDS.some((one) => one === value)
          ? commandFor(value, stage)
          : "";
    return {
      value,
      name,
      line: (width) =>
        widest + 2 + columnsOf(command) <= width
          ? `${pad(name, widest)}  ${command}`.trimEnd()
          : clip(name, width),
      words: `${name} ${value}`.toLowerCase(),
    };
  });
}

/** Which stage it is about, on one line with what is typed. */
function questionOf({ title, track, number }: StageOutline, state: string, width: number): string {
  const whole = `${title} (${track.title} ${number}, ${state}):`;
  return columnsOf(whole) + ROOM_TO_TYPE <= width ? whole : `${title} (${state}):`;
}

function trackOf({ tracks }: Desk, { track }: StageOutline): TrackOutline {
  return tracks.find(({ name }) => name === track.name)!;
}

/** How far the review is that comes after this stage, if one does. */
function reviewOf(desk: Desk, stage: StageOutline): ReviewState | undefined {
  const track = trackOf(desk, stage);
  const isLast = track.stages.at(-1)?.path === stage.path;
  return isLast ? reviewsOf(desk.root, [track])[track.name] : undefined;
}

/** What comes next, after what was done last. */
function suggest(
  desk: Desk,
  done: Action | undefined,
  states: StageStates,
  stage: StageOutline,
): Action {
  const state = states[stage.path];
  const next = reviewOf(desk, stage) === "not answered" ? "review" : "next";
  if (state === "no files") return "reset";
  if ((done === "check" || done === "watch") && state === "passed") return next;
  switch (done) {
    case undefined:
      return state === "not started" ? "lesson" : isDone(state) ? next : "check";
    case "lesson":
    case "reset":
    case "demo":
      return "open";
    case "solution":
    case "review":
      return next;
    default:
      return state === "not started" ? "open" : "check";
  }
}

function endSays(status: number): string {
  if (status === STOPPED) return "You have stopped the program.";
  return status === 0 ? "The program has ended." : `The program has ended with status ${status}.`;
}

async function openFiles(desk: Desk, { path }: StageOutline): Promise<void> {
  const files = sourcesIn(desk.root, `exercises/${path}`);
  if (files.length === 0) {
    desk.complain(
      `There is nothing in exercises/${path}; npm run reset -- ${path} puts the starter's files there.\n`,
    );
    return;
  }
  const list = files.map((file) => `  ${file}\n`).join("");
  const { editor } = desk;
  if (editor !== undefined) {
    const leave = LEAVE[nameOfEditor(editor)];
    desk.out(
      `Opening with ${nameOfEditor(editor)}${leave ? `; ${leave} leaves it` : ""}:\n${list}`,
    );
    if (await desk.open(editor, files)) return;
    desk.complain(`"${editor}" did not open them.\n`);
  }
  desk.out(`Open these in your editor:\n${list}`);
}

function opensWith(editor: string | undefined): string {
  return editor === undefined
    ? "Show where my files are"
    : `Open my files with ${clip(nameOfEditor(editor), 20)}`;
}

/** Editors that take the whole terminal, and that many a beginner has not found the way out of. */
const LEAVE: Readonly<Record<string, string | undefined>> = {
  vi: ":qa and Enter",
  vim: ":qa and Enter",
  nvim: ":qa and Enter",
  nano: "Ctrl-X",
  emacs: "Ctrl-X Ctrl-C",
};

/** `vim` of `/usr/bin/vim -n`. */
function nameOfEditor(editor: string): string {
  const [, name] = /([^/\\]+?)(?:\.(?:exe|cmd))?$/.exec(commandIn(editor)) ?? [];
  return inertTerminal(name ?? editor);
}

/** What is to be written comes before the program that calls it. */
function sourcesIn(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".ts"))
      .sort((a, b) => Number(a === "main.ts") - Number(b === "main.ts") || (a < b ? -1 : 1))
      .map((name) => `${folder}/${name}`);
  } catch {
    return [];
  }
}
