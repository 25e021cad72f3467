/**
 * Slots: the declarations of a student's program that the reference has, too, so either of the two can be used.
 *
 * @module
 */
import { posix } from "node:path";
import type { Files, Slot } from "../builder-jobs.ts";
import { firstLine } from "../facts/nodes.ts";
import { type Declaration, type Found, type Module, resolveExport } from "./modules.ts";

/** A slot, with both of its declarations. */
export interface Pair extends Slot {
  readonly own: Found;
  readonly wanted: Found;
}

/** Both programs, by the paths of their modules. */
export interface Programs {
  readonly student: ReadonlyMap<string, Module>;
  readonly reference: ReadonlyMap<string, Module>;
}

/** @param given - the starters, by path: what is as it was given cannot be the student's fault */
export function pairsOf({ student, reference }: Programs, given: Files, main: string): Pair[] {
  const pairs: Pair[] = [];
  const taken = new Set<Declaration>();
  for (const module of reference.values()) {
    if (posix.basename(module.path) === "main.ts" && module.path !== main) continue;
    for (const declaration of module.declarations.values()) {
      const own = ownOf(student, module, declaration);
      if (!own || own.declaration.kind === "enum" || declaration.kind === "enum") continue;
      if (taken.has(own.declaration) || isSame(own, { module, declaration })) continue;
      taken.add(own.declaration);
      const text = textOf(own);
      const isGiven = given[own.module.path]?.includes(text) ?? false;
      const todo = [...text.matchAll(/\bTODO (\d+)/g)].map(([, number]) => number!);
      if (isGiven && todo.length === 0) continue;
      pairs.push({
        id: pairs.length,
        name: own.declaration.name,
        file: own.module.path,
        line: firstLine(own.module.source, own.declaration.node),
        reference: module.path,
        ...(isGiven ? { todo: [...new Set(todo)] } : {}),
        own,
        wanted: { module, declaration },
      });
    }
  }
  return pairs;
}

/** The student's version of a declaration: found by the name that others import, or else by its own. */
function ownOf(
  student: ReadonlyMap<string, Module>,
  module: Module,
  declaration: Declaration,
): Found | undefined {
  for (const [exported, local] of module.exports)
    if (local === declaration.name) {
      const found = resolveExport(student, module.path, exported);
      if (found) return found;
    }
  const beside = student.get(module.path);
  const hidden = beside?.declarations.get(declaration.name);
  return beside && hidden && { module: beside, declaration: hidden };
}

function textOf({ module, declaration }: Found): string {
  return declaration.node.getText(module.source);
}

/** Texts, which stay, and comments and blanks. */
const BLANK_OR_TEXT =
  /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/.*|\s+/g;

/** Whether only blanks and comments differ. */
function isSame(own: Found, wanted: Found): boolean {
  const [one, other] = [own, wanted].map((found) =>
    textOf(found).replace(BLANK_OR_TEXT, (_, text?: string) => text ?? ""),
  );
  return one === other;
}
