/**
 * Finds the students' rows in a sheet, by the platform's id, by other ids or by name. It never guesses.
 *
 * @module
 */
import {
  groupByKeys,
  lettersOf,
  nameInOrder,
  namesRunTogether,
  plain,
} from "../intake/same-person.ts";
import type { Form, GradebookPlatform, Person } from "./form.ts";
import type { Standing } from "./standing.ts";

export interface Matches {
  /** In the order of the sheet. */
  readonly rowOf: ReadonlyMap<Standing, Person>;
  /** Students who match several rows, or whose row matches several students. */
  readonly unclear: readonly Standing[];
  /** Students whose id is in a row with a completely different name. */
  readonly contradicted: readonly { readonly student: Standing; readonly person: Person }[];
  readonly missing: readonly Standing[];
  /** Rows without a student. */
  readonly left: readonly Person[];
}

interface Key {
  /** Whether it is the platform's own. */
  readonly isId?: true;
  readonly ofStudent: (student: Standing) => readonly string[];
  readonly ofPerson: (person: Person) => readonly string[];
}

const known = (words: readonly (string | undefined)[]): string[] =>
  words.flatMap((one) => (one === undefined || one === "" ? [] : [plain(one)]));

/** The keys that match a student with a row, the most reliable first. */
function keysOf(platform: GradebookPlatform): readonly Key[] {
  return [
    {
      isId: true,
      ofStudent: (student) => known([ownId(student, platform)]),
      ofPerson: ({ id }) => known([id]),
    },
    {
      ofStudent: ({ origin: { id, login, email } }) => [...new Set(known([id, login, email]))],
      ofPerson: ({ otherIds }) => [...new Set(known(otherIds))],
    },
    {
      ofStudent: ({ name }) => known([nameInOrder(name)]),
      ofPerson: ({ name }) => known([nameInOrder(name)]),
    },
    {
      ofStudent: ({ name }) => known(namesRunTogether(name)),
      ofPerson: ({ name }) => known(namesRunTogether(name)),
    },
  ];
}

/** The student's id on this platform; not that of a different platform. */
function ownId({ origin }: Standing, platform: GradebookPlatform): string | undefined {
  if (platform === "Blackboard") return origin.login;
  if (origin.platform === platform) return origin.platformId ?? origin.id;
  return origin.platform === undefined ? origin.id : undefined;
}

/** Matches all students who can be matched without doubt. */
export function matchPeople(students: readonly Standing[], form: Form): Matches {
  const { platform, people } = form;
  const rowOf = new Map<Standing, Person>();
  const taken = new Set<Person>();
  const unclear = new Set<Standing>();
  const contradicted = new Map<Standing, Person>();
  for (const { ofStudent, ofPerson, isId } of keysOf(platform)) {
    // Compare with all rows, and not only the unmatched ones: a shared name stays unclear, even if one has a known id.
    const peopleBy = groupByKeys(people, ofPerson);
    const studentsBy = groupByKeys(students, ofStudent);
    for (const student of students) {
      if (rowOf.has(student) || unclear.has(student)) continue;
      const rows = new Set(ofStudent(student).flatMap((key) => peopleBy.get(key) ?? []));
      const possible = [...rows].filter((row) => !haveOtherIds(student, row, platform));
      const [row] = possible;
      if (!row) continue;
      const rivals = new Set(ofPerson(row).flatMap((key) => studentsBy.get(key) ?? []));
      if (rows.size > 1 || rivals.size > 1 || taken.has(row)) unclear.add(student);
      else if (isId && isDoubtful(student, row, platform)) contradicted.set(student, row);
      else {
        rowOf.set(student, row);
        taken.add(row);
      }
    }
  }
  const missing = students.filter(
    (one) => !rowOf.has(one) && !unclear.has(one) && !contradicted.has(one),
  );
  const inOrder = [...rowOf].sort(([, a], [, b]) => a.line - b.line);
  return {
    rowOf: new Map(inOrder),
    unclear: [...unclear],
    contradicted: [...contradicted]
      .filter(([student]) => !rowOf.has(student) && !unclear.has(student))
      .map(([student, person]) => ({ student, person })),
    missing,
    left: people.filter((one) => !taken.has(one)),
  };
}

/** Whether both have the platform's own id, and the ids differ. */
function haveOtherIds(student: Standing, { id }: Person, platform: GradebookPlatform): boolean {
  const own = ownId(student, platform);
  const isSure = student.origin.platform === platform;
  return isSure && own !== undefined && id !== undefined && plain(own) !== plain(id);
}

/** Whether an id from the roster leads to a different name, because it may be from a different system. */
function isDoubtful({ name, origin }: Standing, row: Person, platform: GradebookPlatform): boolean {
  return platform !== "Blackboard" && origin.platform === undefined && namesDiffer(name, row.name);
}

/** Whether two names have no word in common. */
function namesDiffer(one: string, other: string): boolean {
  // Canvas removes all characters that are not ASCII from its file names.
  const forms = [(text: string) => text, (text: string) => text.replace(/[^\0-\x7f]/g, "")];
  return forms.every((form) => {
    const wordsOf = (name: string) =>
      form(plain(name))
        .split(/[\s,._-]+/)
        .map(lettersOf)
        .filter((word) => word.length > 1);
    const [a, b] = [wordsOf(one), wordsOf(other)];
    if (a.length === 0 || b.length === 0) return false;
    const shares = (words: readonly string[], all: readonly string[]) =>
      words.some((word) => all.join("").includes(word));
    return !shares(a, b) && !shares(b, a);
  });
}
