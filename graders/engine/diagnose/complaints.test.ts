/** Which errors of the compiler say why a program fails. */
import { expect, test } from "vitest";
import { explains } from "./complaints.ts";

const WITHOUT_RESULT = { code: 7030, text: "Not all code paths return a value." };

test("a way without a result explains a failure, unless the type allows for it", () => {
  for (const source of ["function sign(n: number) {", "    return;", "const f = () => {"])
    expect(explains({ ...WITHOUT_RESULT, source }), source).toBe(true);
  for (const source of ["get shooter(): Player | undefined {", "const find = (): void | Card => {"])
    expect(explains({ ...WITHOUT_RESULT, source }), source).toBe(false);
});

test("a value of another type explains it, unless it is the same or undefined", () => {
  const [code, source] = [2322, "const rank: number = text;"];
  const is = (text: string) => explains({ code, text, source });
  expect(is("Type 'string' is not assignable to type 'number'.")).toBe(true);
  expect(is("Type 'number | undefined' is not assignable to type 'number'.")).toBe(false);
});
