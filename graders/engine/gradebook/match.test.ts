/** Matches rows with students by id, then by other ids, then by name, without guessing. */
import { expect, test } from "vitest";
import type { Origin } from "../intake/entry.ts";
import { changesIn, standing, upload } from "./sheets-for-tests.ts";

/** The rows that got a grade, and the messages about the others. */
function match(rows: readonly string[], students: readonly [string, Origin?][]) {
  const sheet = `Student,ID,SIS User ID,SIS Login ID,Section,War (1)\n    Points Possible,,,,,100\n"Known, Un",999,,,,\n${rows.map((row) => `${row},,\n`).join("")}`;
  const all = [["Un Known"] as [string, Origin?], ...students];
  const { bytes, said } = upload(
    sheet,
    all.map(([name, origin], at) => standing(name, at, origin)),
  );
  const filled = changesIn(sheet, bytes).map(([, now]) => now.replace(/,,(\d+)$/, ": $1"));
  return { filled: filled.slice(1), said: said.slice(1) };
}

const unclear = (names: string) =>
  `It is not clear which row belongs to ${names}, because several rows or students have that name or id. Fill these in by hand, or put ids into the roster.`;

test("an id goes before an address, and an address before a name", () => {
  const rows = ['"Doe, Jane",1,s1,jd', '"Doe, Ann",2,s2,ann@x.org', '"Poe, Bo",3,s3,bo'];
  const { filled, said } = match(rows, [
    ["Bo Poe", { id: "S1" }],
    ["bo poe", { email: "ANN@x.org" }],
    ["x", { id: "3", platform: "Canvas" }],
  ]);
  expect(filled).toEqual([
    '"Doe, Jane",1,s1,jd: 1',
    '"Doe, Ann",2,s2,ann@x.org: 2',
    '"Poe, Bo",3,s3,bo: 3',
  ]);
  expect(said).toEqual([]);
});

test.each([
  ["Jane Doe", "Doe, Jane"],
  ["DOE, JANE", "Jane  Doe"],
  ["doejane", "Doe, Jane"],
  ["Zoë Möller", "Möller, Zoë".normalize("NFD")],
  ["Zoë Möller".normalize("NFD"), "Möller, Zoë"],
  ["🂡 Ace", "Ace, 🂡"],
  ['O\'Neil, "Shaq"', 'O\'Neil, "Shaq"'],
  ["王小明", "王小明"],
])("%s is %s", (student, row) => {
  const quoted = `"${row.replaceAll('"', '""')}",1,,`;
  expect(match([quoted], [[student]])).toEqual({ filled: [`${quoted}: 1`], said: [] });
});

test("two students or two rows with the same name are not guessed", () => {
  expect(match(['"Lee, Alex",1,,'], [["Alex Lee"], ["Lee, Alex"]])).toEqual({
    filled: [],
    said: [unclear("Alex Lee and Lee, Alex"), "In the sheet, but not graded: Lee, Alex."],
  });
  expect(match(['"Lee, Alex",1,,', '"Lee, Alex",2,,'], [["Alex Lee"]])).toEqual({
    filled: [],
    said: [unclear("Alex Lee"), "In the sheet, but not graded: Lee, Alex and Lee, Alex."],
  });
});

test("if one of them has a known id, the other is still unclear", () => {
  const rows = ['"Lee, Alex",1,,', '"Lee, Alex",2,,'];
  expect(match(rows, [["Alex Lee", { id: "1" }], ["Alex Lee"]])).toEqual({
    filled: ['"Lee, Alex",1,,: 1'],
    said: [unclear("Alex Lee"), "In the sheet, but not graded: Lee, Alex."],
  });
});

test("two rows with the same address are not guessed, even if one has the name", () => {
  const rows = ['"Doe, Jane",1,,j@x.org', '"Doe, Jim",2,,j@x.org'];
  expect(match(rows, [["Jane Doe", { email: "j@x.org" }]]).said[0]).toBe(unclear("Jane Doe"));
});

test("a row with a different platform id belongs to a different person, even with the same name", () => {
  const origin: Origin = { id: "7", platform: "Canvas" };
  expect(match(['"Lee, Alex",1,,'], [["Alex Lee", origin]])).toEqual({
    filled: [],
    said: ["Graded, but not in the sheet: Alex Lee.", "In the sheet, but not graded: Lee, Alex."],
  });
});

test("a roster id that leads to a very different name is reported, and an id of a different platform does not count", () => {
  const rows = ['"Doe, Jane",7,,', '"Poe, Bo",8,,'];
  expect(match(rows, [["Sam Lee", { id: "7" }]])).toEqual({
    filled: [],
    said: [
      "Sam Lee has the id of line 4, but the name there is Doe, Jane; check the id in the roster.",
      "In the sheet, but not graded: Doe, Jane and Poe, Bo.",
    ],
  });
  expect(match(rows, [["Bo Poe", { id: "7", platform: "Moodle" }]]).filled).toEqual([
    '"Poe, Bo",8,,: 1',
  ]);
});

test("the platform's own id counts if the roster has a different one", () => {
  const origin: Origin = { id: "555", platformId: "8", platform: "Canvas" };
  expect(match(['"Poe, Bo",8,,', '"X, Y",555,,'], [["doejane", origin]]).filled).toEqual([
    '"Poe, Bo",8,,: 1',
  ]);
});

test("a row with more cells than headings stays unchanged, and its line is named", () => {
  expect(match(["Lee, Alex,1,,"], [["Alex Lee"]])).toEqual({
    filled: [],
    said: [
      "Graded, but not in the sheet: Alex Lee.",
      "Line 4 has more or fewer cells than there are headings, and stayed unchanged.",
    ],
  });
});

test("names in messages cannot move the cursor or change the text direction", () => {
  const { said } = match([], [["a\u202eb\u200b"]]);
  expect(said).toEqual(["Graded, but not in the sheet: a\\u202eb\\u200b."]);
});
