/**
 * Reads the data of the page: the class at once, and a student's details when needed.
 *
 * @module
 */
import type { Expected, Part, StudentDetail, StudentRow, Tables } from "../class-data.ts";

export interface ClassData {
  readonly tables: Tables;
  readonly students: readonly StudentRow[];
  /** The position of each student in the order of names. */
  readonly places: readonly number[];
  detail(student: number): Promise<StudentDetail>;
  transcript(number: number): Promise<Expected>;
}

export function readClass(): ClassData {
  const tables = parse<Tables>(partsOf("tables")[0]!);
  const students = partsOf("students").flatMap((one) => parse<StudentRow[]>(one));
  return {
    tables,
    students,
    places: placesOf(students),
    detail: openBlocks<StudentDetail>(partsOf("details")),
    transcript: openBlocks<Expected>(partsOf("transcripts")),
  };
}

/** The usual order of a class list: upper and lower case are equal, and 10 comes after 9. */
function placesOf(students: readonly StudentRow[]): number[] {
  const { compare } = new Intl.Collator("en", { numeric: true });
  const order = [...students.keys()].sort(
    (a, b) => compare(students[a]!.name, students[b]!.name) || a - b,
  );
  const places: number[] = [];
  for (const [place, at] of order.entries()) places[at] = place;
  return places;
}

function partsOf(part: Part): Element[] {
  return [...document.querySelectorAll(`script[data-part="${part}"]`)];
}

function parse<Data>(element: Element): Data {
  return JSON.parse(element.textContent ?? "") as Data;
}

/** Entries by number, from blocks that each have a first number. The last few opened blocks are kept. */
function openBlocks<Entry>(elements: readonly Element[]): (number: number) => Promise<Entry> {
  const opened = new Map<Element, Promise<readonly Entry[]>>();
  const fromOf = (element: Element) => Number((element as HTMLElement).dataset.from);
  return async (number) => {
    const element = elements.findLast((one) => fromOf(one) <= number)!;
    const entries = opened.get(element) ?? unpack<Entry>(element.textContent ?? "");
    opened.delete(element);
    opened.set(element, entries);
    const [oldest] = opened.keys();
    if (opened.size > MOST_OPEN) opened.delete(oldest!);
    return (await entries)[number - fromOf(element)]!;
  };
}

const MOST_OPEN = 8;

async function unpack<Entry>(base64: string): Promise<readonly Entry[]> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return (await new Response(stream).json()) as readonly Entry[];
}
