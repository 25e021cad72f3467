/**
 * What one run of a command sets up once: a temporary folder, the programs that work inside the boxes, and the answer to
 * the question which protection this machine offers.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, linkSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { atEnd } from "./ending.ts";
import { TIMES, type Times } from "./limits.ts";

export type Protection =
  | { readonly kind: "bubblewrap"; readonly options: readonly string[] }
  /** Node's permission flags and the limits alone. */
  | { readonly kind: "permissions"; readonly why: string };

export interface Session {
  readonly protection: Protection;
  /** Whether `prlimit` is there to set the kernel's limits. */
  readonly prlimit: boolean;
  /** A folder of this run that the user inside the boxes can read. */
  readonly folder: string;
  /** Host paths of the programs that work inside the boxes. */
  readonly inside: Readonly<Record<InsideProgram, string>>;
  /** The Node that runs them. */
  readonly node: string;
  /** The parser that facts are read with. */
  readonly typescript: string;
  /** Tells the builder where its libraries are. */
  readonly insideEnvironment: Readonly<Record<string, string>>;
  /** esbuild's library and its binary. */
  readonly esbuild: { readonly library: string; readonly binary: string };
  /** How long programs and the compiler may take. */
  readonly times: Times;
  /** The user that boxes run as, where the grader is root. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
  close(): void;
}

type InsideProgram = "builder" | "realm" | "process-host";

const INSIDE = fileURLToPath(new URL("../inside/", import.meta.url));
const NOBODY = 65534;

export interface SessionOptions {
  /** `false`: do without bubblewrap, even where it is there. */
  readonly box?: boolean;
}

/** Sets up; `close` takes everything away again. */
export function openSession({ box = true }: SessionOptions = {}): Session {
  const root = process.getuid?.() === 0;
  const user = root ? { uid: NOBODY, gid: NOBODY } : undefined;
  const folder = mkdtempSync(join(root ? "/tmp" : tmpdir(), "deckwork-"));
  chmodSync(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Whatever way the command ends, its folder goes with it.
  const forget = atEnd(remove);
  if (process.platform !== "win32") process.on("SIGUSR1", noDebugger);
  buildSync({
    entryPoints: ["builder", "realm", "process-host"].map((name) => join(INSIDE, `${name}.ts`)),
    outdir: folder,
    outExtension: { ".js": ".cjs" },
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    logLevel: "silent",
  });
  const place = (path: string, name: string) => (root ? borrow(path, join(folder, name)) : path);
  const binary = place(esbuildBinary(), "esbuild");
  const library = place(resolvePackage("esbuild"), "esbuild.cjs");
  const typescript = place(resolvePackage("typescript"), "typescript.cjs");
  const protection: Protection = box
    ? findProtection(user)
    : { kind: "permissions", why: "it was switched off" };
  return {
    folder,
    times: TIMES,
    user,
    protection,
    prlimit:
      process.platform === "linux" &&
      spawnSync("prlimit", ["--version"], { timeout: 5000 }).status === 0,
    node: place(process.execPath, "node"),
    typescript,
    esbuild: { library, binary },
    insideEnvironment:
      protection.kind === "bubblewrap"
        ? insideEnvironment("/deck/esbuild.cjs", "/deck/esbuild", "/deck/typescript.cjs")
        : insideEnvironment(library, binary, typescript),
    inside: {
      builder: join(folder, "builder.cjs"),
      realm: join(folder, "realm.cjs"),
      "process-host": join(folder, "process-host.cjs"),
    },
    close: () => {
      process.off("SIGUSR1", noDebugger);
      forget();
      remove();
    },
  };
}

/** By this signal Node would open a debugger, to whoever sends it: a program without a box can. */
function noDebugger(): void {}

/** Root's files may stand where the box's user cannot reach; a link, or else a copy, in our own folder can be read. */
function borrow(path: string, to: string): string {
  if (path.startsWith("/usr/")) return path;
  try {
    linkSync(path, to);
  } catch {
    copyFileSync(path, to);
    chmodSync(to, 0o755);
  }
  return to;
}

function resolvePackage(name: string): string {
  return createRequire(import.meta.url).resolve(name);
}

function insideEnvironment(
  esbuild: string,
  binary: string,
  typescript: string,
): Record<string, string> {
  return {
    DECKWORK_ESBUILD: esbuild,
    ESBUILD_BINARY_PATH: binary,
    DECKWORK_TYPESCRIPT: typescript,
    // esbuild is written in Go, whose collector would be at work in every build; so it waits until there is more to collect.
    GOGC: "400",
  };
}

function esbuildBinary(): string {
  const require = createRequire(resolvePackage("esbuild"));
  const platform = `@esbuild/${process.platform}-${process.arch}`;
  try {
    return require.resolve(
      `${platform}/${process.platform === "win32" ? "esbuild.exe" : "bin/esbuild"}`,
    );
  } catch {
    // A platform without a package of its own: esbuild knows where its own starter is.
    return require.resolve("esbuild/bin/esbuild");
  }
}

/** The folders of the system that a program needs to start, bound read-only where they are. */
const SYSTEM = [
  "--ro-bind",
  "/usr",
  "/usr",
  "--ro-bind-try",
  "/etc/ld.so.cache",
  "/etc/ld.so.cache",
  "--ro-bind-try",
  "/etc/alternatives",
  "/etc/alternatives",
  "--ro-bind-try",
  "/nix/store",
  "/nix/store",
  ...["/bin", "/sbin", "/lib", "/lib64", "/lib32"].flatMap((path) => ["--ro-bind-try", path, path]),
];

/** Never more than this in the box's `/tmp`: it lives in memory that no process is charged for. */
const TMP_BYTES = 32 * 1024 * 1024;

/**
 * Every way to ask for the box, the strictest first: older releases lack an option. The first that really starts a
 * program is taken.
 */
const WAYS: readonly (readonly string[])[] = [
  ["--unshare-user", "--disable-userns", "--size", String(TMP_BYTES), "--tmpfs", "/tmp"],
  ["--size", String(TMP_BYTES), "--tmpfs", "/tmp"],
  ["--tmpfs", "/tmp"],
];

function findProtection(user: Session["user"]): Protection {
  if (process.platform !== "linux") return { kind: "permissions", why: "bubblewrap is for Linux" };
  let why = "";
  for (const way of WAYS) {
    const options = [
      ...SYSTEM,
      "--unshare-all",
      "--die-with-parent",
      "--new-session",
      "--proc",
      "/proc",
      "--dev",
      "/dev",
      ...way,
    ];
    // Its own report is asked for as well: a release that has none is of no use.
    const command = ["--json-status-fd", "1", "/usr/bin/env", "true"];
    const probe = spawnSync("bwrap", [...options, ...command], {
      timeout: 5000,
      killSignal: "SIGKILL",
      encoding: "utf8",
      env: { PATH: process.env.PATH ?? "/usr/bin:/bin" },
      ...user,
    });
    if (probe.status === 0) return { kind: "bubblewrap", options };
    if ((probe.error as NodeJS.ErrnoException | undefined)?.code === "ENOENT") {
      return { kind: "permissions", why: "bwrap is not installed" };
    }
    why ||= `bwrap does not start: ${(probe.stderr ?? "").trim().split("\n")[0] || String(probe.error ?? "it failed")}`;
  }
  return { kind: "permissions", why };
}
