/**
 * Watches a stage with somebody at the keys: every save redraws the verdict, and a key asks for more.
 *
 * @module
 */
import type { EndSignal } from "../box/ending.ts";
import type { Look } from "../report/look.ts";
import type { StageResult } from "../score/score.ts";
import type { CommandEnd } from "./desk-command.ts";
import type { StageWatch, Watched } from "./watch-stage.ts";
import type { WatchTerminal } from "./watch-terminal.ts";
import { FIRST, fitWatch, LAST, renderWatch, verdictLine, type WatchView } from "./watch-view.ts";

/** What keys do, beside what is on the screen. */
export interface WatchDesk {
  readonly terminal: WatchTerminal;
  /** As wide, high and colourful as the terminal is now; without rows, nothing is drawn over. */
  look(): Look & { readonly rows: number | undefined };
  /** The stage after this one. */
  after(watched: Watched): Watched | undefined;
  /** The one before it. */
  before(watched: Watched): Watched | undefined;
  /** One more hint, to be shown. */
  hint(watched: Watched, result: StageResult | undefined): Promise<string>;
  /** Runs a command on the terminal. */
  run(args: readonly string[]): Promise<CommandEnd>;
  out(text: string): void;
  /** It is over. @param told - the signal that ended it, if one did */
  leave(told?: EndSignal): void;
}

/** Checks that are over sooner need no word. */
const SOON_MS = 300;
const QUIT = new Set(["q", "Q", "\x03", "\x04"]);

/** How a person watches. */
export interface WatchKeys {
  press(key: string): Promise<void>;
  begins(): void;
  tell(result: StageResult): void;
  redraw(): void;
  /** What stays on the terminal afterwards. */
  lastWords(): string;
}

/** @param watching - asked for when it is there: the watch tells this, and this steers the watch */
export function openWatchKeys(
  desk: WatchDesk,
  first: Watched,
  watching: () => StageWatch,
): WatchKeys {
  const { terminal } = desk;
  let watched = first;
  let result: StageResult | undefined;
  let note: string | undefined;
  let slow: NodeJS.Timeout | undefined;
  let checking = false;
  /** `away`: another program has the terminal; `back`: it has ended, and what it wrote is being read. */
  let place: "here" | "away" | "back" = "here";

  const draw = () => {
    if (place !== "here") return;
    const look = desk.look();
    const { stage } = watched;
    const next = desk.after(watched)?.stage.title;
    const view: WatchView = { stage, result, checking, note, next, keys: true };
    const { rows } = look;
    terminal.draw(rows === undefined ? renderWatch(view, look) : fitWatch(view, look, rows));
  };
  const say = (text: string) => {
    note = text;
    // What stands there already need not be said again where nothing is drawn over.
    if (desk.look().rows === undefined) terminal.draw(text.trimEnd().split("\n"));
    else draw();
  };
  const settle = () => {
    clearTimeout(slow);
    checking = false;
  };
  const lend = async (command: string) => {
    const args = [command, watched.stage.path];
    place = "away";
    watching().pause();
    terminal.lend();
    desk.out(`> npm run ${command} -- ${watched.stage.path}\n\n`);
    const { status, told } = await desk.run(args);
    if (told) return desk.leave(told);
    const how = status === 0 ? "" : ` with status ${status}`;
    const ended = command === "play" ? `The program has ended${how}. ` : "";
    desk.out(`\n${ended}Any key: back to watching.\n`);
    place = "back";
    terminal.listen();
  };
  const comeBack = () => {
    place = "here";
    terminal.takeBack();
    draw();
    watching().resume();
  };
  const turnTo = (other: Watched | undefined, none: string) => {
    if (!other) return say(none);
    watched = other;
    result = undefined;
    note = undefined;
    draw();
    watching().turnTo(other);
  };
  const act = async (key: string) => {
    switch (key.toLowerCase()) {
      case "h": {
        const asked = watched;
        const hint = await desk.hint(asked, result);
        if (asked === watched) say(hint);
        return;
      }
      case "l":
        return await lend("lesson");
      case "r":
        if (!watched.stage.tests) return await lend("play");
        return say(`"${watched.stage.title}" is a stage of tests: there is no program to run.`);
      case "n":
        return turnTo(desk.after(watched), LAST);
      case "p":
        return turnTo(desk.before(watched), FIRST);
      case "\x1b":
        note = undefined;
        return draw();
    }
  };

  return {
    press: async (key) => {
      if (place === "away") return;
      if (QUIT.has(key) && (place === "here" || key === "\x03")) return desk.leave();
      if (place === "back") return comeBack();
      await act(key);
    },
    begins: () => {
      settle();
      slow = setTimeout(() => {
        checking = true;
        if (desk.look().rows !== undefined) draw();
      }, SOON_MS);
    },
    tell: (one) => {
      settle();
      // A hint has done its work once something was saved: what came of that must be seen.
      note = undefined;
      result = one;
      draw();
    },
    redraw: () => {
      if (desk.look().rows !== undefined) draw();
    },
    lastWords: () => {
      settle();
      return result && desk.look().rows !== undefined ? `${verdictLine(result)}\n` : "";
    },
  };
}
