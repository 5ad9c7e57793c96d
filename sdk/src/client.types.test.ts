import { expect, expectTypeOf, it } from "vitest";
import type {
  Assessment,
  Claim,
  ClaimPage,
  CreationResult,
  Evidence,
  LogItem,
  ProcessingJob,
  Run,
  RunPage,
  SearchResult,
} from "./__generated__/types.ts";
import { createClient } from "./client.ts";
import type { RequestError, ServiceError, ServiceErrorCode } from "./errors.ts";
import type { PageOf, Paginated } from "./pages.ts";

const client = createClient({ baseUrl: "https://verify.example.org" });

/** Compiled, never called: uses the client as an application does. */
async function use(paper: Blob): Promise<void> {
  expectTypeOf(await client.search({ q: "pi" })).toEqualTypeOf<SearchResult>();
  expectTypeOf(await client.runs.get({ runId: "run_1" })).toEqualTypeOf<Run>();
  expectTypeOf((await client.runs.list()).pagination).toEqualTypeOf<RunPage["pagination"]>();
  expectTypeOf(await client.waitForRun("run_1")).toEqualTypeOf<Run>();
  expectTypeOf(await client.objects.get({ digest: "sha256:0" })).toEqualTypeOf<Response>();
  for await (const claim of client.claims.list({ include: ["assessments"] }))
    expectTypeOf(claim).toExtend<Claim>();
  for await (const claim of client.claims.list({ fields: ["id", "evidence"] })) {
    expectTypeOf(claim).toEqualTypeOf<Pick<Claim, "id" | "evidence">>();
    // @ts-expect-error the section was not requested
    claim.statement;
  }

  expectTypeOf(client.claims.list()).toEqualTypeOf<Paginated<PageOf<ClaimPage, "data", Claim>, Claim>>();
  for await (const claim of client.claims.list({ include: ["assessments"] }))
    expectTypeOf(claim.assessments).toEqualTypeOf<Assessment[]>();
  const run = await client.runs.get({ runId: "run_1", include: ["logs", "environment"] });
  expectTypeOf(run.logs).toEqualTypeOf<LogItem[]>();
  // Asked for, and still absent until the Run has started.
  expectTypeOf(run.environment).toEqualTypeOf<Run["environment"]>();
  expectTypeOf(run.evidence).toEqualTypeOf<Evidence[] | undefined>();
  const named = await client.repositories.get({ repositoryId: "r", fields: ["id", "readme"] });
  // Null where the code has none, but there.
  expectTypeOf(named.readme).not.toBeUndefined();
  expectTypeOf<keyof typeof named>().toEqualTypeOf<"id" | "readme">();
  // A list that is not known when it is compiled leaves open what is there.
  const fields: ("id" | "statement")[] = ["id"];
  expectTypeOf(await client.claims.list({ fields }).toArray({ max: 1 })).toEqualTypeOf<Partial<Claim>[]>();
  const constant = ["id"] as const;
  expectTypeOf((await client.claims.list({ fields: constant })).data).toEqualTypeOf<Pick<Claim, "id">[]>();

  const result = await client.runs.get({ runId: "run_1" }).result();
  if (result.ok) expectTypeOf(result.data).toEqualTypeOf<Run>();
  else expectTypeOf(result.error).toEqualTypeOf<RequestError>();
  const { data, response } = await client.claims.list({ fields: ["id"] }).withResponse();
  expectTypeOf(data.data).toEqualTypeOf<Pick<Claim, "id">[]>();
  expectTypeOf(response.requestId).toEqualTypeOf<string | null>();
  expectTypeOf((await client.waitForRun("run_1", { include: ["logs"] })).logs).toEqualTypeOf<LogItem[]>();

  const upload = { paper, title: "A paper", slug: "a-paper" };
  const created = client.repositories.create({ ...upload, submitterAttested: true });
  expectTypeOf(await created).toEqualTypeOf<CreationResult>();
  client.repositories.create({ input: "2401.00001", visibility: "private" });
  const job = client.waitForProcessing("repo_1", { onEvent: ({ stage }) => void (stage satisfies string) });
  expectTypeOf(await job).toEqualTypeOf<ProcessingJob>();

  // @ts-expect-error a list has a bound
  client.claims.list().toArray();
  // @ts-expect-error the submitter has not attested
  client.repositories.create(upload);
  // @ts-expect-error the attestation is not true
  client.repositories.create({ ...upload, submitterAttested: false });
  // @ts-expect-error a misspelt member of the body
  client.runs.create({ repositoryId: "r", claimID: "c" });
  // @ts-expect-error a misspelt parameter
  client.claims.list({ repositoryId: "r" });
  // @ts-expect-error a misspelt option
  client.claims.list({}, { sginal: AbortSignal.timeout(1) });
  // @ts-expect-error no such section
  client.waitForRun("run_1", { include: ["log"] });
  // @ts-expect-error no such state
  client.runs.list({ execution_state: "done" });
  // @ts-expect-error a required query parameter is missing
  client.claims.get({ claimId: "claim_1" });
  // @ts-expect-error a misspelt option of a client
  createClient({ baseUrl: "https://verify.example.org", timeout: 1 });
  // @ts-expect-error a client needs an address
  createClient({ baseURL: "https://verify.example.org" });
}

it("names errors by code", () => {
  expect(use).toBeTypeOf("function");
  expectTypeOf<ServiceError["code"]>().toEqualTypeOf<ServiceErrorCode>();
  // @ts-expect-error no such code
  const wrong = (error: ServiceError) => error.code === "notFound";
  expect(wrong).toBeTypeOf("function");
});
