/**
 * Renders Markdown for a terminal: lessons and hints.
 *
 * @module
 */
import { lexer, type Token, type Tokens } from "marked";
import { columnsOf } from "../../text/columns.ts";
import { type Look, paint, restyle, wrap } from "../../text/look.ts";
import { renderInline } from "./markdown-inline.ts";

/** Longer lines are hard to read, even on a wide terminal. */
const MOST_COLUMNS = 88;
const LEAST_COLUMNS = 20;
const CODE_INDENT = 4;
const GAP = "  ";
const NARROWEST_CELL = 6;

/** Gives a picture as text for its address; `undefined` if it has no text form. */
export type PictureText = (address: string) => string | undefined;

interface Sheet extends Look {
  readonly pictureText: PictureText;
}

/**
 * @param pictureText - gives the text form of a picture in its own paragraph, which is shown under its description
 * @returns lines, each with its line end; code is never wrapped, and comments are left out
 */
export function renderMarkdown(
  markdown: string,
  { width, colour }: Look,
  pictureText: PictureText = () => undefined,
): string {
  const room = Math.max(LEAST_COLUMNS, Math.min(width, MOST_COLUMNS));
  return renderBlocks(lexer(markdown), { width: room, colour, pictureText }, true)
    .map((line) => `${line.trimEnd()}\n`)
    .join("");
}

/** @param loose - whether to put an empty line between two blocks */
function renderBlocks(tokens: readonly Token[], look: Sheet, loose: boolean): string[] {
  const blocks = tokens
    .map((token) => renderBlock(token, look))
    .filter((lines) => lines.length > 0);
  return blocks.flatMap((lines, index) => (index > 0 && loose ? ["", ...lines] : lines));
}

function renderBlock(token: Token, look: Sheet): string[] {
  switch (token.type) {
    case "heading":
      return renderHeading(token as Tokens.Heading, look);
    case "paragraph":
    case "text": {
      const drawn = renderPicture(token.tokens, look);
      if (drawn) return drawn;
      return paragraph(renderInline(token.tokens ?? [token], look), look);
    }
    case "code":
      return verbatim((token as Tokens.Code).text, look);
    case "list":
      return renderList(token as Tokens.List, look);
    case "blockquote":
      return renderBlocks(token.tokens ?? [], { ...look, width: look.width - 2 }, true).map(
        (line) => `│ ${line}`,
      );
    case "table":
      return renderTable(token as Tokens.Table, look);
    case "hr":
      return ["─".repeat(look.width)];
    case "html": {
      const text = token.raw.replace(/<!--[\s\S]*?-->/g, "").replace(/<[^>]*>/g, "");
      return paragraph(text, look);
    }
    case "space":
    case "def":
    case "checkbox":
      return [];
    default:
      return paragraph(token.raw, look);
  }
}

/** The text form of a picture in its own paragraph, if it has one. */
function renderPicture(tokens: readonly Token[] | undefined, look: Sheet): string[] | undefined {
  const [image, ...others] = tokens ?? [];
  if (image?.type !== "image" || others.length > 0) return undefined;
  const { href, text } = image as Tokens.Image;
  const drawn = look.pictureText(href);
  if (drawn === undefined) return undefined;
  const caption = text === "" ? [] : [...paragraph(`${text}:`, look), ""];
  return [...caption, ...verbatim(drawn.replaceAll("\r\n", "\n").trimEnd(), look)];
}

/** Lines as they are, set in as far as the longest one leaves room for it. */
function verbatim(text: string, { width }: Look): string[] {
  const lines = text.split("\n");
  const room = Math.max(0, width - Math.max(...lines.map(columnsOf)));
  const indent = " ".repeat(Math.min(CODE_INDENT, room));
  return lines.map((line) => `${indent}${line}`);
}

function paragraph(text: string, { width }: Look): string[] {
  if (text.trim() === "") return [];
  const parts = text
    .replace(/ +/g, " ")
    .trim()
    .split(/ ?\n ?/);
  return restyle(parts.flatMap((part) => wrap(part, width, { wholeWords: true })));
}

/** Bold with colour; without it, underlined or with Markdown's own mark. */
function renderHeading({ depth, tokens }: Tokens.Heading, look: Look): string[] {
  const text = renderInline(tokens, look);
  if (look.colour)
    return paragraph(paint(look, depth === 1 ? ["bold", "underline"] : "bold", text), look);
  if (depth > 2) return paragraph(`${"#".repeat(depth)} ${text}`, look);
  const lines = paragraph(text, look);
  return [...lines, (depth === 1 ? "=" : "-").repeat(Math.max(...lines.map(columnsOf)))];
}

function renderList(list: Tokens.List, look: Sheet): string[] {
  const first = Number(list.start) || 1;
  const markers = list.items.map(({ task, checked }, index) => {
    if (task) return checked ? "[x]" : "[ ]";
    return list.ordered ? `${first + index}.` : "•";
  });
  const indent = Math.max(...markers.map((marker) => marker.length)) + 1;
  return list.items.flatMap((item, index) => {
    const lines = renderBlocks(item.tokens, { ...look, width: look.width - indent }, item.loose);
    const marker = `${markers[index]!.padStart(indent - 1)} `;
    const own = (lines.length > 0 ? lines : [""]).map(
      (line, at) => (at === 0 ? marker : " ".repeat(indent)) + line,
    );
    return index > 0 && list.loose ? ["", ...own] : own;
  });
}

function renderTable({ header, rows, align }: Tokens.Table, look: Look): string[] {
  const cells = [header, ...rows].map((row, at) =>
    row.map(({ tokens }) => paint(look, at === 0 ? "bold" : undefined, renderInline(tokens, look))),
  );
  const widths = fitColumns(
    header.map((_, column) => Math.max(...cells.map((row) => columnsOf(row[column]!)))),
    look.width,
  );
  const [head = [], ...body] = cells.map((row) => {
    const wrapped = row.map((text, column) => paragraph(text, { ...look, width: widths[column]! }));
    const height = Math.max(1, ...wrapped.map(({ length }) => length));
    return Array.from({ length: height }, (_, at) =>
      wrapped
        .map((lines, column) => aligned(lines[at] ?? "", widths[column]!, align[column] ?? "left"))
        .join(GAP),
    );
  });
  return [...head, widths.map((width) => "─".repeat(width)).join(GAP), ...body.flat()];
}

/** Makes the widest columns narrower until the table fits. */
function fitColumns(natural: readonly number[], room: number): number[] {
  const widths = [...natural];
  const total = () =>
    widths.reduce((sum, width) => sum + width, 0) + GAP.length * (widths.length - 1);
  while (total() > room) {
    const widest = widths.indexOf(Math.max(...widths));
    if (widths[widest]! <= NARROWEST_CELL) break;
    widths[widest]!--;
  }
  return widths;
}

function aligned(text: string, width: number, align: "left" | "right" | "center"): string {
  const room = Math.max(0, width - columnsOf(text));
  const left = { left: 0, right: room, center: Math.floor(room / 2) }[align];
  return " ".repeat(left) + text + " ".repeat(room - left);
}
