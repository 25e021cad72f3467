/**
 * The toolkit as students meet it: child processes that read a pipe. They run as the bundle that is graded, and once
 * with tsx.
 */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { afterAll, describe, expect, it, vi } from "vitest";
import { tinyWorkbook, writeWorkbook } from "../engine/for-tests/tiny-workbook.ts";
import { testInFull } from "../in-full-for-tests.ts";

const { root, remove } = writeWorkbook(tinyWorkbook());
const started: ChildProcessWithoutNullStreams[] = [];
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  remove();
});

const PROGRAMS = {
  "asks-twice": `import { ask, print } from "#toolkit/console.ts";
print("Welcome.");
print(JSON.stringify(await ask("One? ")));
print(JSON.stringify(await ask("Two? ")));
`,
  "asks-with-work-between": `import { ask, print } from "#toolkit/console.ts";
for (let i = 0; i < 3; i++) {
  await new Promise((resolve) => setTimeout(resolve, 30));
  print(await ask(\`\${i}? \`));
}
`,
  "asks-without-a-prompt": `import { ask } from "#toolkit/console.ts";
await ask();
`,
  "catches-the-end": `import { ask, InputEnded, print } from "#toolkit/console.ts";
try {
  await ask("One? ");
} catch (error) {
  print(String(error instanceof InputEnded));
}
print("Goodbye.");
`,
  "asks-on-after-the-end": `import { ask } from "#toolkit/console.ts";
for (let i = 0; i < 12; i++) await ask().catch(() => {});
await ask("One? ");
`,
  "crashes-after-the-end": `import { ask } from "#toolkit/console.ts";
await ask().catch(() => {});
throw new TypeError("something else");
`,
  "prints-much-and-asks": `import { ask, print } from "#toolkit/console.ts";
for (let i = 0; i < 40_000; i++) print(\`line \${i}\`);
await ask("One? ");
`,
  "prints-in-all-ways": `import { print, write } from "#toolkit/console.ts";
write("no ");
write("end");
print();
print("♠");
print("");
`,
  pauses: `import { pause } from "#toolkit/pause.ts";
import { print } from "#toolkit/console.ts";
await pause(1000);
print("At once.");
`,
  "asks-for-a-seed": `import { print } from "#toolkit/console.ts";
import { askSeed } from "#toolkit/seed.ts";
print(String(await askSeed()));
`,
} as const;

type Name = keyof typeof PROGRAMS;

const TSX = fileURLToPath(import.meta.resolve("tsx"));

const folder = join(root, "exercises/tiny/1-greet");
const names = Object.keys(PROGRAMS) as Name[];
for (const name of names) writeFileSync(join(folder, `${name}.ts`), PROGRAMS[name]);
buildSync({
  entryPoints: names.map((name) => join(folder, `${name}.ts`)),
  outdir: folder,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  format: "esm",
  platform: "neutral",
  target: "es2022",
  logLevel: "silent",
});

/** The arguments of Node that start a program as the bundle that is graded. */
const bundle = (name: Name): string[] => [join(folder, `${name}.mjs`)];
/** The arguments that start it as a student's editor does. This takes a second, mostly for tsx. */
const source = (name: Name): string[] => ["--import", TSX, join(folder, `${name}.ts`)];

interface Ended {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

interface Running {
  readonly child: ChildProcessWithoutNullStreams;
  stdout(): string;
  readonly ended: Promise<Ended>;
}

function start(name: Name, by = bundle): Running {
  const child = spawn(process.execPath, by(name), { cwd: root, timeout: 30_000 });
  started.push(child);
  const texts = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    texts.stdout += chunk;
  });
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    texts.stderr += chunk;
  });
  child.stdin.on("error", () => {});
  const ended = new Promise<Ended>((resolve) => {
    child.once("close", (status) => resolve({ ...texts, status }));
  });
  return { child, stdout: () => texts.stdout, ended };
}

function run(name: Name, input: string): Promise<Ended> {
  const { child, ended } = start(name);
  child.stdin.end(input);
  return ended;
}

function shows(running: Running, text: string): Promise<void> {
  return vi.waitFor(() => expect(running.stdout()).toBe(text), { timeout: 10_000, interval: 10 });
}

