import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { crc32 } from "node:zlib";

/** A package of a test, by the paths of its files. */
export interface TestDistribution {
  name: string;
  version: string;
  requires?: string[];
  /** Files of a wheel; of a source package if `isSource`. */
  files: Record<string, string>;
  isSource?: boolean;
  uploadedAt?: string;
  /** In place of the true one. */
  sha256?: string;
}

/** A Python index on loopback, as PyPI's own JSON, with these packages. `special` answers before it, by path. */
export async function openPythonIndex(
  packages: TestDistribution[],
  special: Record<string, (response: ServerResponse) => void> = {},
) {
  const files = packages.map((each) => ({ ...each, ...pack(each) }));
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    if (special[path]) return special[path](response);
    const [, project] = /^\/simple\/([^/]+)\/$/.exec(path) ?? [];
    if (project !== undefined) {
      const listed = files.filter(({ name }) => name === project);
      if (listed.length === 0) return response.writeHead(404).end();
      response.setHeader("content-type", "application/vnd.pypi.simple.v1+json");
      return response.end(JSON.stringify({ name: project, files: listed.map(describe) }));
    }
    const found = files.find(({ file }) => path === `/files/${file}`);
    return found ? response.end(found.bytes) : response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    index: `http://127.0.0.1:${port}/simple/`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Packed = TestDistribution & { file: string; bytes: Buffer };

function describe({ file, bytes, uploadedAt, sha256 }: Packed) {
  const hashes = { sha256: sha256 ?? createHash("sha256").update(bytes).digest("hex") };
  return { filename: file, url: `../../files/${file}`, hashes, "upload-time": uploadedAt };
}

function pack(each: TestDistribution): { file: string; bytes: Buffer } {
  const { name, version, requires = [] } = each;
  const stem = `${name.replaceAll("-", "_")}-${version}`;
  const metadata = [
    ...["Metadata-Version: 2.1", `Name: ${name}`, `Version: ${version}`],
    ...requires.map((line) => `Requires-Dist: ${line}`),
  ];
  if (each.isSource)
    return { file: `${stem}.tar.gz`, bytes: tarball(stem, { ...each.files, "PKG-INFO": lines(metadata) }) };
  const files: Record<string, string> = {
    ...each.files,
    [`${stem}.dist-info/METADATA`]: lines(metadata),
    [`${stem}.dist-info/WHEEL`]: lines(["Wheel-Version: 1.0", "Root-Is-Purelib: true", "Tag: py3-none-any"]),
  };
  const record = `${stem}.dist-info/RECORD`;
  files[record] = lines([...Object.keys(files), record].map((path) => `${path},,`));
  return { file: `${stem}-py3-none-any.whl`, bytes: zip(files) };
}

const lines = (each: string[]) => `${each.join("\n")}\n`;

function tarball(stem: string, files: Record<string, string>): Buffer {
  const folder = mkdtempSync(join(tmpdir(), "rvs-sdist-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, stem, path)), { recursive: true });
    writeFileSync(join(folder, stem, path), text);
  }
  execFileSync("tar", ["-czf", join(folder, "sdist.tar.gz"), "-C", folder, stem]);
  const bytes = readFileSync(join(folder, "sdist.tar.gz"));
  rmSync(folder, { recursive: true });
  return bytes;
}

/** A zip archive, not compressed. */
function zip(files: Record<string, string>): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, data] = [Buffer.from(path), Buffer.from(text)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(0x0021_0000, 6);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), common, name, data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((0o100644 << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x03", "latin1"), common, rest, name);
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}
