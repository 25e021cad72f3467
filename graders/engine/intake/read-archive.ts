/**
 * Reads zip archives from strangers: lists them and unpacks the wanted files. It does not trust anything that an
 * archive says about itself.
 *
 * @module
 */
import { isUtf8 } from "node:buffer";
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { crc32, inflateRawSync } from "node:zlib";
import {
  fromBufferPromise,
  fromFdPromise,
  getFileNameLowLevel,
  Entry as Header,
  type ZipFile,
} from "yauzl";
import { ARCHIVE_LIMITS } from "../limits/limits.ts";
import { codeOf } from "../text/workbook-error.ts";
import { shown } from "./folder-name.ts";
import { isJunk } from "./junk.ts";

/** An archive that is broken or hostile: a problem of the submission, not of the grader. */
export class ArchiveRefusal extends Error {
  override readonly name = "ArchiveRefusal";
}

/** A file or folder in an archive. */
export interface Member {
  /** With slashes, as the archive has it; do not trust it if `refused` is set. */
  readonly path: string;
  readonly isFolder: boolean;
  /** Why it must not be unpacked. */
  readonly refused?: string;
  /** Where its bytes are. */
  readonly header: Header;
}

/** How much may still be unpacked. */
export interface Budget {
  bytes: number;
  members: number;
}

export function openBudget(): Budget {
  return { bytes: ARCHIVE_LIMITS.bytes, members: ARCHIVE_LIMITS.members };
}

/**
 * Lists an archive, without its junk.
 *
 * @param most - how many members it may have
 * @throws ArchiveRefusal when it is not an archive, is damaged or has too many members
 */
export async function readMembers(place: string, most: number): Promise<Member[]> {
  return withArchive(place, async (zip) => {
    if (zip.entryCount > most) throw new ArchiveRefusal(`it has more than ${most} files`);
    const members: Member[] = [];
    for await (const header of zip.eachEntry()) {
      const raw = nameOf(header);
      const path = raw
        .split("/")
        .filter((name) => name !== "" && name !== ".")
        .join("/");
      if (path === "" || path.split("/").some(isJunk)) continue;
      const refused = whyRefused(raw, path, header);
      members.push({
        path,
        isFolder: raw.endsWith("/"),
        ...(refused === undefined ? {} : { refused }),
        header: onlyNeeded(header),
      });
    }
    return members;
  });
}

/**
 * Unpacks files into a folder, under the given paths.
 *
 * @throws ArchiveRefusal when a file must not be unpacked, or is larger than what is left
 */
export async function unpack(
  place: string,
  files: readonly { readonly member: Member; readonly path: string }[],
  into: string,
  budget: Budget,
): Promise<void> {
  refuseHostile(files, budget);
  await withArchive(place, async (zip, archive) => {
    for (const { member, path } of files) {
      const target = join(into, path);
      if (member.isFolder) {
        mkdirSync(target, { recursive: true });
        continue;
      }
      mkdirSync(dirname(target), { recursive: true });
      const file = openSync(target, "wx");
      try {
        await readChunks(zip, archive, member, budget, (chunk) => {
          for (let at = 0; at < chunk.length; ) at += writeSync(file, chunk, at);
        });
      } finally {
        closeSync(file);
      }
    }
  });
}

/** The bytes of one member. @throws ArchiveRefusal when there are more than `most`, or they are damaged */
export async function readMember(place: string, member: Member, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  if (member.refused !== undefined) throw new ArchiveRefusal(member.refused);
  const budget = { bytes: most, members: 1 };
  await withArchive(place, (zip, archive) =>
    readChunks(zip, archive, member, budget, (chunk) => void chunks.push(chunk)),
  );
  return Buffer.concat(chunks);
}

async function readChunks(
  zip: ZipFile,
  archive: number,
  { path, header }: Member,
  budget: Budget,
  take: (chunk: Buffer) => void,
): Promise<void> {
  let sum = 0;
  const enter = (chunk: Buffer) => {
    budget.bytes -= chunk.length;
    if (budget.bytes < 0) throw new ArchiveRefusal(tooLargeSays());
    sum = crc32(chunk, sum);
    take(chunk);
  };
  if (Math.max(header.compressedSize, header.uncompressedSize) <= SMALL_BYTES)
    enter(await readWhole(zip, archive, header));
  else for await (const chunk of await zip.openReadStreamPromise(header)) enter(chunk as Buffer);
  if (sum !== header.crc32) throw new ArchiveRefusal(`${shown(path)} in it is damaged`);
}

/** Up to this size, a file is read at once: a submission has dozens of small files, and a stream for each is slow. */
const SMALL_BYTES = 256 * 1024;

async function readWhole(zip: ZipFile, archive: number, header: Header): Promise<Buffer> {
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(header, { minimal: true });
  const packed = Buffer.alloc(header.compressedSize);
  const length = readSync(archive, packed, 0, packed.length, fileDataStart);
  if (length < packed.length) throw new Error("the data end too early");
  if (header.compressionMethod === 0) return packed;
  const bytes = inflateRawSync(packed, { maxOutputLength: SMALL_BYTES });
  if (bytes.length !== header.uncompressedSize) throw new Error("the size is not the stated one");
  return bytes;
}

function tooLargeSays(): string {
  return `it unpacks to more than ${ARCHIVE_LIMITS.bytes / 1024 / 1024} MB`;
}

