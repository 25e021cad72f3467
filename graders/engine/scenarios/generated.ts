/**
 * Scenarios that would be silly, or impossible, to keep as files: unusual encodings and line ends, links, sources that
 * no parser likes, and small edits of the reference.
 *
 * @module
 */
import type { Files } from "../execute/build.ts";

/** The files that replace those of the solutions, by the path under the track; `undefined` removes a file. */
export interface Scenario {
  /** The stage in question; by default the last one with a file. */
  readonly stage?: string;
  readonly files: Readonly<Record<string, string | Uint8Array | undefined>>;
  /** The places of links, and their targets around the submission. */
  readonly links?: Readonly<Record<string, string>>;
}

/** The trees that scenarios use, by the path under the track. */
export interface Given {
  readonly solutions: Files;
  readonly starters: Files;
}

const STRUCTS = "1-structs/structs.ts";
const DECK = "2-build-deck/deck.ts";
const BUILD = "2-build-deck/main.ts";
const DRAW = "5-draw/main.ts";
const SHUFFLE = "3-shuffle/main.ts";

/** A useless file outside the submission. */
export const OUTSIDE = "outside.ts";

/** The scenarios by name. */
export const GENERATED: Readonly<Record<string, (given: Given) => Scenario>> = {
  "crlf-source": ({ solutions }) => ({
    stage: "3-shuffle",
    files: Object.fromEntries(
      Object.entries(solutions).map(([path, text]) => [path, text.replaceAll("\n", "\r\n")]),
    ),
  }),
  "begins-with-a-byte-order-mark": ({ solutions }) => ({
    files: { [DECK]: `\uFEFF${solutions[DECK]}` },
  }),
  "does-not-build": ({ solutions }) => ({
    files: { [DECK]: edit(solutions[DECK]!, "deck.index--;\n", "deck.index--\n    )\n") },
  }),
  "imports-what-is-not-there": ({ solutions }) => ({
    files: { [BUILD]: solutions[BUILD]!.replaceAll("buildDeck", "makeDeck") },
  }),
  "imports-a-package": ({ solutions }) => ({
    files: { [BUILD]: `import { shuffle } from "lodash";\n${solutions[BUILD]}shuffle([]);\n` },
  }),
  "imports-an-absolute-path": ({ solutions }) => ({
    files: { [BUILD]: edit(solutions[BUILD]!, "./deck.ts", "/etc/passwd") },
  }),
  "imports-out-of-the-submission": ({ solutions }) => ({
    files: { [BUILD]: edit(solutions[BUILD]!, "./deck.ts", "../../../solutions/deck.ts") },
  }),
  "imports-with-attributes": ({ solutions }) => ({
    files: {
      [BUILD]: `import secret from "../../../package.json" with { type: "json" };\n${solutions[BUILD]}console.log(secret);\n`,
    },
  }),
  "links-out-of-the-submission": () => ({ files: {}, links: { [DECK]: OUTSIDE } }),
  "585-kb-of-parentheses": () => ({
    files: { [BUILD]: `${"(".repeat(292_500)}1${")".repeat(292_500)};\n` },
  }),
  "100000-nested-parentheses": () => ({
    files: { [BUILD]: `${"(".repeat(100_000)}1${")".repeat(100_000)};\n` },
  }),
  "kills-the-compiler": () => ({ files: { [BUILD]: `${"{".repeat(250_000)}\n` } }),
  "5000-nested-parentheses": ({ solutions }) => ({
    files: { [STRUCTS]: `${solutions[STRUCTS]}\n${"(".repeat(5000)}1${")".repeat(5000)};\n` },
  }),
  // TypeScript's parser reads `async(` twice, as a call and as the start of a function, so this takes 2 to the power of
  // 150 steps.
  "150-nested-async-calls": ({ solutions }) => ({
    files: {
      [STRUCTS]: `${solutions[STRUCTS]}\nconst async = (value: number) => value;\n${"async(".repeat(150)}1${")".repeat(150)};\n`,
    },
  }),
  "saved-as-utf-16": ({ solutions }) => ({
    files: { [BUILD]: Buffer.from(`\uFEFF${solutions[BUILD]}`, "utf16le") },
  }),
  // Code that may be in an unreadable file is not reported as missing.
  "structs-saved-as-utf-16": ({ solutions }) => ({
    files: { [STRUCTS]: Buffer.from(`\uFEFF${solutions[STRUCTS]}`, "utf16le") },
  }),
  // The first failure is not the one that is shown in full; both have their place.
  "crashes-in-every-case": ({ solutions }) => ({
    files: {
      [DRAW]: edit(
        solutions[DRAW]!,
        "const deck = buildDeck();\n",
        "const deck = buildDeck();\nconst hands: number[][] = [];\nfor (let i = 0; i < 3; i++) print(`Cards: ${hands[i]!.length}`);\n",
      ),
    },
  }),
  "binary-file": () => ({
    files: { [BUILD]: Uint8Array.from({ length: 4096 }, (_, at) => (at * 37) % 256) },
  }),
  "follow-through": ({ solutions }) => ({
    stage: "3-shuffle",
    files: { [DECK]: edit(solutions[DECK]!, "  deck.index = 0;\n", "") },
  }),
  "follow-through-with-a-fault-of-its-own": ({ solutions }) => ({
    files: {
      [DECK]: edit(solutions[DECK]!, "  deck.index = 0;\n", ""),
      [SHUFFLE]: edit(solutions[SHUFFLE]!, "The shuffled deck:", "The  shuffled  deck:"),
    },
  }),
  "follow-through-after-what-does-not-build": ({ solutions }) => ({
    stage: "3-shuffle",
    files: { [DECK]: edit(solutions[DECK]!, "deck.index--;", "deck.index--)") },
  }),
  "lacks-a-struct": ({ solutions }) => ({
    files: {
      [STRUCTS]: edit(solutions[STRUCTS]!, "export interface Hand {", "export interface Hold {"),
    },
  }),
  // All the structs are there, but the file is not a program.
  "structs-that-do-not-parse": ({ solutions }) => ({
    files: { [STRUCTS]: `${solutions[STRUCTS]}@@ {{\n` },
  }),
  "not-started": ({ starters }) => ({
    files: { [DECK]: starters[DECK]!, [BUILD]: starters[BUILD]! },
  }),
  "nothing-handed-in": () => ({ files: { [DECK]: undefined, [BUILD]: undefined } }),
  "one-file-forgotten": () => ({ files: { [DECK]: undefined } }),
};

function edit(text: string, find: string, replace: string): string {
  if (text.split(find).length !== 2)
    throw new Error(`${JSON.stringify(find)} is not there exactly once`);
  return text.replace(find, () => replace);
}
