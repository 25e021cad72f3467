/// <reference lib="dom" />
/**
 * The terminal of a lesson page: plays the reference's program, or shows a recorded game at a human pace.
 *
 * It runs in the reader's browser, from a server or from disk, and asks the network for nothing.
 *
 * @module
 */
import { Terminal } from "@xterm/xterm";
import type { Playable } from "../programs.ts";
import { type Said, type Typed, workerSource } from "./worker.ts";

const COLUMNS = 80;
const ROWS = 24;
/** How long a typist thinks before a line, and takes for a character, in milliseconds. */
const THINKS_MS = 900;
const TYPES_MS = 60;
/** The time between two lines of a recorded game, in milliseconds. */
const READS_MS = 60;

/** How many times faster a recorded game can be shown. */
const SPEEDS = [1, 3, 10] as const;

const PAUSE = "Pause";

function setUp(place: HTMLElement): void {
  const stage = place.dataset.play!;
  const onlyGames = place.dataset.only === "watch";
  const play = control("Play it");
  const watch = control("Watch it");
  // Several are on the front page.
  if (onlyGames) watch.textContent = `Watch a game of ${place.dataset.title}`;
  const stop = control("Stop");
  const pause = control(PAUSE);
  const seed = document.createElement("input");
  const game = document.createElement("select");
  const speed = document.createElement("select");
  speed.replaceChildren(
    ...SPEEDS.map((times) => new Option(times === 1 ? "as typed" : `${times} times`, `${times}`)),
  );
  const screen = document.createElement("div");
  const state = document.createElement("p");
  Object.assign(seed, {
    type: "text",
    inputMode: "numeric",
    size: 10,
    maxLength: 10,
    placeholder: "asks for it",
  });
  stop.disabled = pause.disabled = true;
  screen.className = "play-screen";
  screen.hidden = true;
  state.className = "play-state";
  state.setAttribute("role", "status");
  const seedLabel = labelled("Seed", seed);
  const seeds = row(seedLabel, play);
  seed.addEventListener("keydown", ({ key }) => {
    if (key === "Enter") play.click();
  });
  place.replaceChildren(
    ...(onlyGames
      ? [row(watch, pause, stop)]
      : [
          seeds,
          row(labelled("Recorded game", game), watch),
          row(labelled("Speed", speed), pause, stop),
        ]),
    state,
    screen,
  );
  place.hidden = false;

  let terminal: Terminal | undefined;
  let end: () => void = () => {};
  let shown: ShownGame | undefined;
  const open = (says: string): Terminal => {
    end();
    terminal?.dispose();
    screen.hidden = false;
    place.closest(".games > li")?.classList.add("playing");
    // Colours of its own in both themes, and an element that screen readers follow.
    terminal = new Terminal({
      cols: columnsFor(place.clientWidth),
      rows: ROWS,
      convertEol: true,
      cursorBlink: true,
      screenReaderMode: true,
      fontFamily: "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace",
      fontSize: fontSizeFor(place.clientWidth),
    });
    // Otherwise, nobody would leave the terminal by the keyboard.
    terminal.attachCustomKeyEventHandler(({ key }) => key !== "Tab");
    terminal.open(screen);
    Object.assign(place, { terminal });
    delete place.dataset.ended;
    stop.disabled = false;
    state.textContent = says;
    // The terminal may be below what the window shows, or its card may have moved to another row.
    place.scrollIntoView({ block: "nearest" });
    return terminal;
  };
  const ended = (text: string): void => {
    stop.disabled = pause.disabled = true;
    pause.textContent = PAUSE;
    place.dataset.ended = "yes";
    state.textContent = text;
  };
  stop.addEventListener("click", () => {
    end();
    ended("Stopped.");
  });
  const showRecorded = ({ parts, about }: Playable["games"][number]): void => {
    shown = showGame(parts, open(about), () => Number(speed.value), ended);
    ({ end } = shown);
    pause.disabled = false;
  };
  pause.addEventListener("click", () => {
    pause.textContent = shown?.toggle() ? "Go on" : PAUSE;
  });
  const games = (): Promise<Playable> =>
    load(stage).catch(() => {
      state.textContent = "The games of this page cannot be loaded; reload the page.";
      throw new Error("a script of the page is missing");
    });
  if (onlyGames) {
    watch.addEventListener("click", async () => {
      const { games: all } = await games();
      showRecorded(all[0]!);
    });
    return;
  }
  void games().then(({ code, games }) => {
    seeds.hidden = code === undefined;
    seedLabel.hidden = !games.some(asksForSeed);
    game.replaceChildren(...games.map(({ name }) => new Option(name.replaceAll("-", " "), name)));
    play.addEventListener("click", () => {
      const keys = matchMedia("(pointer: coarse)").matches
        ? ""
        : " Tab leaves the terminal; Shift and Page Up scroll it back.";
      const opened = open(`Type your answer and press Enter.${keys}`);
      pause.disabled = true;
      end = runProgram(code!, seed.value.trim(), opened, ended);
      opened.focus();
    });
    watch.addEventListener("click", () => {
      showRecorded(games.find(({ name }) => name === game.value)!);
    });
  });
}

/** Whether the first thing that is typed is the seed. */
function asksForSeed({ parts }: Playable["games"][number]): boolean {
  const at = parts.findIndex(({ kind }) => kind === "typed");
  const asked = parts[at - 1];
  return asked?.kind === "shown" && /\bseed\b[^\n]*$/i.test(asked.text);
}

