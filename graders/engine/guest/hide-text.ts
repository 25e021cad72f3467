/**
 * Keeps the text of classes from the tests that are run on them.
 *
 * @module
 */
import * as ts from "typescript";
import { parse } from "./facts/parse.ts";
import { nodesOf } from "./facts/walk.ts";
import { HIDDEN_MARK } from "./test-report.ts";

/** V8's own messages quote a function, but no more of it than its first 111 characters and its last two. */
const QUOTED = 128;

/**
 * Writes a long comment at the beginning of every function and class, so an error that quotes one of them shows nothing
 * but the comment. It is another one each time.
 *
 * @param code - as esbuild prints it
 */
export function hideText(code: string): string {
  const places = nodesOf(parse(code)).flatMap((node) => {
    if (ts.isClassLike(node)) return [node.members.pos];
    return ts.isFunctionLike(node) && code[node.parameters.pos - 1] === "("
      ? [node.parameters.pos]
      : [];
  });
  let hidden = "";
  let from = 0;
  for (const place of places.sort((one, other) => one - other)) {
    hidden += `${code.slice(from, place)}/*${HIDDEN_MARK}${noise()}*/`;
    from = place;
  }
  return hidden + code.slice(from);
}

function noise(): string {
  let text = "";
  while (text.length < QUOTED) text += Math.random().toString(36).slice(2);
  return text.slice(0, QUOTED);
}
