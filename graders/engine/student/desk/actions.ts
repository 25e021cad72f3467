/**
 * The actions a student can take in a stage, and which one comes next.
 *
 * @module
 */
import { columnsOf, pad } from "../../text/columns.ts";
import { inertTerminal } from "../../text/inert.ts";
import { clip } from "../../text/look.ts";
import { commandIn } from "./editor.ts";
import type { Entry } from "./list.ts";
import type { StageOutline, TrackOutline } from "./outline.ts";
import { commandFor } from "./overview.ts";
import { type ReviewState, type Standing, stageFrom } from "./state.ts";

/** A workbook command that takes a stage. */
type CommandName =
  | "reset"
  | "lesson"
  | "predict"
  | "play"
  | "check"
  | "watch"
  | "hint"
  | "demo"
  | "solution";
/** The desk's own actions. */
const OF_THE_DESK = ["open", "next", "stages", "leave"] as const;
export type Action = CommandName | "review" | (typeof OF_THE_DESK)[number];

/** The choice behind an entry. */
export type Choice =
  | { readonly kind: "track"; readonly track: TrackOutline }
  | { readonly kind: "stage"; readonly stage: StageOutline }
  | { readonly kind: "review"; readonly track: TrackOutline }
  | { readonly kind: "action"; readonly action: Action; readonly stage: StageOutline }
  | { readonly kind: "leave" };

/** The facts that the desk knows. */
export interface DeskFacts extends Standing {
  /** The student's editor, if there is one. */
  readonly editor: string | undefined;
  /** Whether the workbook has solutions. */
  readonly hasReference: boolean;
}

/** The track that a stage belongs to. */
export function trackOf({ tracks }: DeskFacts, { track }: StageOutline): TrackOutline {
  return tracks.find(({ name }) => name === track.name)!;
}

/** All actions in a stage, in their usual order. */
export function actionsFor(facts: DeskFacts, stage: StageOutline): Entry<Choice>[] {
  const after = stageFrom(facts.tracks, stage, 1);
  const state = facts.states[stage.path];
  const missing = state === "no files";
  const list: (readonly [Action, string] | undefined)[] = [
    missing ? ["reset", "Put the starter's files back"] : undefined,
    ["lesson", "Read the lesson"],
    stage.predicts ? ["predict", "Predict what it will do"] : undefined,
    missing ? undefined : ["open", opensWith(facts.editor)],
    stage.runs ? ["play", "Run my program"] : undefined,
    ["check", "Check it"],
    ["watch", "Check it after every save"],
    ["hint", "Show one more hint"],
    stage.runs && facts.hasReference ? ["demo", "Run the finished program"] : undefined,
    facts.hasReference ? ["solution", "Compare with the solution"] : undefined,
    missing || state === "not started" ? undefined : ["reset", "Start over (your work is copied)"],
    reviewAfter(facts, stage) ? ["review", "Answer the data structure review"] : undefined,
    after ? ["next", nextSays(stage, after)] : undefined,
    ["stages", `All stages of ${stage.track.title}`],
    ["leave", "Leave the desk"],
  ];
  const shown = list.filter((one) => one !== undefined);
  const widest = Math.max(...shown.map(([, name]) => columnsOf(name)));
  return shown.map(([action, name]) => {
    const command = typedFor(action, stage);
    return {
      value: { kind: "action", action, stage },
      plain: name,
      line: ({ width }) =>
        widest + 2 + columnsOf(command) <= width
          ? `${pad(name, widest)}  ${command}`.trimEnd()
          : clip(name, width),
      words: `${name} ${action}`.toLowerCase(),
    };
  });
}

function nextSays({ track }: StageOutline, after: StageOutline): string {
  const other = after.track.name === track.name ? "" : `${after.track.title}, `;
  return `Next: ${other}${after.title}`;
}

/** The command a student would type for an action; empty for the desk's own actions. */
function typedFor(action: Action, stage: StageOutline): string {
  if (action === "review") return `npm run review -- ${stage.track.name}`;
  return OF_THE_DESK.some((one) => one === action) ? "" : commandFor(action, stage);
}

/** The state of the review that comes after this stage, if there is one. */
function reviewAfter(facts: DeskFacts, stage: StageOutline): ReviewState | undefined {
  const isLast = trackOf(facts, stage).stages.at(-1)?.path === stage.path;
  return isLast ? facts.reviews[stage.track.name] : undefined;
}

/**
 * Chooses the next action.
 *
 * @param done - the last action in this stage since it was chosen
 */
export function suggest(facts: DeskFacts, stage: StageOutline, done: Action | undefined): Action {
  const state = facts.states[stage.path];
  const next = reviewAfter(facts, stage) === "not answered" ? "review" : "next";
  if (state === "no files") return "reset";
  if ((done === "check" || done === "watch") && state === "passed") return next;
  switch (done) {
    case undefined:
      return state === "not started" ? "lesson" : state === "passed" ? next : "check";
    case "lesson":
      if (state === "passed") return next;
      return stage.predicts && !facts.predicted.has(stage.path) ? "predict" : "open";
    case "demo":
      return state === "passed" ? next : "open";
    case "predict":
    case "reset":
      return "open";
    case "solution":
    case "review":
      return next;
    default:
      return state === "not started" ? "open" : "check";
  }
}

function opensWith(editor: string | undefined): string {
  return editor === undefined
    ? "Show where my files are"
    : `Open my files with ${clip(nameOfEditor(editor), 20)}`;
}

/** `vim` of `/usr/bin/vim -n`. */
export function nameOfEditor(editor: string): string {
  const [, name] = /([^/\\]+?)(?:\.(?:exe|cmd))?$/.exec(commandIn(editor)) ?? [];
  return inertTerminal(name ?? editor);
}
