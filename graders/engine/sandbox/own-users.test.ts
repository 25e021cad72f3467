/** Each box without bubblewrap has a user of its own, also beside other graders. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { takeUser } from "./own-users.ts";

let folder: string;
let place: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "deckwork-users-"));
  place = join(folder, "users");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(process.platform === "win32")("users of boxes", () => {
  it("are taken until they are given back", () => {
    const taken = Array.from({ length: 500 }, () => takeUser(place));
    expect(new Set(taken.map(({ uid }) => uid)).size).toBe(500);
    expect(() => takeUser(place)).toThrow("All 500 users");
    taken[7]!.release();
    expect(takeUser(place).uid).toBe(taken[7]!.uid);
  });

  it("leave nothing behind", () => {
    const [one, two] = [takeUser(place), takeUser(place)];
    one.release();
    expect(readdirSync(place)).toEqual([String(two.uid)]);
    two.release();
    expect(existsSync(place)).toBe(false);
  });

  it("are given back without a fault after another grader has taken them, and it keeps its own", () => {
    const [one, two, other] = [takeUser(place), takeUser(place), takeUser(place)];
    const linkOf = ({ uid }: { readonly uid: number }) => join(place, String(uid));
    rmSync(linkOf(one));
    rmSync(linkOf(two));
    symlinkSync("1", linkOf(two));
    for (const user of [one, two, other]) user.release();
    expect(readdirSync(place)).toEqual([String(two.uid)]);
  });

  it("are taken again from a grader that has ended, and not from one that runs", () => {
    const { pid } = spawnSync(process.execPath, ["-e", ""]);
    mkdirSync(place, { mode: 0o700 });
    const next = takeUser(place).uid;
    const ids = Array.from({ length: 500 }, (_, at) => 60_600 + at).filter((id) => id !== next);
    for (const id of ids)
      symlinkSync(String(id === ids[3] ? pid : process.ppid), join(place, String(id)));
    expect(takeUser(place).uid).toBe(ids[3]);
    expect(() => takeUser(place)).toThrow("All 500 users");
  });
});
