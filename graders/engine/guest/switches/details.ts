/**
 * What the source shows of the parts of a program: where a declaration differs from the reference's, what it uses, and what
 * it lacks.
 *
 * @module
 */
import * as ts from "typescript";
import { once } from "../../workbook/remember.ts";
import { todosThrownIn } from "../../workbook/todo.ts";
import { firstLine, lastLine } from "../facts/nodes.ts";
import { differenceBetween } from "./differs.ts";
import { helpersOf } from "./helpers-of.ts";
import { helpersIn, lacksOf } from "./lacks.ts";
import type { PartlyWritten } from "./method-slots.ts";
import {
  type Declaration,
  type Found,
  type Module,
  type Part,
  reachedFrom,
  textOf,
} from "./modules.ts";
import { patternIn } from "./patterns.ts";
import { isFunction, isGivenIn, ownOf, type Pair, type Programs } from "./slots.ts";
import type { Difference, Files, Helper, MainDetails, SlotDetails } from "./switched.ts";

/**
 * Of those slots with these ids.
 *
 * @param given - the starters, by path
 */
export function slotDetails(
  programs: Programs,
  pairs: readonly Pair[],
  inPart: readonly PartlyWritten[],
  given: Files,
  ids: readonly number[],
): Readonly<Record<number, SlotDetails>> {
  const { used, reference } = programs;
  const theirs = [...reference.values()].flatMap((module) =>
    [...module.declarations.values()].map((declaration) => ({ module, declaration })),
  );
  const texts = new Set(theirs.map(textOf));
  const names = new Set(theirs.map(({ declaration }) => declaration.name));
  const helpers = ownHelpers(used, pairs, given, names);
  const lacks = lacksIn(programs, pairs);
  const detailsOf = (pair: Pair): SlotDetails => {
    const { own, wanted, unwritten } = pair;
    const uses = helpersOf(pair, used, helpers, { texts, names });
    const place = unwritten ? undefined : placeIn(own, wanted);
    const differs = place && !isOfHelper(place, own, uses) ? place : undefined;
    // Where a line is known, or nothing is written, nobody asks.
    const forgotten =
      unwritten || differs
        ? []
        : lacks({ node: own.declaration.node }, { node: wanted.declaration.node });
    return {
      ...(differs ? { differs: { ...differs, ...methodAt(own, differs.line) } } : {}),
      ...(uses.length > 0 ? { helpers: uses } : {}),
      ...(forgotten.length > 0 ? { lacks: forgotten } : {}),
      ...(unwritten ? inMethods(pair, inPart) : {}),
    };
  };
  return Object.fromEntries(
    pairs.filter(({ id }) => ids.includes(id)).map((pair) => [pair.id, detailsOf(pair)]),
  );
}

/** The likely places of faults in the methods of a class that is written in part. */
function inMethods(
  { id, own, wanted }: Pair,
  inPart: readonly PartlyWritten[],
): Pick<SlotDetails, "inMethods"> {
  const found = inPart
    .find(({ of }) => of === id)
    ?.methods.flatMap((one) => {
      const part = ({ module }: Found, node: ts.Node): Part => ({ module, declaration: { node } });
      const isOpen = todosThrownIn(one.node.getText(own.module.source)).length > 0;
      const place = isOpen ? undefined : placeIn(part(own, one.node), part(wanted, one.wanted));
      return place ? [[one.id, { ...place, method: one.name }] as const] : [];
    });
  return found && found.length > 0 ? { inMethods: Object.fromEntries(found) } : {};
}

/**
 * The student's own declarations that are no slots.
 *
 * @param names - of the reference's declarations
 */
function ownHelpers(
  used: Programs["used"],
  pairs: readonly Pair[],
  given: Files,
  names: ReadonlySet<string>,
): ReadonlyMap<Declaration, Helper> {
  const paired = new Set(pairs.map(({ own }) => own.declaration));
  return new Map(
    [...used.values()].flatMap((module) =>
      [...module.declarations.values()]
        .filter(
          (declaration) =>
            declaration.kind !== "enum" &&
            !paired.has(declaration) &&
            !isGivenIn(given, { module, declaration }),
        )
        .map((declaration) => {
          const { name, node } = declaration;
          const line = firstLine(module.source, node);
          const isOwnNumber = isNumber(node) && !names.has(name);
          return [
            declaration,
            { ...{ name, file: module.path, line }, ...(isOwnNumber ? { isOwnNumber } : {}) },
          ] as const;
        }),
    ),
  );
}

function isNumber(node: ts.Node): boolean {
  return (
    ts.isVariableDeclaration(node) &&
    node.initializer !== undefined &&
    ts.isNumericLiteral(node.initializer)
  );
}

/** Whether a line differs only because it uses a declaration that the reference does not have: the fault may be there. */
function isOfHelper(
  { line, kind }: Difference,
  { module: { source } }: Found,
  helpers: readonly Helper[],
): boolean {
  const starts = source.getLineStarts();
  const text = source.text.slice(starts[line - 1], starts[line]);
  const words = new Set(text.match(/[\w$]+/g));
  return OF_OTHER_WORDS.has(kind) && helpers.some(({ name }) => words.has(name));
}

