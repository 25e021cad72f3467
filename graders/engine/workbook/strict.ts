/**
 * Settings that an author writes by hand: a key that nobody reads is a slip of the pen, and is named.
 *
 * @module
 */
import * as v from "valibot";

/** An object with these keys and no others; a key too many is told, with the one that was meant where it is near. */
export function strict<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, (issue) => {
    const key = keyOf(issue);
    if (isUnknownKey(issue)) return unknownSays(key, Object.keys(entries));
    return issue.expected === `"${key}"` ? "it is missing; add it" : issue.message;
  });
}

/** One of several kinds, which its `kind` names. */
export function kinds<const Options extends v.VariantOptions<"kind">>(options: Options) {
  return v.variant("kind", options, (issue) => {
    const { input } = issue.path?.at(-1) ?? {};
    const meant = Object.keys(input ?? {}).find((key) => near(key, "kind"));
    return meant !== undefined && issue.input === undefined
      ? `it is missing (is "${meant}" meant for it?)`
      : `"kind" is to be one of ${issue.expected?.replace(/^\(|\)$/g, "").replaceAll(" | ", ", ")}`;
  });
}

/** The issue that tells most: a key that is missing may only be misspelt. */
export function tellingIssue<Issue extends v.BaseIssue<unknown>>(
  issues: readonly [Issue, ...Issue[]],
): Issue {
  return issues.find(isUnknownKey) ?? issues[0];
}

function isUnknownKey({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === "strict_object" && expected === "never";
}

function keyOf({ path }: v.BaseIssue<unknown>): string {
  return String(path?.at(-1)?.key);
}

function unknownSays(key: string, known: readonly string[]): string {
  const meant = known.find((one) => near(key, one));
  return `there is no such key${
    meant === undefined
      ? `; remove it, or use one of ${known.join(", ")}`
      : ` (did you mean "${meant}"?)`
  }`;
}

/** Whether one slip or two make the one out of the other: a letter too many, too few, another, or two that changed places. */
export function near(typed: string, meant: string): boolean {
  const [one, other] = [typed.toLowerCase(), meant.toLowerCase()];
  return distance(one, other) <= (meant.length < 5 ? 1 : 2) || sorted(one) === sorted(other);
}

function sorted(word: string): string {
  return [...word].sort().join("");
}

/** The fewest letters to add, to take away or to change. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 0; at < one.length; at++) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to++)
      next.push(
        Math.min(next[to]! + 1, row[to + 1]! + 1, row[to]! + (one[at] === other[to] ? 0 : 1)),
      );
    row = next;
  }
  return row[other.length]!;
}
