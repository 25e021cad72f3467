import { expect, it } from "vitest";
import { errorLines } from "./compiler-errors.ts";

const GCC = `cc -Wall -o play play.c
play.c: In function ‘deal’:
play.c:3:7: warning: unused variable ‘x’ [-Wunused-variable]
    3 |   int x;
      |       ^
play.c: In function ‘main’:
/tmp/work/blackjack/3-play/play.c:9:10: error: ‘cards’ undeclared (first use in this function)
    9 |   return cards;
      |          ^~~~~
play.c:9:10: note: each undeclared identifier is reported only once
make: *** [Makefile:5: play] Error 1
`;

it("a compiler's errors are kept as it printed them, and its warnings are not", () => {
  expect(errorLines(GCC, "/tmp/work/blackjack/3-play")).toEqual([
    "play.c: In function ‘main’:",
    "play.c:9:10: error: ‘cards’ undeclared (first use in this function)",
    "    9 |   return cards;",
    "      |          ^~~~~",
    "play.c:9:10: note: each undeclared identifier is reported only once",
  ]);
});

it("an error after a thousand warnings is found", () => {
  const warning = "play.c:3:7: warning: unused variable ‘x’\n    3 |   int x;\n";
  const said = `${warning.repeat(1000)}play.c:9:10: error: expected ‘;’\n`;
  expect(errorLines(said, "/w")).toEqual(["play.c:9:10: error: expected ‘;’"]);
});

it.each([
  [
    "the linker",
    "/usr/bin/ld: /tmp/cc1.o: in function `main':\nplay.c:(.text+0x9): undefined reference to `deal'\ncollect2: error: ld returned 1 exit status\n",
    "play.c:(.text+0x9): undefined reference to `deal'",
  ],
  ["Go", "# play\n./play.go:4:2: undefined: deal\n", "./play.go:4:2: undefined: deal"],
  [
    "Rust",
    "warning: unused\nerror[E0425]: cannot find value `deal`\n --> play.rs:1:3\n",
    "error[E0425]: cannot find value `deal`",
  ],
  ["Java", "Play.java:3: error: ';' expected\n", "Play.java:3: error: ';' expected"],
])("the errors of %s are recognised", (_, said, line) => {
  expect(errorLines(said, "/w")).toContain(line);
});

it("if no error is recognised, the last lines are shown", () => {
  const said = Array.from({ length: 100 }, (_, at) => `step ${at}`).join("\n");
  expect(errorLines(said, "/w").at(-1)).toBe("step 99");
  expect(errorLines(said, "/w")).toHaveLength(24);
});

it("however much a build says, little of it is shown", () => {
  const said = `${`x.c:1:1: error: ${"long ".repeat(1000)}\n`.repeat(5000)}`;
  const lines = errorLines(said, "/w");
  expect(lines).toHaveLength(24);
  expect(Math.max(...lines.map(({ length }) => length))).toBe(300);
});
