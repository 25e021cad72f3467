import { constants } from "node:os";
import { openGrader } from "../engine/grade/grader.ts";
import type { StageResult } from "../engine/judge/results.ts";
import { simplestFailure } from "../engine/report/failures.ts";
import { type Help, helpFor } from "../engine/report/hint-for.ts";
import { ENDED_BY_SIGNAL, type EndSignal, takeSignals } from "../engine/sandbox/ending.ts";
import { openSession } from "../engine/sandbox/session.ts";
import { checkedOf } from "../engine/student/checked.ts";
import { runCommand } from "../engine/student/desk/command.ts";
import { outline } from "../engine/student/desk/outline.ts";
import { currentTask } from "../engine/student/desk/place-in-lesson.ts";
import { stageFrom, stageToGoOnWith, statesOf } from "../engine/student/desk/state.ts";
import { followsSay, giveHints, renderHints } from "../engine/student/next-hint.ts";
import { noteChecks, readProgress } from "../engine/student/progress.ts";
import { openScreen, terminalSize } from "../engine/student/terminal/screen.ts";
import { WatchKeys } from "../engine/student/watch/keys.ts";
import { StageWatch, type Watched } from "../engine/student/watch/stage.ts";
import { renderWatch } from "../engine/student/watch/view.ts";
import { type Look, prose } from "../engine/text/look.ts";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import { findStage } from "../engine/workbook/find-stage.ts";
import { parseLesson } from "../engine/workbook/lesson.ts";
import { readLesson } from "../engine/workbook/lesson-pages.ts";
import { discover, type Stage, type Workbook } from "../engine/workbook/workbook.ts";
import { type CommandContext, type Define, DONE } from "./command.ts";
import { type Io, terminalWidth } from "./io.ts";

const KEYS_HELP = `
Keys, on a terminal:
  h    one more hint; Esc takes it off the screen
  Space, arrows, Page Up, Page Down, Home, End
       scroll what is longer than the screen
  l    the lesson
  r    run your program; until it ends, the keys go to it
  n    watch the next stage
  p    watch the stage before
  q    quit, as does Ctrl-C
Without a terminal, each verdict is written below the last, until the input ends.`;

type Outline = ReturnType<typeof outline>;

/** `watch [stage]`: grades the stage on every save, until q, Ctrl-C or the end of the input. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("[stage]", "the stage to grade on every save; without one, the stage to go on with")
    .addHelpText("after", KEYS_HELP)
    .action(async (name: string | undefined) => {
      const tracks = outline(root);
      const path = name ?? choose(root, tracks);
      if (path === undefined) {
        io.say("Every stage has passed; to watch one again, name it.\n");
        finish(DONE);
        return;
      }
      const workbook = discover(root);
      const first = findStage(workbook, path, {
        command: "npm run watch --",
        take: io.complain,
      });
      const told = await (io.interactive ? atKeys : asText)({ root, io }, { workbook, first });
      const status = told === undefined ? DONE : ENDED_BY_SIGNAL + constants.signals[told];
      finish(status);
      // Exit now: the watcher, the input and a running check would keep the process alive.
      process.stdout.write("", () => process.exit(status));
    });
};

/** The stage to go on with; if all have passed once, the first that has changed since. */
function choose(root: string, tracks: Outline): string | undefined {
  const { progress } = readProgress(root);
  const states = statesOf(root, tracks, progress);
  const stages = tracks.flatMap((track) => track.stages);
  const next = stageToGoOnWith(tracks, states, progress);
  return (next ?? stages.find(({ path }) => states[path] === "edited"))?.path;
}

interface ToWatch {
  readonly workbook: Workbook;
  readonly first: Watched;
}

/** Prints each verdict below the last. Ends with the input, or on Ctrl-C. */
async function asText({ root, io }: CommandContext, toWatch: ToWatch): Promise<undefined> {
  const remember = rememberer(root, (complaint) => io.complain(`${complaint}\n`));
  const { first } = toWatch;
  await withWatch(toWatch, (end) => {
    let begun = false;
    return {
      tell: (result, at) => {
        const view = { stage: first.stage, result, checking: false, keys: false };
        io.out(`${begun ? "\n" : ""}${renderWatch(view, io).join("\n")}\n`);
        begun = true;
        remember(result, at);
      },
      ready: (watching) => {
        const ended = () => void watching.settled().then(() => end());
        process.stdin.on("end", ended).on("error", ended).resume();
      },
      close: () => void process.stdin.pause(),
    };
  });
}

