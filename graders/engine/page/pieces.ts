/**
 * An explanation without the parts that the page shows elsewhere: the case's name, its transcript, and commands.
 *
 * @module
 */
import { renderHunk } from "../report/hunk.ts";
import type { Block, Section } from "../report/model.ts";
import { codeFrame } from "../text/code-frame.ts";
import { KEPT_BLANK, type Look } from "../text/look.ts";
import type { Piece } from "./class-data.ts";

const MOST_SET_LINES = 40;
const MOST_CHARACTERS = 1000;

export function piecesOf(sections: readonly Section[]): Piece[] {
  return sections.flat().flatMap(pieceOf);
}

function pieceOf(block: Block): Piece[] {
  switch (block.kind) {
    case "heading":
    case "description":
    case "command":
    case "typed":
      return [];
    case "diagnosis":
      return [clip(block.term === undefined ? block.text : `${block.term}: ${block.text}`)];
    case "list": {
      const { items, more } = block;
      return [{ list: [...items.map(clip), ...(more > 0 ? [`… ${more} more`] : [])] }];
    }
    case "message":
      return block.set === undefined ? [clip(block.text)] : [{ set: clip(block.text) }];
    case "place":
      return [clip(block.text)];
    case "output":
      return [{ set: block.lines.slice(0, MOST_SET_LINES).map(clip).join("\n") }];
    case "code frame": {
      const lines = codeFrame(block.place, { indent: "" });
      return lines.length === 0 ? [] : [{ set: lines.join("\n") }];
    }
    case "difference": {
      const { lead, leadIfWhole = lead, difference, most, alone } = block;
      if (!alone) return [clip(leadIfWhole).replace(/:$/, ".")];
      const { lines } = renderHunk(difference, IN_BOX, most);
      return [clip(lead), { set: lines.map((line) => line.replace(INDENT, "")).join("\n") }];
    }
    default:
      return block satisfies never;
  }
}

/** As a terminal would show it, in a box of its own. */
const IN_BOX: Look = { width: 80, colour: false };
/** Of its lines, and of the legend below them. */
const INDENT = /^ {2,4}/;

/** No wrapping, because a browser breaks lines itself. */
function clip(kept: string): string {
  const text = kept.replaceAll(KEPT_BLANK, " ");
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
