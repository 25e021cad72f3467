/**
 * The facts about a source file, in the form in which they leave the box.
 *
 * @module
 */
export interface FileFacts {
  /** Why the file could not be parsed, if so; everything else is then empty. */
  readonly unreadable?: string;
  /** The first thing that the parser does not understand, if there is one; the facts are about the rest. */
  readonly syntaxError?: SyntaxFault;
  /**
   * Interfaces, object types and classes, with the names of their fields (not of their methods), and the type of each as
   * it is written, without spaces; empty if none is.
   */
  readonly types: readonly {
    readonly name: string;
    readonly fields: readonly string[];
    readonly written: readonly string[];
  }[];
  /**
   * Enumerations, and constant objects, with the names of the members that have a value for sure. Those of a plain one
   * are numbers from 0 on, in this order.
   */
  readonly enums: readonly {
    readonly name: string;
    readonly members: readonly string[];
    readonly plain: boolean;
  }[];
  /** Names of types that stand for another type, whatever it is. */
  readonly aliases: readonly string[];
  /** Names of the constants at the top level that have a value for sure. */
  readonly constants: readonly string[];
  /** Functions and methods in any form, if they have a name. */
  readonly functions: readonly FunctionFacts[];
  /** The names that it exports itself, without those of `export *`. */
  readonly exports: readonly string[];
  /** Those of them that have no value, because they are only declared (`declare const`); absent if there are none. */
  readonly ambient?: readonly string[];
  /** The modules whose contents it declares in place of their files (`declare module "x"`); absent if there are none. */
  readonly modules?: readonly string[];
  /** The modules that it imports, as they are written. */
  readonly imports: readonly string[];
  /** The name of a module is not a plain text; absent if all are. */
  readonly computedImports?: true;
  /** How many words the comments before the first statement have. */
  readonly headerWords: number;
  /** Every name that is declared at the top level, of any kind. */
  readonly declared: readonly string[];
  /** Variables at the top level that can change; absent in records of an earlier version. */
  readonly globals?: readonly { readonly name: string; readonly line: number }[];
  /** Classes, with the fields that can be changed from outside: not private, protected or readonly. */
  readonly classes: readonly {
    readonly name: string;
    readonly line: number;
    readonly open: readonly string[];
  }[];
  /** Numbers of the lines over 100 characters, from 1. */
  readonly longLines: readonly number[];
  /** How many statements are at the top level, outside functions and declarations. */
  readonly looseStatements: number;
  /** How many lines these have: a game in one `while` is a single statement. */
  readonly looseLines: number;
}

export interface SyntaxFault {
  /** From 1. */
  readonly line: number;
  /** From 1, in code points. */
  readonly column: number;
  /** TypeScript's words, without the full stop: `'}' expected`. */
  readonly says: string;
}

export interface FunctionFacts {
  /** `shuffleDeck`, or `Deck.draw` for a method. */
  readonly name: string;
  readonly parameters: readonly string[];
  /** The type of each as it is written, without spaces; empty if there is none. */
  readonly parameterTypes: readonly string[];
  /** The type of its result as it is written, without spaces; empty if there is none. */
  readonly result: string;
  /** From 1. */
  readonly line: number;
  /** How many lines it has, from its first to its last. */
  readonly lines: number;
  /** Whether it asks for input, or prints, itself. */
  readonly asks: boolean;
  readonly prints: boolean;
  /** Whether it returns a value, or changes a field. */
  readonly computes: boolean;
  /** Whether a comment is directly before it. */
  readonly documented: boolean;
  /** Whether that comment names an author, or still has the starter's placeholder; absent if it has no `@author`. */
  readonly author?: "named" | "to be filled in";
}

/** The facts about a file that cannot be read. */
export const NOTHING: FileFacts = {
  types: [],
  enums: [],
  aliases: [],
  constants: [],
  functions: [],
  exports: [],
  imports: [],
  headerWords: 0,
  declared: [],
  globals: [],
  classes: [],
  longLines: [],
  looseStatements: 0,
  looseLines: 0,
};
