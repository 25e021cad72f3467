/**
 * An explanation without the parts that the page shows elsewhere: the case's name, its transcript, and commands.
 *
 * @module
 */
import type { Block, Section } from "../report/model.ts";
import { codeFrame } from "../text/code-frame.ts";
import { KEPT_BLANK } from "../text/look.ts";
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
    case "difference":
      return [clip(block.leadIfWhole ?? block.lead).replace(/:$/, ".")];
    default:
      return block satisfies never;
  }
}

/** No wrapping, because a browser breaks lines itself. */
function clip(kept: string): string {
  const text = kept.replaceAll(KEPT_BLANK, " ");
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
