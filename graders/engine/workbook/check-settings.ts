/**
 * The checks of `stage.json`: what no transcript can show.
 *
 * @module
 */
import * as v from "valibot";
import { kinds, strict } from "./strict.ts";

const text = v.pipe(v.string(), v.nonEmpty());
const names = v.array(text);

/** What every check has beside its rule: how it is called, and what it counts. */
const counted = {
  name: text,
  weight: v.optional(v.pipe(v.number(), v.gtValue(0)), 1),
  given: v.exactOptional(v.literal(true)),
};

/** The rules, by their kind; `stage.json` names them. */
export const checkSchema = kinds([
  strict({
    ...counted,
    kind: v.literal("declares"),
    /** The stage's file that has to declare them. */
    file: text,
    /** Structs by name, each with its fields; interface, type and class are all the same to it. */
    types: v.record(v.string(), names),
    /** Enumerations by name, each with its members; plain constants will do as well. */
    enums: v.optional(v.record(v.string(), names), {}),
  }),
  strict({
    ...counted,
    kind: v.literal("signatures"),
    file: text,
    /** Exported functions by name, each with its parameters in order: `deck`, or `deck: Card[]` where the type counts. */
    functions: v.record(v.string(), names),
  }),
  strict({
    ...counted,
    kind: v.literal("only"),
    file: text,
    /** All that the file may declare; beside it, imports and one statement that starts it. */
    functions: names,
  }),
  strict({
    ...counted,
    kind: v.literal("imports"),
    file: text,
    /** All that the file may import, as it is written there; `#toolkit/` stands for all of the toolkit. */
    from: names,
    /** Why nothing else, said to the student. */
    because: text,
  }),
  strict({
    ...counted,
    kind: v.literal("header comment"),
    file: text,
    /** How many words it has at least. */
    words: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** What it is to say. */
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
export type Check = RuleOf<Written>;
