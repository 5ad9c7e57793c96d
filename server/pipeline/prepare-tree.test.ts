import { access, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { removeOutputs } from "../execution/outputs.ts";
import { prepareTree } from "./prepare-tree.ts";
import type { StageContext } from "./stage.ts";

const files = [
  ...[".research/experiment.yml", ".git/HEAD", "sub/.git/objects/ab/cd", "lib/.git"],
  ...["metrics.json", "main.py", "sub/.research/notes.txt", ".gitignore"],
];

it("an experiment finds neither outputs nor the manifest nor a history of git", async () => {
  const folder = await mkdtemp(join(tmpdir(), "rvs-prepare-"));
  await mkdir(join(folder, "kept/.git"), { recursive: true });
  const extract = async (_: string, to: string) => {
    for (const path of files) {
      await mkdir(dirname(join(to, path)), { recursive: true });
      await writeFile(join(to, path), "");
    }
    await symlink(".research/experiment.yml", join(to, "link"));
    await symlink(".", join(to, "circle"));
    await symlink("../kept", join(to, "outside"));
  };
  const deps = { workFolder: folder, limits: {}, archives: { extract }, outputs: { remove: removeOutputs } };
  const context = { deps: deps as unknown as StageContext["deps"] };
  const tree = await prepareTree(context, "source.tar", { outputs: ["metrics.json"] });
  const isThere = (path: string) =>
    access(join(tree, path)).then(
      () => true,
      () => false,
    );
  const there = [];
  for (const path of [...files, "link"]) if (await isThere(path)) there.push(path);
  await access(join(folder, "kept/.git"));
  await rm(folder, { recursive: true });
  expect(there).toEqual(["main.py", "sub/.research/notes.txt", ".gitignore"]);
});
