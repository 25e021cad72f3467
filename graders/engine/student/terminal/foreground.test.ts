import type { ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { setImmediate } from "node:timers/promises";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { atEnd } from "../../sandbox/ending.ts";
import { endOf, STOPPED } from "./foreground.ts";

/** A program whose end the test decides. */
function program(): { child: ChildProcess; kill: ReturnType<typeof vi.fn> } {
  const kill = vi.fn();
  return { child: Object.assign(new EventEmitter(), { kill }) as unknown as ChildProcess, kill };
}

/** As a desk does, which has a screen to give back. Without it, nobody listens to signals after the program's end. */
afterAll(atEnd(() => {}));
afterEach(() => vi.restoreAllMocks());

test.each<[string, number | null, NodeJS.Signals | null]>([
  ["by itself", STOPPED, null],
  ["by the signal", null, "SIGINT"],
])(
  "Ctrl-C that is heard after the program has ended %s does not end the desk",
  async (_, ...end) => {
    const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
    const { child } = program();
    const ended = endOf(child);
    child.emit("close", ...end);
    await setImmediate();
    process.emit("SIGINT", "SIGINT");
    expect(await ended).toEqual({ status: STOPPED });
    expect(exit).not.toHaveBeenCalled();
  },
);

test("a program that was stopped alone keeps nobody waiting", async () => {
  const { child } = program();
  const ended = endOf(child);
  child.emit("close", null, "SIGINT");
  expect(await ended).toEqual({ status: STOPPED });
});

test("a signal that asks to end is passed on and told", async () => {
  const { child, kill } = program();
  const ended = endOf(child);
  process.emit("SIGTERM", "SIGTERM");
  expect(kill).toHaveBeenCalledExactlyOnceWith("SIGTERM");
  child.emit("close", null, "SIGTERM");
  expect(await ended).toEqual({ status: 143, told: "SIGTERM" });
});
