import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it, vi } from "vitest";
import { IN_FULL } from "../../in-full-for-tests.ts";
import { type Box, type BoxEnd, openBox } from "./box.ts";
import { openMemoryGroups } from "./memory-groups.ts";
import { openSession, type Session } from "./session.ts";
import type { BoxLimits } from "./watch-limits.ts";

const MEBIBYTE = 1024 * 1024;
const LIMITS: BoxLimits = {
  memoryBytes: 300 * MEBIBYTE,
  cpuMs: 600,
  wallMs: 20_000,
  idleMs: 700,
  processes: 12,
};

const boxed = openSession();
const bare = openSession({ confinement: "none" });
afterAll(() => {
  boxed.close();
  bare.close();
});

interface Outcome {
  readonly end: BoxEnd;
  readonly stdout: string;
  readonly stderr: string;
  readonly report: string;
}

interface Wish {
  readonly limits?: Partial<BoxLimits>;
  readonly permissions?: boolean;
  readonly grouped?: boolean;
  /** Called when the program has written something. */
  spoken?(box: Box): void;
}

let serial = 0;

/** Runs a program under plain Node in a box. */
async function run(
  session: Session,
  source: string,
  { limits, permissions = true, grouped = false, spoken }: Wish = {},
): Promise<Outcome> {
  const program = join(session.folder, `program-${serial++}.cjs`);
  writeFileSync(program, source, { mode: 0o644 });
  const box = openBox(session, {
    files: { "program.cjs": program },
    command: (at) => [at("node"), at("program.cjs")],
    limits: { ...LIMITS, ...limits },
    permissions,
    grouped,
  });
  const texts = { stdout: "", stderr: "", report: "" };
  for (const name of ["stdout", "stderr", "report"] as const) {
    box[name]
      .on("error", () => {})
      .on("data", (chunk: Buffer) => {
        texts[name] += chunk.toString();
        if (name === "stdout") spoken?.(box);
      });
  }
  box.work();
  return { end: await box.ended, ...texts };
}

/** The value of a program's expression, or the code of the error that it throws. */
async function tell(session: Session, expression: string, wish: Wish = {}): Promise<unknown> {
  const source = `
    const tell = (value) => require("node:fs").writeSync(1, JSON.stringify(value ?? null));
    (async () => tell(await (${expression})))().catch((error) => tell(error.code ?? error.message)).then(() => process.exit());`;
  const { stdout, stderr, end } = await run(session, source, wish);
  return stdout === "" ? { end, stderr } : JSON.parse(stdout);
}

