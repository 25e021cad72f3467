/**
 * The links of a Markdown page that lead to files beside it.
 *
 * @module
 */
import { lexer, walkTokens } from "marked";

/** Links and pictures of a page, without those that lead to other sites or within the page; each once, anchors apart. */
export function relativeLinks(markdown: string): string[] {
  const links = new Set<string>();
  walkTokens(lexer(markdown), (token) => {
    if (token.type !== "link" && token.type !== "image") return;
    const path = (token.href as string).replace(/#.*$/, "");
    if (path !== "" && !/^[a-z][a-z+.-]*:/i.test(path)) links.add(decodeURI(path));
  });
  return [...links];
}
