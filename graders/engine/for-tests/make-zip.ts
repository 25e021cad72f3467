/**
 * Zip archives for tests, including broken and hostile ones that no library would write.
 *
 * @module
 */
import { crc32, deflateRawSync } from "node:zlib";

/** A file in an archive, or a folder if its name ends with a slash. */
export interface ZipMember {
  readonly name: string | Buffer;
  readonly text?: string | Buffer;
  /** Its mode on Unix: `0o120000` for a link. */
  readonly mode?: number;
  readonly isEncrypted?: boolean;
  /** Whether the archive says that the name is UTF-8. */
  readonly saysUtf8?: boolean;
  readonly method?: number;
  /** Its size, according to the archive. */
  readonly claims?: number;
}

/** Writes an archive, with its members in the given order. */
export function makeZip(members: readonly ZipMember[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  // Thousands of members may have the same content.
  let before = Buffer.alloc(0);
  let packed: Buffer | undefined;
  for (const { name, text = "", mode = 0, isEncrypted, saysUtf8 = true, ...rest } of members) {
    const raw = Buffer.from(name as string);
    const bytes = Buffer.from(text as string);
    if (!packed || !bytes.equals(before)) packed = deflateRawSync(bytes);
    before = bytes;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE((saysUtf8 ? 0x800 : 0) | (isEncrypted ? 1 : 0), 2);
    fields.writeUInt16LE(rest.method ?? 8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(rest.claims ?? bytes.length, 18);
    fields.writeUInt16LE(raw.length, 22);
    const body = Buffer.concat([Buffer.from("PK\x03\x04"), fields, raw, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE((mode << 16) >>> 0, 6);
    place.writeUInt32LE(offset, 10);
    // Made on Unix, because these are Unix modes.
    directory.push(Buffer.from("PK\x01\x02\x14\x03", "latin1"), fields, place, raw);
    bodies.push(body);
    offset += body.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, entries, end]);
}

/** An archive of files, by their paths. */
export function zipOf(files: Readonly<Record<string, string | Buffer>>): Buffer {
  return makeZip(Object.entries(files).map(([name, text]) => ({ name, text })));
}
