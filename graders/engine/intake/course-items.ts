/**
 * Lists what is at the top of a course, which is a folder or an archive.
 *
 * @module
 */
import { isUtf8 } from "node:buffer";
import { type Dirent, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { ARCHIVE_LIMITS } from "../limits/limits.ts";
import { codeOf, WorkbookError } from "../text/workbook-error.ts";
import { type Content, isZip } from "./entry.ts";
import { showBytes, showName } from "./folder-name.ts";
import { isJunk } from "./junk.ts";
import { ArchiveRefusal, type Member, readMember, readMembers } from "./read-archive.ts";

/** A file, a folder or something else at the top of a course; junk does not count. */
export interface Item {
  /** As the system or the archive has it; bytes that are not UTF-8 are shown as escapes. */
  readonly name: string;
  readonly isUtf8: boolean;
  readonly kind:
    | "file"
    | "folder"
    | "link to a folder"
    | "link to a file"
    | "dangling link"
    | "other";
  /** For messages. In an archive: the archive's own path, and the path in it. */
  readonly place: string;
  readonly content: Content;
}

/**
 * Lists what is in a course, ordered by name.
 *
 * @param course - a folder or a zip archive
 * @throws WorkbookError when it is neither or cannot be read
 */
export async function itemsOf(course: string): Promise<Item[]> {
  try {
    const stats = statSync(course);
    if (stats.isDirectory()) return itemsOnDisk(course);
    if (!stats.isFile() || !isZip(course))
      throw new WorkbookError(
        `${course}: this is neither a folder nor a zip archive; name a folder with one folder per student.`,
      );
    const members = await readMembers(course, ARCHIVE_LIMITS.membersOfCourse);
    return itemsOfMembers(course, members, 0);
  } catch (error) {
    if (error instanceof WorkbookError) throw error;
    if (error instanceof ArchiveRefusal)
      throw new WorkbookError(
        `${course}: cannot be opened, because ${error.message}; download it again.`,
      );
    throw new WorkbookError(
      `${course}: cannot be read (${codeOf(error)}); check the path and its permissions.`,
    );
  }
}

/** Lists a folder of a course; the list is empty if the folder cannot be read. */
export function itemsIn({ kind, content, place }: Item): Item[] {
  if (kind !== "folder") return [];
  if (content.at === "archive") {
    const outer = place.slice(0, content.archive.length);
    return itemsOfMembers(outer, content.members, content.cut);
  }
  try {
    return itemsOnDisk(content.place);
  } catch {
    return [];
  }
}

/** The bytes of a file in a course. @throws WorkbookError when it cannot be read or is larger than `most` */
export async function readItem({ content, place }: Item, most: number): Promise<Buffer> {
  try {
    if (content.at === "archive")
      return await readMember(content.archive, content.members[0]!, most);
    if (statSync(content.place).size <= most) return readFileSync(content.place);
  } catch (error) {
    const why = error instanceof ArchiveRefusal ? error.message : codeOf(error);
    throw new WorkbookError(`${place}: cannot be read (${why}); download it again.`);
  }
  throw new WorkbookError(
    `${place}: it is larger than ${most / 1024 / 1024} MB; download it again.`,
  );
}

function itemsOnDisk(folder: string): Item[] {
  return readdirSync(folder, { withFileTypes: true, encoding: "buffer" })
    .sort((a, b) => Buffer.compare(a.name, b.name))
    .map((one): Item => {
      const readable = isUtf8(one.name);
      const name = readable ? one.name.toString("utf8") : showBytes(one.name);
      const place = join(folder, name);
      const kind = kindOf(folder, one);
      const content = { at: "disk", kind: kind === "folder" ? kind : "file", place } as const;
      return { name, isUtf8: readable, kind, place: join(folder, showName(name)), content };
    })
    .filter(({ name }) => !isJunk(name));
}

function kindOf(folder: string, one: Dirent<Buffer>): Item["kind"] {
  if (one.isDirectory()) return "folder";
  if (one.isFile()) return "file";
  if (!one.isSymbolicLink()) return "other";
  try {
    const stats = statSync(Buffer.concat([Buffer.from(folder + sep), one.name]));
    return stats.isDirectory() ? "link to a folder" : "link to a file";
  } catch {
    return "dangling link";
  }
}

/** @param cut - the length of the folder's own part of the members' paths, in characters */
function itemsOfMembers(archive: string, members: readonly Member[], cut: number): Item[] {
  const tops = new Map<string, Member[]>();
  for (const member of members) {
    const [top = ""] = member.path.slice(cut).split("/", 1);
    if (top === "" || isJunk(top)) continue;
    const those = tops.get(top);
    if (those) those.push(member);
    else tops.set(top, [member]);
  }
  return [...tops]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, all]) => {
      const inside = members[0]?.path.slice(0, cut) ?? "";
      const end = cut + name.length;
      const isFolder = all.some(({ path, isFolder }) => path.length > end || isFolder);
      const kind = isFolder ? "folder" : "file";
      return {
        name,
        isUtf8: true,
        kind,
        place: `${archive}/${showName(inside + name)}`,
        content: {
          at: "archive",
          kind,
          archive,
          members: isFolder ? all.filter(({ path }) => path.length > end) : all,
          cut: isFolder ? end + 1 : end,
        },
      };
    });
}

/** The paths of all files in a folder of an archive, as far as they are names of folders or files in it. */
export function pathsIn({ content }: Item): readonly string[] {
  return content.at === "archive" ? content.members.map(({ path }) => path.slice(content.cut)) : [];
}

/** The name of a file without its extension: Ada handed in `ada.zip`. */
export function stemOf(name: string): string {
  return basename(name).replace(/(?<=.)\.[^.]*$/, "");
}
