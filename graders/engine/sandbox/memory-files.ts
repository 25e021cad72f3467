/**
 * The memory that a box's files take. They are in file systems in memory, which count for no process.
 *
 * @module
 */
import { closeSync, fstatSync, openSync, statfsSync, statSync } from "node:fs";

/** Where a program in a box can write files. */
const PLACES = ["/tmp", "/dev/shm"];
/** The kernel keeps about as much for each file, however short. */
const BYTES_PER_FILE = 1024;

/** The place's file system on this machine, to which a box has no access. */
const OURS = new Map(
  PLACES.map((place) => [place, statSync(place, { throwIfNoEntry: false })?.dev]),
);

/**
 * Adds up the files of a box. It takes some 20 µs.
 *
 * @param pid - its first process
 * @returns their size in bytes
 */
export function bytesOfFiles(pid: number): number {
  return PLACES.reduce(
    (sum, place) => sum + bytesIn(`/proc/${pid}/root${place}`, OURS.get(place)),
    0,
  );
}

/**
 * Measures the file system of a folder.
 *
 * @param ours - the machine's own file system there, which a box's process sees as long as the box is being set up
 * @returns `0` for that one, or if there is no such folder
 */
export function bytesIn(folder: string, ours: number | undefined): number {
  let opened: number | undefined;
  try {
    // A box that is being set up moves its mounts. The path could lead to the box's file system in one call and to the
    // machine's disk in the next, but an open folder stays where it is.
    opened = openSync(folder, "r");
    if (fstatSync(opened).dev === ours) return 0;
    const { bsize, blocks, bfree, files, ffree } = statfsSync(`/proc/self/fd/${opened}`);
    return (blocks - bfree) * bsize + (files - ffree) * BYTES_PER_FILE;
  } catch {
    return 0;
  } finally {
    if (opened !== undefined) closeSync(opened);
  }
}
