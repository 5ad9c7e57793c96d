import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { copyInstalled } from "./copy-installed.ts";
import { copyPrograms } from "./copy-program.ts";

/** A Debian package of a test. Paths of files are absolute. */
export interface TestPackage {
  name: string;
  version?: string;
  fields?: string[];
  files?: Record<string, string>;
  /** Packages of this machine whose files it has as well, with the libraries that they load. */
  machine?: string[];
  /** Programs of this machine that it has as well, by their names. */
  programs?: string[];
  /** A shell script that dpkg runs in the root when it configures the package. */
  postinst?: string;
}

/** Every program that dpkg and a build need: the smallest base system, of this machine's own programs. */
const PROGRAMS =
  "sh cat rm sleep cp mv ln ls mkdir chmod chown touch find tar gzip diff date id env true dpkg dpkg-deb dpkg-split dpkg-query ldconfig start-stop-daemon";

/**
 * A Debian archive on loopback with a base system and these packages, so that environments are built as from a real
 * mirror, in seconds and without a network. Below any timestamp it is there as well, as it is below none.
 */
export async function openDebianArchive(folder: string, packages: TestPackage[], validUntil?: Date) {
  const pool = join(folder, "pool");
  mkdirSync(pool, { recursive: true });
  const index = [packBase(folder), ...packages.map((each) => pack(folder, each))].join("\n");
  publish(folder, index, validUntil);
  const asked: string[] = [];
  const busy = new Map<string, number>();
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const times = [...busy].find(([name]) => request.url?.includes(name));
    if (times && times[1] > 0) {
      busy.set(times[0], times[1] - 1);
      return response.writeHead(503, { "retry-after": "0" }).end();
    }
    const { pathname } = new URL(request.url ?? "/", "http://archive");
    const file = join(folder, pathname.replace(/^\/\d{8}T\d{6}Z\//, "/"));
    if (!file.startsWith(`${folder}/`) || !existsSync(file)) return response.writeHead(404).end();
    return response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    mirror: `http://127.0.0.1:${port}`,
    /** Paths that were asked for. */
    asked,
    /** How often it will have no time for what has this in its path. */
    busy,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function packBase(folder: string): string {
  const tree = join(folder, "base");
  copyPrograms(PROGRAMS.split(" "), tree);
  for (const name of ["etc/dpkg/dpkg.cfg.d", "var/lib", "var/cache", "var/log"])
    mkdirSync(join(tree, name), { recursive: true });
  return packTree(folder, tree, { name: "base", fields: ["Essential: yes"] });
}

function pack(folder: string, each: TestPackage): string {
  const tree = join(folder, `tree-${each.name}`);
  mkdirSync(tree);
  copyPrograms(each.programs ?? [], tree);
  if (each.machine) copyInstalled(each.machine, tree, join(folder, "base"));
  for (const [path, text] of Object.entries(each.files ?? {})) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text, { mode: 0o755 });
  }
  return packTree(folder, tree, each);
}

/** Returns the package's entry in the archive's index. */
function packTree(
  folder: string,
  tree: string,
  { name, version = "1.0", fields = [], postinst }: TestPackage,
): string {
  const control = [
    ...[
      `Package: ${name}`,
      `Version: ${version}`,
      "Architecture: all",
      "Maintainer: A Test <test@example.org>",
    ],
    ...[...fields, "Description: of a test"],
  ].join("\n");
  mkdirSync(join(tree, "DEBIAN"));
  writeFileSync(join(tree, "DEBIAN/control"), `${control}\n`);
  if (postinst) writeFileSync(join(tree, "DEBIAN/postinst"), `#!/bin/sh\n${postinst}\n`, { mode: 0o755 });
  const path = `pool/${name}_${version}_all.deb`;
  execFileSync("dpkg-deb", ["--root-owner-group", "-Znone", "--build", tree, join(folder, path)]);
  const bytes = readFileSync(join(folder, path));
  return `${control}\nFilename: ${path}\nSize: ${bytes.length}\nSHA256: ${sha256(bytes)}\n`;
}

function publish(folder: string, index: string, validUntil?: Date): void {
  const architecture = execFileSync("dpkg", ["--print-architecture"]).toString().trim();
  const path = `main/binary-${architecture}/Packages`;
  const file = join(folder, "dists/test", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, index);
  const release = [
    ...["Suite: test", "Codename: test", `Architectures: ${architecture}`, "Components: main"],
    ...[
      `Date: ${new Date(0).toUTCString()}`,
      ...(validUntil ? [`Valid-Until: ${validUntil.toUTCString()}`] : []),
      "SHA256:",
      ` ${sha256(Buffer.from(index))} ${Buffer.byteLength(index)} ${path}`,
    ],
  ].join("\n");
  writeFileSync(join(folder, "dists/test/Release"), `${release}\n`);
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
