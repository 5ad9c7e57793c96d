import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Operation } from "../../contract-tests/src/contract/document.ts";
import { ownContract } from "../../contract-tests/src/contract/own-contract.ts";
import { readContract } from "../../contract-tests/src/contract/read-contract.ts";
import { type Known, parametersOf } from "../support/example-requests.ts";
import {
  createPrivateRepositories,
  listPaths,
  outsiders,
  type PrivateRepositories,
} from "../support/private-repositories.ts";
import { traceQueries } from "../support/query-trace.ts";
import { createSeed } from "../support/seed.ts";

/** By name, that a test of each operation can be made before there is a service. */
const names =
  "repositoryId repository_id versionId targetId claimId claim_id runId jobId evidenceId digest owner slug".split(
    " ",
  );
const applicableNames = (operation: Operation) =>
  parametersOf(operation, Object.fromEntries(names.map((name) => [name, ""])));
const { operations } = readContract(await ownContract());
const table = operations.flatMap((operation): [string, Operation][] =>
  applicableNames(operation).length > 0 ? [[operation.operationId, operation]] : [],
);

let fixture: PrivateRepositories;
let watch: ReturnType<typeof traceQueries>;
beforeAll(async () => {
  fixture = await createPrivateRepositories();
  watch = traceQueries(fixture.test);
});
afterAll(() => fixture[Symbol.asyncDispose]());

/** An answer's status, and the steps it took. */
async function work(seeing: () => Promise<{ status: number }>) {
  const [{ status }, steps] = await watch(seeing);
  return { status, steps };
}

describe("what outsiders ask for by name takes the same steps, be it private or not there", () => {
  it("is watched", async () => {
    const { status, steps } = await work(() => fixture.send("GET", "/api/v1/runs", "nobody"));
    expect(status).toBe(200);
    expect(steps.filter((step) => /from "runs"/.test(step)).length).toBeGreaterThan(0);
    const { digest } = fixture.open;
    const object = await work(() => fixture.send("GET", `/api/objects/${digest}`, "nobody"));
    expect(object).toMatchObject({
      status: 200,
      steps: expect.arrayContaining([expect.stringMatching(/^objects/)]),
    });
    expect([...names].sort()).toEqual(Object.keys(fixture.hidden).sort());
  });

  it.each(table)("%s", async (_, operation) => {
    const applicable = applicableNames(operation);
    for (const who of outsiders) {
      const compare = async (hidden: Known, absent: Known, what: string) => {
        const there = await work(() => fixture.sendExample(operation, who, hidden));
        const nowhere = await work(() => fixture.sendExample(operation, who, absent));
        expect(there, `${who}, ${what}`).toEqual(nowhere);
      };
      await compare(fixture.hidden, fixture.absent, "all");
      // A key differs from a session in who it is, and in nothing that comes after.
      if (who.includes("key")) continue;
      for (const name of applicable) {
        const { [name]: __, ...others } = fixture.open;
        const only = (known: Known) => ({ [name]: known[name]! });
        await compare(only(fixture.hidden), only(fixture.absent), name);
        await compare(
          { ...others, ...only(fixture.hidden) },
          { ...others, ...only(fixture.absent) },
          `${name} alone`,
        );
      }
    }
  });
});

describe("what outsiders ask for without a name takes the same steps, whatever is private", () => {
  const paths = [
    ...listPaths,
    "/api/v1/repositories?q=axolotl",
    "/api/v1/claims?q=axolotl",
    "/api/v1/search?q=axolotl",
  ];
  const all = async () => {
    const found: Record<string, unknown> = {};
    for (const path of paths)
      for (const who of ["nobody", "stranger"])
        found[`${who} ${path}`] = await work(() => fixture.send("GET", path, who));
    return found;
  };

  it("holds", async () => {
    const before = await all();
    const seed = createSeed(fixture.test);
    const repository = await seed.repository({
      owner: "hidden-lab",
      title: "Of axolotl",
      visibility: "private",
    });
    const experiment = await seed.experiment(repository);
    const claim = await seed.claim(repository, { statement: "The axolotl swim." }, experiment);
    await seed.run(experiment, [claim]);
    const after = await all();
    for (const [what, steps] of Object.entries(after)) expect(steps, what).toEqual(before[what]);
  });
});
