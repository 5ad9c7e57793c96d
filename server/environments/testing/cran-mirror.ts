import { createHash } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { type Entry, tarOf } from "./tar.ts";

/** A source package of a test. */
export interface TestSource {
  name: string;
  version: string;
  /** Further fields of its `DESCRIPTION`. */
  fields?: string[];
  /** R code. */
  code?: string;
  files?: Record<string, string>;
  /** Entries of its file beside all others, as they are. */
  hostile?: Entry[];
  /** What `PACKAGES` says of its file, in place of the truth. */
  md5?: string;
  /** The snapshots that list it, by their dates; `today`; or `Archive`, where none does. */
  in: string[];
}

/** A mirror of CRAN on loopback, with snapshots. `special` answers before it, by path. */
export async function openCranMirror(
  sources: TestSource[],
  special: Record<string, (response: ServerResponse) => void> = {},
) {
  const packed = sources.map((each) => ({ ...each, bytes: pack(each) }));
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    if (special[path]) return special[path](response);
    const [, state = "", rest = ""] = /^\/([^/]+)\/src\/contrib\/(.+)$/.exec(path) ?? [];
    const listed = packed.filter((each) => each.in.includes(state));
    if (rest === "PACKAGES.gz" && listed.length > 0)
      return response.end(gzipSync(listed.map(describe).join("\n")));
    const isArchive = state === "today" && rest.startsWith("Archive/");
    const among = isArchive ? packed.filter((each) => !each.in.includes("today")) : listed;
    const found = among.find(
      ({ name, version }) => rest === `${isArchive ? `Archive/${name}/` : ""}${name}_${version}.tar.gz`,
    );
    return found ? response.end(found.bytes) : response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { mirror: `${origin}/today`, snapshots: `${origin}/{date}`, fileHosts: [] },
    /** Paths that were asked for. */
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function describe(each: TestSource & { bytes: Buffer }): string {
  const md5 = each.md5 ?? createHash("md5").update(each.bytes).digest("hex");
  return `${[...fieldsOf(each), `MD5sum: ${md5}`].join("\n")}\n`;
}

const fieldsOf = ({ name, version, fields = [], files = {} }: TestSource) => [
  ...[`Package: ${name}`, `Version: ${version}`, ...fields],
  `NeedsCompilation: ${Object.keys(files).some((path) => path.startsWith("src/")) ? "yes" : "no"}`,
];

/** As `R CMD build` does, and without a time. */
function pack(each: TestSource): Buffer {
  const { name, code = "", files = {}, hostile = [] } = each;
  const fields = [
    ...fieldsOf(each),
    ...["Title: A Test", "Description: Of a test.", "License: GPL-2", "Author: A", "Maintainer: A <a@b.c>"],
  ];
  const own: Record<string, string> = {
    DESCRIPTION: `${fields.join("\n")}\n`,
    NAMESPACE: 'exportPattern("^[a-z]")\n',
    "R/code.R": code,
    ...files,
  };
  const entries = Object.entries(own).map(([path, text]) => ({ path: `${name}/${path}`, text, mode: 0o755 }));
  return gzipSync(tarOf([...hostile, ...entries]));
}
