/**
 * What the contracts of stages have in common: types that say whether a student's type does what is needed of it.
 *
 * They ask what can be done with a type, not how it is written. So an interface, a class, a mapped type and a union of
 * literals are all right, but `any`, which would accept everything and promise nothing, is not.
 *
 * @module
 */

type IsAny<Type> = 0 extends 1 & Type ? true : false;
type IsNever<Type> = [Type] extends [never] ? true : false;

/** A number with a mark on it (`number & { readonly rank: true }`) is made by a cast, so no plain number fits it. */
type IsMarked<Type> = IsNever<Exclude<keyof Type, keyof number>> extends true ? false : true;

/**
 * Whether a field gives numbers when it is read, and takes these when it is written.
 *
 * @typeParam Takes - a union of all that must fit
 */
export type IsNumber<Field, Takes extends number> =
  IsAny<Field> extends true
    ? "it is any"
    : IsNever<NonNullable<Field>> extends true
      ? "it is never"
      : [NonNullable<Field>] extends [number]
        ? [Takes] extends [Field]
          ? true
          : IsMarked<Field>
        : "it is not a number";

/**
 * Whether a field takes every one of these when it is written, and can give one when it is read. It may hold something
 * else for a while: nothing, or a mark for the end of a list.
 */
export type IsA<Field, Wanted> =
  IsAny<Field> extends true
    ? "it is any"
    : IsNever<Extract<Field, Wanted>> extends true
      ? "it is something else"
      : [Wanted] extends [Field]
        ? true
        : "it does not take every value";

/** No value has this type: it is never, or one of its fields is. */
type IsImpossible<Type> =
  IsNever<Type> extends true
    ? true
    : true extends { [Key in keyof Type]-?: IsNever<Type[Key]> }[keyof Type]
      ? true
      : false;

/** The type of a field that everybody can reach: of a class, not a private one. */
export type Field<Struct, Name extends string> =
  IsImpossible<Struct> extends true ? never : Name extends keyof Struct ? Struct[Name] : never;

/** Whether a type is an array of these, of any kind; a place in it may be empty. */
export type IsArrayOf<Field, Element, Length extends number = never> =
  IsAny<Field> extends true
    ? "it is any"
    : IsNever<NonNullable<Field>> extends true
      ? "it is never"
      : NonNullable<Field> extends readonly (infer Own)[]
        ? AreAll<Own, Element> extends true
          ? [Length] extends [NonNullable<Field>["length" & keyof NonNullable<Field>]]
            ? true
            : "it has another length"
          : "its elements are something else"
        : "it is not an array";

/** Whether the elements of an array all have this type, apart from empty places. */
type AreAll<Own, Element> =
  IsA<Own, Element> extends true
    ? [NonNullable<Own>] extends [Element]
      ? true
      : "some are something else"
    : "they are something else";

/** Whether a function can be called with an array of these; an array of anything will do. */
export type TakesArrayOf<Parameter, Element> =
  IsAny<Parameter> extends true
    ? "it is any"
    : [Element[]] extends [Parameter]
      ? true
      : "it does not take an array of these";

/** Whether it takes an array of these, and of nothing else. */
export type TakesOnlyArrayOf<Parameter, Element> =
  TakesArrayOf<Parameter, Element> extends true
    ? IsNever<Extract<symbol[] | Date[] | string | number, Parameter>> extends true
      ? true
      : "it takes other things, too"
    : "it does not take an array of these";

type Plain<Name> = Name extends string
  ? Lowercase<Name> extends `${infer Before}_${infer After}`
    ? Plain<`${Before}${After}`>
    : Lowercase<Name>
  : never;

/** Whether an object of constants, or the module itself, has a value for each of these; capitals do not count. */
export type HasConstants<Module, Name extends string, Members extends string> =
  Plain<Members> extends Plain<keyof Member<Module, Name>>
    ? true
    : Plain<Members> extends Plain<keyof Module>
      ? true
      : Plain<`${Name}${Members}`> extends Plain<keyof Module>
        ? true
        : "some are missing";

type Member<Module, Name extends string> = Name extends keyof Module
  ? IsAny<Module[Name]> extends true
    ? Record<never, never>
    : Module[Name]
  : Record<never, never>;