/** Watches interactively. @returns the signal that ended it, if one did */
async function atKeys(
  { root, io }: CommandContext,
  toWatch: ToWatch,
): Promise<EndSignal | undefined> {
  const { first } = toWatch;
  return await withWatch(toWatch, (end, fail) => {
    let watching: StageWatch | undefined;
    const screen = openScreen(io.cursor, {
      press: (key) => void keys.press(key).catch(fail),
      resized: () => keys.redraw(),
      gone: () => end(),
    });
    let complaint: string | undefined;
    const remember = rememberer(root, (text) => {
      complaint = text;
    });
    const keys = new WatchKeys(
      {
        screen,
        look: () => lookNow(io),
        size: () => (io.cursor ? terminalSize() : undefined),
        after: (watched) => neighbour(toWatch, watched, 1),
        before: (watched) => neighbour(toWatch, watched, -1),
        hint: ({ stage }, result) =>
          oneMoreHint({ root, io }, toWatch.workbook, helpWanted(stage, result)),
        run: (args) => runCommand(root, args),
        out: io.out,
        end,
      },
      first,
      () => watching!,
    );
    keys.redraw();
    return {
      begins: () => keys.begins(),
      judged: (result) => keys.judged(result),
      tell: (result, at) => {
        keys.tell(result);
        remember(result, at);
      },
      ready: (one) => {
        watching = one;
      },
      close: () => {
        screen.close();
        io.say(keys.lastWords());
        // On the screen, it would be overwritten.
        if (complaint !== undefined) io.complain(`${complaint}\n`);
      },
    };
  });
}

function neighbour({ workbook }: ToWatch, { stage }: Watched, places: number): Watched | undefined {
  const other = stageFrom(workbook.tracks, stage, places);
  return other && findStage(workbook, other.path);
}

interface Watcher {
  begins?(): void;
  judged?(result: StageResult): void;
  tell(result: StageResult, at: Date): void;
  ready(watching: StageWatch): void;
  close(): void;
}

/** Watches until the user, a signal or an error ends it. */
async function withWatch(
  { workbook, first }: ToWatch,
  open: (end: (told?: EndSignal) => void, fail: (error: unknown) => void) => Watcher,
): Promise<EndSignal | undefined> {
  let close = () => {};
  const giveBack: (() => void)[] = [];
  try {
    const over = new Promise<EndSignal | undefined>((resolve, reject) => {
      giveBack.push(takeSignals(["SIGINT"], () => resolve(undefined)));
      const watcher = open(resolve, reject);
      close = watcher.close;
      const session = openSession();
      giveBack.push(session.close);
      const grader = openGrader(session, workbook);
      const watching = new StageWatch(grader, workbook, first, { ...watcher, fail: reject });
      giveBack.push(() => void watching.close());
      watcher.ready(watching);
    });
    return await over;
  } finally {
    close();
    for (const one of giveBack.reverse()) one();
  }
}

function lookNow({ colour }: Io): Look {
  return { width: terminalWidth(), colour };
}

/** What a hint is wanted for: the stage and the task of the first failure, if they are known. */
function helpWanted(stage: Stage, result: StageResult | undefined): Help {
  const first = result && simplestFailure(result);
  return (result && first && helpFor(result, first)) ?? { stage: stage.path };
}

/** One more hint, with the key for the next. */
function oneMoreHint({ root, io }: CommandContext, workbook: Workbook, help: Help): string {
  const look = lookNow(io);
  const say = (text: string) => prose(look, text, { indent: "" }).join("\n");
  try {
    const { stage } = findStage(workbook, help.stage);
    const lesson = parseLesson(readLesson(root, stage));
    const given = giveHints(
      { root, stage: stage.path, lesson, at: currentTask(root, stage) },
      help.task === undefined ? {} : { task: help.task },
    );
    const of = help.task === undefined ? "" : ` --task ${help.task}`;
    const again = `npm run hint -- ${stage.path}${of} --again`;
    const follows = followsSay(
      given.follows,
      { same: "press h", any: "press h", again },
      help.task,
    );
    const words = [follows, given.complaint].filter((one) => one !== undefined);
    return [renderHints(given, look).trimEnd(), ...words.map(say)]
      .filter((one) => one !== "")
      .join("\n\n");
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    return say(error.message);
  }
}

/** Records each result, as a check does. @param complain - called once if that is not possible */
function rememberer(
  root: string,
  complain: (complaint: string) => void,
): (result: StageResult, at: Date) => void {
  let said = false;
  return (result, at) => {
    if (result.cases.some(({ verdict }) => verdict.kind === "grader fault")) return;
    const { complaint } = noteChecks(root, [checkedOf(result)], at);
    if (complaint !== undefined && !said) complain(complaint);
    said ||= complaint !== undefined;
  };
}
