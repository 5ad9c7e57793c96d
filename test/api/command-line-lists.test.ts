import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand } from "../../cli/test/run-command.ts";
import { measurement } from "../support/pages.ts";
import { type SeededService, startSeededService } from "../support/seeded-service.ts";

let test: SeededService;
beforeAll(async () => {
  test = await startSeededService();
});
afterAll(() => test[Symbol.asyncDispose]());
const rvs = (...args: string[]) => runCommand(args, { env: { SERVICE_BASE_URL: test.url } });

it("tells how Claims stand as pages do, and what was withdrawn", async () => {
  const { seed } = test;
  const mixed = await seed.repository({ owner: "ada", slug: "mixed", title: "Both" });
  const near = [measurement({ outcome: "near" })];
  await seed.claim(mixed, { evidenceState: "supported", measurements: near });
  await seed.claim(mixed, { evidenceState: "supported" });
  await seed.claim(mixed, { evidenceState: "contradicted" });
  await seed.repository({ owner: "ada", slug: "none", title: "Nothing" });
  // Lists leave it out.
  const gone = await seed.repository({
    ...{ owner: "ada", slug: "gone", title: "Gone" },
    ...{ withdrawnAt: "2026-02-01T00:00:00.000Z", withdrawalReason: "Mislabelled\u001b data." },
  });
  await seed.claim(gone, { evidenceState: "supported" });

  const list = await rvs("list");
  expect(list.stderr).toBe("");
  expect(list.stdout.split("\n").map((line) => line.split(/ {2,}/))).toEqual([
    ["ada/none", "no Claims", "Nothing"],
    ["ada/mixed", "2 supported (1 near), 1 contradicted", "Both"],
    [""],
  ]);
  const shown = (await rvs("show", "ada/gone")).stdout;
  expect(shown).toMatch(/^Gone\n.*\nWithdrawn by its owner on 2026-02-01: Mislabelled data\.\n\n/);
  expect((await rvs("show", "ada/mixed")).stdout).not.toContain("Withdrawn");
});
