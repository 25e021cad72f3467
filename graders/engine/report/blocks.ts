/**
 * Lays out the blocks of an explanation for a terminal.
 *
 * @module
 */
import { codeFrame } from "../text/code-frame.ts";
import { keep, type Look, paint, prose, widthOf } from "../text/look.ts";
import { renderHunk } from "./hunk.ts";
import type { Block, Section } from "./model.ts";

/** The lines of the sections, with one empty line between two sections. */
export function renderSections(sections: readonly Section[], look: Look): string[] {
  return joinBlocks(
    sections.map((section) => section.flatMap((block) => renderBlock(block, look))),
  );
}

function renderBlock(block: Block, look: Look): string[] {
  switch (block.kind) {
    case "heading":
      return prose(look, block.text, { indent: "", hanging: "  ", style: "bold" });
    case "description":
      return prose(look, block.text, { style: "dim" });
    case "diagnosis":
      return block.term === undefined
        ? prose(look, block.text)
        : prose(look, `${block.term}: ${block.text}`, { hanging: "    " });
    case "list": {
      const { items, more } = block;
      const lines = items.flatMap((one) => prose(look, one, { indent: "  - ", hanging: "    " }));
      return more > 0 ? [...lines, `  - … ${more} more`] : lines;
    }
    case "message":
      if (block.set === undefined) return prose(look, block.text);
      return prose(look, block.text, {
        indent: "    ",
        ...(block.set === "thrown" ? { style: "red" } : {}),
      });
    case "output":
      // Keep the spaces of a line: they put a mark under its place.
      return block.lines.flatMap((line) =>
        prose(look, keep(line), { indent: "    ", hanging: "        " }),
      );
    case "place":
      return prose(look, block.text, { style: "bold" });
    case "code frame": {
      const [line, caret] = codeFrame(block.place, { indent: "    ", columns: widthOf(look) });
      return [
        ...(line === undefined ? [] : [line]),
        ...(caret ? [paint(look, "bold", caret)] : []),
      ];
    }
    case "difference": {
      const { lead, leadIfWhole = lead, difference, most } = block;
      const { lines, whole } = renderHunk(difference, look, most);
      return [...prose(look, whole ? leadIfWhole : lead), "", ...lines];
    }
    case "command": {
      const label = `${block.does}:`.padEnd("Again:".length);
      const plain = `npm run ${block.command}`;
      // In one piece, it can be copied.
      const command = plain.length + "    ".length <= look.width ? keep(plain) : plain;
      return prose(look, `${label} ${command}`, { hanging: "    ", style: "cyan" });
    }
    case "typed":
      return prose(look, block.text, { indent: "         " });
    default:
      return block satisfies never;
  }
}

/** Joins blocks of lines, with one empty line between two blocks. */
export function joinBlocks(blocks: readonly (readonly string[])[]): string[] {
  return blocks
    .filter(({ length }) => length > 0)
    .flatMap((block, at) => (at === 0 ? block : ["", ...block]));
}
