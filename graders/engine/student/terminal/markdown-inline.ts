/**
 * Renders the words of a Markdown paragraph, with marks turned into styles.
 *
 * @module
 */
import { decodeHTMLStrict } from "entities/decode";
import type { Token, Tokens } from "marked";
import { columnsOf } from "../../text/columns.ts";
import { keep, type Look, paint, type Style } from "../../text/look.ts";

/** The text of inline tokens. Without colour, marks show code, emphasis and strong emphasis. */
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
      // Marked leaves HTML entities to the browser.
      return token.tokens ? inner() : decodeHTMLStrict(token.text).replace(/[ \t\r\n]+/g, " ");
    case "escape":
      return token.text;
    case "codespan": {
      // A space at either end matters, and colour alone would not show it.
      const seen = look.colour && token.text === token.text.trim() ? token.text : token.raw;
      const code = seen.replaceAll("\n", " ");
      // Code that is too long for a line is broken at single spaces. Two in a row are kept together, because they matter.
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

/** A link to a different page of the same lesson; a key leads there. */
const BESIDE = /^[\w-]+\.md$/;

/** The address of a link, unless its text is the address or it stays within the lesson. */
function address({ href, text }: { href: string; text: string }): string {
  if (href === "" || href === text || href === `mailto:${text}` || href.startsWith("#")) return "";
  return BESIDE.test(href) ? "" : ` (${href})`;
}
