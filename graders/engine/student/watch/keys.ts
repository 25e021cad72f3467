/**
 * Watches a stage interactively: every save redraws the verdict, and keys do more.
 *
 * @module
 */
import type { StageResult } from "../../judge/results.ts";
import { failingTask } from "../../report/hint-for.ts";
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
  type WatchLayout,
  type WatchView,
} from "./view.ts";

/** The actions of keys that go beyond the screen. */
export interface WatchDesk {
  readonly screen: Screen;
  /** The width and colours of the terminal now. */
  look(): Look;
  /** The terminal's size now; `undefined` if the screen cannot be redrawn. */
  size(): Size | undefined;
  /** The stage after this one. */
  after(watched: Watched): Watched | undefined;
  /** The stage before this one. */
  before(watched: Watched): Watched | undefined;
  /** The text of one more hint. */
  hint(watched: Watched, result: StageResult | undefined): string;
  /** Runs a command on the terminal. */
  run(args: readonly string[]): Promise<ProgramEnd>;
  out(text: string): void;
  /** Called at the end. @param signal - the signal that ended it, if one did */
  end(signal?: EndSignal): void;
}

/** A check that ends sooner needs no message. */
const SOON_MS = 300;

/** The interactive watch. */
export class WatchKeys {
  private result: StageResult | undefined;
  private note: string | undefined;
  /** The first visible row of the part that scrolls. */
  private top = 0;
  private slow: NodeJS.Timeout | undefined;
  private checking = false;
  /** `away`: a different program has the terminal; `back`: it has ended, and the student is reading its output. */
  private place: "here" | "away" | "back" = "here";

  /** @param watching - gives the watch when it exists; each needs the other */
  constructor(
    private readonly desk: WatchDesk,
    private watched: Watched,
    private readonly watching: () => StageWatch,
  ) {}

  async press(key: Key): Promise<void> {
    if (this.place === "away") return;
    const letter = letterOf(key);
    if (key.kind === "stop" || (this.place === "here" && letter === "q")) this.desk.end();
    else if (this.place === "back") this.comeBack();
    else if (key.kind === "escape") this.say(undefined);
    else if (letter === "h") this.say(this.desk.hint(this.watched, this.result));
    else if (letter === "l") await this.lend("lesson", ...this.failingTask());
    else if (letter === "r") await this.run();
    else if (letter === "n") this.turnTo(this.desk.after(this.watched), LAST);
    else if (letter === "p") this.turnTo(this.desk.before(this.watched), FIRST);
    else this.scroll(key);
  }

  /** A check begins. */
  begins(): void {
    this.settle();
    this.slow = setTimeout(() => {
      this.checking = true;
      this.redraw();
    }, SOON_MS);
  }

  /** Shows that a check fails; if the screen can be redrawn, the explanation follows there. */
  judged(result: StageResult): void {
    if (!this.desk.size()) return;
    this.result = result;
    this.note = undefined;
    this.top = 0;
    this.draw();
  }

  /** Shows the result of a check. */
  tell(result: StageResult): void {
    this.settle();
    // After a save, the new result replaces the hint.
    this.show(this.watched, result);
  }

  /** Draws again if the screen can be redrawn. */
  redraw(): void {
    if (this.desk.size()) this.draw();
  }

  /** The text that stays on the terminal afterwards. */
  lastWords(): string {
    this.settle();
    return this.result && this.desk.size() ? `${verdictLine(this.result)}\n` : "";
  }

  private show(watched: Watched, result: StageResult | undefined): void {
    this.watched = watched;
    this.result = result;
    this.note = undefined;
    this.top = 0;
    this.draw();
  }

  private draw(): void {
    if (this.place !== "here") return;
    const { screen, look } = this.desk;
    const layout = this.layOut();
    if (layout) this.top = clampTop(this.top, layout.extent);
    screen.draw(layout ? renderLayout(layout, this.top, look()) : renderWatch(this.view(), look()));
  }

  /** The layout of the screen, if it can be redrawn. */
  private layOut(): WatchLayout | undefined {
    const size = this.desk.size();
    return size && layOutWatch(this.view(), this.desk.look(), size);
  }

  private view(): WatchView {
    const { stage } = this.watched;
    const next = this.desk.after(this.watched)?.stage.title;
    return {
      stage,
      result: this.result,
      checking: this.checking,
      note: this.note,
      next,
      keys: true,
    };
  }

  /** Shows a hint or a message about a key; without text, removes it. */
  private say(text: string | undefined): void {
    this.note = text;
    const layout = this.layOut();
    // Scroll to the end of the hint or, if it is too long for the screen, to its beginning.
    if (layout?.noteAt !== undefined) {
      const { length, room } = layout.extent;
      this.top = Math.min(layout.noteAt, Math.max(this.top, length - room));
    }
    // If the screen cannot be redrawn, do not repeat what is already there.
    if (layout || text === undefined) this.draw();
    else this.desk.screen.draw(text.trimEnd().split("\n"));
  }

  private scroll(key: Key): void {
    const layout = this.layOut();
    const to = layout && scrollTo(this.top, key, layout.extent);
    if (to === undefined) return;
    this.top = to;
    this.draw();
  }

  private turnTo(other: Watched | undefined, none: string): void {
    if (other) {
      this.show(other, undefined);
      this.watching().turnTo(other);
    } else this.say(none);
  }

  private async run(): Promise<void> {
    const { title, tests } = this.watched.stage;
    if (tests) this.say(`"${title}" is a stage of tests: there is no program to run.`);
    else await this.lend("play");
  }

  /** The lesson opens at the task that failed, if it is known. */
  private failingTask(): string[] {
    const task = this.result && failingTask(this.result);
    return task === undefined ? [] : ["--task", String(task)];
  }

  /** Lends the terminal to a command. */
  private async lend(command: "lesson" | "play", ...options: readonly string[]): Promise<void> {
    const { screen, out, run, end } = this.desk;
    const { path } = this.watched.stage;
    this.place = "away";
    this.watching().pause();
    screen.lend();
    const args = [command, path, ...options];
    out(`> npm run ${command} -- ${[path, ...options].join(" ")}\n\n`);
    const { status, told } = await run(args);
    if (told) return end(told);
    const ended = command === "play" ? `${endSays(status)} ` : "";
    this.place = "back";
    // Do this before asking for a key, because until then Ctrl-C is a signal.
    screen.listen();
    out(`\n${ended}Any key: back to watching.\n`);
  }

  private comeBack(): void {
    this.place = "here";
    this.desk.screen.takeBack();
    this.draw();
    this.watching().resume();
  }

  private settle(): void {
    clearTimeout(this.slow);
    this.checking = false;
  }
}
