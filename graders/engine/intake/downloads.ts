/**
 * Reads a learning platform's download of all submissions of an assignment. The files' names say whose they are.
 *
 * @module
 */
import type { Item } from "./course-items.ts";
import type { Entry, Piece, Platform } from "./entry.ts";
import { showName, shown } from "./folder-name.ts";

/** A file or folder of a download, and what its name says. */
export interface Part {
  readonly item: Item;
  /** The same for everything that one student handed in. */
  readonly key: string;
  readonly name: string;
  readonly id?: string;
  readonly login?: string;
  readonly late?: true;
  /** When it was handed in, if the name says so; later times sort after earlier ones. */
  readonly stamp?: string;
  /** Sorts files with the same time. */
  readonly number?: number;
  /** The file's own name; a folder has none. */
  readonly file: string;
  /** Text that was typed into the platform, or that the platform wrote. */
  readonly isText?: true;
}

export interface Download {
  readonly platform: Platform;
  /** Only the files and folders that the platform wrote. */
  readonly parts: readonly Part[];
}

/** Recognises a download by the names in it: at least half of them are of the platform's form. */
export function detectDownload(items: readonly Item[]): Download | undefined {
  const [best] = [
    { platform: "Moodle", parts: partsOf(items, moodlePart) } as const,
    { platform: "Blackboard", parts: blackboardParts(items) } as const,
    { platform: "Canvas", parts: partsOf(items, canvasPart) } as const,
  ].sort((a, b) => b.parts.length - a.parts.length);
  return best && best.parts.length > 0 && best.parts.length * 2 >= items.length ? best : undefined;
}

function partsOf(items: readonly Item[], read: (item: Item) => Part | undefined): Part[] {
  return items.flatMap((item) => read(item) ?? []);
}

/** `doejane_LATE_4321_98765_war.ts`; `anon` is the name of a student who is graded anonymously. */
function canvasPart(item: Item): Part | undefined {
  if (item.kind !== "file") return undefined;
  const text = /^(.+?)(_LATE)?_(\d+)_(?:text|link)\.html$/s.exec(item.name);
  const file = /^(.+?)(_LATE)?_(\d+)_(\d+)_(.+)$/s.exec(item.name);
  const [, called = "", late, id = "", number, name] = file ?? text ?? [];
  if (id === "") return undefined;
  return {
    item,
    key: JSON.stringify([called, id]),
    name: called === "anon" ? `anon_${id}` : called,
    ...(called === "anon" ? {} : { id }),
    ...(late ? { late: true } : {}),
    ...(number === undefined ? {} : { number: Number(number) }),
    file: name ?? item.name,
    ...(file ? {} : { isText: true }),
  };
}

/**
 * `Ada Lovelace_1327627_assignsubmission_file_`: a folder, or the start of a file's name. The rest of that name is the
 * student's, and may look like the start.
 */
function moodlePart(item: Item): Part | undefined {
  const [, name, id = "", what, file] =
    /^(.+?)_(\d+)_assignsubmission_(file|onlinetext)(?:_(.*))?$/s.exec(item.name) ?? [];
  if (name === undefined || (item.kind !== "file" && item.kind !== "folder")) return undefined;
  return {
    item,
    key: JSON.stringify([name, id]),
    name,
    id,
    file: item.kind === "folder" ? "" : (file ?? item.name),
    ...(what === "onlinetext" ? { isText: true } : {}),
  };
}

const ATTEMPT = /^(.+?)_attempt_(\d{4}(?:-\d\d){5})(?:\.txt|_(.+))$/s;

/** `War_ada_attempt_2026-01-30-20-30-10_war.ts`: the assignment, the user, the time, the file. */
function blackboardParts(items: readonly Item[]): Part[] {
  const heads = items.flatMap((item) => {
    const [, head, stamp = "", file] = (item.kind === "file" && ATTEMPT.exec(item.name)) || [];
    return head === undefined ? [] : [{ item, head, stamp, file }];
  });
  // All names have the same assignment. Its name and the user's may contain underscores.
  const users = new Set(heads.map(({ head }) => head));
  const common = users.size > 1 ? commonStart([...users]) : undefined;
  return heads.map(({ item, head, stamp, file }) => {
    const cut = common ?? head.lastIndexOf("_") + 1;
    const login = head.slice(cut);
    return {
      item,
      key: head,
      name: login,
      login,
      stamp,
      file: file ?? item.name,
      ...(file === undefined ? { isText: true } : {}),
    };
  });
}