for (const [name, session] of [
  ["bubblewrap", boxed],
  ["permissions and limits alone", bare],
] as const) {
  const missing =
    name === "bubblewrap" && session.protection.kind !== "bubblewrap"
      ? session.protection.why
      : undefined;
  if (missing) console.warn(`NOT RUN: box.test.ts under bubblewrap, because ${missing}`);

  describe.skipIf(missing)(`under ${name}${missing ? ` (not run: ${missing})` : ""}`, () => {
    it("a program writes to three channels, and its status is reported", async () => {
      const source = `const { writeSync } = require("node:fs");
        for (const to of [1, 2, 3]) writeSync(to, "on " + to);
        process.exitCode = 7;`;
      expect(await run(session, source)).toEqual({
        end: { how: "exit", status: 7 },
        stdout: "on 1",
        stderr: "on 2",
        report: "on 3",
      });
    });
    it("a death by a signal is not a status", async () => {
      const { end } = await run(
        session,
        "process.kill(process.pid, 'SIGABRT'); setInterval(() => {}, 10)",
      );
      expect(end.how).toBe("signal");
    });
    // These wait for their limits, some for more than a second, so they run side by side, and usually in one kind of box.
    const waits = IN_FULL || session.protection.kind === boxed.protection.kind;
    const itInFull = IN_FULL ? it.concurrent : () => {};
    if (waits) {
      it.concurrent("a loop is ended by the limit on computing", async () => {
        expect((await run(session, "for (;;);")).end).toEqual({ how: "limit", limit: "cpu" });
      });
      it.concurrent("a loop in a program that sends signs of life gets the full time after each of them", async () => {
        let signs = 0;
        const source = `const { writeSync } = require("node:fs");
        for (let i = 0; i < 4; i++) { const end = Date.now() + 350; while (Date.now() < end); writeSync(1, "."); }`;
        const { end } = await run(session, source, {
          spoken: (box) => {
            signs++;
            box.work();
          },
        });
        expect([end, signs]).toEqual([{ how: "exit", status: 0 }, 4]);
      });
      it.concurrent("a sleep is ended by the limit on doing nothing", async () => {
        expect((await run(session, "setInterval(() => {}, 100_000)")).end).toEqual({
          how: "limit",
          limit: "idle",
        });
      });
      itInFull("a program that wakes up all the time is ended by the clock", async () => {
        const source =
          "setInterval(() => { const end = Date.now() + 12; while (Date.now() < end); }, 100)";
        expect(
          (await run(session, source, { limits: { wallMs: 1500, cpuMs: 60_000 } })).end,
        ).toEqual({ how: "limit", limit: "wall" });
      });
      itInFull(
        "a full heap, and buffers outside it, are ended by the limit on memory",
        async () => {
          const [heap, buffers] = await Promise.all([
            run(session, "const all = []; for (let i = 0; ; i++) all.push([i, i, i, i]);", {
              limits: { memoryBytes: 150 * MEBIBYTE, cpuMs: 20_000 },
            }),
            run(session, "const all = []; for (;;) all.push(Buffer.alloc(16 << 20, 1));", {
              limits: { cpuMs: 20_000 },
            }),
          ]);
          expect([heap.end, buffers.end]).toEqual([
            { how: "limit", limit: "memory" },
            { how: "limit", limit: "memory" },
          ]);
        },
      );
      it.concurrent("a program can be stopped at any time", async () => {
        const source = "require('node:fs').writeSync(1, 'up'); setInterval(() => {}, 10)";
        expect((await run(session, source, { spoken: (box) => box.stop() })).end).toEqual({
          how: "stopped",
        });
        const box = openBox(session, {
          files: {},
          command: (at) => [at("node"), "-e", "setInterval(() => {}, 10)"],
          limits: LIMITS,
          permissions: false,
        });
        box.stop();
        expect(await box.ended).toEqual({ how: "stopped" });
      });
      it.concurrent("nothing counts while it rests", async () => {
        const box = openBox(session, {
          files: {},
          command: (at) => [at("node"), "-e", "process.stdin.resume()"],
          limits: { ...LIMITS, idleMs: 100, wallMs: 200 },
          permissions: false,
        });
        box.stdout.resume();
        box.stderr.resume();
        box.report.resume();
        box.work();
        box.rest();
        await new Promise((resolve) => setTimeout(resolve, 800));
        box.stdin!.end();
        expect(await box.ended).toEqual({ how: "exit", status: 0 });
      });
    }
    it("the environment is bare", async () => {
      process.env.DECKWORK_SECRET = "secret";
      const names = await tell(session, "Object.keys(process.env).sort()");
      delete process.env.DECKWORK_SECRET;
      const expected = name === "bubblewrap" ? ["HOME", "LANG", "PATH", "PWD"] : ["LANG", "PATH"];
      expect(names).toEqual(expected);
    });
    it("Node starts neither a process nor a thread of its own", async () => {
      expect(
        await tell(
          session,
          `(() => [
          () => require("node:child_process").execFileSync("id"),
          () => new (require("node:worker_threads").Worker)("0", { eval: true }),
        ].map((attempt) => { try { return String(attempt()); } catch (error) { return error.code; } }))()`,
        ),
      ).toEqual(["ERR_ACCESS_DENIED", "ERR_ACCESS_DENIED"]);
    });
    it("the workbook, the home and the system's secrets are out of reach", async () => {
      const places = [
        fileURLToPath(new URL("./box.ts", import.meta.url)),
        homedir(),
        "/etc/passwd",
        "/root",
        "/home",
      ];
      const read = `${JSON.stringify(places)}.map((place) => { try { return require("node:fs").statSync(place).size && "seen"; } catch (error) { return error.code; } })`;
      const seen = (await tell(session, read)) as string[];
      expect(seen.filter((one) => one === "seen")).toEqual([]);
    });
    it("it writes nothing that stays", async () => {
      const stray = join(tmpdir(), `deckwork-stray-${process.pid}`);
      const told = await tell(
        session,
        `(require("node:fs").writeFileSync(${JSON.stringify(stray)}, "x"), "written")`,
      );
      expect([existsSync(stray), ["written", "ERR_ACCESS_DENIED"].includes(String(told))]).toEqual([
        false,
        true,
      ]);
      expect(
        await tell(session, `(require("node:fs").writeFileSync(__filename, "x"), "written")`),
      ).toBe("ERR_ACCESS_DENIED");
    });
  });
}

