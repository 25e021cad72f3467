/**
 * Reads a long text on a screen of its own, back and forth.
 *
 * @module
 */
import { columnsOf } from "../../text/columns.ts";
import { clip, type Look, paint } from "../../text/look.ts";
import { type Key, letterOf } from "./keys.ts";
import { openScreen, type Screen, type Size, terminalSize } from "./screen.ts";
import { clampTop, type Extent, isMoreBelow, placeSays, rowsOf, scrollTo } from "./scroll.ts";

/** What is seen of a text on the screen. */
export interface Page {
  readonly rows: readonly string[];
  /** The first row that is seen. */
  readonly top: number;
}

/** The last row of the screen says where in the text this is. */
function extentOf({ rows }: Page, size: Size): Extent {
  return { length: rows.length, room: Math.max(1, size.rows - 1) };
}

/** A key that leaves, or where another leads. At the end of the text, what asks for more leaves. */
export function pressPage(page: Page, key: Key, size: Size): Page | "leave" {
  const extent = extentOf(page, size);
  const letter = letterOf(key);
  const asksForMore = key.kind === "enter" || letter === " ";
  if (key.kind === "stop" || key.kind === "escape" || letter === "q") return "leave";
  if (asksForMore && !isMoreBelow(page.top, extent)) return "leave";
  const meant: Key = asksForMore
    ? { kind: "page down" }
    : letter === "b"
      ? { kind: "page up" }
      : key;
  const top = scrollTo(page.top, meant, extent);
  return top === undefined ? page : { ...page, top };
}

/** The screen: part of the text, where that part is, and the keys. */
export function renderPage(page: Page, size: Size, colour: boolean): string[] {
  const extent = extentOf(page, size);
  const look: Look = { width: size.columns, colour };
  const more = isMoreBelow(page.top, extent);
  const place = placeSays(page.top, extent);
  const long = `-- ${place}: ${more ? "Space for more" : "the end"}, b to go back, q to leave --`;
  const short = `-- ${place}: ${more ? "Space, " : ""}b or q --`;
  const says = clip(columnsOf(long) <= size.columns ? long : short, size.columns);
  return [...page.rows.slice(page.top, page.top + extent.room), paint(look, "bold", says)];
}

/** Shows lines on a screen of their own until somebody leaves. @returns those that were read, to the last that was seen */
export function pageOnScreen(
  lines: readonly string[],
  colour: boolean,
): Promise<readonly string[]> {
  let screen: Screen | undefined;
  let page: Page = { rows: rowsOf(lines, terminalSize().columns), top: 0 };
  return new Promise((resolve) => {
    const draw = () => screen?.draw(renderPage(page, terminalSize(), colour));
    const leave = () => {
      screen?.close();
      resolve(page.rows.slice(0, page.top + extentOf(page, terminalSize()).room));
    };
    screen = openScreen(true, {
      press: (key) => {
        const next = pressPage(page, key, terminalSize());
        if (next === "leave") return leave();
        page = next;
        draw();
      },
      resized: () => {
        const rows = rowsOf(lines, terminalSize().columns);
        page = { rows, top: clampTop(page.top, extentOf({ rows, top: 0 }, terminalSize())) };
        draw();
      },
      gone: leave,
    });
    draw();
  });
}
