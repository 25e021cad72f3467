/**
 * The words of a Markdown paragraph: marks become styles.
 *
 * @module
 */
import { decodeHTMLStrict } from "entities/decode";
import type { Token, Tokens } from "marked";
import { columnsOf } from "../../text/columns.ts";
import { keep, type Look, paint, type Style } from "../../text/look.ts";

/** The text of inline tokens. Where there is no colour, marks tell code, stress and strong stress apart. */
export function renderInline(tokens: readonly Token[], look: Look): string {
  return tokens.map((token) => renderToken(token, look)).join("");
}

function renderToken(token: Token, look: Look): string {
  const inner = () => renderInline("tokens" in token ? (token.tokens ?? []) : [], look);
  const marked = (style: Style, mark: string) => {
    const text = inner();
    return look.colour || text === "" ? paint(look, style, text) : `${mark}${text}${mark}`;
  };
  switch (token.type) {
    case "text":
      // Marked leaves entities to the browser.
      return token.tokens ? inner() : decodeHTMLStrict(token.text).replace(/[ \t\r\n]+/g, " ");
    case "escape":
      return token.text;
    case "codespan": {
      // A blank at an end counts, and colour alone would not show it.
      const seen = look.colour && token.text === token.text.trim() ? token.text : token.raw;
      const code = seen.replaceAll("\n", " ");
      // Code too long for a line is broken at its single blanks; two in a row mean something.
      const whole = columnsOf(code) <= look.width ? / /g : / {2,}/g;
      return paint(look, "cyan", code.replace(whole, keep));
    }
    case "strong":
      return marked("bold", "*");
    case "em":
      return marked("italic", "_");
    case "del":
      return marked("strikethrough", "~");
    case "link":
      return paint(look, "underline", inner()) + address(token as Tokens.Link);
    case "image":
      return token.text + address(token as Tokens.Image);
    case "br":
      return "\n";
    case "html":
      return /^<br\b/i.test(token.raw) ? "\n" : "";
    case "checkbox":
      return "";
    default:
      return token.raw;
  }
}

/** A page beside this one: another of the same lesson, which a key leads to. */
const BESIDE = /^[\w-]+\.md$/;

/** Where a link leads, unless its text says so already or it stays within the page or the lesson. */
function address({ href, text }: { href: string; text: string }): string {
  if (href === "" || href === text || href === `mailto:${text}` || href.startsWith("#")) return "";
  return BESIDE.test(href) ? "" : ` (${href})`;
}
