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
  const first = likeliest(all, () => false, 20).map(({ at }) => at.kind);
  expect(kinds.map((kind) => first.filter((one) => one === kind).length)).toEqual([5, 5, 10]);
});