const unboxed = boxed.protection.kind === "bubblewrap" ? undefined : boxed.protection.why;

describe.skipIf(unboxed)(
  `what only bubblewrap can forbid${unboxed ? ` (not run: ${unboxed})` : ""}`,
  () => {
    /** Without Node's own permissions: the box alone must be enough. */
    const inBox = (expression: string, wish: Wish = {}) =>
      tell(boxed, expression, { permissions: false, ...wish });

    it("the file system is the system's, read-only, and an empty /tmp", async () => {
      const list = `["/", "/tmp", "/deck", "/home", "/root"].map((place) => { try { return require("node:fs").readdirSync(place).sort(); } catch (error) { return error.code; } })`;
      const [top, tmp, deck, home, root] = (await inBox(list)) as string[][];
      const known = [
        "bin",
        "deck",
        "dev",
        "etc",
        "lib",
        "lib32",
        "lib64",
        "nix",
        "proc",
        "sbin",
        "tmp",
        "usr",
      ];
      expect(top!.filter((one) => !known.includes(one))).toEqual([]);
      expect([tmp, home, root]).toEqual([[], "ENOENT", "ENOENT"]);
      expect(deck!.filter((one) => one !== "node")).toEqual(["program.cjs"]);
    });
    it("nothing but /tmp can be written to, and /tmp holds 32 MB", async () => {
      const write = (place: string) =>
        `require("node:fs").writeFileSync(${JSON.stringify(place)}, "x")`;
      expect([await inBox(write("/deck/program.cjs")), await inBox(write("/usr/x"))]).toEqual([
        "EROFS",
        "EROFS",
      ]);
      const fill = `(() => { for (let i = 0; ; i++) require("node:fs").writeFileSync("/tmp/" + i, Buffer.alloc(1 << 20)); })()`;
      expect(await inBox(fill)).toBe("ENOSPC");
    });
    it("its root and the folder of devices cannot be written to, and shared memory holds 32 MB", async () => {
      const write = (place: string) =>
        `require("node:fs").writeFileSync(${JSON.stringify(place)}, "x")`;
      const places = ["/x", "/deck/x", "/dev/x"];
      expect(await Promise.all(places.map((place) => inBox(write(place))))).toEqual(
        places.map(() => "EROFS"),
      );
      const fill = `(() => { for (let i = 0; ; i++) require("node:fs").writeFileSync("/dev/shm/" + i, Buffer.alloc(1 << 20)); })()`;
      expect(await inBox(fill)).toBe("ENOSPC");
    });
    it("files in memory count as memory", async () => {
      const source = `const { writeFileSync } = require("node:fs");
        const bytes = Buffer.alloc(1 << 20);
        for (let i = 0; i < 30; i++) for (const at of ["/tmp/", "/dev/shm/"]) writeFileSync(at + i, bytes);
        setInterval(() => {}, 10)`;
      const limits = { memoryBytes: 90 * MEBIBYTE, idleMs: 5000 };
      const { end } = await run(boxed, source, { permissions: false, limits });
      expect(end).toEqual({ how: "limit", limit: "memory" });
    });
    it("neither its first process nor its name tells anything about this machine", async () => {
      const read = `["/proc/1/environ", "/proc/1/cmdline"].map((place) => require("node:fs").readFileSync(place, "latin1").replaceAll("\\0", " "))`;
      const [environment, command] = (await inBox(read)) as string[];
      expect(environment).toBe("");
      expect(command).toMatch(
        /^bwrap --args 5 prlimit [-=\w ]+ -- \/deck\/node \/deck\/program.cjs $/,
      );
      expect(await inBox(`require("node:os").hostname()`)).toBe("box");
    });
    it("what is hidden is not shown, even under the system's folders", async () => {
      const [hidden = ""] = ["/usr/share", "/usr/include"].filter((path) => existsSync(path));
      const session = openSession({
        hidden: [
          hidden,
          join(hidden, "no-such-folder"),
          join(hidden, readdirSync(hidden)[0]!),
          hidden,
        ],
      });
      const list = `require("node:fs").readdirSync(${JSON.stringify(hidden)})`;
      try {
        expect(await tell(session, list, { permissions: false })).toEqual([]);
        expect(await tell(boxed, list, { permissions: false })).not.toEqual([]);
      } finally {
        session.close();
      }
    });
    it("there is no network, not even to the machine itself", async () => {
      const server = createServer(() => {}).listen(0, "127.0.0.1");
      await new Promise((resolve) => server.once("listening", resolve));
      const { port } = server.address() as { port: number };
      const connect = (host: string) =>
        `new Promise((resolve, reject) => require("node:net").connect(${port}, "${host}", () => resolve("connected")).on("error", reject))`;
      expect([await inBox(connect("127.0.0.1")), await inBox(connect("192.0.2.1"))]).toEqual([
        "ECONNREFUSED",
        "ENETUNREACH",
      ]);
      server.close();
    });
    it("no process outside it can be seen or signalled", async () => {
      expect(
        await inBox(
          `require("node:fs").readdirSync("/proc").filter((name) => /^\\d+$/.test(name)).length < 6`,
        ),
      ).toBe(true);
      expect(await inBox(`(process.kill(${process.pid}, 0), "seen")`)).toBe("ESRCH");
    });
    it("the program cannot get other users' rights, or make namespaces within it", async () => {
      const status = (await inBox(
        `require("node:fs").readFileSync("/proc/self/status", "utf8")`,
      )) as string;
      expect([/NoNewPrivs:\t(\d)/.exec(status)?.[1], /CapEff:\t(\w+)/.exec(status)?.[1]]).toEqual([
        "1",
        "0000000000000000",
      ]);
      expect(
        await inBox(
          `require("node:child_process").spawnSync("unshare", ["-Ur", "true"]).status === 0`,
        ),
      ).toBe(false);
    });
    it("children end with the program, even those that leave their group", async () => {
      const mark = `73${process.pid % 10_000}`;
      const source = `require("node:child_process").spawn("setsid", ["sleep", "${mark}"], { detached: true, stdio: "ignore" }).unref();
      setTimeout(() => process.exit(), 100)`;
      expect((await run(boxed, source, { permissions: false })).end).toEqual({
        how: "exit",
        status: 0,
      });
      await vi.waitFor(() => expect(commandsWith(mark)).toEqual([]), { timeout: 5000 });
    });
    it("too many processes are ended by their limit, and none of them stays", async () => {
      const mark = `74${process.pid % 10_000}`;
      const source = `const { spawn } = require("node:child_process"); for (let i = 0; i < 30; i++) spawn("sleep", ["${mark}"], { stdio: "ignore" });`;
      expect((await run(boxed, source, { permissions: false })).end).toEqual({
        how: "limit",
        limit: "processes",
      });
      await vi.waitFor(() => expect(commandsWith(mark)).toEqual([]), { timeout: 5000 });
    });
    it("a fork bomb is ended, and nothing of it stays", async () => {
      const mark = `bomb-${process.pid}`;
      const source = `const { spawn } = require("node:child_process"); spawn("sh", ["-c", "f() { f & f; }; f", "${mark}"], { stdio: "ignore" }); setInterval(() => {}, 10)`;
      const { end } = await run(boxed, source, {
        permissions: false,
        limits: { cpuMs: 60_000, wallMs: 10_000 },
      });
      expect(end.how === "limit" || end.how === "signal").toBe(true);
      await vi.waitFor(() => expect(commandsWith(mark)).toEqual([]), { timeout: 5000 });
    });
  },
);

