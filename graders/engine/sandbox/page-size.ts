/**
 * The size of a page of memory, the kernel's unit for resident memory: 4 KiB on most machines, 16 or 64 on some. The
 * kernel gives it to every process at its start, in the auxiliary vector; Node has no other way to find it.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { endianness } from "node:os";

/** The entry with the size of a page (getauxval(3)). */
const AT_PAGESZ = 6;
const USUAL = 4096;

/** The machine's own page size, or the usual one if the system does not say. */
export function pageBytes(): number {
  try {
    return readPageBytes(readFileSync("/proc/self/auxv")) ?? USUAL;
  } catch {
    return USUAL;
  }
}

/**
 * Looks for the size of a page in an auxiliary vector: pairs of a type and a value, each one machine word.
 *
 * @returns `undefined` if it is not there
 */
export function readPageBytes(
  auxv: Buffer,
  wordBytes = ["arm", "ia32", "mips", "mipsel", "ppc"].includes(process.arch) ? 4 : 8,
  order: "LE" | "BE" = endianness(),
): number | undefined {
  // Types and sizes of pages are small, so the lower half of a large word holds them.
  const word = (at: number) =>
    order === "LE" ? auxv.readUInt32LE(at) : auxv.readUInt32BE(at + wordBytes - 4);
  for (let at = 0; at + 2 * wordBytes <= auxv.length; at += 2 * wordBytes)
    if (word(at) === AT_PAGESZ) return word(at + wordBytes);
  return undefined;
}
