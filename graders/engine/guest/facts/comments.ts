/**
 * Comments by their place: the file's own, and those that belong to a declaration.
 *
 * @module
 */
import * as ts from "typescript";

const WORDS = /[\p{L}\p{N}]/u;
const EMPTY_LINE = /\n[ \t\r]*\n/;

/** How many words the comments before the first statement have. */
export function headerWords(source: ts.SourceFile): number {
  const comments = commentsAt(source, 0).map(({ pos, end }) => source.text.slice(pos, end));
  return comments.join(" ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/**
 * Whether a comment belongs to a node. In front of the first statement a comment with an empty line after it belongs to
 * the file.
 */
export function isDocumented(source: ts.SourceFile, node: ts.Node): boolean {
  const last = commentsAt(source, node.pos).at(-1);
  if (!last) return false;
  return node.pos > 0 || !EMPTY_LINE.test(source.text.slice(last.end, node.getStart(source)));
}

/** The comments that stand before a place and have a word in them. */
function commentsAt({ text }: ts.SourceFile, pos: number): ts.CommentRange[] {
  const ranges = ts.getLeadingCommentRanges(text, pos) ?? [];
  return ranges.filter((range) => WORDS.test(text.slice(range.pos, range.end)));
}
