/**
 * Opens a submission while it is read: archives and single files are put together in a temporary folder.
 *
 * @module
 */
import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { ARCHIVE_LIMITS } from "../limits/limits.ts";
import { codeOf, WorkbookError } from "../text/workbook-error.ts";
import { type Entry, isOtherArchive, isZip, type Piece } from "./entry.ts";
import { firstOf, shown } from "./folder-name.ts";
import { isJunk } from "./junk.ts";
import {
  ArchiveRefusal,
  type Budget,
  isOfSystem,
  openBudget,
  readMembers,
  unpack,
} from "./read-archive.ts";

export interface OpenedEntry {
  /** The submission's folder; `undefined` if nothing was handed in, or if nothing can be opened. */
  readonly folder: string | undefined;
  /** The entry's own notes, and those about opening it; notes that explain why there is no folder come first. */
  readonly notes: readonly string[];
  /** Removes the temporary folder. */
  close(): void;
}

/** A file that was handed in by itself, and where to read it. */
interface Attachment {
  readonly name: string;
  readonly place: string;
}

/**
 * Opens a submission. A folder is used in place, except when it has only files, one of them an archive: then it is
 * unpacked.
 *
 * @param temporary - a folder in which to make a new folder for it
 * @throws WorkbookError when the system fails; nothing is left behind
 */
export async function openEntry(entry: Entry, temporary: string): Promise<OpenedEntry> {
  const own = entry.notes ?? [];
  const { pieces } = entry;
  const attached = pieces ? undefined : attachmentsIn(entry.folder);
  if (!pieces && !attached?.unpacked) {
    const left = (attached?.left ?? []).map(notUnpackedSays);
    return { folder: entry.folder, notes: [...own, ...left], close: () => {} };
  }
  if (pieces?.length === 0) return { folder: undefined, notes: own, close: () => {} };
  let root: string | undefined;
  const close = () => {
    if (root !== undefined) rmSync(root, { recursive: true, force: true });
  };
  try {
    root = mkdtempSync(join(temporary, "submission-"));
    const { folder, notes } = await putTogether(entry, pieces, attached?.files ?? [], root);
    return { folder, notes: folder === undefined ? [...notes, ...own] : [...own, ...notes], close };
  } catch (error) {
    close();
    if (error instanceof WorkbookError) throw error;
    throw new WorkbookError(
      `${entry.folder}: cannot be opened (${codeOf(error)}); check its permissions and the free space in ${temporary}.`,
    );
  }
}

type Together = Pick<OpenedEntry, "folder" | "notes">;

async function putTogether(
  { folder: place }: Entry,
  pieces: readonly Piece[] | undefined,
  files: readonly Attachment[],
  root: string,
): Promise<Together> {
  if (!pieces) return gather(files, join(root, "work"));
  const received = join(root, "received");
  mkdirSync(received);
  try {
    const attachments = await receive(pieces, received);
    if (attachments) return await gather(attachments, join(root, "work"));
  } catch (error) {
    if (!(error instanceof ArchiveRefusal)) throw error;
    return { folder: undefined, notes: [couldNotSays(shown(place), error.message)] };
  }
  const inside = attachmentsIn(received);
  if (inside?.unpacked) return gather(inside.files, join(root, "work"));
  return { folder: received, notes: (inside?.left ?? []).map(notUnpackedSays) };
}

/**
 * Gets a submission out of the archive of a whole course.
 *
 * @returns the files that were handed in by themselves; nothing for a folder, which is copied as it is
 */
async function receive(
  pieces: readonly Piece[],
  received: string,
): Promise<Attachment[] | undefined> {
  const attachments: Attachment[] = [];
  const budget = openBudget();
  for (const [number, { as, content }] of pieces.entries()) {
    if (content.at === "disk") {
      attachments.push({ name: as, place: content.place });
      continue;
    }
    const { archive, members, cut, kind } = content;
    // Two files may have the same name, and this system may not accept it.
    const file = `piece-${number}`;
    const wanted = members.map((member) => ({
      member,
      path: kind === "file" ? file : member.path.slice(cut),
    }));
    await unpack(archive, wanted, received, budget);
    if (kind === "folder") return undefined;
    attachments.push({ name: as, place: join(received, file) });
  }
  return attachments;
}