/** What is said where the words are others. */
const OF_OTHER_WORDS: ReadonlySet<Difference["kind"]> = new Set([
  ...(["calculation", "name", "missing", "too much", "part"] as const),
]);

/** What the reference's version of something does, and the student's never does. */
function lacksIn(programs: Programs, pairs: readonly Pair[]) {
  const known = once(() => knownOf(programs, pairs));
  return (one: { readonly node: ts.Node }, other: { readonly node: ts.Node }) => {
    const { own, hidden, words, shared, ownNames, unclear } = known();
    const [its, theirs] = [
      { ...one, helpers: own },
      { ...other, helpers: hidden },
    ];
    return lacksOf(its, theirs, words, shared, ownNames).filter(({ name }) => !unclear.has(name));
  };
}

/** What has to be known of both programs. */
function knownOf({ used, reference }: Programs, pairs: readonly Pair[]) {
  const own = helpersIn(used.values(), new Set(pairs.map((one) => one.own.declaration)));
  const theirs = new Set(pairs.map(({ wanted }) => wanted.declaration));
  const wanted = helpersIn(reference.values(), theirs);
  const words = new Set(
    [...used.values()].flatMap(({ source }) => source.text.match(/#?\w+/g) ?? []),
  );
  const functionsIn = (modules: ReadonlyMap<string, Module>) =>
    new Map(
      [...modules.values()].flatMap(({ declarations }) =>
        [...declarations.values()].filter(isFunction).map(({ name, node }) => [name, node]),
      ),
    );
  const [ownFunctions, theirFunctions] = [functionsIn(used), functionsIn(reference)];
  const shared = new Map([...ownFunctions].filter(([name]) => theirFunctions.has(name)));
  // What both programs have is the same thing to call.
  const hidden = new Map([...wanted].filter(([name]) => !own.has(name)));
  const ownNames = new Map(
    pairs.map((one) => [one.wanted.declaration.name, one.own.declaration.name]),
  );
  // Of two functions with one name, nobody knows which is called.
  const names = [...reference.values()].flatMap(({ declarations }) => [...declarations.keys()]);
  const seen = new Set<string>();
  const twice = names.filter((name) => {
    const isAgain = seen.has(name);
    seen.add(name);
    return isAgain;
  });
  const unclear = new Set(twice.flatMap((name) => [name, ownNames.get(name) ?? name]));
  return { own, hidden, words, shared, ownNames, unclear };
}

/** @param isUnbegun - whether all that is to be written is open: then it lacks everything */
export function mainDetails(
  programs: Programs,
  pairs: readonly Pair[],
  main: string,
  isUnbegun: boolean,
): MainDetails {
  const [own, wanted] = [programs.student.get(main), programs.reference.get(main)];
  const whole = (module: Module): Part => ({ module, declaration: { node: module.source } });
  const differs = own && wanted && placeIn(whole(own), whole(wanted));
  if (differs) return { differs };
  const lacks =
    own && wanted && !isUnbegun
      ? lacksIn(programs, pairs)({ node: own.source }, { node: wanted.source })
      : [];
  const alone = usedByMainAlone(programs, main);
  return {
    ...(lacks.length > 0 ? { lacks } : {}),
    ...(alone.length > 0 ? { alone } : {}),
  };
}

/**
 * The student's files, without the main program, that hold nothing of what the reference's main program uses: if that is
 * in its place, they are not used.
 */
function usedByMainAlone({ student, used, reference }: Programs, main: string): readonly string[] {
  const shared = [...reference.values()]
    .filter(({ path }) => path !== main)
    .flatMap((module) =>
      [...module.declarations.values()].flatMap(
        (declaration) => ownOf(used, module, declaration)?.module.path ?? [],
      ),
    );
  const stays = new Set(
    [...new Set(shared)].flatMap((path) => [...reachedFrom(student, path).keys()]),
  );
  return [...used.keys()].filter((path) => path !== main && !stays.has(path));
}

/** The likely place of a fault. */
function placeIn(own: Part, wanted: Part): Difference | undefined {
  const differs = differenceBetween(own, wanted);
  const pattern = patternIn(own, wanted);
  // A pattern says more, where it may be the difference.
  const isSame = !differs || differs.kind === "part" || pattern?.line === differs.line;
  return isSame ? (pattern ?? differs) : differs;
}

/** The method that is on a line of a class. */
function methodAt({ module, declaration }: Found, line: number): Pick<Difference, "method"> {
  if (declaration.kind !== "class") return {};
  const { source } = module;
  const { members } = declaration.node as ts.ClassDeclaration;
  const method = members.find(
    (one) => firstLine(source, one) <= line && line <= lastLine(source, one),
  );
  const name =
    method && ts.isConstructorDeclaration(method) ? "constructor" : method?.name?.getText(source);
  return name === undefined ? {} : { method: name };
}