/** The length of the start that all names have in common, up to its last underscore. */
function commonStart(names: readonly string[]): number {
  const [first = "", ...others] = names;
  let length = first.length;
  for (const other of others) {
    let same = 0;
    while (same < length && first[same] === other[same]) same++;
    length = same;
  }
  return first.slice(0, length).lastIndexOf("_") + 1;
}

/** One entry per student: the latest attempt, as a whole. */
export function entriesOf({ platform, parts }: Download): Entry[] {
  const people = new Map<string, Part[]>();
  for (const part of parts) {
    const own = people.get(part.key);
    if (own) own.push(part);
    else people.set(part.key, [part]);
  }
  return [...people.values()].map((own) => entryOf(platform, own));
}

function entryOf(platform: Platform, parts: readonly Part[]): Entry {
  const [first] = parts as readonly [Part, ...Part[]];
  const files = parts.filter(({ isText }) => !isText);
  const latest = files.map(({ stamp = "" }) => stamp).reduce(later, "");
  const stamps = new Set(parts.flatMap(({ stamp }) => stamp ?? []));
  const counted = files.filter(({ stamp = "" }) => stamp === latest);
  const { pieces, notes } = latestFiles(counted);
  const texts = parts.filter(({ isText }) => isText);
  // Blackboard itself writes a text file for every attempt.
  const typed = platform === "Blackboard" ? 0 : texts.length;
  const folder = counted.find(({ item }) => item.kind === "folder")?.item;
  const login = first.login;
  const id = first.id;
  const submittedAt = latest === "" ? [...stamps].reduce(later, "") : latest;
  return {
    name: showName(first.name),
    folder: (folder ?? counted[0]?.item ?? first.item).place,
    ...(folder?.content.at === "disk" ? {} : { pieces }),
    ...(id === undefined ? {} : { id }),
    ...(login === undefined ? {} : { login }),
    ...(parts.some(({ late }) => late) ? { late: true } : {}),
    ...(submittedAt === "" ? {} : { submittedAt }),
    platform,
    notes: [
      ...(files.length === 0 ? [noFileSays(typed > 0)] : []),
      ...[...stamps]
        .filter((stamp) => stamp !== submittedAt)
        .sort()
        .map((stamp) => attemptSays(stamp, latest)),
      ...notes,
      ...(typed > 0 && files.length > 0
        ? ["Text was also typed into the platform; only files are graded."]
        : []),
    ],
  };
}

function noFileSays(typed: boolean): string {
  return typed
    ? "No file was handed in, only text or a link typed into the platform; ask for the files."
    : "Only a message was handed in, and no files; ask for the files.";
}

function attemptSays(stamp: string, latest: string): string {
  return stamp < latest
    ? `The attempt of ${stamp} does not count, because there is a later one.`
    : `The attempt of ${stamp} has no files, so the attempt of ${latest} counts.`;
}

const later = (a: string, b: string): string => (a > b ? a : b);

/** `war-1.ts` is the second `war.ts` that was handed in; the student's programs import it by its own name. */
function latestFiles(parts: readonly Part[]): Required<Pick<Entry, "notes">> & {
  readonly pieces: readonly Piece[];
} {
  const isCanvas = parts.some(({ number }) => number !== undefined);
  const latest = new Map<string, Part>();
  const notes: string[] = [];
  const inOrder = parts.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
  const plain = (file: string) => (isCanvas ? file.replace(/-\d+(?=\.[^.]+$)/, "") : file);
  for (const part of inOrder) {
    const before = latest.get(plain(part.file));
    if (before)
      notes.push(`${shown(before.file)} does not count, because ${shown(part.file)} came later.`);
    latest.set(plain(part.file), part);
  }
  for (const [as, { file }] of latest)
    if (as !== file) notes.push(`${shown(file)} was read as ${shown(as)}.`);
  return {
    pieces: [...latest].map(([as, { item }]) => ({ as, content: item.content })),
    notes,
  };
}
