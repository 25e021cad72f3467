/**
 * Counts the rounds of loops, which a change may make endless.
 *
 * @module
 */
import * as ts from "typescript";
import { nodesOf } from "../facts/walk.ts";
import type { Insertions } from "./insertions.ts";

/** Counts the loops where nothing is changed: a change elsewhere may make one endless. */
export function countLoops(changed: readonly ts.Node[], to: Insertions): void {
  const counted = new Set<ts.Node>();
  const isIn = (node: ts.Node) => changed.some((one) => one.pos <= node.pos && node.end <= one.end);
  for (const node of nodesOf(to.source)) {
    const loop = ts.isLabeledStatement(node) ? node.statement : node;
    if (!ts.isIterationStatement(loop, false) || counted.has(loop) || isIn(node)) continue;
    counted.add(loop);
    const count = beginLoop(loop, node, to);
    const { statement } = loop;
    const start = statement.getStart(to.source);
    if (ts.isBlock(statement)) to.begin(start + 1, count);
    else {
      to.begin(start, `{${count}`);
      to.end(statement.end, "}");
    }
    to.end(node.end, "}");
  }
}

/**
 * Begins to count the rounds of a loop.
 *
 * @param outer - with its label, if it has one
 * @returns what counts a round of it, if that is counted
 */
export function beginLoop(node: ts.IterationStatement, outer: ts.Node, to: Insertions): string {
  const start = outer.getStart(to.source);
  if (CLOCKS.test(node.getText(to.source))) {
    to.begin(start, "{");
    return "";
  }
  const number = to.addLoop(node);
  to.begin(start, `{deckwork$begin(${number});`);
  return `deckwork$loop(${number});`;
}

/** A loop that looks at one waits, for as many rounds as milliseconds. */
const CLOCKS = /\b(?:Date|performance|hrtime)\b/;
