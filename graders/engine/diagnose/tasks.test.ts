import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Ended, Run } from "../execute/run.ts";
import { loadMistakes } from "../workbook/authored.ts";
import type { Edit } from "../workbook/authoring.ts";
import { readSolutions, readStarters } from "../workbook/stage-files.ts";
import { discover, type Stage } from "../workbook/workbook.ts";
import {
  declarationsOf,
  endsInTodo,
  lastLineOf,
  methodsOf,
  placeOfName,
  placeOfTask,
  taskOf,
  tasksWithPauses,
} from "./tasks.ts";

const STAGE = { path: "tiny/1-greet" } as Stage;
const SOLUTION = `const MOST = 9;

export function greeting(name: string): string {
  if (name === "") {
    return "Nobody?";
  }
  return polite(name);
}

function polite(name: string): string {
  return \`Good evening, \${name}.\`;
}

export class Guest {
  #name = "";

  get name(): string {
    return this.#name;
  }

  async greet<T>(other: T): Promise<void> {
    greeting("x");
    print(greeting(String(other)));
  }
}
`;
const STARTER = `export function greeting(name: string): string {
  throw new Error("TODO 2: greeting");
}
export class Guest {
  get name(): string {
    throw new Error("TODO 3: name");
  }
  async greet(other: unknown): Promise<void> {
    throw new Error("TODO 4: greet");
  }
}
`;

function taskWith(...edits: Edit[]): number | undefined {
  const mistake = { name: "m", says: "M.", edits };
  const [solutions, starters] = [SOLUTION, STARTER].map((text) => ({
    "tiny/1-greet/greet.ts": text,
  }));
  return taskOf(mistake, STAGE, solutions!, starters!);
}

const edit = (find: string, replace: string, file = "greet.ts") => ({ file, find, replace });

test.each([
  ["const MOST = 9", "const MOST = 8", ["MOST"], []],
  ["return polite(name)", "return name", ["greeting"], []],
  ['#name = ""', '#name = "x"', ["Guest"], []],
  ["this.#name", '"x"', ["Guest"], ["name"]],
  ['greeting("x");', "", ["Guest"], ["greet"]],
])("what a mistake is made in: %s written %s", (find, replace, declarations, methods) => {
  const mistake = { name: "m", says: "M.", edits: [edit(find, replace)] };
  const solutions = { "tiny/1-greet/greet.ts": SOLUTION };
  expect(declarationsOf(mistake, STAGE, solutions)).toEqual(declarations);
  expect(methodsOf(mistake, STAGE, solutions)).toEqual(methods);
});

describe("the task of a mistake", () => {
  test.each([
    ["is that of the function it is made in", edit("Nobody?", "Who?"), 2],
    ["of the method", edit("String(other)", "``"), 4],
    ["of the property", edit("return this.#name;", "return ``;"), 3],
    [
      "begins at the line that declares it",
      edit("(name: string): string {\n  if", "(): {\n  if"),
      2,
    ],
    ["is none for a helper that no task asks for", edit("Good evening", "Good morning"), undefined],
    ["is none above everything", edit("MOST = 9", "MOST = 8"), undefined],
    [
      "counts from where the texts part",
      edit("}\n\nfunction polite", "}\n\nfunction rude"),
      undefined,
    ],
    ["is none in a file that is not there", edit("Nobody?", "Who?", "other.ts"), undefined],
    ["is none of a text that is not there", edit("Everybody", "Who?"), undefined],
  ])("%s", (_, one, task) => {
    expect(taskWith(one)).toBe(task);
  });

  test("is the first that any of its edits has", () => {
    expect(taskWith(edit("MOST = 9", "MOST = 8"), edit("String(other)", "``"))).toBe(4);
  });
});

test("in this workbook, most mistakes have one, and each is a task of its stage", async () => {
  const workbook = discover(fileURLToPath(new URL("../../..", import.meta.url)));
  const solutions = readSolutions(workbook);
  const starters = readStarters(workbook);
  let all = 0;
  let known = 0;
  for (const stage of workbook.tracks.flatMap(({ stages }) => stages)) {
    for (const mistake of await loadMistakes(workbook, stage)) {
      all++;
      if (taskOf(mistake, stage, solutions, starters) !== undefined) known++;
    }
  }
  expect(known / all).toBeGreaterThan(0.8);
});

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

test("of several declarations of a name, the exported one is meant", () => {
  const text = `class Queue {
  leave(): number {
    return 1;
  }
}
export const leave = (queue: Queue): number => queue.leave();
`;
  const files = { "tiny/1-greet/queue.ts": text };
  expect(placeOfName("leave", STAGE, files)).toEqual({
    ...{ name: "leave", file: "tiny/1-greet/queue.ts", line: 6 },
  });
  const twice = { ...files, "tiny/1-greet/greet.ts": "export function leave(): void {}\n" };
  expect(placeOfName("leave", STAGE, twice)).toBeUndefined();
});

test("a task leads to the student's function of its name, if there is one", () => {
  const starters = { "tiny/1-greet/greet.ts": STARTER };
  const placeIn = (files: Readonly<Record<string, string>>, task = 2) =>
    placeOfTask(task, STAGE, files, starters);
  expect(placeIn({ "tiny/1-greet/words.ts": SOLUTION })).toEqual({
    name: "greeting",
    file: "tiny/1-greet/words.ts",
    line: 3,
  });
  const constant = "// Mine.\nexport const greeting = (name: string) => name;\n";
  expect(placeIn({ "tiny/1-greet/main.ts": constant })?.line).toBe(2);
  expect(placeIn({ "tiny/1-greet/main.ts": SOLUTION }, 3)?.line, "a method").toBe(17);
  expect(placeIn({ "tiny/1-greet/main.ts": "greet();\n" }), "none").toBeUndefined();
  expect(placeIn({ "tiny/2-roll/main.ts": constant }), "in another stage").toBeUndefined();
  const twice = { "tiny/1-greet/a.ts": constant, "tiny/1-greet/b.ts": constant };
  expect(placeIn(twice), "two").toBeUndefined();
  expect(placeIn({ "tiny/1-greet/main.ts": constant }, 9), "no such task").toBeUndefined();
});

test("a line is in the function above it whose lines stand further to the right", () => {
  const file = "tiny/1-greet/greet.ts";
  const long = `${SOLUTION}function last(
  name: string,
): string {
  return name;
}
const after = 1;
`;
  const lines = long.split("\n");
  const linesOf = (head: string) => {
    const place = { name: head, file, line: lines.findIndex((one) => one.includes(head)) + 1 };
    return lines.slice(place.line - 1, lastLineOf(place, { [file]: long }));
  };
  expect(linesOf("function greeting").slice(1)).toEqual([
    ...['  if (name === "") {', '    return "Nobody?";', "  }", "  return polite(name);"],
  ]);
  expect(linesOf("get name").slice(1)).toEqual(["    return this.#name;"]);
  expect(linesOf("function last").slice(1)).toEqual([
    ...["  name: string,", "): string {", "  return name;"],
  ]);
  expect(linesOf("const after")).toEqual(["const after = 1;", ""]);
});

test("a task pauses if the reference does in its function, or its method", () => {
  const solution = SOLUTION.replace('greeting("x");', "await pause(2);");
  const starters = { [`${STAGE.path}/greet.ts`]: STARTER };
  const pausing = (text: string) =>
    tasksWithPauses(STAGE, { [`${STAGE.path}/greet.ts`]: text }, starters);
  expect(pausing(solution)).toEqual([4]);
  expect(pausing(SOLUTION)).toEqual([]);
});
