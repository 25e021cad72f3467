/** Whatever a student does to the files, a command says it in sentences, never with a stack. */
import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { compiled, PROJECT } from "#compiled/compiled.cjs";
import { tinyWorkbook } from "../engine/for-tests/tiny-workbook.ts";
import { afterAllTests, ownWorkbook } from "./run-for-tests.ts";

const after = afterAllTests();

/** This comes last, because it repairs the folder. */
const COMMANDS = [
  "lesson tiny/2",
  "play tiny/2",
  "check tiny/2",
  "check",
  "typecheck tiny/2",
  "typecheck tiny",
  "hint tiny/2",
  "solution tiny/2",
  "solution tiny/2 --insist",
  "reset tiny/2",
];

/** What a student can do to the files of a stage, or to those about it. */
const DEEDS: Readonly<Record<string, (root: string) => void>> = {
  "a file deleted": (root) => rmSync(at(root, "2-roll/main.ts")),
  "a file of an earlier stage deleted": (root) => rmSync(at(root, "1-greet/greet.ts")),
  "a file renamed": (root) => renameSync(at(root, "2-roll/main.ts"), at(root, "2-roll/Main2.ts")),
  "a file emptied": (root) => writeFileSync(at(root, "2-roll/main.ts"), ""),
  "a file saved as binary": (root) =>
    writeFileSync(at(root, "2-roll/main.ts"), Buffer.from([0, 255, 1, 0])),
  "a file that is no TypeScript": (root) =>
    writeFileSync(at(root, "2-roll/main.ts"), "<html>\x1b[2J</html>\n"),
  "a folder instead of a file": (root) => {
    rmSync(at(root, "2-roll/main.ts"));
    mkdirSync(at(root, "2-roll/main.ts"));
  },
  "a file that is far too large": (root) =>
    writeFileSync(at(root, "2-roll/main.ts"), "// x\n".repeat(200_000)),
  "a stage's folder missing": (root) => rmSync(at(root, "2-roll"), { recursive: true }),
  "a file instead of a stage's folder": (root) => {
    rmSync(at(root, "2-roll"), { recursive: true });
    writeFileSync(at(root, "2-roll"), "mine");
  },
  "a circular link instead of a stage's folder": (root) => {
    rmSync(at(root, "2-roll"), { recursive: true });
    symlinkSync("2-roll", at(root, "2-roll"));
  },
  "no exercises at all": (root) => rmSync(join(root, "exercises"), { recursive: true }),
  "a file instead of exercises": (root) => {
    rmSync(join(root, "exercises"), { recursive: true });
    writeFileSync(join(root, "exercises"), "");
  },
  "a deckwork.json that is none": (root) => writeFileSync(at(root, "2-roll/deckwork.json"), "{"),
  "a deckwork.json of another language": (root) =>
    writeFileSync(at(root, "2-roll/deckwork.json"), '{"run": ["./nothing"]}'),
  "a progress that is broken": (root) => {
    mkdirSync(join(root, ".deckwork"));
    writeFileSync(join(root, ".deckwork/progress.json"), "\0\0{");
  },
  "a file instead of the progress": (root) => writeFileSync(join(root, ".deckwork"), ""),
};

function at(root: string, path: string): string {
  return join(root, "exercises/tiny", path);
}

/** Runs the desk and then these commands for each workbook, in one process: what any of them throws ends it. */
const RUN_ALL = `
const { main, load, roots, lines } = JSON.parse(process.env.RUN_ALL);
const { exports } = require(load).load(main, undefined, require);
(async () => {
  for (const root of roots) {
    process.env.DECKWORK_ROOT = root;
    console.log("== in " + root);
    for (const line of ["", ...lines]) {
      console.log("== " + line);
      console.log("== status " + (await exports.main(line.split(" ").filter(Boolean))));
    }
  }
  process.exit(0);
})();
`;

interface Ended {
  readonly status: number | null;
  /** What was written to both streams. */
  readonly said: string;
}

function runAll(
  roots: readonly string[],
  { as, before = [] }: { as?: number; before?: readonly string[] } = {},
): Promise<Ended> {
  const { main, load } = compiled()!;
  const node = [process.execPath, "-e", RUN_ALL];
  const [command = "", ...rest] = [...before, ...node];
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, {
      cwd: PROJECT,
      env: { ...process.env, RUN_ALL: JSON.stringify({ main, load, roots, lines: COMMANDS }) },
      stdio: ["ignore", "pipe", "pipe"],
      ...(as === undefined ? {} : { uid: as, gid: as }),
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => {
        said += text;
      });
    child.on("error", reject).on("close", (status) => resolve({ status, said }));
  });
}