const isRoot = process.getuid?.() === 0;

it.skipIf(!isRoot)("without bubblewrap, each box of root's has a user of its own", async () => {
  const ids = await Promise.all([1, 2].map(() => tell(bare, "process.getuid()")));
  expect(new Set([0, ...ids]).size).toBe(3);
});

const groups = openMemoryGroups();
afterAll(() => groups.close());
const probe = groups.open(MEBIBYTE);
probe?.close();
if (!probe) console.warn("NOT RUN: box.test.ts on groups, because this system has none to give");

describe.skipIf(!probe)("the kernel limits the memory of a box (needs control groups)", () => {
  // More than the group may have, and less than the watch looks for.
  const source = `const all = [];
    for (let at = 0; at < 200; at++) all.push(Buffer.alloc(${MEBIBYTE}, 1));
    require("node:fs").writeSync(1, "done");`;
  const within = (session: Session, mebibytes: number): Session => ({
    ...session,
    groups: { open: () => groups.open(mebibytes * MEBIBYTE), close: () => {} },
  });
  // A slow machine takes most of a second to fill so much memory.
  const limits = { cpuMs: 5000 };
  const grouped = true;
  it.skipIf(unboxed)("under bubblewrap, from its first process on", async () => {
    expect(await run(within(boxed, 128), source, { limits, grouped })).toMatchObject({
      ...{ end: { how: "limit", limit: "memory" }, stdout: "" },
    });
    expect((await run(within(boxed, 600), source, { limits, grouped })).stdout).toBe("done");
  });
  it("without it", async () => {
    const { end } = await run(within(bare, 128), source, { limits, grouped });
    expect(end).toEqual({ how: "limit", limit: "memory" });
  });
  it("but only where that is asked for", async () => {
    expect((await run(within(bare, 128), source, { limits })).stdout).toBe("done");
  });
});

