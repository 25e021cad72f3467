/** Whether strangers' programs can be confined here, and what the instructor is told if not. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, test } from "vitest";
import { type Machine, remedyFor, requireConfinement } from "./confinement.ts";

describe("the remedy for a machine without a box", () => {
  const linux: Machine = { platform: "linux", hasBwrap: true, read: () => undefined };
  const having = (path: string, text = ""): Machine => ({
    ...linux,
    read: (asked) => (asked === path ? text : undefined),
  });
  const forbids = "/proc/sys/kernel/apparmor_restrict_unprivileged_userns";
  it.each([
    ["another system", { ...linux, platform: "darwin" }, "Grade on Linux"],
    ["no bwrap", { ...linux, hasBwrap: false }, "Install bubblewrap"],
    ["Docker", having("/.dockerenv"), "--security-opt seccomp=unconfined"],
    ["Podman", having("/run/.containerenv"), "--security-opt seccomp=unconfined"],
    ["Ubuntu 24.04", having(forbids, "1\n"), "the AppArmor profile in .github/SECURITY.md"],
    ["the same after the remedy", having(forbids, "0\n"), "Ask an administrator"],
    ["Debian 10", having("/proc/sys/kernel/unprivileged_userns_clone", "0\n"), "userns_clone=1"],
    ["no namespaces", having("/proc/sys/user/max_user_namespaces", "0\n"), "namespaces=10000"],
    ["nothing to be seen", linux, "Ask an administrator"],
  ] satisfies [string, Machine, string][])("%s", (_, machine, says) => {
    expect(remedyFor(machine)).toContain(says);
  });
});

describe("strangers' programs", () => {
  const boxless = { kind: "permissions", why: "bwrap is not installed" } as const;
  const user = { uid: 65_432, gid: 65_432 };
  it("do not run without a box", () => {
    expect(() => requireConfinement({ protection: boxless, user }, "box", [])).toThrow(
      /there is no box for strangers' programs \(bwrap is not installed\)\. .+ If this machine holds only one submission, add --container; --no-box grades without protection\.$/,
    );
  });
  it("run without a box if the instructor says so", () => {
    expect(() => requireConfinement({ protection: boxless, user }, "none", [])).not.toThrow();
  });
  it("do not run as a user of their own if nobody can become that user", () => {
    const session = {
      protection: { kind: "container", why: "--container" },
      user: undefined,
    } as const;
    expect(() => requireConfinement(session, "container", [])).toThrow(/only root can do/);
  });
});

const notRoot = process.getuid?.() === 0 ? undefined : "only root can become another user";
if (notRoot) console.warn(`NOT RUN: closed folders in a container, because ${notRoot}`);

test.skipIf(notRoot)("in a container, no secret may be open to the programs' user", () => {
  const session = {
    protection: { kind: "container", why: "--container" },
    user: { uid: 65_432, gid: 65_432 },
  } as const;
  const folder = mkdtempSync(join(tmpdir(), "deckwork-secrets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const inside = join(folder, "solutions");
  mkdirSync(inside, { mode: 0o755 });
  const require = () => requireConfinement(session, "container", [inside]);
  chmodSync(folder, 0o755);
  expect(require).toThrow(`could read ${inside}. Close it with \`chmod -R o-rwx ${inside}\`.`);
  // A program that knows a name in it can still read that file.
  chmodSync(inside, 0o711);
  expect(require).toThrow(`could read ${inside}`);
  chmodSync(inside, 0o700);
  expect(require).not.toThrow();
  chmodSync(inside, 0o755);
  chmodSync(folder, 0o700);
  expect(require).not.toThrow();
});
