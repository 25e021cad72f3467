/** `record` without the lines to type. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { afterAll, expect, test } from "vitest";
import { tinyWorkbook, writeWorkbook } from "../engine/for-tests/tiny-workbook.ts";
import { define } from "./record.ts";

const { root, remove } = writeWorkbook(tinyWorkbook());
afterAll(remove);

/** Records in this process, without a terminal. */
async function record(...args: string[]): Promise<{ status?: number; said: string }> {
  const program = new Command().exitOverride();
  let said = "";
  const say = (text: string) => {
    said += text;
  };
  const io = {
    out: say,
    say,
    complain: say,
    colour: false,
    cursor: false,
    width: 80,
    interactive: false,
  };
  let status: number | undefined;
  define(program, { root, io }, (result) => {
    status = result;
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return { ...(status === undefined ? {} : { status }), said };
  } catch (error) {
    return { said: (error as Error).message };
  }
}

test("a stage without input is recorded directly", async () => {
  expect(await record("tiny/1", "greets-again", "--describe", "Again.")).toEqual({
    status: 0,
    said: "recorded: graders/tiny/1-greet/greets-again.transcript (0 lines typed)\n1 transcript, 1 changed.\n",
  });
  expect(readFileSync(join(root, "graders/tiny/1-greet/greets-again.transcript"), "utf8")).toBe(
    "# Again.\nGood evening, everyone.\n",
  );
});

test("a stage with input says how to give the lines to type", async () => {
  expect(await record("tiny/2", "rolls-two")).toEqual({
    said: "The program of tiny/2-roll asks for input: give the lines to type with --lines, --input or --play, or play it yourself on a terminal.",
  });
});
