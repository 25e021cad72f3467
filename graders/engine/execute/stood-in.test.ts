/** Programs with stand-ins for Node: what counts of them, and what runs in a process all the same. */
import { afterAll, describe, expect, it } from "vitest";
import { hurried } from "../limits/times-for-tests.ts";
import { openSession } from "../sandbox/session.ts";
import { type Bundle, openRunner, type Patience } from "./run.ts";

const session = openSession();
afterAll(() => session.close());

/** It says where it runs, and what was typed. */
const LINE = 'const line = globalThis[Symbol.for("deckwork.host")].readLine();\n';
const says = (where: string) => `${LINE}console.log("${where}", line);`;

async function outputs(
  program: Omit<Bundle, "id">,
  patience: Patience = {},
  lines = ["a", "b", "c"],
): Promise<readonly string[]> {
  const runner = openRunner(hurried(session, { cpuMs: 2000 }));
  try {
    const runs = await runner.run(
      [
        { id: "p", ...program },
        { id: "plain", code: says("plain") },
      ],
      [...lines, "d"].map((line) => ({ program: line === "d" ? "plain" : "p", lines: [line] })),
      patience,
    );
    return runs.map(({ stdout }) => stdout.trim());
  } finally {
    await runner.close();
  }
}

const NEEDY = { needs: "node:fs", code: says("process"), stoodIn: says("context") };
const all = { counts: () => true } as const;

describe("with stand-ins for Node", () => {
  it("a run that counts is enough, and what does not count runs in a process", async () => {
    const heard: string[] = [];
    const told = await outputs(NEEDY, {
      counts: ({ stdout }, at) => stdout === "context b\n" || at === 2,
      heard: ({ stdout }, at) => heard.push(`${at} ${stdout.trim()}`),
    });
    expect(told).toEqual(["process a", "context b", "context c", "plain d"]);
    expect(heard.toSorted(), "each once").toEqual([
      ...["0 process a", "1 context b", "2 context c", "3 plain d"],
    ]);
  });

  describe("of what does not count", () => {
    const none = { counts: () => false } as const;
    /** Says something else of "c" than in a process. */
    const alike = (ends = "") => ({
      needs: "node:fs",
      code: `${LINE}console.log("says", line);${ends}`,
      stoodIn: `${LINE}console.log("says", line === "c" ? "its own" : line);${ends}`,
    });

    it("one is a sample: if it does the same in a process, the others need none", async () => {
      expect(await outputs(alike(), none)).toEqual(["says a", "says b", "says its own", "plain d"]);
    });

    it("all run in processes if the sample does something else there", async () => {
      const told = await outputs(alike(), none, ["c", "a", "b"]);
      expect(told).toEqual(["says c", "says a", "says b", "plain d"]);
    });

    it("each that ends with an error runs in a process", async () => {
      const told = await outputs(alike('\nthrow new Error("no");'), none);
      expect(told).toEqual(["says a", "says b", "says c", "plain d"]);
    });

    it("the sample is the longest of those that end with the same status", async () => {
      const ends = '\nif (line === "b") globalThis[Symbol.for("deckwork.host")].readLine();';
      const runner = openRunner(session);
      const program = { id: "p", ...alike(ends) };
      const jobs = [["a"], ["c", "more"], ["b"]].map((lines) => ({ program: "p", lines }));
      try {
        const runs = await runner.run([program], jobs, none);
        expect(runs.map(({ stdout }) => stdout)).toEqual(["says a\n", "says c\n", "says b\n"]);
      } finally {
        await runner.close();
      }
    });
  });

  it("nothing counts if nobody says what does", async () => {
    expect(await outputs(NEEDY)).toEqual(["process a", "process b", "process c", "plain d"]);
  });

  it("a program is tried without them first, if nothing shows that it needs them", async () => {
    const { stoodIn } = NEEDY;
    const plain = { code: `${LINE}console.log("as it is", line);`, stoodIn };
    expect(await outputs(plain, all, ["a"])).toEqual(["as it is a", "plain d"]);
    const traps = { code: `${LINE}process.argv.length;\nconsole.log("process", line);`, stoodIn };
    expect(await outputs(traps, all)).toEqual(["context a", "context b", "context c", "plain d"]);
  });

  it("what they do not stand for runs in a process", async () => {
    const stoodIn = `${LINE}process.argv.length;\nconsole.log("context", line);`;
    expect(await outputs({ ...NEEDY, stoodIn }, all, ["a"])).toEqual(["process a", "plain d"]);
  });

  // Half a second passes until a loop is stopped, and filling a heap takes longer.
  it.each([
    ["a loop without an end", "for (;;);"],
    ["more than its memory", "const all = []; for (;;) all.push(new Array(1e6).fill(1));"],
  ])("%s is not held against it, nor against another program", async (_, endless) => {
    const stoodIn = `${LINE}console.log("context", line);\nif (line === "b") { ${endless} }`;
    const told = await outputs({ ...NEEDY, stoodIn }, all);
    expect(told).toEqual(["context a", "process b", "process c", "plain d"]);
  });

  it("only processes run where only they shall", async () => {
    const runner = openRunner(session, { processesOnly: true });
    try {
      const [run] = await runner.run(
        [{ id: "p", ...NEEDY }],
        [{ program: "p", lines: ["a"] }],
        all,
      );
      expect(run?.stdout).toBe("process a\n");
    } finally {
      await runner.close();
    }
  });
});
