import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { debianArchitecture } from "../domain/environment/debian-architecture.ts";
import { createExecutor } from "../execution/executor.ts";
import { createFolderRemover } from "../execution/folder-remover.ts";
import { removeWorkFolder } from "../execution/work-folder.ts";
import { createEnvironments } from "./environments.ts";
import { openDebianArchive } from "./testing/debian-archive.ts";
import { emptyRequest } from "./testing/environment-request.ts";
import { toolsMissing } from "./testing/tools.ts";

const folder = mkdtempSync(join(tmpdir(), "rvs-snapshots-"));
afterAll(() => removeWorkFolder(folder));

const note = (version: string) => ({ name: "note", version, files: { "/usr/share/note": version } });

test.skipIf(toolsMissing)(
  "packages are as of the commit's day where there are snapshots, and as of today where these lack something",
  { timeout: 120_000 },
  async () => {
    const past = new Date("2022-01-10T00:00:00Z");
    await using then = await openDebianArchive(join(folder, "then"), [note("1.0")], past);
    await using now = await openDebianArchive(join(folder, "now"), [note("2.0"), { name: "later" }]);
    const executor = createExecutor({ mode: "auto", dataDir: folder });
    const environments = createEnvironments({
      ...{ folder: join(folder, "data"), maxBytes: 1e9, layers: [], imageRegistries: {}, executor },
      debian: {
        ...{ mirror: now.mirror, snapshots: `${then.mirror}/{timestamp}`, suite: "test", keyring: null },
        architecture: debianArchitecture(process.arch),
      },
      remover: createFolderRemover((error) => console.error(error)),
      now: () => new Date(),
    });
    const log: string[] = [];
    const provide = (...names: string[]) => {
      const requirements = names.map((name) => ({ name, text: name, place: "apt.txt:1" }));
      return environments.provide({
        ...{ ...emptyRequest(log), requirements },
        committedAt: "2022-01-03T12:00:00Z",
      });
    };
    await using old = await provide("note");
    expect(readFileSync(join(old.root!, "usr/share/note"), "utf8")).toBe("1.0");
    expect([old.missing, old.lock?.asOf]).toEqual([[], { debian: "20220103T000000Z" }]);
    expect(old.used?.resolver).toMatch(/, Debian test as of 20220103T000000Z$/);
    expect(now.asked).toContain("/pool/note_1.0_all.deb");

    await using today = await provide("note", "later");
    expect([today.missing, today.lock?.asOf]).toEqual([[], undefined]);
    expect(today.used?.resolver).toMatch(/, Debian test as of today$/);
    expect(log.join("")).toContain(
      "As of 20220103T000000Z not all Debian packages can be had (later: Debian",
    );
  },
);
