import { afterAll, beforeAll, expect, it } from "vitest";
import { type Claim, type Client, createClient } from "../../sdk/src/index.ts";
import { type Account, signUp } from "../support/accounts.ts";
import { createMirrors } from "../support/mirror.ts";
import { smallPaper } from "../support/papers.ts";
import { processed } from "../support/processing.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

const mirrors = createMirrors();
let test: TestService;
let ada: Account;
let client: Client;

beforeAll(async () => {
  test = await startService({ SERVICE_SOURCE_MIRRORS: mirrors.setting });
  ada = await signUp(test.url, "ada");
  client = createClient({ baseUrl: test.url });
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
  mirrors.remove();
});

async function post(path: string, body: FormData | string): Promise<string> {
  const headers: Record<string, string> = { "x-api-key": ada.key };
  if (typeof body === "string") headers["content-type"] = "application/json";
  const response = await fetch(`${test.url}${path}`, { method: "POST", headers, body });
  const created = (await response.json()) as { repository: { id: string } };
  expect(response.status, JSON.stringify(created)).toBe(201);
  await processed(test.url, created.repository.id);
  return created.repository.id;
}

async function claimOf(repositoryId: string): Promise<Claim> {
  return (await client.claims.list({ repository_id: repositoryId })).data[0]!;
}

async function submit(slug: string, paperLicense: string, reported?: string): Promise<string> {
  const githubUrl = mirrors.add(`ada/${slug}`, smallPaper({ reported }));
  return post(
    "/api/repositories",
    upload({ paper: await pdf("We saw 4.74."), slug, githubUrl, paperLicense }),
  );
}

it("is found with its page and the words around it, in a fork too", async () => {
  const id = await submit("open", "CC-BY-4.0");
  const printed = { text: "4.74", source: "text", page: 1, quotation: "We saw 4.74." };
  expect(await claimOf(id)).toMatchObject({
    measurements: [{ printed }],
    evidence: { state: "supported" },
  });
  const fork = await post("/api/forks", JSON.stringify({ repositoryId: id, slug: "copy" }));
  expect((await claimOf(fork)).measurements[0]).toMatchObject({ printed });
});

it.each(["preprint-default", "unknown"])("has no quotation where the licence is %s", async (licence) => {
  const id = await submit(licence, licence);
  const printed = { text: "4.74", source: "text", page: 1, quotation: null };
  expect((await claimOf(id)).measurements[0]).toMatchObject({ printed });
});

it("that the paper does not print makes the Claim inconclusive", async () => {
  const id = await submit("invented", "CC-BY-4.0", "4.740");
  const printed = { text: "4.740", source: "not_found", page: null, quotation: null };
  const claim = await claimOf(id);
  expect(claim).toMatchObject({ measurements: [{ printed }], evidence: { state: "inconclusive" } });
});
