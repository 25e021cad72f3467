import { expect, test } from "vitest";
import { taskIn, taskNumbersIn, todosThrownIn } from "./todo.ts";

test("a starter's own error names its task", () => {
  expect(taskIn("TODO 12: deal")).toBe(12);
  expect([taskIn("TODO: deal"), taskIn("see TODO 1"), taskIn("TODO 1x")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("a thrown TODO is found by its message, with any quotes", () => {
  const texts = [
    'throw new Error("TODO 1: x")',
    "new Error('TODO 2')",
    "// TODO 1: x",
    'Error("x")',
  ];
  expect(texts.filter((text) => todosThrownIn(text).length > 0)).toEqual(texts.slice(0, 2));
});

test("a thrown TODO has its task and name; numbers in comments count, too", () => {
  const source = '// TODO 1: ask.\n// TODO 2\nthrow new Error("TODO 1: main");\n';
  expect(todosThrownIn(source)).toEqual([{ message: "TODO 1: main", task: 1, name: "main" }]);
  expect(taskNumbersIn(source)).toEqual([1, 2, 1]);
});
