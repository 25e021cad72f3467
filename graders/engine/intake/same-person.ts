/**
 * Finds the same person in two lists, by keys that allow for different ways to write a name.
 *
 * @module
 */

/** A word for comparison, without regard to case and normal form. */
export function plain(text: string): string {
  return text.normalize("NFC").toLowerCase().trim();
}

export function lettersOf(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}]/gu, "");
}

/** `jane doe`, for `Jane Doe` and for `Doe, Jane`. */
export function nameInOrder(name: string): string {
  const [last = "", first, ...more] = plain(name).split(",");
  const inOrder = first === undefined || more.length > 0 ? plain(name) : `${first} ${last}`;
  return inOrder.trim().replace(/\s+/g, " ");
}

/** `janedoe` and `doejane`, as platforms and file names write it. */
export function namesRunTogether(name: string): string[] {
  const words = plain(name)
    .split(/[\s,._-]+/)
    .filter((word) => word !== "");
  const turned = words.map((_, at) =>
    lettersOf([...words.slice(at), ...words.slice(0, at)].join("")),
  );
  return [...new Set(turned)];
}

/** The student's name in the name of a file such as `DoeJaneExercise5.zip`. */
export function withoutTask(name: string): string {
  return lettersOf(name).replace(
    /(exercise|assignment|homework|project|task|lab|hw|ex|übung|aufgabe|blatt)\d*$/,
    "",
  );
}

/** All items by key; an item with several keys is in several groups. */
export function groupByKeys<T>(
  all: readonly T[],
  keysOf: (one: T) => readonly string[],
): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all)
    for (const key of keysOf(one)) {
      const group = groups.get(key);
      if (group) group.push(one);
      else groups.set(key, [one]);
    }
  return groups;
}
