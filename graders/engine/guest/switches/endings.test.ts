/** Where functions end, and that they give what they gave when their endings are told. */
import * as esbuild from "esbuild";
import { expect, test } from "vitest";
import { STUDENT } from "./names.ts";
import { readProgram } from "./read-program-for-tests.ts";

const MAIN = "tiny/1-deal/main.ts";
const FILE = "tiny/1-deal/deal.ts";
const MAIN_TEXT = 'import { deal } from "./deal.ts";\ndeal(1);\n';
const OWN = `export function deal(count: number): number | undefined {
  if (count > 2) throw new RangeError("There are two.");
  if (count > 1) return;
  const half = (one: number) => {
    return one / 2;
  };
  if (count > 0) return half(count);
}
`;

test("a function ends at a throw, at a return, and at its end if it gives something elsewhere", () => {
  const { endings, files } = readProgram(
    { [MAIN]: MAIN_TEXT, [FILE]: OWN },
    {
      [MAIN]: MAIN_TEXT,
      [FILE]: "export const deal = (count: number) => (count > 0 ? count / 2 : undefined);\n",
    },
    {},
    MAIN,
  );
  expect(endings.map(({ line }) => line).toSorted()).toEqual([2, 3, 7, 8]);
  const text = files![STUDENT + FILE]!.replace(/^(?:import|export \{).*$/gm, "");
  const { code } = esbuild.transformSync(text.replace(/^export /gm, ""), { loader: "ts" });
  const told: number[] = [];
  const run = new Function("deckwork$end", "deckwork$call", `${code}\nreturn deal$own;`);
  const deal = run((id: number, value: unknown) => {
    told.push(endings.find((one) => one.id === id)!.line);
    return value;
  }) as (count: number) => unknown;
  expect([1, 2, 0].map((count) => deal(count))).toEqual([0.5, undefined, undefined]);
  expect(() => deal(3)).toThrow("There are two.");
  expect(told).toEqual([7, 3, 8, 2]);
});

test("the methods of a class that only the student has end, too, if a function that is watched may use it", () => {
  const own = `class Pile {
  top(): number {
    return 1;
  }
}
export function deal(): number {
  return new Pile().top() + 1;
}
`;
  const files = { [MAIN]: MAIN_TEXT, [FILE]: own };
  const reference = { [MAIN]: MAIN_TEXT, [FILE]: "export const deal = () => 1;\n" };
  const { endings } = readProgram(files, reference, {}, MAIN);
  expect(endings.map(({ name, line }) => [name, line])).toEqual([
    ["Pile", 3],
    ["deal", 7],
  ]);
});
