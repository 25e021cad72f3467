/**
 * Finds the students' rows in a sheet: by the platform's id, by other ids, by name. Nothing is guessed.
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
  /** More than one row could be theirs, or more than one student's the row. */
  readonly unclear: readonly Standing[];
  /** Their id is in a row in which there is quite another name. */
  readonly contradicted: readonly { readonly student: Standing; readonly person: Person }[];
  readonly missing: readonly Standing[];
  /** Rows that are nobody's. */
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

/** By what a student and a row may be known to be the same, the surest first. */
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

/** The id that this platform may know a student by; none of another platform's. */
function ownId({ origin }: Standing, platform: GradebookPlatform): string | undefined {
  if (platform === "Blackboard") return origin.login;
  if (origin.platform === platform) return origin.platformId ?? origin.id;
  return origin.platform === undefined ? origin.id : undefined;
}

/** Matches everybody who can be matched without a doubt. */
export function matchPeople(students: readonly Standing[], form: Form): Matches {
  const { platform, people } = form;
  const rowOf = new Map<Standing, Person>();
  const taken = new Set<Person>();
  const unclear = new Set<Standing>();
  const contradicted = new Map<Standing, Person>();
  for (const { ofStudent, ofPerson, isId } of keysOf(platform)) {
    // Of all, and not of those that are left: two of one name are two, even if one of them is known by an id.
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

/** Whether both have an id of the platform's own, and not the same one. */
function haveOtherIds(student: Standing, { id }: Person, platform: GradebookPlatform): boolean {
  const own = ownId(student, platform);
  const isSure = student.origin.platform === platform;
  return isSure && own !== undefined && id !== undefined && plain(own) !== plain(id);
}

/** Whether an id that is only the roster's leads to somebody with another name: it may be the id of another system. */
function isDoubtful({ name, origin }: Standing, row: Person, platform: GradebookPlatform): boolean {
  return platform !== "Blackboard" && origin.platform === undefined && namesDiffer(name, row.name);
}

/** Whether two names have nothing in common: no word of one is in the other. */
function namesDiffer(one: string, other: string): boolean {
  // Canvas leaves out of its files' names whatever is not ASCII.
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
