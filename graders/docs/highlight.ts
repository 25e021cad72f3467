/**
 * Colours code for both themes, with the highlighter that typedoc uses for the API.
 *
 * @module
 */
import {
  bundledLanguages,
  bundledThemes,
  codeToTokensWithThemes,
  createOnigurumaEngine,
  createShikiInternal,
  loadBuiltinWasm,
} from "@gerrit0/mini-shiki";
import { escapeHtml } from "./html.ts";

const LANGUAGES = ["typescript", "json", "csv", "bash", "c", "python", "yaml", "xml"] as const;
const ALIASES: Readonly<Record<string, (typeof LANGUAGES)[number]>> = {
  ts: "typescript",
  sh: "bash",
  py: "python",
  yml: "yaml",
};
const THEMES = { light: "github-light-high-contrast", dark: "github-dark-high-contrast" } as const;

/** Gives a block of code as HTML, by its language; a language that is not known is not coloured. */
export type Highlight = (code: string, language: string) => string;

export async function openHighlighter(): Promise<Highlight> {
  await loadBuiltinWasm();
  const shiki = await createShikiInternal({
    engine: createOnigurumaEngine(),
    langs: LANGUAGES.map((name) => bundledLanguages[name]),
    themes: Object.values(THEMES).map((name) => bundledThemes[name]),
  });
  return (code, language) => {
    const lang = ALIASES[language] ?? LANGUAGES.find((name) => name === language);
    if (lang === undefined) return escapeHtml(code);
    const lines = codeToTokensWithThemes(shiki, code, { lang, themes: THEMES });
    return lines
      .map((tokens) =>
        tokens
          .map(({ content, variants: { light, dark } }) => {
            const text = escapeHtml(content);
            return content.trim() === ""
              ? text
              : `<span style="--l:${light!.color};--d:${dark!.color}">${text}</span>`;
          })
          .join(""),
      )
      .join("\n");
  };
}
