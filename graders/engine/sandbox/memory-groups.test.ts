/** The kernel's limits on memory: where they are found, and that they hold. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openMemoryGroups } from "./memory-groups.ts";

const MEBIBYTE = 1024 * 1024;
const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

interface System {
  /** What the system says of this process. */
  readonly proc: string;
  /** The group that it is in. */
  readonly own: string;
}

/** A system whose groups are plain folders: what is written into them stays there. */
function systemOf(
  groups: (mount: string) => { readonly cgroup: string; readonly mountinfo: string },
  files: Readonly<Record<string, string>>,
  inside = "user/scope",
): System {
  const root = mkdtempSync(join(tmpdir(), "groups-"));
  made.push(root);
  const own = join(root, "mount", inside);
  mkdirSync(own, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(own, name), text);
  const proc = join(root, "proc", "self");
  mkdirSync(proc, { recursive: true });
  const { cgroup, mountinfo } = groups(join(root, "mount"));
  writeFileSync(join(proc, "cgroup"), cgroup);
  writeFileSync(join(proc, "mountinfo"), mountinfo);
  for (const [pid, parent] of [
    [process.pid, 7],
    [7, 1],
    [1, 0],
  ]) {
    mkdirSync(join(root, "proc", `${pid}`), { recursive: true });
    writeFileSync(join(root, "proc", `${pid}`, "status"), `Name:\tnode\nPPid:\t${parent}\n`);
  }
  return { proc, own };
}

const second = (mount: string) => ({
  cgroup: "0::/user/scope\n",
  mountinfo: `31 23 0:28 / /sys rw - sysfs sysfs rw\n41 31 0:38 / ${mount} rw - cgroup2 cgroup2 rw\n`,
});
const DELEGATED = {
  "cgroup.controllers": "cpu memory pids\n",
  "cgroup.subtree_control": "",
  "cgroup.procs": `7\n${process.pid}\n`,
};
/** The one group in a scope that is not the command's. */
function group(own: string, name = "0"): string {
  const [found, ...others] = readdirSync(own).filter((one) => /^deckwork-\d/.test(one));
  expect(others).toEqual([]);
  return join(own, found!, name);
}
const textOf = (...path: string[]) => readFileSync(join(...path), "utf8");

describe("in a scope that is delegated", () => {
  it("the command makes room, and each box has a group with a limit", () => {
    const { proc, own } = systemOf(second, DELEGATED);
    const opened = openMemoryGroups(proc).open(400 * MEBIBYTE)!;
    // A real system takes each process out of the one group as it comes into the other.
    expect(textOf(own, "deckwork-command", "cgroup.procs")).toBe(`7${process.pid}`);
    expect(textOf(own, "cgroup.subtree_control")).toBe("+memory");
    expect(textOf(group(own, ".."), "cgroup.subtree_control")).toBe("+memory");
    expect(textOf(group(own), "memory.max")).toBe(String(400 * MEBIBYTE));
    opened.add([12]);
    expect(textOf(group(own), "cgroup.procs")).toBe("12");
    expect(opened.exceeded()).toBe(false);
    writeFileSync(join(group(own), "memory.events"), "oom 3\noom_kill 1\n");
    expect(opened.exceeded()).toBe(true);
  });

  it("the next command finds that room", () => {
    const { proc, own } = systemOf(
      (mount) => ({ ...second(mount), cgroup: "0::/user/scope/deckwork-command\n" }),
      { "cgroup.controllers": "memory\n", "cgroup.procs": `${process.pid}\n` },
      "user/scope/deckwork-command",
    );
    const scope = join(own, "..");
    for (const [name, text] of Object.entries({
      ...DELEGATED,
      "cgroup.subtree_control": "memory\n",
      "cgroup.procs": "",
    }))
      writeFileSync(join(scope, name), text);
    expect(openMemoryGroups(proc).open(MEBIBYTE)).toBeDefined();
    expect(readdirSync(group(scope))).toContain("memory.max");
    expect(readdirSync(own)).not.toContain("deckwork-command");
  });

  it.each([
    ["somebody else is in it", { ...DELEGATED, "cgroup.procs": `7\n8\n${process.pid}\n` }],
    ["it has no memory to give", { ...DELEGATED, "cgroup.controllers": "cpu\n" }],
  ])("nothing is moved if %s", (_, files) => {
    const { proc, own } = systemOf(second, files);
    expect(openMemoryGroups(proc).open(MEBIBYTE)).toBeUndefined();
    expect(readdirSync(own).toSorted()).toEqual(Object.keys(DELEGATED).toSorted());
  });
});

