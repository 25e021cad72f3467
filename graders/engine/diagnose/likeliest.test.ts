/** Which changes are tried first. */
import { expect, test } from "vitest";
import type { Repair } from "../execute/build.ts";
import { likeliest } from "./likeliest.ts";

test("of each kind there are first a few, and of turned conditions twice as many", () => {
  const kinds = ["name", "number", "condition"] as const;
  const all = kinds.flatMap((kind, place) =>
    Array.from({ length: 12 }, (_, at): Repair => {
      const line = 1 + 12 * place + at;
      return { id: line, file: "tiny/1-sum/main.ts", rank: 0, at: { line, kind } };
    }),
  );
  const first = likeliest(
    all,
    () => false,
    () => false,
    20,
  ).map(({ at }) => at.kind);
  expect(kinds.map((kind) => first.filter((one) => one === kind).length)).toEqual([5, 5, 10]);
});

test("what is in a function that is wrong by itself is tried before what is as likely elsewhere", () => {
  const all = Array.from({ length: 12 }, (_, at): Repair => {
    return { id: at, file: "tiny/1-sum/main.ts", rank: 1, at: { line: 1 + at, kind: "number" } };
  });
  const isWrong = ({ at: { line } }: Repair) => line > 9;
  const first = likeliest(all, () => false, isWrong, 4).map(({ at }) => at.line);
  expect(first).toEqual([10, 11, 12, 1]);
});
