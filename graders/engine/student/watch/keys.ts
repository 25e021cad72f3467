/**
 * Watches a stage with somebody at the keys: every save redraws the verdict, and a key asks for more.
 *
 * @module
 */
import type { StageResult } from "../../judge/score.ts";
import type { EndSignal } from "../../sandbox/ending.ts";
import type { Look } from "../../text/look.ts";
import { endSays } from "../desk/command.ts";
import type { ProgramEnd } from "../terminal/foreground.ts";
import { type Key, letterOf } from "../terminal/keys.ts";
import type { Screen, Size } from "../terminal/screen.ts";
import { clampTop, scrollTo } from "../terminal/scroll.ts";
import type { StageWatch, Watched } from "./stage.ts";
import {
  FIRST,
  LAST,
  layOutWatch,
  renderLayout,
  renderWatch,
  verdictLine,
  type WatchView,
} from "./view.ts";

/** What keys do, beside what is on the screen. */
export interface WatchDesk {
  readonly screen: Screen;
  /** As wide and as colourful as the terminal is now. */
  look(): Look;
  /** The terminal's size now; none where nothing can be drawn over. */
  size(): Size | undefined;
  /** The stage after this one. */
  after(watched: Watched): Watched | undefined;
  /** The one before it. */
  before(watched: Watched): Watched | undefined;
  /** One more hint, to be shown. */
  hint(watched: Watched, result: StageResult | undefined): string;
  /** Runs a command on the screen. */
  run(args: readonly string[]): Promise<ProgramEnd>;
  out(text: string): void;
  /** It is over. @param told - the signal that ended it, if one did */
  leave(told?: EndSignal): void;
}

/** Checks that are over sooner need no word. */
const SOON_MS = 300;

/** How a person watches. */
export interface WatchKeys {
  press(key: Key): Promise<void>;
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
  const { screen } = desk;
  let watched = first;
  let result: StageResult | undefined;
  let note: string | undefined;
  /** The first row that is seen of what scrolls. */
  let top = 0;
  let slow: NodeJS.Timeout | undefined;
  let checking = false;
  /** `away`: another program has the terminal; `back`: it has ended, and what it wrote is being read. */
  let place: "here" | "away" | "back" = "here";

  const view = (): WatchView => {
    const { stage } = watched;
    return { stage, result, checking, note, next: desk.after(watched)?.stage.title, keys: true };
  };
  const draw = () => {
    if (place !== "here") return;
    const look = desk.look();
    const size = desk.size();
    if (!size) return screen.draw(renderWatch(view(), look));
    const layout = layOutWatch(view(), look, size);
    top = clampTop(top, layout.extent);
    screen.draw(renderLayout(layout, top, look));
  };
  const say = (text: string) => {
    note = text;
    const size = desk.size();
    // What is there already need not be said again where nothing is drawn over.
    if (!size) return screen.draw(text.trimEnd().split("\n"));
    const { noteAt, extent } = layOutWatch(view(), desk.look(), size);
    // The hint is seen to its end or, if it is too long for that, from its beginning.
    if (noteAt !== undefined) top = Math.min(noteAt, Math.max(top, extent.length - extent.room));
    draw();
  };
  const scroll = (key: Key) => {
    const size = desk.size();
    const to = size && scrollTo(top, key, layOutWatch(view(), desk.look(), size).extent);
    if (to === undefined) return;
    top = to;
    draw();
  };
  const settle = () => {
    clearTimeout(slow);
    checking = false;
  };
  const lend = async (command: string) => {
    const args = [command, watched.stage.path];
    place = "away";
    watching().pause();
    screen.lend();
    desk.out(`> npm run ${command} -- ${watched.stage.path}\n\n`);
    const { status, told } = await desk.run(args);
    if (told) return desk.leave(told);
    const ended = command === "play" ? `${endSays(status)} ` : "";
    place = "back";
    // Before anybody is asked for a key: until then Ctrl-C is a signal.
    screen.listen();
    desk.out(`\n${ended}Any key: back to watching.\n`);
  };
  const comeBack = () => {
    place = "here";
    screen.takeBack();
    draw();
    watching().resume();
  };
  const turnTo = (other: Watched | undefined, none: string) => {
    if (!other) return say(none);
    watched = other;
    result = undefined;
    note = undefined;
    top = 0;
    draw();
    watching().turnTo(other);
  };
  const act = async (key: Key) => {
    if (key.kind === "escape") {
      note = undefined;
      return draw();
    }
    switch (letterOf(key)) {
      case "h":
        return say(desk.hint(watched, result));
      case "l":
        return await lend("lesson");
      case "r":
        if (!watched.stage.tests) return await lend("play");
        return say(`"${watched.stage.title}" is a stage of tests: there is no program to run.`);
      case "n":
        return turnTo(desk.after(watched), LAST);
      case "p":
        return turnTo(desk.before(watched), FIRST);
      default:
        return scroll(key);
    }
  };

  return {
    press: async (key) => {
      if (place === "away") return;
      const quit = key.kind === "stop" || (place === "here" && letterOf(key) === "q");
      if (quit) return desk.leave();
      if (place === "back") return comeBack();
      await act(key);
    },
    begins: () => {
      settle();
      slow = setTimeout(() => {
        checking = true;
        if (desk.size()) draw();
      }, SOON_MS);
    },
    tell: (one) => {
      settle();
      // A hint has done its work once something was saved: what came of that must be seen.
      note = undefined;
      top = 0;
      result = one;
      draw();
    },
    redraw: () => {
      if (desk.size()) draw();
    },
    lastWords: () => {
      settle();
      return result && desk.size() ? `${verdictLine(result)}\n` : "";
    },
  };
}
