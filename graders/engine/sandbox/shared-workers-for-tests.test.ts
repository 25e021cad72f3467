/** A worker is used again only if nobody can tell it from a new one. */
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { layFile } from "./lend.ts";
import { openSession } from "./session.ts";
import { openWorker } from "./shared-workers-for-tests.ts";
import type { Worker } from "./worker.ts";

const session = openSession();
afterAll(() => session.close());
const program = join(session.folder, "named.cjs");
// It tells the name that it has chosen at its start. It may also die of a question, or soon after it.
layFile(
  program,
  `const name = String(Math.random());
process.stdin.on("data", (data) => {
  for (const line of String(data).trim().split("\\n")) {
    const { dies } = JSON.parse(line);
    if (dies === "at once") process.exit(3);
    console.log(JSON.stringify({ name }));
    if (dies === "later") process.exit(3);
  }
});`,
);

function open(cpuMs = 5000): Worker {
  return openWorker(session, {
    files: { "named.cjs": program },
    command: (at) => [at("node"), at("named.cjs")],
    limits: { memoryBytes: 400 * 2 ** 20, cpuMs, wallMs: 20_000, idleMs: 10_000, processes: 12 },
    permissions: true,
  });
}

async function nameOf(worker: Worker, question: object = {}): Promise<unknown> {
  worker.send(question, 1);
  const heard = await worker.next();
  return "end" in heard ? heard.end : (heard.document as { readonly name: string }).name;
}

it("is used again after all its answers", async () => {
  const first = open();
  const name = await nameOf(first);
  await first.stop();
  const again = open();
  const beside = open();
  expect(await nameOf(again)).toBe(name);
  expect(await nameOf(beside)).not.toBe(name);
  await Promise.all([again.stop(), beside.stop()]);
});

it("is not used again with other limits, or while it owes an answer", async () => {
  const first = open(4001);
  const name = await nameOf(first);
  first.send({}, 1);
  await first.stop();
  const second = open(4001);
  const other = await nameOf(second);
  expect(other).not.toBe(name);
  await second.stop();
  const limited = open(4002);
  expect(await nameOf(limited)).not.toBe(other);
  await limited.stop();
});

it("is not kept if it has done nothing yet: its session may close before it has started", async () => {
  const worker = open(4004);
  await worker.stop();
  const soon = new Promise((resolve) => setTimeout(resolve, 2000, "it lives"));
  expect(await Promise.race([worker.next(), soon])).toMatchObject({ end: { how: "stopped" } });
});

it("is replaced if it was dying when it came, but not if its new owner kills it", async () => {
  const first = open(4003);
  const name = await nameOf(first, { dies: "later" });
  await first.stop();
  const second = open(4003);
  const other = await nameOf(second);
  expect(other).toEqual(expect.stringMatching(/^0\./));
  expect(other).not.toBe(name);
  await second.stop();
  const third = open(4003);
  expect(await nameOf(third, { dies: "at once" })).toMatchObject({ how: "exit", status: 3 });
  await third.stop();
});
