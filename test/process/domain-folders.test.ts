import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** The folders of `server/domain/` in the order of the table: a folder imports only what stands below it. */
const part = read("docs/architecture.md").split("## The domain\n")[1]!.split("\n## ")[0]!;
const folders = [...part.matchAll(/^\| `(\w+)` \|/gm)].map(([, folder]) => folder!);

it("docs/architecture.md has every folder of the domain", () => {
  const there = globSync("server/domain/*/", { cwd: root }).map((path) => path.split("/").at(-1)!);
  expect(folders.toSorted()).toEqual(there.toSorted());
});

it("a folder of the domain imports only folders below it", () => {
  const upward = globSync("server/domain/*/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] }).flatMap(
    (path) => {
      const from = folderOf(path);
      return [...read(path).matchAll(/from "(\.[^"]+)"/g)]
        .map(([, target]) => folderOf(normalize(join(dirname(path), target!))))
        .filter((to) => to !== from && folders.includes(to) && folders.indexOf(to) < folders.indexOf(from))
        .map((to) => `${path} imports ${to}`);
    },
  );
  expect(upward).toEqual([]);
});

function folderOf(path: string): string {
  return path.split("/")[2]!;
}
