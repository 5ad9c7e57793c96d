import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { prepareUnifiedParent } from "./cgroup-unified.ts";

const mountPoint = mkdtempSync(join(tmpdir(), "rvs-cgroup2-"));
afterAll(() => rmSync(mountPoint, { recursive: true }));

test("no process is moved where no controller could limit anything then", async () => {
  const files = {
    "cgroup.type": "domain\n",
    "cgroup.controllers": "hugetlb\n",
    "cgroup.subtree_control": "",
    "cgroup.procs": `${process.pid}\n`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(mountPoint, name), text);
  const hierarchy = { version: 2 as const, mountPoint, ownFolder: mountPoint, controllers: [] };
  expect(await prepareUnifiedParent(hierarchy)).toBeNull();
  expect(existsSync(join(mountPoint, "service"))).toBe(false);
});
