import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { debianArchitecture } from "../domain/environment/debian-architecture.ts";
import { removeWorkFolder } from "../execution/work-folder.ts";
import { DebianArchive } from "./debian-archive.ts";
import { passingFailures } from "./passing-failures.ts";
import { resolveDebian } from "./resolve-debian.ts";
import { openDebianArchive } from "./testing/debian-archive.ts";
import { toolsMissing } from "./testing/tools.ts";

const folder = mkdtempSync(join(tmpdir(), "rvs-lists-"));
afterAll(() => removeWorkFolder(folder));
const kept = join(folder, "kept");
mkdirSync(kept);

const requirement = (name: string) => ({ name, text: name, place: "apt.txt:1" });

/** Looks for a package as a process does that reaches the kept lists by a link of its own. */
async function look(mirror: string, name: string) {
  const link = mkdtempSync(join(folder, "process-"));
  symlinkSync(kept, join(link, "apt"));
  const settings = { mirror, suite: "test", keyring: null, architecture: debianArchitecture(process.arch) };
  const archive = new DebianArchive(settings, join(link, "apt"));
  await archive.update();
  const { packages, unmet } = await resolveDebian(archive, [requirement(name)], []);
  rmSync(link, { recursive: true });
  return { found: packages.some((each) => each.name === name), unmet };
}

test.skipIf(toolsMissing)(
  "lists that are kept serve the next process, whose path to them is another",
  async () => {
    await using archive = await openDebianArchive(join(folder, "one"), [{ name: "note" }, { name: "later" }]);
    expect(await look(archive.mirror, "note")).toEqual({ found: true, unmet: [] });
    const asked = archive.asked.length;
    expect(await look(archive.mirror, "later")).toEqual({ found: true, unmet: [] });
    expect(archive.asked.length).toBe(asked);
  },
);

test.skipIf(toolsMissing)("what a chosen package calls comes with it, a dependency's too", async () => {
  const packages = [{ name: "x", fields: ["Depends: r-cran-rcppparallel"] }, { name: "r-cran-rcppparallel" }];
  const chosen = async (more: { name: string }[], at: string) => {
    await using archive = await openDebianArchive(join(folder, at), [...packages, ...more]);
    const settings = { suite: "test", keyring: null, architecture: debianArchitecture(process.arch) };
    const own = new DebianArchive({ ...settings, mirror: archive.mirror }, mkdtempSync(join(folder, "own-")));
    await own.update();
    const resolved = await resolveDebian(own, [requirement("x")], []);
    return resolved.packages.filter(({ essential }) => !essential).map(({ name }) => name);
  };
  expect(await chosen([{ name: "dpkg-dev" }], "four")).toEqual(["dpkg-dev", "r-cran-rcppparallel", "x"]);
  expect(await chosen([], "five")).toEqual(["r-cran-rcppparallel", "x"]);
});

test.skipIf(toolsMissing)("lists of another archive are not taken for this one's", async () => {
  await using one = await openDebianArchive(join(folder, "two"), [{ name: "note" }]);
  await using other = await openDebianArchive(join(folder, "three"), [{ name: "elsewhere" }]);
  expect((await look(one.mirror, "elsewhere")).unmet).toHaveLength(1);
  expect(await look(other.mirror, "elsewhere")).toEqual({ found: true, unmet: [] });
});

test.skipIf(toolsMissing).each([
  [503, 1],
  [404, 0],
])("a mirror that answers %d counts as one that did not answer: %d", async (status, counted) => {
  const server = createServer((_request, response) => void response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const before = passingFailures();
  const { port } = server.address() as AddressInfo;
  await expect(look(`http://127.0.0.1:${port}/debian`, "note")).rejects.toThrow("lists cannot be fetched");
  expect(passingFailures() - before).toBe(counted);
  server.close();
});
