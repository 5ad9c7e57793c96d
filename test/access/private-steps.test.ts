import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Operation } from "../../contract-tests/src/contract/document.ts";
import { ownContract } from "../../contract-tests/src/contract/own-contract.ts";
import { readContract } from "../../contract-tests/src/contract/read-contract.ts";
import { type Known, parametersOf } from "../support/example-requests.ts";
import {
  createPrivateRepositories,
  lists,
  outsiders,
  type PrivateRepositories,
} from "../support/private-repositories.ts";
import { traceQueries } from "../support/query-trace.ts";
import { createSeed } from "../support/seed.ts";

/** By name, that a test of each operation can be made before there is a service. */
const names = "repositoryId repository_id targetId claimId claim_id runId evidenceId digest owner slug".split(
  " ",
);
const asking = (operation: Operation) =>
  parametersOf(operation, Object.fromEntries(names.map((name) => [name, ""])));
const { operations } = readContract(await ownContract());
const table = operations.flatMap((operation): [string, Operation][] =>
  asking(operation).length > 0 ? [[operation.operationId, operation]] : [],
);

let scene: PrivateRepositories;
let watch: ReturnType<typeof traceQueries>;
beforeAll(async () => {
  scene = await createPrivateRepositories();
  watch = traceQueries(scene.test);
});
afterAll(() => scene[Symbol.asyncDispose]());

/** An answer's status, and the steps it took. */
async function work(seeing: () => Promise<{ status: number }>) {
  const [{ status }, steps] = await watch(seeing);
  return { status, steps };
}

describe("what outsiders ask for by name takes the same steps, be it private or not there", () => {
  it("is watched", async () => {
    const { status, steps } = await work(() => scene.see("GET", "/api/v1/runs", "nobody"));
    expect(status).toBe(200);
    expect(steps.filter((step) => /from "runs"/.test(step)).length).toBeGreaterThan(0);
    const { digest } = scene.open;
    const object = await work(() => scene.see("GET", `/api/objects/${digest}`, "nobody"));
    expect(object).toMatchObject({
      status: 200,
      steps: expect.arrayContaining([expect.stringMatching(/^objects/)]),
    });
    expect([...names].sort()).toEqual(Object.keys(scene.hidden).sort());
  });

  it.each(table)("%s", async (_, operation) => {
    const asked = asking(operation);
    for (const who of outsiders) {
      const compare = async (hidden: Known, absent: Known, what: string) => {
        const there = await work(() => scene.ask(operation, who, hidden));
        const nowhere = await work(() => scene.ask(operation, who, absent));
        expect(there, `${who}, ${what}`).toEqual(nowhere);
      };
      await compare(scene.hidden, scene.absent, "all");
      // A key differs from a session in who it is, and in nothing that comes after.
      if (who.includes("key")) continue;
      for (const name of asked) {
        const { [name]: __, ...others } = scene.open;
        const only = (known: Known) => ({ [name]: known[name]! });
        await compare(only(scene.hidden), only(scene.absent), name);
        await compare(
          { ...others, ...only(scene.hidden) },
          { ...others, ...only(scene.absent) },
          `${name} alone`,
        );
      }
    }
  });
});

describe("what outsiders ask for without a name takes the same steps, whatever is private", () => {
  const paths = [
    ...lists,
    "/api/v1/repositories?q=axolotl",
    "/api/v1/claims?q=axolotl",
    "/api/v1/search?q=axolotl",
  ];
  const all = async () => {
    const found: Record<string, unknown> = {};
    for (const path of paths)
      for (const who of ["nobody", "stranger"])
        found[`${who} ${path}`] = await work(() => scene.see("GET", path, who));
    return found;
  };

  it("holds", async () => {
    const before = await all();
    const seed = createSeed(scene.test);
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
