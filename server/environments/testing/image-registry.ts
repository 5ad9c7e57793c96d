import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync, zstdCompressSync } from "node:zlib";
import { copyPrograms } from "./copy-program.ts";
import { type Entry, tarOf } from "./tar.ts";
import { toolsMissing } from "./tools.ts";

/** Why images cannot be fetched here, or null; said once, where tests skip. */
export const imageToolsMissing = toolsMissing ?? findMissing();
if (imageToolsMissing) console.warn(`\n*** TESTS OF IMAGES SKIPPED: ${imageToolsMissing}\n`);

function findMissing(): string | null {
  const command = "apt-get install -y --no-install-recommends skopeo umoci docker-registry";
  try {
    execFileSync("sh", ["-c", "command -v skopeo umoci docker-registry"]);
    return null;
  } catch {
    return `skopeo, umoci or docker-registry is not there: ${command}`;
  }
}

export interface TestImage {
  layers: Entry[][];
  env?: string[];
  architecture?: string;
  /** Whether its last layer is compressed with zstd, not with gzip. */
  zstd?: boolean;
  /** What the manifest says that is not so. */
  claims?: { layerSize?: number };
}

/** Debian's registry on loopback, with what is pushed to it. */
export async function openImageRegistry(folder: string) {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const settings = {
    version: "0.1",
    log: { level: "error" },
    storage: { filesystem: { rootdirectory: join(folder, "registry") } },
    http: { addr: `127.0.0.1:${port}` },
  };
  writeFileSync(join(folder, "registry.yml"), JSON.stringify(settings));
  const child = spawn("docker-registry", ["serve", join(folder, "registry.yml")], { stdio: "ignore" });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/v2/`).catch(() => null))?.ok) await sleep(20);
  return {
    origin,
    /** Pushes an image, and returns the digest of its manifest. */
    async push(name: string, tag: string, image: TestImage): Promise<string> {
      const manifest = await pushParts(`${origin}/v2/${name}`, image);
      return putManifest(`${origin}/v2/${name}`, tag, manifest);
    },
    /** Pushes images of several platforms under one name, and returns the digest of their index. */
    async pushIndex(name: string, tag: string, images: TestImage[]): Promise<string> {
      const manifests = [];
      for (const image of images) {
        const manifest = await pushParts(`${origin}/v2/${name}`, image);
        const digest = await putManifest(
          `${origin}/v2/${name}`,
          digestOf(JSON.stringify(manifest)),
          manifest,
        );
        const platform = { os: "linux", architecture: image.architecture ?? GO_ARCHITECTURE };
        const size = JSON.stringify(manifest).length;
        manifests.push({ mediaType: manifest.mediaType, digest, size, platform });
      }
      const mediaType = "application/vnd.oci.image.index.v1+json";
      return putManifest(`${origin}/v2/${name}`, tag, { schemaVersion: 2, mediaType, manifests });
    },
    async [Symbol.asyncDispose]() {
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      await exit;
    },
  };
}

const GO_ARCHITECTURE = { x64: "amd64", ia32: "386" }[process.arch as string] ?? process.arch;

/** The smallest system that has a shell. */
export function systemEntries(folder: string, programs = "sh cat ls id env prlimit"): Entry[] {
  const tree = join(folder, `system-${programs.length}`);
  copyPrograms(programs.split(" "), tree);
  for (const name of readdirSync(join(tree, "usr"))) symlinkSync(`usr/${name}`, join(tree, name));
  const entries: Entry[] = [];
  for (const entry of readdirSync(tree, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(tree.length + 1);
    if (entry.isDirectory()) entries.push({ path, type: "Directory", mode: 0o755 });
    else if (entry.isSymbolicLink())
      entries.push({ path, type: "SymbolicLink", linkpath: readlinkSync(file) });
    else entries.push({ path, text: readFileSync(file), mode: 0o755 });
  }
  return entries.sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function pushParts(
  repository: string,
  { layers, env = [], architecture, zstd = false, claims = {} }: TestImage,
) {
  const tars = layers.map(tarOf);
  const config = JSON.stringify({
    os: "linux",
    architecture: architecture ?? GO_ARCHITECTURE,
    config: { Env: env, Cmd: ["/never-run"] },
    rootfs: { type: "layers", diff_ids: tars.map(digestOf) },
  });
  const descriptors = [];
  for (const [index, tar] of tars.entries()) {
    const isZstd = zstd && index === tars.length - 1;
    const bytes = isZstd ? zstdCompressSync(tar) : gzipSync(tar, { level: 1 });
    descriptors.push({
      mediaType: `application/vnd.oci.image.layer.v1.tar+${isZstd ? "zstd" : "gzip"}`,
      digest: await pushBlob(repository, bytes),
      size: claims.layerSize ?? bytes.length,
    });
  }
  return {
    schemaVersion: 2,
    mediaType: "application/vnd.oci.image.manifest.v1+json",
    config: {
      mediaType: "application/vnd.oci.image.config.v1+json",
      digest: await pushBlob(repository, Buffer.from(config)),
      size: config.length,
    },
    layers: descriptors,
  };
}

async function pushBlob(repository: string, bytes: Buffer): Promise<string> {
  const digest = digestOf(bytes);
  const started = await fetch(`${repository}/blobs/uploads/`, { method: "POST" });
  const place = new URL(started.headers.get("location")!);
  place.searchParams.set("digest", digest);
  const headers = { "content-type": "application/octet-stream" };
  const { status } = await fetch(place, { method: "PUT", headers, body: new Uint8Array(bytes) });
  if (status !== 201) throw new Error(`the registry answered ${status} to a layer`);
  return digest;
}

async function putManifest(
  repository: string,
  tag: string,
  manifest: Record<string, unknown> & { mediaType: string },
): Promise<string> {
  const body = JSON.stringify(manifest);
  const headers = { "content-type": manifest.mediaType };
  const answer = await fetch(`${repository}/manifests/${tag}`, { method: "PUT", headers, body });
  if (answer.status !== 201)
    throw new Error(`the registry answered ${answer.status}: ${await answer.text()}`);
  return digestOf(body);
}

const digestOf = (bytes: string | Buffer) => `sha256:${createHash("sha256").update(bytes).digest("hex")}`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
