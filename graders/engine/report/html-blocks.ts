/**
 * Lays out the blocks of an explanation in HTML.
 *
 * @module
 */
import { codeFrame } from "../text/code-frame.ts";
import { cellsOf } from "../text/columns.ts";
import { inertHtml, inertLines, proseHtml } from "../text/html.ts";
import { renderHtmlHunk } from "./html-hunk.ts";
import type { Block, Section } from "./model.ts";

/** How many columns of a source line are shown. */
const FRAME_COLUMNS = 160;

/**
 * The sections, one element each.
 *
 * @param level - the level of their headings, from 1 to 6
 */
export function renderHtmlSections(sections: readonly Section[], level: number): string {
  return sections.map((section) => renderSection(section, level)).join("\n");
}

function renderSection(section: Section, level: number): string {
  const lines: string[] = [];
  let commands: string[] = [];
  // Consecutive commands form one list; the lines to type belong to the last of them.
  const endCommands = () => {
    if (commands.length > 0) lines.push(`<dl class="commands">\n${commands.join("\n")}\n</dl>`);
    commands = [];
  };
  for (const block of section) {
    if (block.kind === "command") commands.push(renderCommand(block));
    else if (block.kind === "typed" && commands.length > 0)
      commands.push(`<dd class="typed">${proseHtml(block.text)}</dd>`);
    else {
      endCommands();
      lines.push(renderBlock(block, level));
    }
  }
  endCommands();
  return lines.filter((line) => line !== "").join("\n");
}

function renderCommand({ does, command }: Extract<Block, { kind: "command" }>): string {
  return `<dt>${does}</dt><dd><code>${inertHtml(`npm run ${command}`)}</code></dd>`;
}

function renderBlock(block: Exclude<Block, { readonly kind: "command" }>, level: number): string {
  switch (block.kind) {
    case "heading":
      return `<h${level}>${inertHtml(block.text)}</h${level}>`;
    case "description":
      return `<p class="description">${inertHtml(block.text)}</p>`;
    case "diagnosis":
      return block.term === undefined
        ? `<p>${proseHtml(block.text)}</p>`
        : `<p><strong>${inertHtml(block.term)}</strong>: ${proseHtml(block.text)}</p>`;
    case "list": {
      const items = [
        ...block.items.map(proseHtml),
        ...(block.more > 0 ? [`… ${block.more} more`] : []),
      ];
      return `<ul>\n${items.map((item) => `<li>${item}</li>`).join("\n")}\n</ul>`;
    }
    case "message":
      return block.set === undefined
        ? `<p><samp>${inertHtml(block.text)}</samp></p>`
        : `<pre${block.set === "thrown" ? ' class="thrown"' : ""}><samp>${inertHtml(block.text)}</samp></pre>`;
    case "output":
      return `<pre><samp>${inertLines(block.lines)}</samp></pre>`;
    case "place":
      return `<p class="place"><code>${inertHtml(block.text)}</code></p>`;
    case "code frame":
      return renderFrame(block);
    case "difference": {
      const { lead, leadIfWhole = lead, difference, most } = block;
      const { html, whole } = renderHtmlHunk(difference, most);
      return `<p>${proseHtml(whole ? leadIfWhole : lead)}</p>\n${html}`;
    }
    case "typed":
      return `<p>${proseHtml(block.text)}</p>`;
    default:
      return block satisfies never;
  }
}

/** A source line with its number. The character at the place is marked; a terminal has a caret under it instead. */
function renderFrame({ place }: Extract<Block, { kind: "code frame" }>): string {
  const [line, caret] = codeFrame(place, { indent: "", columns: FRAME_COLUMNS });
  if (line === undefined) return "";
  const at = caret?.indexOf("^") ?? -1;
  if (at < 0) return `<pre><code>${inertHtml(line)}</code></pre>`;
  const cells = cellsOf(line);
  const [before, after] = [cells.slice(0, at), cells.slice(at + 1)].map((part) => part.join(""));
  return `<pre><code>${inertHtml(before!)}<mark>${inertHtml(cells[at] ?? " ")}</mark>${inertHtml(after!)}</code></pre>`;
}
