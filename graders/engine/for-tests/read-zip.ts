/** Reads our own archives back. */
import { fromBuffer } from "yauzl";

export interface ReadMember {
  readonly text: string;
  /** The permissions on Unix. */
  readonly mode: number;
}

/** The files of an archive, by their paths. */
export function readZip(bytes: Buffer): Promise<Readonly<Record<string, ReadMember>>> {
  return new Promise((resolve, reject) => {
    const files: Record<string, ReadMember> = {};
    fromBuffer(bytes, { lazyEntries: true, strictFileNames: true }, (failed, zip) => {
      if (failed) return reject(failed);
      zip.on("error", reject).on("end", () => resolve(files));
      zip.on("entry", (entry) =>
        zip.openReadStream(entry, (broken, stream) => {
          if (broken) return reject(broken);
          let text = "";
          stream.setEncoding("utf8").on("data", (part) => {
            text += part;
          });
          stream.on("end", () => {
            files[entry.fileName] = {
              text,
              mode: (entry.externalFileAttributes >>> 16) & 0o777,
            };
            zip.readEntry();
          });
        }),
      );
      zip.readEntry();
    });
  });
}
