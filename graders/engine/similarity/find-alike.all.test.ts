/**
 * Copies among programs that were written independently (`graders/corpus`): eight submissions in each track, three of them
 * copies; and a whole class in one track.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { readSolutions, readStarters } from "../workbook/stage-files.ts";
import { discover } from "../workbook/workbook.ts";
import { type Files, findAlike, type Work } from "./find-alike.ts";

const workbook = discover(PROJECT);
const PROGRAMS = join(PROJECT, "graders/corpus/programs");
const STYLES = ["classes", "functional", "many-files", "one-main", "c"];

function filesOf(style: string, track: string): Files {
  const folder = join(PROGRAMS, style, track);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Object.fromEntries(
    files
      .filter((file) => /\.([cm]?[jt]s|c)$/.test(file))
      .map((file) => [`${track}/${file}`, readFileSync(join(folder, file), "utf8")]),
  );
}

/** The students of the class, with the three copies. */
const CLASS = 40;

const KEPT =
  /^(abstract|any|as|async|await|boolean|break|case|catch|class|const|constructor|continue|default|do|else|enum|export|extends|finally|for|from|function|get|if|implements|import|in|instanceof|interface|keyof|let|new|null|number|of|private|public|readonly|return|set|static|string|super|switch|this|throw|true|false|try|type|typeof|undefined|unknown|var|void|while|yield)$/;

/** Another name for every name, other comments, other layout. */
function renamed(text: string): string {
  return text
    .replace(/\/\/.*|\/\*[\s\S]*?\*\//g, "")
    .replace(/[A-Za-z_$][\w$]*/g, (word) => (KEPT.test(word) ? word : `${word}Of${word.length}`))
    .replaceAll("  ", "\t");
}

/** Functions, classes and types at the top level in the opposite order. */
function reordered(text: string): string {
  const parts = text.split(
    /\n(?=(?:\/\*\*|export |function |async |class |interface |type |const ))/,
  );
  return parts.reverse().join("\n");
}

const changed = (files: Files, edit: (text: string) => string): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, edit(text)]));

const given = { starters: readStarters(workbook), solutions: readSolutions(workbook) };

for (const { name: track, stages } of workbook.tracks)
  test(`${track}: three copies are found, and no other pair`, () => {
    const own: Work[] = STYLES.map((style) => ({ name: style, files: filesOf(style, track) }));
    const [classes, functional, many] = own.map(({ files }) => files) as [Files, Files, Files];
    // The stage with the most code.
    const sizeOf = (path: string) =>
      Object.entries(many).reduce(
        (sum, [file, { length }]) => sum + (file.startsWith(`${path}/`) ? length : 0),
        0,
      );
    const [largest] = stages.toSorted((one, other) => sizeOf(other.path) - sizeOf(one.path));
    const stage = largest!.path;
    const only = Object.entries(many).filter(([path]) => path.startsWith(`${stage}/`));
    const works: Work[] = [
      ...own,
      { name: "renamed", files: changed(classes, renamed) },
      { name: "reordered", files: changed(functional, reordered) },
      { name: "one stage", files: Object.fromEntries(only) },
    ];
    expect(works).toHaveLength(8);
    const alike = findAlike(works, given);
    expect([...new Set(alike.map(({ names }) => names.join(" and ")))].sort()).toEqual([
      "classes and renamed",
      "functional and reordered",
      "many-files and one stage",
    ]);
    expect(
      alike.filter(({ names }) => names.includes("one stage")).map((one) => one.stage),
    ).toEqual([stage]);
    for (const { parts } of alike) expect(parts.length).toBeGreaterThan(0);
  });

/** Students who wrote the first two stages of Blackjack, each in a way of their own. */
function readClass(): Work[] {
  const folder = join(PROJECT, "graders/corpus/class");
  return readdirSync(folder).map((name) => {
    const files = readdirSync(join(folder, name), { recursive: true, encoding: "utf8" });
    const sources = files.filter((file) => file.endsWith(".ts"));
    const entries = sources.map((file) => [file, readFileSync(join(folder, name, file), "utf8")]);
    return { name, files: Object.fromEntries(entries) };
  });
}

