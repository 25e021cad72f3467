/**
 * Finds what a student has given another name than the files that were given with the stage use: the compiler complains
 * about those files, but they are right.
 *
 * @module
 */
import type { Files } from "../execute/build.ts";
import type { Complaint } from "../judge/results.ts";

/** "Property 'rank' does not exist on type 'Card'." */
const NO_PROPERTY =
  /^Property '(?<name>[\w$]+)' does not exist on type '(?:typeof )?(?<of>[\w$]+)'\.(?: Did you mean '(?<meant>[\w$]+)'\?)?/;

type Misnamed = Omit<Complaint, "source">;

/**
 * @param complaint - of the compiler
 * @param files - the student's
 * @param given - the starters
 * @returns the place of what is meant, or else of the type that lacks it; `undefined` if that is not all there is to it
 */
export function misnamedIn(
  { file, text }: Misnamed,
  files: Files,
  given: Files,
): Misnamed | undefined {
  if (files[file] === undefined || files[file] !== given[file]) return undefined;
  const { name, of, meant } = NO_PROPERTY.exec(text)?.groups ?? {};
  if (name === undefined || of === undefined) return undefined;
  // A list is meant, and not a field of that name.
  if (name in Array.prototype) return undefined;
  const declares = new RegExp(
    String.raw`^\s*(?:export )?(?:default )?(?:abstract )?(?:const )?(?:class|interface|type|enum) ${asPattern(of)}(?![\w$])`,
  );
  const places = Object.entries(files).flatMap(([path, own]) => {
    const line = own.split("\n").findIndex((one) => declares.test(one));
    return line === -1 || own === given[path] ? [] : [{ path, line }];
  });
  const [place, ...others] = places;
  if (!place || others.length > 0) return undefined;
  const lines = files[place.path]!.split("\n");
  const word = new RegExp(String.raw`(?<![\w$])${asPattern(meant ?? of)}(?![\w$])`);
  const after = lines.findIndex((one, at) => at >= place.line && word.test(one));
  const line = after === -1 ? place.line : after;
  const column = Math.max(0, lines[line]!.search(word)) + 1;
  return { file: place.path, line: line + 1, column, code: "misnamed", text: `${of}.${name}` };
}

function asPattern(name: string): string {
  return name.replaceAll("$", String.raw`\$`);
}
