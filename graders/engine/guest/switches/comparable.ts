/**
 * Which functions can be called a second time, on copies, without anything else being different afterwards: they do not
 * ask, print, wait or draw random numbers, nor do the functions that they use.
 *
 * @module
 */
import {
  holdsFunction,
  type Module,
  namesFrom,
  type Part,
  textOf,
  usesAmong,
  wordsOf,
} from "./modules.ts";

/** What is in no file, and is different the second time. */
const OUTSIDE =
  /\b(?:console|process|globalThis|Date|await|async|yield|setTimeout|setInterval|crypto|performance)\b|\bMath\.random\b|\bimport\s*\(/;

/** In front of the names of the workbook's own modules, which ask, print and draw. */
const TOOLKIT = "#toolkit/";

const ASSIGNED = String.raw`(?:\.\w+|\[[^\]\n]{0,99}\])*\s*(?:[-+*/%&|^?]{0,2}=(?![=>])|\+\+|--)`;
const METHODS = "push|pop|shift|unshift|splice|sort|reverse|fill|set|add|delete|clear";

/** @returns whether the function of that name is one */
export function comparableIn(modules: Iterable<Module>): (name: string) => boolean {
  const parts = new Map<string, Part>();
  const outside = new Set<string>();
  const values = new Set<string>();
  for (const module of modules) {
    for (const declaration of module.declarations.values()) {
      const { kind, name } = declaration;
      parts.set(name, { module, declaration });
      if (kind === "value" && !holdsFunction(declaration)) values.add(name);
    }
    for (const [name, elsewhere] of module.imports)
      if (elsewhere.module.startsWith(TOOLKIT)) outside.add(name);
  }
  const names = [...values].map((name) => name.replaceAll("$", String.raw`\$`));
  // A variable of a file that a function changes would be changed twice.
  const changes =
    names.length > 0 &&
    new RegExp(String.raw`(?<![.\w$])(?:${names.join("|")})\b(?:${ASSIGNED}|\.(?:${METHODS})\()`);
  const clean = new Set(
    [...parts].flatMap(([name, part]) => {
      const text = textOf(part);
      const words = [...wordsOf(part)];
      const isChanging = !values.has(name) && changes && changes.test(text);
      const isClean = !OUTSIDE.test(text) && !isChanging && !words.some((one) => outside.has(one));
      return isClean ? [name] : [];
    }),
  );
  const uses = usesAmong(parts);
  return (name) => [...namesFrom(name, uses)].every((one) => clean.has(one));
}
