import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const MODULE = fileURLToPath(new URL("./inherited.ts", import.meta.url));
const TSX = fileURLToPath(import.meta.resolve("tsx"));
const PLACE = 60;

test.skipIf(process.platform !== "linux")(
  "a descriptor that the grader was started with is known, and none of its own",
  () => {
    const file = openSync("/dev/null", "r");
    const script = `import(${JSON.stringify(MODULE)}).then(({ inherited }) => console.log(JSON.stringify(inherited())))`;
    const { stdout } = spawnSync(process.execPath, ["--import", TSX, "-e", script], {
      stdio: ["ignore", "pipe", "inherit", ...Array(PLACE - 3).fill("ignore"), file],
      encoding: "utf8",
      timeout: 20_000,
    });
    closeSync(file);
    const known = JSON.parse(stdout) as number[];
    expect(known.filter((one) => one <= PLACE)).toEqual([PLACE]);
  },
);
