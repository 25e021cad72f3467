/**
 * Shows long texts on their own screen, with keys to scroll and to turn pages.
 *
 * @module
 */
import { columnsOf } from "../../text/columns.ts";
import { clip, type Look, paint } from "../../text/look.ts";
import { type Key, letterOf } from "./keys.ts";
import { openScreen, type Screen, type Size, terminalSize } from "./screen.ts";
import { clampTop, type Extent, isMoreBelow, placeSays, rowsOf, scrollTo } from "./scroll.ts";

/** The reader's position. */
export interface Reading {
  /** The rows of each page. */
  readonly pages: readonly (readonly string[])[];
  /** The current page, from 0. */
  readonly at: number;
  /** Its first visible row. */
  readonly top: number;
  /** The first of its rows that has been seen. */
  readonly from: number;
}

/** A place in a text: a page and one of its lines, both from 0. */
export interface Spot {
  readonly page: number;
  readonly line: number;
}

/** The last row of the screen shows the position in the text. */
function extentOf({ pages, at }: Reading, size: Size): Extent {
  return { length: pages[at]!.length, room: Math.max(1, size.rows - 1) };
}

/** The effect of a key. Asking for more at the end of a page turns it, and at the end of the last page leaves. */
export function pressPage(reading: Reading, key: Key, size: Size): Reading | "leave" {
  const extent = extentOf(reading, size);
  const letter = letterOf(key);
  const { at, top, pages } = reading;
  if (key.kind === "stop" || key.kind === "escape" || letter === "q") return "leave";
  if (key.kind === "right" || letter === "n") return turn(reading, at + 1, size, "top");
  if (key.kind === "left" || letter === "p") return turn(reading, at - 1, size, "top");
  const asksForMore = key.kind === "enter" || letter === " ";
  if (asksForMore && !isMoreBelow(top, extent))
    return at === pages.length - 1 ? "leave" : turn(reading, at + 1, size, "top");
  if (letter === "b" && top === 0) return turn(reading, at - 1, size, "end");
  const meant: Key = asksForMore
    ? { kind: "page down" }
    : letter === "b"
      ? { kind: "page up" }
      : key;
  const to = scrollTo(top, meant, extent);
  return to === undefined ? reading : moved(reading, to);
}

function moved(reading: Reading, top: number): Reading {
  return { ...reading, top, from: Math.min(top, reading.from) };
}

/** Turns to a page, if it exists. */
function turn(reading: Reading, to: number, size: Size, end: "top" | "end"): Reading {
  const { pages } = reading;
  if (to < 0 || to >= pages.length) return reading;
  const turned = { pages, at: to, top: 0, from: 0 };
  if (end === "top") return turned;
  const extent = extentOf(turned, size);
  return { ...turned, top: clampTop(extent.length, extent) };
}

/** The screen: part of the text, its position, and the keys. */
export function renderPage(reading: Reading, size: Size, colour: boolean): string[] {
  const extent = extentOf(reading, size);
  const look: Look = { width: size.columns, colour };
  const { pages, at, top } = reading;
  const more = isMoreBelow(top, extent) || at < pages.length - 1;
  const place = placeSays(top, extent);
  const several = pages.length > 1;
  const long = several
    ? `-- page ${at + 1} of ${pages.length}, ${place}: ${more ? "Space, " : "the end, "}b back, n next, p previous, q leave --`
    : `-- ${place}: ${more ? "Space for more" : "the end"}, b to go back, q to leave --`;
  const short = several
    ? `-- page ${at + 1} of ${pages.length}: ${more ? "Space, " : ""}b, n, p or q --`
    : `-- ${place}: ${more ? "Space, " : ""}b or q --`;
  const says = clip(columnsOf(long) <= size.columns ? long : short, size.columns);
  return [...pages[at]!.slice(top, top + extent.room), paint(look, "bold", says)];
}

/** The first position, on a terminal of this size. */
export function openAt(
  texts: readonly (readonly string[])[],
  { page, line }: Spot,
  size: Size,
): Reading {
  const pages = texts.map((lines) => rowsOf(lines, size.columns));
  const reading = { pages, at: page, top: 0, from: 0 };
  const row = rowsOf(texts[page]!.slice(0, line), size.columns).length;
  const top = clampTop(row, extentOf(reading, size));
  return { ...reading, top, from: top };
}

/**
 * Shows pages on their own screen until the reader leaves.
 *
 * @param texts - the lines of each page
 * @returns the lines of the last page that were seen, from the first to the last
 */
export function pageOnScreen(
  texts: readonly (readonly string[])[],
  spot: Spot,
  colour: boolean,
): Promise<readonly string[]> {
  let screen: Screen | undefined;
  let reading = openAt(texts, spot, terminalSize());
  return new Promise((resolve) => {
    const draw = () => screen?.draw(renderPage(reading, terminalSize(), colour));
    const leave = () => {
      screen?.close();
      const { pages, at, top, from } = reading;
      resolve(pages[at]!.slice(from, top + extentOf(reading, terminalSize()).room));
    };
    screen = openScreen(true, {
      press: (key) => {
        const next = pressPage(reading, key, terminalSize());
        if (next === "leave") return leave();
        reading = next;
        draw();
      },
      resized: () => {
        const { at, top, from } = reading;
        const pages = texts.map((lines) => rowsOf(lines, terminalSize().columns));
        const extent = extentOf({ ...reading, pages }, terminalSize());
        reading = { pages, at, top: clampTop(top, extent), from: clampTop(from, extent) };
        draw();
      },
      gone: leave,
    });
    draw();
  });
}
