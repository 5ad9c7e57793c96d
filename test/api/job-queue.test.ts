import { afterAll, beforeAll, expect, it } from "vitest";
import { type Account, post, signUp } from "../support/accounts.ts";
import { createSeed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

let test: TestService;
let ada: Account;
let grace: Account;
beforeAll(async () => {
  // No worker finishes a job.
  test = await startService({ SERVICE_ROLE: "web", SERVICE_ACCOUNT_JOBS: "2" });
  [ada, grace] = [await signUp(test.url, "ada"), await signUp(test.url, "grace")];
});
afterAll(() => test[Symbol.asyncDispose]());

const submit = async (slug: string, { key }: Account) =>
  fetch(`${test.url}/api/repositories`, {
    method: "POST",
    headers: { "x-api-key": key },
    body: upload({ paper: await pdf(), slug }),
  });

it("an account with a full queue is refused papers, forks and Runs, and nothing is stored", async () => {
  const seed = createSeed(test);
  const repository = await seed.repository({ paperLicense: "CC-BY-4.0" });
  const experiment = await seed.experiment(repository);
  const claim = await seed.claim(repository, { experimentId: experiment.id });
  const request = { repositoryId: repository.id, claimId: claim.id };
  const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    post(`${test.url}${path}`, body, { "x-api-key": ada.key, ...headers });

  expect((await submit("first", ada)).status).toBe(201);
  expect((await send("/api/v1/runs", request)).status).toBe(202);
  const refused = [
    await submit("second", ada),
    await send("/api/forks", { repositoryId: repository.id, slug: "copy" }),
    await send("/api/runs", request),
    await send("/api/v1/runs", request),
  ];
  for (const response of refused) {
    expect(response.status, response.url).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
    expect(JSON.stringify(await response.json())).toContain("Your account has 2 unfinished papers and Runs");
  }
  const german = await send("/api/v1/runs", request, { "accept-language": "de" });
  expect(await german.json()).toMatchObject({
    error: { code: "rate_limited", message: expect.stringContaining("Ihr Konto hat 2 unfertige") },
  });
  const { store } = test.service.composition.deps;
  for (const slug of ["second", "copy"]) expect(await store.repositories.findBySlug("ada", slug)).toBeNull();
  expect(await store.runs.listByRepository(repository.id)).toHaveLength(1);
  expect((await submit("first", grace)).status).toBe(201);
});