// The tests mostly wait for processes, so they run side by side.
describe.concurrent("a program of the toolkit", () => {
  const twice = (one: string, two: string): Ended => ({
    stdout: `Welcome.\nOne? ${JSON.stringify(one)}\nTwo? ${JSON.stringify(two)}\n`,
    stderr: "",
    status: 0,
  });

  it("each prompt is shown before its line is typed", async ({ expect }) => {
    const running = start("asks-twice");
    await shows(running, "Welcome.\nOne? ");
    running.child.stdin.write("a\n");
    await shows(running, 'Welcome.\nOne? "a"\nTwo? ');
    running.child.stdin.write("b\n");
    expect(await running.ended).toEqual(twice("a", "b"));
  });
  it("lines that come early are kept, in order and with their spaces", async ({ expect }) => {
    expect(await run("asks-twice", " a \n\nc\n")).toEqual(twice(" a ", ""));
    expect((await run("asks-with-work-between", "x\ny\nz\n")).stdout).toBe("0? x\n1? y\n2? z\n");
  });
  testInFull("a last line without its line end is a line", async ({ expect }) => {
    expect(await run("asks-twice", "a\nb")).toEqual(twice("a", "b"));
  });
  it("a line end may be CRLF and may come in two pieces, and so may a character", async ({
    expect,
  }) => {
    expect(await run("asks-twice", "a\r\nb\r\n")).toEqual(twice("a", "b"));
    const { child, ended } = start("asks-twice");
    for (const piece of [
      Buffer.from("♠\r\n").subarray(0, 2),
      Buffer.from("♠").subarray(2),
      "\r",
      "\nb\r",
    ]) {
      child.stdin.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    child.stdin.end();
    expect(await ended).toEqual(twice("♠", "b"));
  });
  it("the end of the input is one sentence and status 1, without a stack", async ({ expect }) => {
    expect(await run("asks-twice", "a\n")).toEqual({
      stdout: 'Welcome.\nOne? "a"\nTwo? ',
      stderr: '\nThe input ended at "Two?".\n',
      status: 1,
    });
    expect(await run("asks-without-a-prompt", "")).toEqual({
      stdout: "",
      stderr: "\nThe input ended: a line was asked for.\n",
      status: 1,
    });
  });
  testInFull(
    "the end of the input can be caught, and then it is not an error",
    async ({ expect }) => {
      expect(await run("catches-the-end", "")).toEqual({
        stdout: "One? true\nGoodbye.\n",
        stderr: "",
        status: 0,
      });
    },
  );
  testInFull(
    "the end of the input is reported once, however often it was caught before",
    async ({ expect }) => {
      expect(await run("asks-on-after-the-end", "")).toEqual({
        stdout: "One? ",
        stderr: '\nThe input ended at "One?".\n',
        status: 1,
      });
    },
  );
  testInFull("a different error after it is reported in full", async ({ expect }) => {
    const { stderr, status } = await run("crashes-after-the-end", "");
    expect([status, stderr.split("\n")[1], /\n {4}at /.test(stderr)]).toEqual([
      1,
      "TypeError: something else",
      true,
    ]);
  });
  testInFull(
    "output from before the end of the input arrives, however slowly it is read",
    async ({ expect }) => {
      const { child, ended } = start("prints-much-and-asks");
      child.stdin.end();
      child.stdout.pause();
      await new Promise((resolve) => setTimeout(resolve, 1500));
      child.stdout.resume();
      const { stdout, status } = await ended;
      const lines = stdout.split("\n");
      expect([lines.length, lines.at(-1), status]).toEqual([40_001, "One? ", 1]);
    },
  );
  testInFull("print ends its line, write does not", async ({ expect }) => {
    expect((await run("prints-in-all-ways", "")).stdout).toBe("no end\n♠\n\n");
  });
  it("a pause takes no time if nobody is watching", async ({ expect }) => {
    expect(await run("pauses", "")).toEqual({ stdout: "At once.\n", stderr: "", status: 0 });
  });
  testInFull("a program ends by itself while its input stays open", async ({ expect }) => {
    const running = start("asks-twice");
    running.child.stdin.write("a\nb\nc\n");
    expect(await running.ended).toEqual(twice("a", "b"));
  });
  it("askSeed asks until the answer is a seed; an empty line takes the clock", async ({
    expect,
  }) => {
    const wrong =
      "Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.\n";
    const { stdout } = await run("asks-for-a-seed", "x\n-1\n4294967296\n1.5\n 4294967295 \n");
    expect(stdout).toBe(`${`Seed: ${wrong}`.repeat(4)}Seed: 4294967295\n`);
    const before = Math.floor(Date.now() / 1000);
    const clock = Number((await run("asks-for-a-seed", "\n")).stdout.replace("Seed: ", ""));
    expect(clock >= before && clock <= Date.now() / 1000).toBe(true);
  });

  it("the toolkit works in the same way with tsx, from its source", async ({ expect }) => {
    const running = start("asks-twice", source);
    await shows(running, "Welcome.\nOne? ");
    running.child.stdin.write("a\n");
    await shows(running, 'Welcome.\nOne? "a"\nTwo? ');
    running.child.stdin.end();
    expect(await running.ended).toEqual({
      stdout: 'Welcome.\nOne? "a"\nTwo? ',
      stderr: '\nThe input ended at "Two?".\n',
      status: 1,
    });
  });
});
