/**
 * Reads Gradescope's export: one folder per submission, and a list that says whose each one is.
 *
 * @module
 */
import { LIST_LIMITS } from "../limits/limits.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import { type Item, readItem } from "./course-items.ts";
import type { Entry } from "./entry.ts";
import { showName } from "./folder-name.ts";

export const GRADESCOPE_LIST = "submission_metadata.yml";

interface Submitter {
  readonly name: string;
  readonly id?: string;
  readonly email?: string;
}

interface Listed {
  readonly folder: string;
  readonly submitters: readonly Submitter[];
  readonly submittedAt: string;
}

/** The submissions of an export, by student. */
export interface GradescopeExport {
  /** One row per student; the members of a group have the same work. */
  readonly entries: readonly Entry[];
  /** The items that are not in the list. */
  readonly others: readonly Item[];
}

/**
 * Reads an export.
 *
 * @param items - the contents of the export, with the list
 * @throws WorkbookError when the list cannot be read
 */
export async function readGradescope(
  list: Item,
  items: readonly Item[],
): Promise<GradescopeExport> {
  const listed = await readList(list);
  const folders = new Map(
    items.filter(({ kind }) => kind === "folder").map((item) => [item.name, item]),
  );
  const people = new Map<string, { submitter: Submitter; own: Listed[] }>();
  for (const one of listed) {
    for (const submitter of one.submitters) {
      const key = JSON.stringify(submitter.id ?? submitter.email ?? submitter.name);
      const known = people.get(key);
      if (known) known.own.push(one);
      else people.set(key, { submitter, own: [one] });
    }
  }
  const named = new Set(
    listed.filter((one) => one.submitters.length > 0).map(({ folder }) => folder),
  );
  const parent = list.place.slice(0, -GRADESCOPE_LIST.length);
  return {
    entries: [...people.values()].map(({ submitter, own }) =>
      entryOf(submitter, own, folders, parent),
    ),
    others: items.filter((item) => item !== list && !named.has(item.name)),
  };
}

function entryOf(
  { name, id, email }: Submitter,
  own: readonly Listed[],
  folders: ReadonlyMap<string, Item>,
  parent: string,
): Entry {
  const inOrder = own.toSorted((a, b) => (a.submittedAt < b.submittedAt ? -1 : 1));
  const latest = inOrder.findLast(({ folder }) => folders.has(folder)) ?? inOrder.at(-1)!;
  const item = folders.get(latest.folder);
  const others = latest.submitters.map((one) => one.name).filter((other) => other !== name);
  const place = item?.place ?? `${parent}${showName(latest.folder)}`;
  return {
    name: showName(name),
    folder: place,
    ...(item?.content.at === "archive" ? { pieces: [{ as: "", content: item.content }] } : {}),
    ...(item
      ? {}
      : {
          fault: `${place}: the list names this folder, but it is missing; export the assignment again.`,
        }),
    ...(id === undefined ? {} : { id }),
    ...(email === undefined ? {} : { email }),
    ...(latest.submittedAt === "" ? {} : { submittedAt: latest.submittedAt }),
    platform: "Gradescope",
    notes: [
      ...(others.length > 0
        ? [`Handed in by a group, together with ${others.map(showName).join(", ")}.`]
        : []),
      ...inOrder
        .filter((one) => one !== latest)
        .map(({ folder }) =>
          folders.has(folder)
            ? `${showName(folder)} does not count, because ${showName(latest.folder)} came later.`
            : `${showName(folder)} is in the list, but not in the export; export the assignment again.`,
        ),
    ],
  };
}

async function readList(item: Item): Promise<Listed[]> {
  const text = (await readItem(item, LIST_LIMITS.gradescope)).toString("utf8");
  // Few courses need these modules, and they are slow to load.
  const [{ parse, YAMLParseError }, v] = await Promise.all([import("yaml"), import("valibot")]);
  const word = v.optional(v.pipe(v.string(), v.trim()), "");
  const schema = v.record(
    v.string(),
    v.object({
      ":submitters": v.optional(
        v.array(v.object({ ":name": word, ":sid": word, ":email": word })),
        [],
      ),
      ":created_at": word,
    }),
  );
  const refuse = (why: string): never => {
    throw new WorkbookError(
      `${item.place}: ${why}; export the assignment again, or remove this file to use the folders' names for the students.`,
    );
  };
  let data: unknown;
  try {
    // Numbers stay as text: an id may begin with a zero.
    data = parse(text, { schema: "failsafe", logLevel: "error" });
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    refuse(`line ${error.linePos?.[0].line ?? 1} is not YAML`);
  }
  const read = v.safeParse(schema, data);
  if (!read.success) return refuse("this is not Gradescope's list of submissions");
  return Object.entries(read.output).map(([folder, listed]) => ({
    folder,
    submittedAt: listed[":created_at"],
    submitters: listed[":submitters"].map((one) => ({
      name: one[":name"] || one[":email"] || one[":sid"] || folder,
      ...(one[":sid"] ? { id: one[":sid"] } : {}),
      ...(one[":email"] ? { email: one[":email"] } : {}),
    })),
  }));
}
