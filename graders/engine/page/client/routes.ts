/**
 * The current view: the class on a track, or one student. It is in the address, so that the browser's back button works.
 *
 * @module
 */
import type { ClassData } from "./data.ts";

export type Route =
  | { readonly kind: "class"; readonly track: number }
  | { readonly kind: "student"; readonly student: number };

const STUDENT = "#student-";
const TRACK = "#track-";

export function addressOf({ students }: Pick<ClassData, "students">, student: number): string {
  return `${STUDENT}${encodeURIComponent(students[student]!.at)}`;
}

export function addressOfTrack(name: string): string {
  return `${TRACK}${encodeURIComponent(name)}`;
}

/** An address without a known student means the class. */
export function routeOf(hash: string, { students, tables }: ClassData): Route | undefined {
  const rest = (mark: string) => decode(hash.slice(mark.length));
  if (hash.startsWith(STUDENT)) {
    const at = rest(STUDENT);
    const student = students.findIndex((one) => one.at === at);
    if (student >= 0) return { kind: "student", student };
  }
  if (hash.startsWith(TRACK)) {
    const name = rest(TRACK);
    const track = tables.tracks.findIndex((one) => one.name === name);
    if (track >= 0) return { kind: "class", track };
  }
  return undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