/** Puts files into one folder and unpacks archives; a later file replaces an earlier one with the same name. */
async function gather(files: readonly Attachment[], folder: string): Promise<Together> {
  mkdirSync(folder);
  const notes: string[] = [];
  const budget = openBudget();
  let opened = 0;
  for (const { name, place } of files) {
    try {
      if (isZip(name)) notes.push(...(await unpackAttachment(place, folder, budget)));
      else if (isOtherArchive(name))
        throw new ArchiveRefusal("only zip archives can be opened, so hand in a zip archive");
      else copyAttachment(place, join(folder, name), budget);
      opened++;
    } catch (error) {
      if (!(error instanceof ArchiveRefusal)) throw error;
      notes.push(couldNotSays(shown(name), error.message));
    }
  }
  return { folder: opened > 0 ? folder : undefined, notes };
}

/** @returns notes about it */
async function unpackAttachment(place: string, folder: string, budget: Budget): Promise<string[]> {
  const members = await readMembers(place, ARCHIVE_LIMITS.membersWithJunk);
  const apart = mkdtempSync(`${folder}-`);
  await unpack(
    place,
    members.map((member) => ({ member, path: member.path })),
    apart,
    budget,
  );
  const replaced = moveInto(apart, folder);
  rmSync(apart, { recursive: true });
  const inside = members.filter(({ path }) => isZip(path) || isOtherArchive(path));
  return [
    ...replaced.map((name) => `${shown(name)} was handed in twice; the later one counts.`),
    ...firstOf(
      inside.map(({ path }) => notUnpackedSays(path)),
      MOST_NAMED,
    ),
  ];
}

/** @returns the paths of existing files that were replaced */
function moveInto(from: string, to: string, path = ""): string[] {
  return readdirSync(from, { withFileTypes: true }).flatMap((one) => {
    const [source, target] = [join(from, one.name), join(to, one.name)];
    const way = path === "" ? one.name : `${path}/${one.name}`;
    const before = lstatSync(target, { throwIfNoEntry: false });
    if (before && one.isDirectory() && before.isDirectory()) return moveInto(source, target, way);
    rmSync(target, { recursive: true, force: true });
    renameSync(source, target);
    return before ? [way] : [];
  });
}

function copyAttachment(place: string, target: string, budget: Budget): void {
  const stats = lstatSync(place);
  if (!stats.isFile()) throw new ArchiveRefusal("it is not a regular file");
  budget.bytes -= stats.size;
  if (budget.bytes < 0 || --budget.members < 0) throw new ArchiveRefusal("there is too much of it");
  try {
    copyFileSync(place, target);
  } catch (error) {
    if (["ENAMETOOLONG", "EINVAL", "EISDIR"].includes(codeOf(error)))
      throw new ArchiveRefusal("no file can have its name");
    throw error;
  }
}

/** The files of a folder, if one of them is an archive. `unpacked`: the folder has only files. */
function attachmentsIn(folder: string):
  | {
      readonly unpacked: boolean;
      readonly files: readonly Attachment[];
      readonly left: readonly string[];
    }
  | undefined {
  try {
    const all = readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !isJunk(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    const archives = all.filter(
      (one) => one.isFile() && (isZip(one.name) || isOtherArchive(one.name)),
    );
    if (archives.length === 0) return undefined;
    return {
      unpacked: all.every((one) => one.isFile()),
      files: all.map(({ name }) => ({ name, place: join(folder, name) })),
      left: archives.map(({ name }) => name).slice(0, MOST_NAMED),
    };
  } catch (error) {
    // The reader of the submission says why it cannot be read.
    if (isOfSystem(error)) return undefined;
    throw error;
  }
}

const MOST_NAMED = 3;

function notUnpackedSays(path: string): string {
  return `${shown(path)} is inside the submission and was not unpacked; hand in its files instead.`;
}

function couldNotSays(name: string, why: string): string {
  return `${name} could not be opened: ${why}; ask for it again.`;
}
