/**
 * A student's program and the reference's, written as one.
 *
 * @module
 */

/** Files by their path in the submission, `<track>/<stage>/<file>`. */
export type Files = Readonly<Record<string, string>>;

/** A declaration that the reference's can replace while the program runs. */
export interface Slot {
  /** What the program knows it by: 0, 1, 2 … */
  readonly id: number;
  /** The student's name for it. */
  readonly name: string;
  /** The student's file, and the line on which it begins there. */
  readonly file: string;
  readonly line: number;
  /** A TODO is left in it. */
  readonly unwritten?: true;
  /** The constants that it uses, or that are used by what it uses, by the ids of their slots. */
  readonly constants?: readonly number[];
  /** The slots that it uses itself, by their ids. */
  readonly callees?: readonly number[];
  /** A function whose calls can be made a second time, on copies; or a class, on other objects. */
  readonly comparable?: true;
  /** Of such a class. */
  readonly methods?: readonly Method[];
  /** Of a class in which a TODO is left: how it can run all the same. */
  readonly inPart?: WrittenInPart;
}

/** A class that is written in part, and whose methods can be the reference's one by one. */
export interface WrittenInPart {
  /** All that are not written, and most others. */
  readonly methods: readonly MethodSlot[];
  /** Its fields are declared as the reference's are: what the reference's methods find there is what they expect. */
  readonly areFieldsAlike?: true;
}

export interface MethodSlot extends Member {
  /** What the program knows it by. */
  readonly id: number;
  /** Those whose TODOs are in it. */
  readonly tasks: readonly number[];
}

/** What the source shows of a slot that is suspected. */
export interface SlotDetails {
  /** The student's other functions and constants that it uses and the reference does not have; the fault may be there. */
  readonly helpers?: readonly Helper[];
  /** The place of its fault, if that is likely. */
  readonly differs?: Difference;
  /** What the reference's version does, and neither this one nor its helpers. */
  readonly lacks?: readonly Lack[];
  /** Of a class that is written in part: the places of the faults of its methods, if they are likely, by their ids. */
  readonly inMethods?: Readonly<Record<number, Difference>>;
}

export interface DetailedSlot extends Slot, SlotDetails {}

/** What the source shows of the student's main program, if it is suspected. */
export interface MainDetails {
  /** The place of its fault, if that is likely. */
  readonly differs?: Difference;
  /** What the reference's main program does, and the student's never. */
  readonly lacks?: readonly Lack[];
  /** The student's other files that only their main program uses: the reference's does not replace the main program alone. */
  readonly alone?: readonly string[];
}

/** What takes longest to see in a source. It is asked for once something is suspected. */
export interface Details {
  /** By the slots' ids. */
  readonly slots: Readonly<Record<number, SlotDetails>>;
  readonly main: MainDetails;
}

/** Of which parts of a program they are wanted. */
export interface DetailsAsked {
  /** The ids of slots. */
  readonly slots?: readonly number[];
  readonly main?: true;
}

export interface Member {
  /** `constructor` for that. */
  readonly name: string;
  /** On which it begins, from 1. */
  readonly line: number;
}

export interface Method extends Member {
  /** The others of the same class that it uses, and that these use: the first few. */
  readonly uses?: readonly Member[];
}

/** A `return` or a `throw` of one of the student's functions or methods, or its end. */
export interface Ending {
  /** What the program knows it by: 0, 1, 2 … */
  readonly id: number;
  /** The function's name, or the class's. */
  readonly name: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/**
 * A function that is never called, or a property that never gets a value; or a function that is called in fewer places
 * than in the reference's version.
 */
export type Lack =
  | { readonly does: "calls" | "changes" | "throws" | "uses"; readonly name: string }
  | {
      readonly does: "calls less";
      readonly name: string;
      /** In how many places the student's version calls it. */
      readonly own: number;
      /** And the reference's. */
      readonly times: number;
    };

/** The one place in which a declaration differs from the reference's, or one that is suspicious by itself. */
export interface Difference {
  /** In the student's file, from 1. */
  readonly line: number;
  /** From 1: in UTF-16 units, and once it is put into a report, in code points. */
  readonly column?: number;
  /** The method that the line is in, if the declaration is a class. */
  readonly method?: string;
  /** What is there, or should be. */
  readonly kind:
    | "await"
    | "return"
    | "comparison"
    | "condition"
    // What `||` takes for nothing, and `??` does not.
    | "nothing"
    | "calculation"
    | "number"
    | "text"
    | "pattern"
    | "name"
    | "order"
    | "missing"
    | "too much"
    | "fixed"
    | "identity"
    | "second name"
    | "part"
    | "copy"
    | "repeat"
    | "reset"
    | "declared"
    | "once"
    // What beginners write when they mean something else.
    | "overwritten"
    | "guard"
    | "assignment"
    | "for each"
    | "sort"
    | "shared"
    | "no result"
    | "length";
}

/** A task of a stage: what its TODO is in. */
export interface TaskSlots {
  readonly task: number;
  /** The slots to write; one that is written as in the reference is none. */
  readonly slots: readonly number[];
  /** The main program has a part in it. */
  readonly main: boolean;
  /** Its TODO is still there. */
  readonly unwritten: boolean;
}

/** A declaration of the student's that the reference does not have. */
export interface Helper {
  readonly name: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** It is a number, and the reference has none of this name: most of them are right. */
  readonly isOwnNumber?: true;
  /** Of a class: those of its methods that are called. */
  readonly methods?: readonly Method[];
}

/** A declaration at the top level of a file. */
export interface Named {
  readonly name: string;
  readonly file: string;
}

/** A call of an asynchronous function that nobody waits for, or an enum. */
export interface NamedPlace extends Named {
  /** Both from 1; the column in UTF-16 units. */
  readonly line: number;
  readonly column: number;
}

/** What is wrong with a name there, or with a statement. */
export interface Suspicion extends NamedPlace {
  readonly kind:
    | "compared"
    | "stored"
    | "thrown away"
    | "kept"
    | "unchanging"
    | "hiding"
    | "replaced"
    | "empty"
    | "unused"
    | "unchanged"
    | "unset";
  /** It is known only in a function of which nothing is left to do. */
  readonly isOfWritten?: true;
}

/** A statement of a file that is not the main program, outside of every function: it runs before the program begins. */
export interface LooseStatement extends NamedPlace {
  /** It can be switched off, as a slot can be exchanged. */
  readonly id: number;
}

/** The program: nothing that it prints may be shown, because it has the reference's code in it. */
export interface Switched {
  /** Absent if they cannot be written as one program. */
  readonly code?: string;
  /** The same with the reference's main program, if it can be built. */
  readonly main?: string;
  /** The student's files that the main program uses, itself among them; none if that is not known. */
  readonly uses: readonly string[];
  readonly slots: readonly Slot[];
  /** None if no slot can be compared. */
  readonly endings: readonly Ending[];
  /** Of the stage, by number. */
  readonly tasks: readonly TaskSlots[];
  readonly loose: readonly LooseStatement[];
  readonly unawaited: readonly NamedPlace[];
  /** Of the student's own files of the stage, not of given ones. */
  readonly suspicions: readonly Suspicion[];
  /** The enums with another order than the reference's. */
  readonly reordered: readonly NamedPlace[];
  /** The program has classes that the reference has not. */
  readonly hasOwnClasses?: true;
}
