/** For the project `exercises`: skips tests that the student has not started, because a starter's tests all fail. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeEach } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

beforeEach(({ task, skip }) => {
  if (isStarter(task.file.filepath)) skip("not started");
});

/** Whether a file under `exercises/` is still the same as the starter's. */
function isStarter(file: string): boolean {
  const [, track, rest] =
    /^exercises\/([^/]+)\/(.+)$/.exec(file.slice(root.length).replaceAll("\\", "/")) ?? [];
  return track !== undefined && read(file) === read(`${root}graders/${track}/starter/${rest}`);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").replaceAll("\r\n", "\n").trimEnd();
  } catch {
    return undefined;
  }
}
