/**
 * Shows Markdown on a terminal: lessons and hints.
 *
 * @module
 */
import { lexer, type Token, type Tokens } from "marked";
import type { Look } from "../../text/look.ts";
import {
  columnsOfPieces,
  type Piece,
  paintPieces,
  piecesOf,
  wrapPieces,
} from "./markdown-inline.ts";

/** A longer line is hard to read, however wide the terminal is. */
const MOST_COLUMNS = 88;
const LEAST_COLUMNS = 20;
const CODE_INDENT = "    ";
const GAP = "  ";
const NARROWEST_CELL = 6;

/** Gives a picture in characters by its address; `undefined` where it has no such form. */
export type PictureText = (address: string) => string | undefined;

interface Sheet extends Look {
  readonly pictureText: PictureText;
}

/**
 * @param pictureText - of a picture that stands by itself, shown under its description
 * @returns lines that each have their end; code is never wrapped, comments are left out
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

/** @param loose - whether an empty line stands between two blocks */
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
      return paragraph(piecesOf(token.tokens ?? [token], look.colour), look);
    }
    case "code":
      return verbatim((token as Tokens.Code).text);
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
      return paragraph([{ text, styles: [] }], look);
    }
    case "space":
    case "def":
    case "checkbox":
      return [];
    default:
      return paragraph([{ text: token.raw, styles: [] }], look);
  }
}

/** A picture that stands by itself, where there is a form of it in characters. */
function renderPicture(tokens: readonly Token[] | undefined, look: Sheet): string[] | undefined {
  const [image, ...others] = tokens ?? [];
  if (image?.type !== "image" || others.length > 0) return undefined;
  const { href, text } = image as Tokens.Image;
  const drawn = look.pictureText(href);
  if (drawn === undefined) return undefined;
  const caption = text === "" ? [] : [...paragraph([{ text: `${text}:`, styles: [] }], look), ""];
  return [...caption, ...verbatim(drawn.replaceAll("\r\n", "\n").trimEnd())];
}

function verbatim(text: string): string[] {
  return text.split("\n").map((line) => `${CODE_INDENT}${line}`);
}

function paragraph(pieces: readonly Piece[], look: Look): string[] {
  return wrapPieces(pieces, look.width).map((line) => paintPieces(line, look.colour));
}

/** Bold where there is colour; underlined, or with Markdown's own mark, where there is none. */
function renderHeading({ depth, tokens }: Tokens.Heading, look: Look): string[] {
  if (look.colour)
    return paragraph(piecesOf(tokens, true, depth === 1 ? ["bold", "underline"] : ["bold"]), look);
  const pieces = piecesOf(tokens, false);
  if (depth > 2) return paragraph([{ text: `${"#".repeat(depth)} `, styles: [] }, ...pieces], look);
  const lines = wrapPieces(pieces, look.width);
  const rule = (depth === 1 ? "=" : "-").repeat(Math.max(...lines.map(columnsOfPieces)));
  return [...lines.map((line) => paintPieces(line, false)), rule];
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
    row.map(({ tokens }) => piecesOf(tokens, look.colour, at === 0 ? ["bold"] : [])),
  );
  const widths = fitColumns(
    header.map((_, column) => Math.max(...cells.map((row) => columnsOfPieces(row[column]!)))),
    look.width,
  );
  const [head = [], ...body] = cells.map((row) => {
    const wrapped = row.map((pieces, column) => wrapPieces(pieces, widths[column]!));
    const height = Math.max(1, ...wrapped.map(({ length }) => length));
    return Array.from({ length: height }, (_, at) =>
      wrapped
        .map((lines, column) =>
          pad(lines[at] ?? [], widths[column]!, align[column] ?? null, look.colour),
        )
        .join(GAP),
    );
  });
  return [...head, widths.map((width) => "─".repeat(width)).join(GAP), ...body.flat()];
}

/** Takes columns off the widest cells until the table fits. */
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

function pad(
  pieces: readonly Piece[],
  width: number,
  align: "left" | "right" | "center" | null,
  colour: boolean,
): string {
  const room = Math.max(0, width - columnsOfPieces(pieces));
  const left = align === "right" ? room : align === "center" ? Math.floor(room / 2) : 0;
  return " ".repeat(left) + paintPieces(pieces, colour) + " ".repeat(room - left);
}
