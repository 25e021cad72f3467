/**
 * Names of variables and fields that are easily taken for each other, because they are declared in the same way.
 *
 * @module
 */
import * as ts from "typescript";
import { isPlain } from "./spelling.ts";

/** Names with a common origin. */
export class Groups {
  private readonly groups = new Map<string, Set<string>>();

  constructor(private readonly others: ReadonlyMap<string, readonly string[]>) {}

  add(origin: string | undefined, name: string): void {
    if (origin === undefined) return;
    this.groups.set(origin, (this.groups.get(origin) ?? new Set()).add(name));
  }

  byName(): ReadonlyMap<string, readonly string[]> {
    const own = [...this.groups.values()].flatMap((group) =>
      [...group].map((name) => [name, [...group]] as const),
    );
    return new Map([...this.others, ...own]);
  }
}

/** The type of what is declared, or else what it begins with: `new Hand`, `0`, or a call of `draw`. */
export function originOf(
  {
    name,
    type,
    initializer,
  }: ts.VariableDeclaration | ts.ParameterDeclaration | ts.PropertyDeclaration,
  source: ts.SourceFile,
): string | undefined {
  if (type) return type.getText(source);
  if (!ts.isIdentifier(name) && !ts.isPrivateIdentifier(name)) return name.getText(source);
  const first =
    initializer && ts.isAwaitExpression(initializer) ? initializer.expression : initializer;
  if (!first) return undefined;
  if (ts.isNewExpression(first)) return first.expression.getText(source);
  if (ts.isCallExpression(first)) return `${first.expression.getText(source)}()`;
  return isPlain(first) ? first.getText(source) : undefined;
}
