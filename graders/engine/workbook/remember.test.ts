import { expect, onTestFinished, test } from "vitest";
import { WorkbookError } from "../text/workbook-error.ts";
import { remember } from "./remember.ts";

test("a value is made once; a failure of the workbook is kept; any other failure is tried again", async () => {
  const memory = new Map<string, Promise<number>>();
  const makes = [
    async () => 1,
    async () => Promise.reject(new WorkbookError("broken")),
    async () => Promise.reject(new Error("busy")),
  ];
  const times = makes.map(() => 0);
  for (let round = 0; round < 2; round++)
    for (const [at, make] of makes.entries())
      await remember(memory, String(at), () => {
        times[at]!++;
        return make();
      }).catch(() => {});
  expect(times).toEqual([1, 1, 2]);
});

test("a failure that nobody waits for ends nothing", async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on("unhandledRejection", note);
  onTestFinished(() => void process.off("unhandledRejection", note));
  void remember(new Map(), "key", () => Promise.reject(new WorkbookError("broken")));
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled).toEqual([]);
});
