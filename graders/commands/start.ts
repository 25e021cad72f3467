/**
 * `npm start`: shows the desk on a terminal, and the overview as text elsewhere.
 *
 * @module
 */
import { constants } from "node:os";
import { ENDED_BY_SIGNAL } from "../engine/sandbox/ending.ts";
import { outline, type TrackOutline } from "../engine/student/desk/outline.ts";
import { renderOverview } from "../engine/student/desk/overview.ts";
import { standingOf } from "../engine/student/desk/state.ts";
import { type CommandContext, DONE } from "./command.ts";

/** Shows the student's progress and lets them go on from there. @returns the exit status */
export async function start({ root, io }: CommandContext): Promise<number> {
  const tracks = outline(root);
  if (io.interactive) return await sit({ root, io }, tracks);
  const standing = standingOf(root, tracks);
  if (standing.complaint !== undefined) io.complain(`${standing.complaint}\n`);
  io.out(renderOverview(standing, io));
  return DONE;
}

/** Runs the desk. The code for asking is loaded only here. */
async function sit({ root, io }: CommandContext, tracks: readonly TrackOutline[]): Promise<number> {
  const [{ sitAtLines, sitAtScreen }, { findEditor, openInEditor }, { runCommand }] =
    await Promise.all([
      import("../engine/student/desk/desk.ts"),
      import("../engine/student/desk/editor.ts"),
      import("../engine/student/desk/command.ts"),
    ]);
  const desk = {
    root,
    tracks,
    colour: io.colour,
    out: io.out,
    complain: io.complain,
    run: (args: readonly string[]) => runCommand(root, args),
    editor: findEditor(),
    open: (editor: string, files: readonly string[]) => openInEditor(editor, root, files),
  };
  const told = io.cursor
    ? await sitAtScreen(desk)
    : await sitAtLines(desk, (await import("../engine/student/desk/lines.ts")).askByLines(io.out));
  return told === undefined ? DONE : ENDED_BY_SIGNAL + constants.signals[told];
}
