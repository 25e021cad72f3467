/**
 * Merges the records of shards that were graded into separate folders.
 *
 * @module
 */
import { isDeepStrictEqual } from "node:util";
import { inertTerminal } from "../text/inert.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import { type Ledger, readLedger } from "./ledger.ts";

/**
 * @param folders - the shards' results
 * @param into - an empty ledger, or one with some of the same records
 * @throws WorkbookError when they are not from one course, or when a student's record differs between two of them
 */
export function mergeLedgers(folders: readonly string[], into: Ledger): void {
  const parts = folders.map((folder) => {
    const ledger = readLedger(folder);
    const { head } = ledger;
    if (!head)
      throw new WorkbookError(
        `${folder}: it contains no results. Choose a folder that npm run grade --out has written to.`,
      );
    return { ...ledger, folder, head };
  });
  const [first] = parts;
  if (!first) return;
  const other = parts.find(({ head }) => !isDeepStrictEqual(head, first.head));
  if (other)
    throw new WorkbookError(
      `${other.folder}: it was graded differently from ${first.folder} (a different course, tracks, workbook or protection); merge only the shards of one command.`,
    );
  if (into.head && !isDeepStrictEqual(into.head, first.head))
    throw new WorkbookError(
      `${into.folder}: it has other results in it; name an empty folder with --out.`,
    );
  into.writeHead(first.head);
  for (const { folder, names, read } of parts)
    for (const name of names()) {
      const record = read(name)!;
      const known = into.read(name);
      if (known && !isDeepStrictEqual(known, record))
        throw new WorkbookError(
          `${folder}: the record of ${inertTerminal(name)} differs from the one in the other folders; grade that shard again.`,
        );
      if (!known) into.write(record);
    }
  const missing = first.head.names.filter((name) => !into.read(name));
  if (missing.length > 0)
    throw new WorkbookError(
      `${missing.length} of ${first.head.names.length} submissions are in none of these folders (${inertTerminal(missing[0]!)} …); name the folders of all shards. The results found have been merged.`,
    );
}
