import { expect, test } from "vitest";
import type { Ended, Run } from "../execute/run.ts";
import { endsInTodo, throwsTodo } from "./unfinished.ts";

const STARTERS = {
  "tiny/1-greet/greet.ts": 'throw new Error("TODO 1: greeting");\n',
  "tiny/2-roll/main.ts": 'throw new Error("TODO 12: main");\n',
};

function endedBy(message: string, name = "Error"): Run {
  return { stdout: "", stderr: "", ended: { how: "exit", status: 1, error: { name, message } } };
}

function ended(how: Ended): Run {
  return { stdout: "", stderr: "", ended: how };
}

test("only an error that a starter throws, as it throws it, tells that something is still to be written", () => {
  const runs = {
    own: endedBy("TODO 12: main"),
    earlier: endedBy("TODO 1: greeting"),
    another: endedBy("TODO 2: greeting"),
    within: endedBy("I hit TODO 1: greeting"),
    otherClass: endedBy("TODO 1: greeting", "RangeError"),
    well: ended({ how: "exit", status: 0 }),
    late: ended({ how: "timed out" }),
  };
  const told = Object.entries(runs).filter(([, run]) => endsInTodo(run, STARTERS));
  expect(told.map(([name]) => name)).toEqual(["own", "earlier"]);
});

test("a text that throws one is known by it, whatever its quotes", () => {
  const texts = [
    'throw new Error("TODO 1: x")',
    "new Error('TODO 2')",
    "// TODO 1: x",
    'Error("x")',
  ];
  expect(texts.filter(throwsTodo)).toEqual(texts.slice(0, 2));
});