/** What a stack looks like, in Node's words and in those of what is under it. */
const STACK =
  /^\s+at .*(graders|node_modules|node:).*$|node:internal.*|Node\.js v\d.*|Unhandled.*|\b(Type|Reference|Syntax)Error\b.*/m;

function expectSentences({ status, said }: Ended): void {
  expect({ stack: STACK.exec(said)?.[0], status }).toEqual({ stack: undefined, status: 0 });
  const statuses = [...said.matchAll(/^== status (\S+)$/gm)].map(([, number]) => Number(number));
  expect(statuses).toHaveLength(COMMANDS.length + 1);
  expect(statuses.filter((one) => ![0, 1, 2].includes(one))).toEqual([]);
}

describe.concurrent("no stack trace is shown, and the exit status is right", () => {
  // Two processes for all, because starting one takes longer than its work. They still take seconds, because each
  // command grades or shows two stages, seventeen times.
  const roots = new Map<string, string>();
  const said = new Map<string, Promise<Ended>>();
  beforeAll(() => {
    for (const [deed, act] of Object.entries(DEEDS)) {
      const root = ownWorkbook(tinyWorkbook(), after);
      act(root);
      roots.set(deed, root);
    }
    const all = [...roots.values()];
    const half = Math.ceil(all.length / 2);
    for (const some of [all.slice(0, half), all.slice(half)]) {
      const ended = runAll(some);
      for (const root of some) said.set(root, ended);
    }
  });

  test.for(Object.keys(DEEDS))("%s", async (deed) => {
    const root = roots.get(deed)!;
    const all = await said.get(root)!;
    const [, own = ""] = all.said.split(`== in ${root}\n`);
    expectSentences({ ...all, said: own.split("== in ")[0]! });
  });
});

/** Root can write everywhere, so a different user tries, who must at least be able to read the project. */
const somebody = process.getuid?.() === 0 ? { as: 65534 } : {};
const READS = 'require("node:fs").readdirSync(process.argv[1])';
const unwritable = whyNotUnwritable();
if (unwritable) console.warn(`NOT RUN: files that cannot be written, because ${unwritable}`);

function whyNotUnwritable(): string | undefined {
  if (process.platform === "win32") return "Windows has no such modes";
  const uid = somebody.as ?? process.getuid!();
  const read = spawnSync(process.execPath, ["-e", READS, PROJECT], {
    uid,
    gid: somebody.as ?? process.getgid!(),
  });
  return read.status === 0 ? undefined : `user ${uid} cannot read the project's folder`;
}

test.skipIf(unwritable)(
  "a folder that cannot be written loses nothing",
  { concurrent: true },
  async () => {
    const root = ownWorkbook(tinyWorkbook(), after);
    const mine = "// mine\n";
    writeFileSync(at(root, "2-roll/main.ts"), mine);
    const folders = [root, join(root, "exercises"), at(root, "1-greet"), at(root, "2-roll")];
    for (const folder of folders) chmodSync(folder, 0o555);
    const ended = await runAll([root], somebody);
    expectSentences(ended);
    expect(ended.said).toContain(
      `${at(root, "2-roll/main.ts")}: cannot be reset (EACCES); none of your work is lost.\n`,
    );
    expect(readFileSync(at(root, "2-roll/main.ts"), "utf8")).toBe(mine);
    expect(readdirSync(at(root, "2-roll"))).toEqual(["main.ts"]);
    for (const folder of folders) chmodSync(folder, 0o755);
  },
);

const bubblewrap = spawnSync("bwrap", ["--ro-bind", "/", "/", "true"]).status === 0;
if (!bubblewrap)
  console.warn("NOT RUN: commands on a read-only disk, because bwrap is not there or not allowed");

test.skipIf(!bubblewrap).each([
  ["with a place for temporary files", true],
  ["without one", false],
])("a disk that is read-only, %s", { concurrent: true }, async (_, temporary) => {
  const root = ownWorkbook(tinyWorkbook(), after);
  const before = ["bwrap", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"];
  if (temporary)
    // The workbook itself may be there, too.
    before.push(
      ...["--tmpfs", "/tmp", "--ro-bind", PROJECT, PROJECT, "--ro-bind", root, root],
      ...["--setenv", "TMPDIR", "/tmp"],
    );
  expectSentences(await runAll([root], { before }));
});
