/**
 * The checks of `stage.json`, for what no transcript can show.
 *
 * @module
 */
import * as v from "valibot";
import { kinds, strict } from "./strict.ts";

const text = v.pipe(v.string(), v.nonEmpty());
const names = v.array(text);

/** What every check has besides its rule: its name and its weight. */
const counted = {
  name: text,
  weight: v.optional(v.pipe(v.number(), v.gtValue(0)), 1),
  given: v.exactOptional(v.literal(true)),
};

/** The rules, by kind, as `stage.json` names them. */
export const checkSchema = kinds([
  strict({
    ...counted,
    /** The stage's `contract.ts` holds for the student's files. */
    kind: v.literal("contract"),
    /** The stage's file that the contract is about. */
    file: text,
    /** The names in it that the contract is about, as `contract.ts` names them at the start of each of its comments. */
    of: v.pipe(names, v.minLength(1)),
  }),
  strict({
    ...counted,
    /** The student's functions give what the stage's `calls.ts` says, which no transcript shows. */
    kind: v.literal("calls"),
    /** What is typed meanwhile. */
    lines: v.optional(names, []),
  }),
  strict({
    ...counted,
    kind: v.literal("only"),
    file: text,
    /** Everything that the file may declare, besides imports and one statement that starts it. */
    functions: names,
  }),
  strict({
    ...counted,
    kind: v.literal("imports"),
    file: text,
    /** The names of the modules, without extension, that neither the file nor its own helpers may import. */
    not: names,
    /** Why they may not, for the student. */
    because: text,
  }),
  strict({
    ...counted,
    /** No class of the stage has a field that other objects can change. */
    kind: v.literal("closed objects"),
  }),
  strict({
    ...counted,
    kind: v.literal("header comment"),
    file: text,
    /** The least number of words. */
    words: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** What it should say. */
    says: text,
  }),
  strict({
    ...counted,
    kind: v.literal("pauses"),
    /** The line after which the program pauses. */
    after: text,
    seconds: v.pipe(v.number(), v.gtValue(0)),
  }),
]);

type Written = v.InferOutput<typeof checkSchema>;
type RuleOf<One> = One extends unknown ? Omit<One, keyof typeof counted> : never;
type Rule = RuleOf<Written>;

/** A rule, with the text of its `contract.ts` or `calls.ts`. */
type WithText<Kind extends string> = Extract<Rule, { kind: Kind }> & { readonly text: string };

export type Contract = WithText<"contract">;
export type Calls = WithText<"calls">;
/** TypeScript finds no error in the stage's files. It is in every stage of a track whose `track.json` says that types count. */
export interface Types {
  readonly kind: "types";
}
export type Check = Exclude<Rule, { kind: "contract" | "calls" }> | Contract | Calls | Types;

/** A rule as it is written in `stage.json`, without its name and weight. */
export type WrittenRule = Rule;
