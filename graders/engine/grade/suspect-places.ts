/**
 * The places of what is to blame, as reports show them.
 *
 * @module
 */
import { firstOtherCall } from "../diagnose/first-other-call.ts";
import type { Ran } from "../diagnose/ran.ts";
import type { TrialRunner } from "../diagnose/which-pass.ts";
import type { Files, Method } from "../execute/build.ts";
import type { LineAt, Suspect, SuspectDeclaration } from "../judge/results.ts";
import { todosThrownIn } from "../workbook/todo.ts";
import type { Stage } from "../workbook/workbook.ts";
import type { Program } from "./program-with-switches.ts";
import { inPoints, lineIn } from "./source-places.ts";

type Declarations = Extract<Suspect, { kind: "declarations" }>;

/** With the place where it first gives something else, if that can be known of a single declaration without a line. */
export async function withEndings(
  suspect: Declarations,
  program: Program,
  cases: readonly Ran[],
  files: Files,
  runner: TrialRunner,
): Promise<Declarations> {
  const [one, ...more] = suspect.declarations;
  const known = program.slots.find(({ name, file }) => name === one?.name && file === one.file);
  if (!one || !known || one.at || more.length > 0) return suspect;
  const [slot = known] = await program.details([known.id]);
  const found = await firstOtherCall({ ...program, code: program.watched }, slot, cases, runner);
  if (!found) return suspect;
  const lineOf = (file: string, line: number): LineAt => ({
    ...{ file, line },
    source: lineIn(files, file, line) ?? "",
  });
  const placed = <Its extends Method>(its: Its) => ({ ...its, ...lineOf(slot.file, its.line) });
  const { method, since, argument, path = [] } = found;
  const endings = found.endings.map(({ file, line }) => lineOf(file, line));
  const seen: SuspectDeclaration = {
    ...one,
    ...(endings.length > 0 ? { endings } : {}),
    ...(argument === undefined ? {} : { otherArgument: argument }),
    ...(path.length > 0 ? { otherPath: path } : {}),
    ...(method
      ? { otherMethod: { ...placed(method), ...(since ? { since: placed(since) } : {}) } }
      : {}),
  };
  return { ...suspect, declarations: [seen] };
}

export function isClass(suspect: Suspect | undefined, { slots }: Program): boolean {
  const [one] = suspect?.kind === "declarations" ? suspect.declarations : [];
  return slots.some(
    ({ name, file, methods }) => methods && name === one?.name && file === one.file,
  );
}

/** The methods that the fault may be in, the likeliest first: what makes an object is more often wrong than what tells of it. */
export function likelyMethods(suspect: Suspect | undefined): readonly string[] {
  const [{ otherMethod } = {}] = suspect?.kind === "declarations" ? suspect.declarations : [];
  const both = otherMethod ? [otherMethod.since ?? [], otherMethod].flat() : [];
  const uses = both.flatMap((one) => one.uses ?? []);
  return [...both, ...uses].map(({ name }) => name);
}

export function withSource(one: SuspectDeclaration, files: Files): SuspectDeclaration {
  const source = lineIn(files, one.file, one.at?.line ?? one.line);
  if (source === undefined) return one;
  return { ...one, ...(one.at ? { at: inPoints(one.at, source) } : {}), source };
}

/** The lines of the declarations, and the tasks of those of earlier stages. */
export function withSources(
  suspect: Suspect,
  files: Files,
  starters: Files,
  stage: Stage,
): Suspect {
  if (suspect.kind === "main program" && suspect.at) {
    const source = lineIn(files, suspect.file, suspect.at.line);
    return source === undefined
      ? suspect
      : { ...suspect, at: inPoints(suspect.at, source), source };
  }
  if (suspect.kind === "called")
    return { ...suspect, declaration: withSource(suspect.declaration, files) };
  if (suspect.kind !== "declarations") return suspect;
  const told = suspect.declarations.map((one): SuspectDeclaration => {
    const seen = withSource(one, files);
    if (one.task !== undefined || one.file.startsWith(`${stage.path}/`)) return seen;
    const todos = todosThrownIn(starters[one.file] ?? "");
    const named = todos.filter(({ name }) => name === one.name);
    return { ...seen, ...(named.length === 1 ? { task: named[0]!.task } : {}) };
  });
  return { kind: "declarations", declarations: told };
}
