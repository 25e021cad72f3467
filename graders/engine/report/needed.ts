/**
 * What is missing, sentence by sentence; and of what a call should give, where its lines differ from those it gave.
 *
 * @module
 */
import { type ComparedCall, comparedIn } from "../judge/calls.ts";
import { align, type Line } from "../judge/compare.ts";
import { inertTerminal } from "../text/inert.ts";
import { clip } from "../text/look.ts";
import type { Block } from "./model.ts";

/** The first few, in their order; what differs in several lines is shown line by line. */
export function explainNeeded(what: readonly string[], most = MOST_ITEMS): readonly Block[] {
  const blocks: Block[] = [];
  let shown = 0;
  let sentences: string[] = [];
  for (const one of what.slice(0, most)) {
    const compared = comparedIn(one);
    const difference = compared && shown < MOST_SHOWN ? differenceIn(compared) : undefined;
    if (difference) {
      if (sentences.length > 0) blocks.push(firstOf(sentences));
      blocks.push(difference);
      shown++;
      sentences = [];
    } else sentences.push(compared && shown > 0 ? compared.says : one);
  }
  const rest = [...sentences, ...what.slice(most)];
  return rest.length > 0 ? [...blocks, firstOf(rest, sentences.length)] : blocks;
}

/** More would not fit on a screen; nor would the lines of the others. */
const MOST_SHOWN = 2;
/** The most lines on a screen. */
const MOST_ROWS = 9;

/** @returns `undefined` if no line differs */
function differenceIn(call: ComparedCall): Block | undefined {
  const linesOf = (texts: readonly string[]) => texts.map((text): Line => ({ text, turn: 0 }));
  const { rows, beyond } = align(linesOf(call.expected), linesOf(call.given));
  const first = rows.findIndex(({ kind }) => kind !== "same");
  if (first < 0) return undefined;
  return {
    kind: "difference",
    lead: `${inertTerminal(call.says)} This is what differs:`,
    difference: { kinds: ["different text"], rows, first, beyond },
    most: MOST_ROWS,
    alone: true,
  };
}

const MOST_ITEMS = 4;
/** Of all items together. */
const MOST_OF_ALL = 800;

/** The first few, as a list. */
export function firstOf(texts: readonly string[], most = MOST_ITEMS): Block {
  const items: string[] = [];
  let left = MOST_OF_ALL;
  for (const text of texts.slice(0, most)) {
    const item = clip(inertTerminal(text), MOST_OF_ALL / 2);
    left -= item.length;
    // The end of a text says what is wrong.
    if (left < 0) break;
    items.push(item);
  }
  return { kind: "list", items, more: texts.length - items.length };
}
