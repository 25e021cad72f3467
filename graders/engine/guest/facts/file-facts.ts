/**
 * What is known of a source file: the form in which facts leave the box.
 *
 * @module
 */
export interface FileFacts {
  /** Why the file could not be parsed, if it could not; everything else is then empty. */
  readonly unreadable?: string;
  /** The first thing that the parser does not understand, if there is one; the facts are what it made of the rest. */
  readonly syntaxError?: SyntaxFault;
  /** Interfaces, object types and classes, with the names of their fields (not of their methods). */
  readonly types: readonly { readonly name: string; readonly fields: readonly string[] }[];
  /** Enumerations, and constant objects, with the names of their members. */
  readonly enums: readonly { readonly name: string; readonly members: readonly string[] }[];
  /** Names of the constants at the top level. */
  readonly constants: readonly string[];
  /** Functions and methods, whatever way they are written, if they have a name. */
  readonly functions: readonly FunctionFacts[];
  /** The modules that it takes something from, as they are written. */
  readonly imports: readonly string[];
  /** How many words the comments have that stand before the first statement. */
  readonly headerWords: number;
  /** Every name that is declared at the top level, whatever it stands for. */
  readonly declared: readonly string[];
  /** Variables at the top level that can be given another value; absent in records of an earlier version. */
  readonly globals?: readonly { readonly name: string; readonly line: number }[];
  /** Classes, with the fields that anybody may change from outside: neither private, protected nor readonly. */
  readonly classes: readonly {
    readonly name: string;
    readonly line: number;
    readonly open: readonly string[];
  }[];
  /** Numbers of the lines over 100 characters, from 1. */
  readonly longLines: readonly number[];
  /** How many statements stand at the top level outside of functions and declarations. */
  readonly looseStatements: number;
  /** How many lines these take: a game in one `while` is a single statement. */
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
  /** The type of each as it is written, without blanks; empty where none is written. */
  readonly parameterTypes: readonly string[];
  /** From 1. */
  readonly line: number;
  /** How many lines it takes, from its first to its last. */
  readonly lines: number;
  readonly exported: boolean;
  /** Whether it asks the person at the terminal, or prints, by itself. */
  readonly asks: boolean;
  readonly prints: boolean;
  /** Whether it gives back a value, or changes a field. */
  readonly computes: boolean;
  /** Whether a comment stands directly before it. */
  readonly documented: boolean;
  /** Whether that comment names an author, or still says what is to be filled in; absent where it has no `@author`. */
  readonly author?: "named" | "to be filled in";
}

/** What is known of a file that cannot be read. */
export const NOTHING: FileFacts = {
  types: [],
  enums: [],
  constants: [],
  functions: [],
  imports: [],
  headerWords: 0,
  declared: [],
  globals: [],
  classes: [],
  longLines: [],
  looseStatements: 0,
  looseLines: 0,
};
