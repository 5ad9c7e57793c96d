import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { bareRepository, git } from "./source-samples.ts";

/** For tests: a repository whose root tree is written byte by byte, past git's own checks; every entry is an empty blob or tree. */
export function rawRepository(
  folder: string,
  name: string,
  entries: readonly [mode: string, name: Buffer][],
): void {
  const path = bareRepository(folder, name, []);
  const blob = git(path, ["hash-object", "-w", "--stdin"], "x").trim();
  const empty = git(path, ["hash-object", "-w", "-t", "tree", "--stdin"]).trim();
  const raw = entries.flatMap(([mode, entry]) => [
    Buffer.from(`${mode} `),
    entry,
    Buffer.from([0]),
    Buffer.from(mode === "40000" ? empty : blob, "hex"),
  ]);
  commitTree(path, rawTree(path, Buffer.concat(raw)));
}

/** For tests: a repository of trees of ten entries each, all of which are the next one. */
export function treeBomb(folder: string, name: string, depth: number): void {
  const path = bareRepository(folder, name, []);
  let id = git(path, ["hash-object", "-w", "--stdin"], "x").trim();
  for (let level = 0; level < depth; level++) {
    const mode = level === 0 ? "100644" : "40000";
    const entries = Array.from({ length: 10 }, (_, index) =>
      Buffer.concat([Buffer.from(`${mode} f${index}\0`), Buffer.from(id, "hex")]),
    );
    id = rawTree(path, Buffer.concat(entries));
  }
  commitTree(path, id);
}

function rawTree(path: string, bytes: Buffer): string {
  const object = Buffer.concat([Buffer.from(`tree ${bytes.byteLength}\0`), bytes]);
  const id = createHash("sha1").update(object).digest("hex");
  mkdirSync(join(path, "objects", id.slice(0, 2)), { recursive: true });
  writeFileSync(join(path, "objects", id.slice(0, 2), id.slice(2)), deflateSync(object));
  return id;
}

function commitTree(path: string, id: string): void {
  const who = ["-c", "user.name=a", "-c", "user.email=a@example.org"];
  const commit = git(path, [...who, "commit-tree", "-m", "made", id]).trim();
  git(path, ["update-ref", "refs/heads/main", commit]);
}