/** The largest archive that is read into memory as a whole. */
const IN_MEMORY_BYTES = 4 * 1024 * 1024;

/** Opens an archive while it is used. Errors of the system pass through unchanged. */
async function withArchive<T>(
  place: string,
  use: (zip: ZipFile, archive: number) => Promise<T>,
): Promise<T> {
  const archive = openSync(place, "r");
  try {
    const { size } = fstatSync(archive);
    if (size === 0) throw new ArchiveRefusal("it is empty");
    const options = { autoClose: false, decodeStrings: false };
    // The library reads each header separately, which is slow from a file.
    const zip =
      size <= IN_MEMORY_BYTES
        ? await fromBufferPromise(readFileSync(archive), options)
        : await fromFdPromise(archive, options);
    return await use(zip, archive);
  } catch (error) {
    if (error instanceof ArchiveRefusal || isOfSystem(error)) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new ArchiveRefusal(refusalOf(message));
  } finally {
    closeSync(archive);
  }
}

/** Says what the library says, in words for the instructor, who has to ask for the archive again. */
function refusalOf(message: string): string {
  if (/end of central directory/i.test(message)) return "it is cut off, or it is not a zip archive";
  return /encrypt/i.test(message) ? "it needs a password" : "it is damaged";
}

/** The disk is full or the file is gone: the student could not fix that. */
export function isOfSystem(error: unknown): boolean {
  return /^E[A-Z0-9]+$/.test(codeOf(error));
}

/** Many tools write UTF-8 without setting the flag for it. Of a name that is refused as too long, only the start is read. */
function nameOf(header: Header): string {
  const raw = header.fileNameRaw.subarray(0, ARCHIVE_LIMITS.pathBytes);
  const extra = header.extraFields.filter(({ data }) => data.length <= ARCHIVE_LIMITS.pathBytes);
  const flags = isUtf8(raw) ? 0x800 : header.generalPurposeBitFlag;
  return getFileNameLowLevel(flags, raw, extra, false);
}

const LINK_OR_DEVICE = new Set([0xa000, 0x6000, 0x2000, 0x1000, 0xc000]);

function whyRefused(raw: string, path: string, header: Header): string | undefined {
  const said = shown(raw);
  const names = path.split("/");
  const mode = (header.externalFileAttributes >>> 16) & 0xf000;
  if (raw.startsWith("/") || /^[a-zA-Z]:/.test(raw) || names.includes(".."))
    return `the name ${said} leads out of it`;
  if (raw.includes("\0")) return `no file can have the name ${said}`;
  if (
    Math.max(header.fileNameRaw.length, Buffer.byteLength(path)) > ARCHIVE_LIMITS.pathBytes ||
    names.some((name) => Buffer.byteLength(name) > 255)
  )
    return `the name ${said} is too long`;
  if (LINK_OR_DEVICE.has(mode)) return `${said} in it is a link or a device`;
  if (header.isEncrypted()) return "it needs a password";
  if (!header.canDecodeFileData())
    return `${said} is packed with an unsupported method (${header.compressionMethod})`;
  return undefined;
}

/** The part of a header that is needed to read the bytes; the rest is dropped to save memory. */
function onlyNeeded(header: Header): Header {
  const { compressedSize, uncompressedSize, compressionMethod, crc32 } = header;
  const { generalPurposeBitFlag, relativeOffsetOfLocalHeader } = header;
  return Object.assign(new Header(), {
    compressedSize,
    uncompressedSize,
    compressionMethod,
    crc32,
    generalPurposeBitFlag,
    relativeOffsetOfLocalHeader,
  });
}

function refuseHostile(
  files: readonly { readonly member: Member; readonly path: string }[],
  budget: Budget,
): void {
  budget.members -= files.length;
  if (budget.members < 0)
    throw new ArchiveRefusal(`it has more than ${ARCHIVE_LIMITS.members} files`);
  for (const { member } of files)
    if (member.refused !== undefined) throw new ArchiveRefusal(member.refused);
  const claimed = files.reduce((sum, { member }) => sum + member.header.uncompressedSize, 0);
  if (claimed > budget.bytes) throw new ArchiveRefusal(tooLargeSays());
  refuseClashes(files);
}

/**
 * On some systems one of two such files would replace the other, and nobody knows which one is meant. Folders count as
 * well: the name of a single file can make hundreds.
 */
function refuseClashes(files: readonly { readonly member: Member; readonly path: string }[]): void {
  const known = new Map<string, { readonly path: string; readonly isFolder: boolean }>();
  let folders = 0;
  /** @returns whether it is new */
  const enter = (path: string, isFolder: boolean): boolean => {
    const key = path.normalize("NFC").toLowerCase();
    const before = known.get(key);
    if (before && before.path !== path)
      throw new ArchiveRefusal(
        `${shown(before.path)} and ${shown(path)} in it have the same name on some systems`,
      );
    if (before && !(before.isFolder && isFolder))
      throw new ArchiveRefusal(`${shown(path)} is in it twice`);
    if (isFolder && !before && ++folders > ARCHIVE_LIMITS.members)
      throw new ArchiveRefusal(`it has more than ${ARCHIVE_LIMITS.members} folders`);
    known.set(key, { path, isFolder });
    return !before;
  };
  for (const { member, path } of files) {
    enter(path, member.isFolder);
    // All folders above a known one are known.
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1))
      if (!enter(path.slice(0, end), true)) break;
  }
}
