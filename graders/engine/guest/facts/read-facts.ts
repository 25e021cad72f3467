/**
 * Reads facts about a source file from its syntax tree. What they mean is decided outside the box.
 *
 * @module
 */
import type TypeScript from "typescript";
import { MAX_ENTRIES } from "./bounds.ts";
import { readClasses } from "./classes.ts";
import { headerWords } from "./comments.ts";
import { readDeclared } from "./declared.ts";
import { readEnums } from "./enums.ts";
import { type FileFacts, NOTHING } from "./file-facts.ts";
import { readFunctions } from "./functions.ts";
import { readAmbient, readExports, readImports } from "./imports.ts";
import { readLongLines } from "./long-lines.ts";
import { readLoose } from "./loose.ts";
import { forget, isHopeless, parse, syntaxErrorIn } from "./parse.ts";
import { readAliases, readTypes } from "./types.ts";
import { nodesOf } from "./walk.ts";

/**
 * Reads the facts of a TypeScript file. A syntax error hides some of them, and is a fact itself.
 *
 * Safe for hostile files: deep nesting makes a file unreadable, every list has at most 500 entries, and names hold no
 * control characters.
 */
export function readFacts(text: string): FileFacts {
  try {
    return factsOf(parse(text));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    forget();
    return { ...NOTHING, unreadable: "it is nested too deeply" };
  }
}

function factsOf(source: TypeScript.SourceFile): FileFacts {
  if (isHopeless(source))
    return { ...NOTHING, unreadable: "it has no statement that TypeScript understands" };
  const nodes = nodesOf(source);
  const classes = readClasses(source, nodes);
  const imports = readImports(source, nodes);
  // What is not in these lists would keep every rule.
  if (Math.max(classes.length, imports.modules.length) > MAX_ENTRIES)
    return { ...NOTHING, unreadable: `it has more than ${MAX_ENTRIES} classes or imports` };
  const syntaxError = syntaxErrorIn(source);
  return {
    ...(syntaxError ? { syntaxError } : {}),
    types: readTypes(source),
    aliases: readAliases(source),
    enums: readEnums(source),
    functions: readFunctions(source, nodes),
    exports: readExports(source),
    ...readAmbient(source),
    imports: imports.modules,
    ...(imports.computed ? { computedImports: true } : {}),
    headerWords: headerWords(source),
    classes,
    longLines: readLongLines(source),
    ...readDeclared(source),
    ...readLoose(source),
  };
}