describe("in the first version", () => {
  it("a group is beside others, by the path that a container sees", () => {
    const { proc, own } = systemOf(
      (mount) => ({
        cgroup: "9:name=systemd:/\n4:cpu,memory:/docker/12/user/scope\n0::/\n",
        mountinfo: `35 31 0:32 /docker/12 ${mount} rw - cgroup cgroup rw,cpu,memory\n`,
      }),
      { "cgroup.procs": "1\n" },
    );
    expect(openMemoryGroups(proc).open(MEBIBYTE)).toBeDefined();
    expect(textOf(group(own), "memory.limit_in_bytes")).toBe(String(MEBIBYTE));
  });

  it("the groups of a command that was killed are removed", () => {
    const { proc, own } = systemOf(
      (mount) => ({
        cgroup: "4:memory:/user/scope\n",
        mountinfo: `35 31 0:32 / ${mount} rw - cgroup cgroup rw,memory\n`,
      }),
      { "cgroup.procs": "1\n" },
    );
    // No process has such a number.
    mkdirSync(join(own, "deckwork-99999999-0", "3"), { recursive: true });
    openMemoryGroups(proc).open(MEBIBYTE);
    expect(textOf(group(own), "memory.limit_in_bytes")).toBe(String(MEBIBYTE));
  });

  it("a group that nobody can see is none", () => {
    const { proc } = systemOf(
      (mount) => ({
        cgroup: "4:memory:/other/scope\n",
        mountinfo: `35 31 0:32 /docker/12 ${mount} rw - cgroup cgroup rw,memory\n`,
      }),
      { "cgroup.procs": "1\n" },
    );
    expect(openMemoryGroups(proc).open(MEBIBYTE)).toBeUndefined();
  });
});

it.each([
  ["no groups", ""],
  ["groups of another kind", "3:cpuset:/\n"],
])("a system with %s has none", (_, cgroup) => {
  const { proc } = systemOf(() => ({ cgroup, mountinfo: "" }), {});
  expect(openMemoryGroups(proc).open(MEBIBYTE)).toBeUndefined();
  expect(openMemoryGroups(join(proc, "nowhere")).open(MEBIBYTE)).toBeUndefined();
});

const groups = openMemoryGroups();
const LIMIT = 96 * MEBIBYTE;
const probe = groups.open(LIMIT);
probe?.close();
groups.close();

describe.skipIf(!probe)("the kernel ends what needs more memory (needs control groups)", () => {
  const FILLS = `
    process.stdin.once("data", () => {
      const all = [];
      for (let at = 0; at < 120; at++) all.push(Buffer.alloc(${MEBIBYTE}, 1));
      console.log(all.length);
    });`;

  it.each([
    [64, true],
    [1024, false],
  ])("in a group of %i MiB", async (size, ends) => {
    const own = openMemoryGroups();
    const one = own.open(size * MEBIBYTE)!;
    const child = spawn(process.execPath, ["-e", FILLS], { env: {} });
    one.add([child.pid!]);
    child.stdin.end("\n");
    const [status, signal] = await once(child, "exit");
    expect([status, signal]).toEqual(ends ? [null, "SIGKILL"] : [0, null]);
    expect(one.exceeded()).toBe(ends);
    one.close();
    own.close();
  });
});