/** As many as fit in a size that can be read: on a phone, longer lines go on in the next one. */
function columnsFor(width: number): number {
  return Math.max(40, Math.min(COLUMNS, Math.floor((width - EDGES) / WIDTH_OF_EM / 12)));
}

/** In pixels: as large as fits a window. */
function fontSizeFor(width: number): number {
  const fits = Math.floor((width - EDGES) / columnsFor(width) / WIDTH_OF_EM);
  return Math.max(9, Math.min(14, fits));
}

/** What is left and right of the text, in pixels. */
const EDGES = 32;
/** The width of a character, in font sizes. */
const WIDTH_OF_EM = 0.6;

function control(text: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  return button;
}

function labelled(text: string, field: HTMLElement): HTMLElement {
  const label = document.createElement("label");
  field.id = `play-${text.toLowerCase().replace(" ", "-")}`;
  label.htmlFor = field.id;
  label.textContent = text;
  return row(label, field);
}

function row(...children: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement("div");
  element.className = "play-row";
  element.append(...children);
  return element;
}

const loading = new Map<string, Promise<Playable>>();

/** Loads a stage's script once. */
function load(stage: string): Promise<Playable> {
  const known = (): Playable | undefined =>
    (globalThis as { deckworkPlayables?: Record<string, Playable> }).deckworkPlayables?.[stage];
  const begun =
    loading.get(stage) ??
    new Promise<Playable>((resolve, reject) => {
      const script = document.createElement("script");
      script.src = `${document.documentElement.dataset.base ?? ""}play/${stage.replace("/", "-")}.js`;
      script.addEventListener("load", () => resolve(known()!));
      script.addEventListener("error", reject);
      document.head.append(script);
    });
  loading.set(stage, begun);
  return begun;
}

/** Runs a program in a worker. @returns what ends it early */
function runProgram(
  code: string,
  seed: string,
  terminal: Terminal,
  ended: (text: string) => void,
): () => void {
  const address = URL.createObjectURL(new Blob([workerSource(code)], { type: "text/javascript" }));
  const worker = new Worker(address);
  const lines: string[] = seed === "" ? [] : [seed];
  let typed = "";
  let asked = false;
  const answer = (): void => {
    if (!asked || lines.length === 0) return;
    asked = false;
    worker.postMessage({ line: lines.shift()! } satisfies Typed);
  };
  let first = seed !== "";
  worker.addEventListener("message", ({ data }: MessageEvent<Said>) => {
    if (data.kind === "text") terminal.write(data.text);
    else if (data.kind === "asks") {
      asked = true;
      // The seed appears as if it was typed.
      if (first) terminal.write(`${seed}\n`);
      first = false;
      answer();
    } else {
      if (data.why !== undefined) terminal.write(`\n${data.why}\n`);
      close(
        data.status === 0
          ? "The program has ended."
          : `The program ended with exit status ${data.status}.`,
      );
    }
  });
  worker.addEventListener("error", ({ message }) => close(`The program failed: ${message}`));
  const typing = terminal.onData((keys) => {
    // Arrows and the like, which the program does not take either.
    if (keys.startsWith("\u001b")) return;
    for (const key of keys.replaceAll("\r\n", "\r")) {
      if (key === "\r" || key === "\n") {
        terminal.write("\n");
        lines.push(typed);
        typed = "";
        answer();
      } else if (key === "\u007f" && typed !== "") {
        typed = [...typed].slice(0, -1).join("");
        terminal.write("\b \b");
      } else if (key === "\u0003") close("Stopped.");
      else if (key === "\u0004" && typed === "" && asked) worker.postMessage({} satisfies Typed);
      else if (key >= " " && key !== "\u007f") {
        typed += key;
        terminal.write(key);
      }
    }
  });
  const release = (): void => {
    worker.terminate();
    URL.revokeObjectURL(address);
    typing.dispose();
  };
  const close = (text: string): void => {
    release();
    terminal.write("", () => ended(text));
  };
  return release;
}

interface ShownGame {
  /** Ends it early. */
  end(): void;
  /** Halts it, or lets it go on. @returns whether it is halted now */
  toggle(): boolean;
}

/**
 * Shows a recorded game.
 *
 * @param speed - how many times faster than it was typed; it may change
 */
function showGame(
  parts: Playable["games"][number]["parts"],
  terminal: Terminal,
  speed: () => number,
  ended: (text: string) => void,
): ShownGame {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Who asked for less motion gets the game at once.
  const quick = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let halted = false;
  let goOn: () => void = () => {};
  const wait = async (ms: number): Promise<void> => {
    if (!quick) await new Promise((resolve) => (timer = setTimeout(resolve, ms / speed())));
    if (halted) await new Promise<void>((resolve) => (goOn = resolve));
  };
  let over = false;
  const show = async (): Promise<void> => {
    for (const part of parts) {
      if (over) return;
      if (part.kind === "shown") {
        for (const line of part.text.split(/(?<=\n)/)) {
          if (over) return;
          terminal.write(line);
          await wait(READS_MS);
        }
        continue;
      }
      await wait(THINKS_MS);
      for (const character of part.line) {
        if (over) return;
        terminal.write(character);
        await wait(TYPES_MS);
      }
      terminal.write("\n");
    }
    if (!over) terminal.write("", () => ended("This recorded game is over."));
  };
  void show();
  return {
    end: () => {
      over = true;
      clearTimeout(timer);
    },
    toggle: () => {
      halted = !halted;
      if (!halted) goOn();
      return halted;
    },
  };
}

for (const place of document.querySelectorAll<HTMLElement>("[data-play]")) setUp(place);
