import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { toolsMissing } from "./tools.ts";

const VERSION = "1.5.3";
const packed = fileURLToPath(
  new URL(`../../../.cache/julia-${VERSION}-${process.arch}.tar.gz`, import.meta.url),
);

/** Why tests cannot run Julia, or null; said once, where they skip. */
export const juliaMissing =
  toolsMissing ?? (existsSync(packed) ? null : "there is no Julia to test with: node scripts/test-julia.mjs");
if (juliaMissing && !toolsMissing)
  console.warn(`\n*** TESTS OF JULIA ENVIRONMENTS SKIPPED: ${juliaMissing}\n`);

export interface TestTree {
  sha1: string;
  bytes: Buffer;
}

/** A package server of Julia on loopback, and the official builds of one release. */
export async function openJuliaServer(folder: string) {
  const served = new Map<string, Buffer>();
  const asked: string[] = [];
  const processor = process.arch === "x64" ? ["x64", "x86_64"] : ["aarch64", "aarch64"];
  const build = `/bin/linux/${processor[0]}/1.5/julia-${VERSION}-linux-${processor[1]}.tar.gz`;
  if (!juliaMissing) served.set("/bin/versions.json", Buffer.from(JSON.stringify(listOf(build))));
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    if (path === build) return createReadStream(packed).pipe(response);
    const bytes = served.get(path);
    return response.writeHead(bytes ? 200 : 404).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    binaries: `${origin}/bin`,
    asked,
    serve(path: string, bytes: Buffer) {
      served.set(path, bytes);
    },
    /** Serves a package; returns the hash of its tree. */
    publish(uuid: string, files: Record<string, string>): string {
      const { sha1, bytes } = packTree(folder, files);
      served.set(`/package/${uuid}/${sha1}`, bytes);
      return sha1;
    },
    publishArtifact(files: Record<string, string>): string {
      const { sha1, bytes } = packTree(folder, files);
      served.set(`/artifact/${sha1}`, bytes);
      return sha1;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listOf(build: string) {
  const sha256 = createHash("sha256").update(readFileSync(packed)).digest("hex");
  const url = `https://julialang-s3.julialang.org${build}`;
  return { [VERSION]: { stable: true, files: [{ url, size: statSync(packed).size, sha256 }] } };
}

/** A tree as git hashes it, and as a package server packs it. */
export function packTree(parent: string, files: Record<string, string>, format = "sha1"): TestTree {
  const folder = mkdtempSync(join(parent, "tree-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { mode: text.startsWith("#!") ? 0o755 : 0o644 });
  }
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", folder, ...args])
      .toString()
      .trim();
  git("init", "--quiet", `--object-format=${format}`);
  git("add", "--all", "--force");
  const sha1 = git("write-tree");
  return { sha1, bytes: execFileSync("tar", ["-C", folder, "--exclude=./.git", "-czf", "-", "."]) };
}
