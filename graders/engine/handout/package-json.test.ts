import { expect, test } from "vitest";
import { studentPackage } from "./package-json.ts";

test("only what students need is left, with all that it needs in turn", () => {
  const packages = {
    "": { dependencies: { a: "1" }, devDependencies: { lint: "1", "@types/node": "1" } },
    "node_modules/a": { dependencies: { b: "1" }, optionalDependencies: { gone: "1" } },
    "node_modules/a/node_modules/b": { dependencies: { c: "1" } },
    "node_modules/b": {},
    "node_modules/c": { peerDependencies: { d: "1" } },
    "node_modules/d": { dependencies: { a: "1" } },
    "node_modules/lint": { dependencies: { b: "1" } },
    "node_modules/@types/node": {},
  };
  const ours = "node graders/deckwork.cjs";
  const { manifest, lock } = studentPackage(
    {
      scripts: {
        check: `${ours} check`,
        grade: `${ours} grade`,
        bench: "tsx bench.ts",
        test: "all",
      },
      dependencies: { a: "1" },
      devDependencies: { lint: "1", "@types/node": "1" },
    },
    { packages },
  );
  expect(manifest.scripts).toEqual({
    check: `${ours} check`,
    test: "vitest run --project exercises",
    "test:ui": "vitest --ui --project exercises",
  });
  expect(manifest.devDependencies).toEqual({ "@types/node": "1" });
  expect(lock.packages[""]).toEqual({
    dependencies: { a: "1" },
    devDependencies: { "@types/node": "1" },
  });
  expect(Object.keys(lock.packages)).toEqual([
    "",
    "node_modules/a",
    "node_modules/a/node_modules/b",
    "node_modules/c",
    "node_modules/d",
    "node_modules/@types/node",
  ]);
});