test("in a class of one track, three copies are found, and no other pair", () => {
  const [first, second] = ["blackjack/1-shuffle", "blackjack/2-deal"];
  const begun = (files: Files): Files =>
    Object.fromEntries(
      Object.entries(files).filter(([path]) => path.startsWith(first!) || path.startsWith(second!)),
    );
  const styles = STYLES.map((name) => ({ name, files: begun(filesOf(name, "blackjack")) }));
  const students = [...readClass(), ...styles];
  const [one, other] = students.map(({ files }) => files) as [Files, Files];
  const third = students.find(({ name }) => name === "c02")!.files;
  const only = Object.entries(third).filter(([path]) => path.startsWith(second!));
  const works: Work[] = [
    ...students,
    { name: "renamed", files: changed(one, renamed) },
    { name: "reordered", files: changed(other, reordered) },
    { name: "one stage", files: Object.fromEntries(only) },
  ];
  expect(works.length).toBeGreaterThanOrEqual(CLASS);
  const pairs = findAlike(works, given).filter(({ names }) => names.length === 2);
  expect([...new Set(pairs.map(({ names }) => names.join(" and ")))].sort()).toEqual([
    "a01 and renamed",
    "a02 and reordered",
    "c02 and one stage",
  ]);
});

test("who has the solution is told, and two such are no pair", () => {
  const track = "blackjack";
  const own = Object.entries(given.solutions).filter(([path]) => path.startsWith(`${track}/`));
  const solution = Object.fromEntries(own);
  const works = [
    { name: "ann", files: solution },
    { name: "ben", files: changed(solution, renamed) },
    { name: "cid", files: filesOf("classes", track) },
  ];
  const alike = findAlike(works, given);
  expect(new Set(alike.map(({ names }) => names.join(" and ")))).toEqual(new Set(["ann", "ben"]));
});

test("what a student takes over from an earlier stage counts there only", () => {
  const [first, second] = ["blackjack/1-shuffle", "blackjack/2-deal"];
  const stageOf = (style: string, stage: string) =>
    Object.fromEntries(
      Object.entries(filesOf(style, "blackjack")).filter(([path]) => path.startsWith(`${stage}/`)),
    );
  const shared = stageOf("classes", first!);
  const again = { [`${second}/again.ts`]: Object.values(shared).join("\n") };
  // Both have the first stage of somebody else, and a copy of it beside their own second stage.
  const works = ["many-files", "functional"].map((name) => ({
    name,
    files: { ...shared, ...stageOf(name, second!), ...again },
  }));
  expect(findAlike(works, given).map(({ stage }) => stage)).toEqual([first]);
  const later = works.map(({ name, files }) => ({
    name,
    files: Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith(second!))),
  }));
  expect(findAlike(later, given).map(({ stage }) => stage)).toEqual([second]);
});

const WORDS_OF_C =
  /^(break|case|char|const|continue|default|do|double|else|enum|extern|float|for|goto|if|int|long|return|short|signed|sizeof|static|struct|switch|typedef|union|unsigned|void|while|bool|include|define)$/;

/** Other names, no comments, and the functions in the opposite order. */
function changedInC(text: string): string {
  const [first = "", ...functions] = text
    .replace(/\/\/.*|\/\*[\s\S]*?\*\//g, "")
    .split(/(?=^[a-z].*\)\s*\{$)/m);
  const renamedTo = (name: string) => (WORDS_OF_C.test(name) ? name : `${name}_${name.length}`);
  return [first, ...functions.reverse()].join("\n").replace(/[A-Za-z_]\w*/g, renamedTo);
}

test.each(workbook.tracks)(
  "$name: a changed copy of a program in C is found",
  ({ name: track }) => {
    const own = filesOf("c", track);
    const works = [
      { name: "own", files: own },
      { name: "copy", files: changed(own, changedInC) },
      { name: "other", files: filesOf("one-main", track) },
    ];
    const found = findAlike(works, given);
    expect(new Set(found.map(({ names }) => names.join(" and ")))).toEqual(
      new Set(["own and copy"]),
    );
  },
);
