/**
 * The student's desk, where they choose a track, a stage and an action, again and again. This draws the screen, reads the
 * keys and runs the commands. The state decides where a key leads.
 *
 * @module
 */

import type { EndSignal } from "../../sandbox/ending.ts";
import { hasReference } from "../../workbook/edition.ts";
import type { ProgramEnd } from "../terminal/foreground.ts";
import type { Key } from "../terminal/keys.ts";
import { openScreen, type Screen, terminalSize } from "../terminal/screen.ts";
import type { DeskFacts } from "./actions.ts";
import { endSays } from "./command.ts";
import { pageOf, renderDesk } from "./draw.ts";
import type { AskByLine } from "./lines.ts";
import { type Opener, openFiles } from "./open.ts";
import type { TrackOutline } from "./outline.ts";
import {
  AT_THE_DOOR,
  choose,
  type DeskState,
  goBack,
  type Job,
  pressDesk,
  shownBy,
} from "./screens.ts";
import { standingOf } from "./state.ts";

export interface Desk extends Opener {
  readonly tracks: readonly TrackOutline[];
  readonly colour: boolean;
  run(args: readonly string[]): Promise<ProgramEnd>;
}

function lookAround({ root, tracks, editor }: Desk): DeskFacts {
  return { ...standingOf(root, tracks), editor, hasReference: hasReference(root) };
}

/** The result of a job. */
interface Done {
  /** Whether there is nothing on the terminal left to read. */
  readonly read: boolean;
  /** A note to show on the screen. */
  readonly note?: string;
  /** The signal that ended it, and ends the desk, too. */
  readonly told?: EndSignal;
}

async function doJob(desk: Desk, job: Job): Promise<Done> {
  if (job.kind === "open") {
    const note = await openFiles(desk, job.stage);
    return note === undefined ? { read: false } : { read: true, note };
  }
  const [command] = job.args;
  desk.out(`> npm run ${command} -- ${job.args.slice(1).join(" ")}\n\n`);
  const { status, told } = await desk.run(job.args);
  if (told) return { read: true, told };
  // Say that the program has ended, in case it printed nothing.
  if (command === "play" || command === "demo") desk.out(`\n${endSays(status)}\n`);
  // Watching has its own screen and was left with a key.
  return { read: command === "watch" && status === 0 };
}

/** Runs the desk on its own screen until the student leaves. @returns the signal that ended it, if one did */
export async function sitAtScreen(desk: Desk): Promise<EndSignal | undefined> {
  let state: DeskState = AT_THE_DOOR;
  let facts = lookAround(desk);
  let note = facts.complaint;
  /** `away`: a command has the terminal; `back`: it has ended, and the student is reading its output. */
  let place: "here" | "away" | "back" = "here";
  let screen: Screen | undefined;

  const draw = () => {
    if (place === "here")
      screen?.draw(renderDesk(shownBy(state, facts), facts, terminalSize(), desk.colour, note));
  };
  const comeBack = () => {
    place = "here";
    facts = lookAround(desk);
    note ??= facts.complaint;
    screen?.takeBack();
    draw();
  };
  try {
    return await new Promise<EndSignal | undefined>((resolve, reject) => {
      const work = async (job: Job) => {
        place = "away";
        screen?.lend();
        const done = await doJob(desk, job);
        if (done.told) return resolve(done.told);
        note = done.note;
        if (done.read) return comeBack();
        place = "back";
        // Do this before asking for a key, because until then Ctrl-C is a signal.
        screen?.listen();
        desk.out("\nAny key: back to the desk.\n");
      };
      const press = (key: Key) => {
        if (place === "away") return;
        if (place === "back") return key.kind === "stop" ? resolve(undefined) : comeBack();
        note = undefined;
        const step = pressDesk(state, key, facts, pageOf(terminalSize()));
        if (step.kind === "leave") return resolve(undefined);
        // Files may have been saved since the last screen.
        if (step.state.spots.length !== state.spots.length) facts = lookAround(desk);
        state = step.state;
        if (step.kind === "do") work(step.job).catch(reject);
        else draw();
      };
      screen = openScreen(true, { press, resized: draw, gone: () => resolve(undefined) });
      draw();
    });
  } finally {
    screen?.close();
    // If it were only on the screen, it would be lost.
    if (facts.complaint !== undefined) desk.complain(`${facts.complaint}\n`);
  }
}

/** The same with numbered lines, for terminals whose cursor cannot be moved. */
export async function sitAtLines(desk: Desk, ask: AskByLine): Promise<EndSignal | undefined> {
  let state: DeskState = AT_THE_DOOR;
  let complained: string | undefined;
  for (;;) {
    const facts = lookAround(desk);
    const { complaint } = facts;
    if (complaint !== undefined && complaint !== complained) desk.complain(`${complaint}\n`);
    complained = complaint;
    const { view } = shownBy(state, facts);
    const head = view.head({ width: terminalSize().columns, colour: false }, false);
    const answer = await ask(head, view);
    const step = answer.kind === "back" ? goBack(state) : choose(state, answer, facts);
    if (step.kind === "leave") return undefined;
    state = step.state;
    if (step.kind === "show") continue;
    desk.out("\n");
    const { told, note } = await doJob(desk, step.job);
    if (told) return told;
    if (note !== undefined) desk.out(`${note}\n`);
  }
}
