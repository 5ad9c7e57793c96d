// Compiled by generate.test.ts: how an application sees the generated methods.
import { getRun } from "../small/expected/sdk/src/__generated__/operations.ts";
import { createResources } from "../small/expected/sdk/src/__generated__/resources.ts";
import type { Run } from "../small/expected/sdk/src/__generated__/types.ts";
import type { Requester } from "../small/expected/sdk/src/requester.ts";

declare const request: Requester;
const client = createResources(request);

export async function use(paper: Blob): Promise<void> {
  for await (const run of client.runs.list({ limit: 20, include: ["logs"] })) run satisfies Run;
  for await (const run of client.runs.list()) run.state satisfies string;
  (await client.runs.list()).data satisfies Run[];

  for await (const run of client.runs.list({ fields: ["id", "score"] })) {
    run satisfies Pick<Run, "id" | "score">;
    // @ts-expect-error it was not asked for
    run.state;
  }

  (await client.runs.get({ runId: "run_1" })) satisfies Run;
  (await client.runs.getLatest({ signal: AbortSignal.timeout(1000) })) satisfies Run;
  (await client.search({ q: "pi" })).data satisfies Run[];
  (await client.runs.create({ claimId: "claim_1" })) satisfies Run;
  (await client.objects.get({ digest: "sha256:0" })) satisfies Response;
  await client.repositories.create({ paper, title: "A paper", submitterAttested: "true" });
  await client.repositories.create({ input: "2401.00001" });

  // A description alone is enough: an application that uses one operation carries one.
  (await request(getRun, { runId: "run_1" })) satisfies Run;

  // @ts-expect-error a path parameter is missing
  await client.runs.get({});
  // @ts-expect-error a required query parameter is missing
  await client.search({ limit: 5 });
  // @ts-expect-error the body is missing
  await client.runs.create({});
  // @ts-expect-error no such parameter
  await client.runs.list({ limits: 20 });
  // @ts-expect-error no such field
  client.runs.list({ fields: ["colour"] });
  // @ts-expect-error the title is missing
  await client.repositories.create({ paper, submitterAttested: "true" });
}
