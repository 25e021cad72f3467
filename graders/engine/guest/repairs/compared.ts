/**
 * What may have been meant by a comparison of objects: of what they say, or of other members.
 *
 * @module
 */
import * as ts from "typescript";
import { type Alternative, type Context, isMember, MOST_NAMES, textsOf } from "./alternative.ts";
import { membersOf } from "./names.ts";

export function ofCompared(node: ts.BinaryExpression, { source, names }: Context): Alternative[] {
  const { left, right } = node;
  const [one, sign, other] = textsOf(node, source);
  const text = `${one} ${sign} ${other}`;
  const found: Alternative[] = [];
  if (names.equals && (sign === "===" || sign === "!==") && mayBeObject(left) && mayBeObject(right))
    found.push({
      text: `${sign === "===" ? "" : "!"}(${one}).equals(${other})`,
      kind: "identity",
      rank: 1,
    });
  if (/^[!=]==$/.test(sign) && mayBeObject(left) && mayBeObject(right))
    found.push({
      text: `JSON.stringify(${one}) ${sign} JSON.stringify(${other})`,
      ...{ kind: "identity", rank: 2 },
    });
  if (
    /^[<>]|^[!=]==?$/.test(sign) &&
    isMember(left) &&
    isMember(right) &&
    left.name.text === right.name.text
  )
    for (const name of membersOf(names, left.expression.getText(source)).slice(0, MOST_NAMES))
      if (name !== left.name.text) {
        const [first, second] = [left, right].map(
          ({ expression }) => `${expression.getText(source)}.${name}`,
        );
        found.push({ text: `${first} ${sign} ${second}`, kind: "name", rank: 0, at: left.name });
        // One order within another: the rank counts among cards of one suit.
        if (/^[<>]/.test(sign))
          found.push({ text: `${first} === ${second} && ${text}`, kind: "missing", rank: 1 });
      }
  // The object and what it is compared with: `play.card === card`.
  if (isMember(left) && ts.isIdentifier(right) && left.name.text === right.text)
    for (const name of membersOf(names, left.expression.getText(source)))
      if (name !== right.text && names.variables.includes(name))
        found.push({
          text: `${left.expression.getText(source)}.${name} ${sign} ${name}`,
          ...{ kind: "name", rank: 1, at: left.name },
        });
  return found;
}

function mayBeObject(node: ts.Expression): boolean {
  const own = ts.isNonNullExpression(node) ? node.expression : node;
  if (ts.isIdentifier(own)) return own.text !== "undefined";
  return (
    ts.isElementAccessExpression(own) ||
    ts.isCallExpression(own) ||
    own.kind === ts.SyntaxKind.ThisKeyword
  );
}
