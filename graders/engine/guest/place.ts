/**
 * The contexts in which programs run, each with what a program has around it.
 *
 * @module
 */
import vm from "node:vm";
import { PRELUDE, PROCESS_NAMES, type Surroundings } from "./prelude.ts";

export interface Place {
  readonly context: vm.Context;
  readonly surroundings: Surroundings;
  /** The programs that ran in it, as functions to start again. */
  readonly mains: Map<vm.Script, unknown>;
}

/** The last place in which nothing was changed, and the same for programs with stand-ins. Making one takes as long as many a case. */
const unchanged: { plain?: Place | undefined; stoodIn?: Place | undefined } = {};

/**
 * A new place, with only the language, a console, and the toolkit's host.
 *
 * @param traps - the names of process features that it has traps for
 */
export function newPlace(traps: readonly string[]): Place {
  // An ordinary global object: one that stands for an object of ours makes each look at a global variable slow.
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    microtaskMode: "afterEvaluate",
    codeGeneration: { strings: false, wasm: false },
  });
  const install = PRELUDE.runInContext(context) as (traps: readonly string[]) => Surroundings;
  return { context, surroundings: install(traps), mains: new Map() };
}

/** A place with all traps in which nothing was changed; nobody else gets it until it is given back. */
export function takeUnchanged(kind: keyof typeof unchanged): Place {
  const place = unchanged[kind] ?? newPlace(PROCESS_NAMES);
  unchanged[kind] = undefined;
  return place;
}

/** Gives back a place in which still nothing was changed. */
export function giveBack(kind: keyof typeof unchanged, place: Place): void {
  unchanged[kind] = place;
}
