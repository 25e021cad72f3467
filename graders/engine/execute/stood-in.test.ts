/** Programs with stand-ins for Node: what counts of them, and what runs in a process all the same. */
import { afterAll, describe, expect, it } from "vitest";
import { aThirdOf } from "../../in-full-for-tests.ts";
import { hurried } from "../limits/times-for-tests.ts";
import { openSession } from "../sandbox/session.ts";
import { type Bundle, openRunner, type Patience } from "./run.ts";
import type { Trust } from "./work.ts";

const session = openSession();
afterAll(() => session.close());

const NODE = 'import process from "node:process";\n';
/** Only a process has its versions. */
const LINE = `const line = globalThis[Symbol.for("deckwork.host")].readLine();
const where = () => (process.versions ? "process" : "context");
`;
/** It says where it runs, and what was typed. */
const SAYS = "console.log(where(), line);";

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
        { id: "plain", code: `${LINE}console.log("plain", line);` },
      ],
      [...lines, "d"].map((line) => ({ program: line === "d" ? "plain" : "p", lines: [line] })),
      patience,
    );
    return runs.map(({ stdout }) => stdout.trim());
  } finally {
    await runner.close();
  }
}

const NEEDY = { needs: "node:process", code: NODE + LINE + SAYS };
const all = { trust: (): Trust => "counts" };

describe("with stand-ins for Node", () => {
  it("a run that counts is enough, and what does not count runs in a process", async () => {
    const heard: string[] = [];
    const told = await outputs(NEEDY, {
      trust: ({ stdout }, at) => (stdout === "context b\n" || at === 2 ? "counts" : "none"),
      heard: ({ stdout }, at) => heard.push(`${at} ${stdout.trim()}`),
    });
    expect(told).toEqual(["process a", "context b", "context c", "plain d"]);
    expect(heard.toSorted(), "each once").toEqual([
      ...["0 process a", "1 context b", "2 context c", "3 plain d"],
    ]);
  });

  describe("of what does not count", () => {
    const none = { trust: (): Trust => "as a sample does" };
    /** It says where it runs of "c" only. */
    const alike = (ends = "") => ({
      needs: "node:process",
      code: `${NODE}${LINE}console.log(line === "c" ? where() : "says", line);${ends}`,
    });

    it("one is a sample: if it does the same in a process, the others need none", async () => {
      expect(await outputs(alike(), none)).toEqual(["says a", "says b", "context c", "plain d"]);
    });

    it("all run in processes if the sample does something else there", async () => {
      const told = await outputs(alike(), none, ["c", "a", "b"]);
      expect(told).toEqual(["process c", "says a", "says b", "plain d"]);
    });

    it.each(
      aThirdOf([
        ["at the same place", 'if (line !== "a") throw new Error(line);', "context c"],
        [
          "elsewhere",
          'if (line === "b") throw new Error();\nif (line === "c") throw new Error();',
          "process c",
        ],
        [
          "of another kind",
          'if (line !== "a") throw line === "b" ? new Error() : new TypeError();',
          "process c",
        ],
      ]),
    )("an error %s", async (_, ends, last) => {
      const told = await outputs(alike(`\n${ends}`), none);
      expect(told).toEqual(["says a", "says b", last, "plain d"]);
    });

    it.each(
      aThirdOf([
        ["any other is a way of its own", 2, "process c"],
        ["0 and 1 are alike, if no error sets them", 1, "context c"],
      ]),
    )("of the statuses, %s", async (_, status, last) => {
      const ends = `\nif (line === "c") process.exitCode = ${status};`;
      expect(await outputs(alike(ends), none)).toEqual(["says a", "says b", last, "plain d"]);
    });

    it.each(
      aThirdOf([
        ["the toolkit's, which only says so, is an end as any other", "InputEnded", "context c"],
        ["another is a way of its own", "Error", "process c"],
      ]),
    )("of errors where the input ends, %s", async (_, name, last) => {
      const ends = `\nif (line === "b") { const error = new Error(); error.name = "${name}"; throw error; }`;
      expect(await outputs(alike(ends), none, ["b", "c"])).toEqual(["says b", last, "plain d"]);
    });

    it("the sample is the longest of those that end with the same status", async () => {
      const runner = openRunner(session);
      const program = { id: "p", ...alike() };
      const jobs = [["a"], ["c", "more"], ["b"]].map((lines) => ({ program: "p", lines }));
      try {
        const runs = await runner.run([program], jobs, none);
        expect(runs.map(({ stdout }) => stdout)).toEqual(["says a\n", "process c\n", "says b\n"]);
      } finally {
        await runner.close();
      }
    });
  });

  it("nothing counts if nobody says what does", async () => {
    expect(await outputs(NEEDY)).toEqual(["process a", "process b", "process c", "plain d"]);
  });

  it("a program is tried without them first, if nothing shows that it needs them", async () => {
    const plain = {
      code: `${LINE}if (line === "a") console.log("process." + line);\nelse ${SAYS}`,
    };
    expect(await outputs(plain, all)).toEqual(["process.a", "context b", "context c", "plain d"]);
  });

  it("what they do not stand for runs in a process", async () => {
    const os = {
      needs: "node:os",
      code: `import { EOL } from "node:os";\n${LINE}console.log("a" + EOL);`,
    };
    expect(await outputs(os, all, ["a"])).toEqual(["a", "plain d"]);
    const its = 'import { stdin } from "node:process";\n';
    const missing = `${its}${LINE}stdin.isPaused();\n${SAYS}`;
    const none = { trust: (): Trust => "as a sample does" };
    expect(await outputs({ ...NEEDY, code: missing }, none, ["a"])).toEqual([
      "process a",
      "plain d",
    ]);
  });

  // Half a second passes until a loop is stopped, and filling a heap takes longer.
  it.each(
    aThirdOf([
      ["a loop without an end", "for (;;);"],
      ["more than its memory", "const all = []; for (;;) all.push(new Array(1e6).fill(1));"],
    ]),
  )("%s is not held against it, nor against another program", async (_, endless) => {
    const code = `${NEEDY.code}\nif (line === "b" && where() === "context") { ${endless} }`;
    const told = await outputs({ ...NEEDY, code }, all);
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
