import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { commandOf, ownWorkbook, run } from "./run-for-tests.ts";
import { noTerminal, openTerminal } from "./terminal-for-tests.ts";

const REFUSED = {
  status: 1,
  out: "",
  err: '"Greet" has not passed yet: npm run check -- tiny/1 says what is left to do, and npm run solution -- tiny/1 --insist shows the solution anyway.\n',
};

const FURTHER = "Go further\n----------\n\nDo more.\n";
const SAME_MAIN = "exercises/tiny/1-greet/main.ts\n  Your file is the same as the solution's.\n";

test("is refused before a pass and shown after one, even if the stage fails again", async () => {
  const root = ownWorkbook();
  const greet = join(root, "exercises/tiny/1-greet/greet.ts");
  expect(await run(root, ["solution", "tiny/1"])).toEqual(REFUSED);
  expect((await run(root, ["check", "tiny/1"])).status).toBe(1);
  expect(await run(root, ["solution", "tiny/1"])).toEqual(REFUSED);

  copyFileSync(join(root, "solutions/tiny/1-greet/greet.ts"), greet);
  expect((await run(root, ["check", "tiny/1"])).status).toBe(0);
  const passed = await run(root, ["solution", "tiny/1"]);
  expect(passed).toEqual({
    status: 0,
    out: `exercises/tiny/1-greet/greet.ts\n  Your file is the same as the solution's.\n\n${SAME_MAIN}\n${FURTHER}`,
    err: "",
  });

  writeFileSync(greet, readFileSync(greet, "utf8").replace("evening", "night"));
  expect((await run(root, ["check", "tiny/1"])).status).toBe(1);
  expect(await run(root, ["solution", "tiny/1"])).toEqual({
    status: 0,
    out: `yours: exercises/tiny/1-greet/greet.ts\n  export function greeting(): string {\n|   return "Good night, everyone.";\n  }\n\nthe solution: solutions/tiny/1-greet/greet.ts\n  export function greeting(): string {\n|   return "Good evening, everyone.";\n  }\n\nLines marked | are in only one of the two files.\n\n${SAME_MAIN}\n${FURTHER}`,
    err: "",
  });
});

test("is shown with --insist", async () => {
  const root = ownWorkbook();
  rmSync(join(root, "exercises/tiny/1-greet/greet.ts"));
  const { status, out, err } = await run(root, ["solution", "tiny/greet", "--insist"]);
  expect({ status, err }).toEqual({ status: 0, err: "" });
  expect(out).toBe(
    `You have no greet.ts.\n\nsolutions/tiny/1-greet/greet.ts\nexport function greeting(): string {\n  return "Good evening, everyone.";\n}\n\n${SAME_MAIN}\n${FURTHER}`,
  );
});

const reason = noTerminal();
if (reason) console.warn(`NOT RUN: solutions on a terminal, because ${reason}`);

test.skipIf(reason)("is paged on a terminal that it does not fit on", async () => {
  const root = ownWorkbook();
  const command = ["sh", "-c", 'stty rows 8; exec "$0" "$@"'];
  const { PAGER: _, ...env } = process.env;
  const solution = commandOf(["solution", "tiny/1", "--insist"]);
  // A dumb one has no cursor to move.
  const terminal = openTerminal([...command, ...solution], root, {
    ...env,
    TERM: "xterm",
    DECKWORK_ROOT: root,
  });
  onTestFinished(terminal.close);
  const before = await terminal.shows("Space for more");
  expect(before).toContain("yours: exercises/tiny/1-greet/greet.ts");
  expect(before).not.toContain("Go further");
  terminal.press(" ");
  await terminal.shows("Space for more");
  terminal.press("q");
  expect((await terminal.ended).status).toBe(0);
});
