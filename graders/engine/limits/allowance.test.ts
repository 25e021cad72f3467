/** An allowance counts the time that passes while some work is under way, however much of it there is. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openAllowance } from "./allowance.ts";

let seconds = 0;
beforeEach(() => {
  seconds = 0;
  vi.spyOn(process, "uptime").mockImplementation(() => seconds);
});
afterEach(() => void vi.restoreAllMocks());

/** Work that ends when it is told to. */
function begin(allowance: ReturnType<typeof openAllowance>) {
  let end = (): void => {};
  const work = new Promise<void>((resolve) => (end = resolve));
  const done = allowance.during(
    () => work,
    () => {},
  );
  return async () => {
    end();
    await done;
  };
}

test("work after other work adds up", async () => {
  const allowance = openAllowance(5000);
  const first = begin(allowance);
  seconds = 3;
  await first();
  seconds = 9;
  expect(allowance.usedUp()).toBe(false);
  const second = begin(allowance);
  seconds = 11;
  expect(allowance.usedUp()).toBe(true);
  await second();
});

test("work beside other work counts once, and until the last of it ends", async () => {
  const allowance = openAllowance(5000);
  const [first, second] = [begin(allowance), begin(allowance)];
  seconds = 3;
  await first();
  expect(allowance.usedUp()).toBe(false);
  seconds = 4;
  await second();
  expect(allowance.usedUp()).toBe(false);
  seconds = 100;
  expect(allowance.usedUp()).toBe(false);
  const [third, fourth] = [begin(allowance), begin(allowance)];
  await third();
  seconds = 102;
  expect(allowance.usedUp()).toBe(true);
  await fourth();
});