describe("a program that cannot start is reported, and nothing is thrown", () => {
  it("a missing program", async () => {
    const box = openBox(bare, {
      files: {},
      command: () => ["/no/such/program"],
      limits: LIMITS,
      permissions: false,
    });
    for (const stream of [box.stdout, box.stderr, box.report])
      stream.on("error", () => {}).resume();
    const end = await box.ended;
    expect(end.how === "did not start" || (end.how === "exit" && end.status !== 0)).toBe(true);
  });

  it.skipIf(unboxed)(
    "a box that cannot be set up, which is not an end of the program",
    async () => {
      const { protection } = boxed;
      if (protection.kind !== "bubblewrap") throw new Error("there is no box");
      const options = [...protection.options, "--ro-bind", "/no/such/folder", "/mnt"];
      const box = openBox(
        { ...boxed, assumed: { ...protection, options } },
        { files: {}, command: () => ["/usr/bin/env", "true"], limits: LIMITS, permissions: false },
      );
      for (const stream of [box.stdout, box.stderr, box.report])
        stream.on("error", () => {}).resume();
      expect((await box.ended).how).toBe("did not start");
    },
  );
});

describe("a session", () => {
  it("leaves nothing behind after it is closed", () => {
    const session = openSession({ confinement: "none" });
    mkdirSync(join(session.folder, "deeper"));
    const there = existsSync(session.folder);
    session.close();
    expect([there, existsSync(session.folder)]).toEqual([true, false]);
  });
  it("uses the real times, although some tests use shorter ones", () => {
    const real = {
      cpuMs: 2000,
      wallMs: 20_000,
      idleMs: 4000,
      compilerMs: 5000,
      outputChars: 250_000,
    };
    expect([boxed.times, bare.times]).toEqual([real, real]);
  });
  it("gives the user of the boxes what it needs to read, and nothing to write", () => {
    const modes = Object.values(boxed.compiled).map((path) => statSync(path).mode & 0o022);
    expect(modes).toEqual(modes.map(() => 0));
    expect(process.getuid?.() === 0 ? boxed.user : undefined).toEqual(
      process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined,
    );
  });
});

/** The command lines on this machine that hold a text. */
function commandsWith(text: string): string[] {
  const own = String(process.pid);
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && name !== own)
    .flatMap((pid) => {
      try {
        const command = readFileSync(join("/proc", pid, "cmdline"), "latin1");
        return command.includes(text) ? [command.replaceAll("\0", " ")] : [];
      } catch {
        return [];
      }
    });
}
