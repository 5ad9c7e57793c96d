import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

/** For tests: what stands at a path of a repository. */
export interface SampleFile {
  path: string;
  content: string | Buffer;
  mode?: "100644" | "100755" | "120000" | "160000";
}

/** For tests: git as a developer runs it, apart from the machine's own settings. */
export function git(cwd: string, args: readonly string[], input: string | Buffer = ""): string {
  const env = { PATH: process.env.PATH, HOME: cwd, GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null" };
  return execFileSync("git", [...args], {
    cwd,
    env,
    input,
    encoding: "utf8",
    stdio: ["pipe", "pipe", "ignore"],
  });
}

/** A bare repository `<folder>/<name>` of one commit on `main` with exactly these files, however hostile. */
export function bareRepository(folder: string, name: string, files: readonly SampleFile[]): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  git(path, ["init", "--quiet", "--bare", "--initial-branch=main"]);
  git(path, ["fast-import", "--quiet"], Buffer.concat([...fastImport(files)]));
  return path;
}

function* fastImport(files: readonly SampleFile[]): Generator<Buffer> {
  yield Buffer.from("commit refs/heads/main\ncommitter A <a@example.org> 1700000000 +0000\ndata 4\nmade\n");
  for (const { path, content, mode = "100644" } of files) {
    const bytes = Buffer.from(content);
    const quoted = `"${path.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n")}"`;
    if (mode === "160000") {
      yield Buffer.from(`M 160000 ${content} ${quoted}\n`);
      continue;
    }
    yield Buffer.concat([
      Buffer.from(`M ${mode} inline ${quoted}\ndata ${bytes.byteLength}\n`),
      bytes,
      Buffer.from("\n"),
    ]);
  }
  yield Buffer.from("done\n");
}
