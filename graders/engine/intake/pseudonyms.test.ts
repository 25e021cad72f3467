import { expect, test } from "vitest";
import type { Entry } from "./entry.ts";
import { pseudonyms } from "./pseudonyms.ts";

const entries: readonly Entry[] = [
  { name: "=SUM(A1)", folder: "c/1", id: "1", email: "one@x.org" },
  { name: 'Ada "A" Lee', folder: "c/2", login: "ada" },
  { name: "Bo", folder: "c/3", notes: ["Handed in by a group, together with Bo Li, not Bobby."] },
  { name: "Bo Li", folder: "c/4", late: true },
];

test("the same secret gives the same pseudonyms, whatever the order of the entries", () => {
  const { table } = pseudonyms(entries, "secret");
  expect(pseudonyms([...entries].reverse(), "secret").table).toBe(table);
  expect(
    new Set(["a", "b", "c", "d", "e"].map((one) => pseudonyms(entries, one).table)).size,
  ).toBeGreaterThan(1);
});

test("students who come later do not change anyone's pseudonym", () => {
  const names = (all: readonly Entry[]) => pseudonyms(all, "s").entries.map(({ name }) => name);
  expect(names(entries)).toEqual(expect.arrayContaining(names(entries.slice(1))));
});

test("an entry has no data of the student left, and the table leads back", () => {
  const { entries: hidden, table } = pseudonyms(entries, "secret");
  const of = (folder: string) => hidden.find((entry) => entry.folder === folder)!;
  expect(hidden.every(({ name }) => /^student-[0-9a-f]{10}$/.test(name))).toBe(true);
  expect(of("c/3").notes).toEqual([
    `Handed in by a group, together with ${of("c/4").name}, not Bobby.`,
  ]);
  expect(of("c/1")).toEqual({ name: of("c/1").name, folder: "c/1" });
  expect(table.split("\n").sort()).toEqual(
    [
      "",
      "pseudonym,name,id,login,email",
      `${of("c/1").name},'=SUM(A1),1,,one@x.org`,
      `${of("c/2").name},"Ada ""A"" Lee",,ada,`,
      `${of("c/3").name},Bo,,,`,
      `${of("c/4").name},Bo Li,,,`,
    ].sort(),
  );
});
