/**
 * Comments, by place: the file's own, and those of a declaration.
 *
 * @module
 */
import * as ts from "typescript";
import type { FunctionFacts } from "./file-facts.ts";

const WORDS = /[\p{L}\p{N}]/u;
const EMPTY_LINE = /\n[ \t\r]*\n/;

/** How many words the comments before the first statement have. */
export function headerWords(source: ts.SourceFile): number {
  const comments = commentsAt(source, 0).map(({ pos, end }) => source.text.slice(pos, end));
  return comments.join(" ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/**
 * Whether a comment belongs to a node. Before the first statement, a comment with an empty line after it belongs to the
 * file.
 */
export function isDocumented(source: ts.SourceFile, node: ts.Node): boolean {
  return commentOf(source, node) !== undefined;
}

/** What a starter, or a student in a hurry, writes instead of a name. */
const NO_NAME =
  /^(?:<?\[?(?:your|the)? *(?:full )?names?(?: here)?\]?>?|todo\b.*|author|x+|\?+|[\s.…_-]*)$/i;

/** What a node's comment says about its author. */
export function authorIn(source: ts.SourceFile, node: ts.Node): FunctionFacts["author"] {
  const range = commentOf(source, node);
  const comment = range ? source.text.slice(range.pos, range.end) : "";
  const [, name] = /@author\b[ \t]*([^\n\r]*)/.exec(comment) ?? [];
  if (name === undefined) return undefined;
  return NO_NAME.test(name.replace(/\*+\/?\s*$/, "").trim()) ? "to be filled in" : "named";
}

function commentOf(source: ts.SourceFile, node: ts.Node): ts.CommentRange | undefined {
  const last = commentsAt(source, node.pos).at(-1);
  if (!last || node.pos > 0) return last;
  return EMPTY_LINE.test(source.text.slice(last.end, node.getStart(source))) ? undefined : last;
}

/** The comments before a place, if they have a word in them. */
function commentsAt({ text }: ts.SourceFile, pos: number): ts.CommentRange[] {
  const ranges = ts.getLeadingCommentRanges(text, pos) ?? [];
  return ranges.filter((range) => WORDS.test(text.slice(range.pos, range.end)));
}
