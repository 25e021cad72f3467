/**
 * What needs TypeScript's parser, which is large: the builder loads it when it is first needed.
 *
 * @module
 */
export { declarationIn } from "./facts/declaration-in.ts";
export { openBraceIn } from "./facts/parse.ts";
export { readFacts } from "./facts/read-facts.ts";
export { hideText } from "./hide-text.ts";
export { withChange } from "./repairs/insertions.ts";
export { writeRepairs } from "./repairs/write-repairs.ts";
export { modulesOfReference as readAhead } from "./switches/modules.ts";
export { writeExchanged } from "./switches/write-exchanged.ts";
export { type Sources, seeSource, tellDetails, writeSwitched } from "./switches/write-switched.ts";
