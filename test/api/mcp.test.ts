import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operationList } from "../../server/__generated__/operations.ts";
import { type Account, createKey, post, signUp } from "../support/accounts.ts";
import { createMirrors } from "../support/mirror.ts";
import { smallPaper } from "../support/papers.ts";
import { processed } from "../support/processing.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

const mirrors = createMirrors();
let test: TestService;
let ada: Account;
let repositoryId: string;

beforeAll(async () => {
  test = await startService({ SERVICE_SOURCE_MIRRORS: mirrors.setting });
  ada = await signUp(test.url, "ada");
  const body = upload({
    paper: await pdf(),
    slug: "tools",
    githubUrl: mirrors.add("ada/tools", smallPaper()),
  });
  const created = await fetch(`${test.url}/api/repositories`, {
    method: "POST",
    headers: { "x-api-key": ada.key },
    body,
  });
  repositoryId = ((await created.json()) as { repository: { id: string } }).repository.id;
  await processed(test.url, repositoryId);
});
afterAll(() => test[Symbol.asyncDispose]());

async function connect(headers: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${test.url}/mcp`), { requestInit: { headers } }),
  );
  return client;
}

const v1Operations = operationList.filter(({ path }) => path.startsWith("/api/v1/"));
const toolName = (operationId: string) =>
  operationId.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

interface Answer {
  isError?: boolean;
  structuredContent?: Record<string, unknown> & { data?: { id: string }[] };
  content: { text: string }[];
}

async function call(client: Client, name: string, given: Record<string, unknown>): Promise<Answer> {
  return (await client.callTool({ name, arguments: given })) as unknown as Answer;
}

describe("the tool endpoint", () => {
  it("has a tool for each v1 operation, with its parameters as arguments", async () => {
    const { tools } = await (await connect()).listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(v1Operations.map(({ id }) => toolName(id)).sort());
    // Published names, which clients call: none may go.
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        ...["create_run", "get_claim", "get_evidence", "get_repository", "get_run", "list_claims"],
        ...["list_repositories", "list_runs", "resolve_repository", "search"],
      ]),
    );
    const listed = tools.find(({ name }) => name === "list_claims");
    expect(listed?.annotations?.readOnlyHint).toBe(true);
    expect(Object.keys(listed?.inputSchema.properties ?? {})).toContain("repository_id");
    expect(listed?.inputSchema.additionalProperties).toBe(false);
    expect(JSON.stringify(tools)).not.toContain("$ref");
  });

  it("answers as the operation does", async () => {
    const client = await connect();
    const found = await call(client, "resolve_repository", {
      owner: "ada",
      slug: "tools",
      fields: ["id", "title"],
    });
    expect(found.structuredContent).toEqual({ id: repositoryId, title: "A small paper" });
    const claims = await call(client, "list_claims", {
      repository_id: repositoryId,
      include: "assessments",
      limit: 1,
    });
    expect(claims.structuredContent?.data).toHaveLength(1);
    expect(JSON.parse(claims.content[0]?.text ?? "")).toEqual(claims.structuredContent);
  });

  it("counts each message once, whether it calls an operation or not", async () => {
    const key = await createKey(test.url, ada.cookie, ["read"]);
    const left = async (method: string, params: object) => {
      const message = { jsonrpc: "2.0", id: 1, method, params };
      const accept = "application/json, text/event-stream";
      const { status, headers } = await post(`${test.url}/mcp`, message, { accept, "x-api-key": key });
      expect(status).toBe(200);
      return Number(headers.get("x-ratelimit-remaining"));
    };
    const search = { name: "search", arguments: { q: "value" } };
    const first = await left("tools/list", {});
    expect(await left("tools/call", search)).toBe(first - 1);
    expect(await left("tools/list", {})).toBe(first - 2);
  });

  it("runs with a key of the scope, and says what is missing without it", async () => {
    const claims = await call(await connect(), "list_claims", { repository_id: repositoryId });
    const given = { repositoryId, claimId: claims.structuredContent?.data?.[0]?.id };
    const nobody = await call(await connect(), "create_run", given);
    expect(nobody.isError).toBe(true);
    expect(nobody.content[0]?.text).toMatch(/unauthenticated/);
    const reader = await createKey(test.url, ada.cookie, ["read"]);
    const refused = await call(await connect({ "x-api-key": reader }), "create_run", given);
    expect(refused.content[0]?.text).toMatch(/insufficient_scope/);
    const queued = await call(await connect({ authorization: `Bearer ${ada.key}` }), "create_run", given);
    expect(queued.structuredContent).toMatchObject({ execution: { state: "queued" } });
  });

  it("gives a refusal as a result that says why", async () => {
    const client = await connect();
    const absent = await call(client, "get_run", { runId: "../../health" });
    expect(absent.isError).toBe(true);
    expect(absent.content[0]?.text).toMatch(/not_found/);
    const wrong = await call(client, "list_claims", { limit: 101 }).catch((error: Error) => error);
    expect(JSON.stringify(wrong instanceof Error ? wrong.message : wrong)).toMatch(/limit|100/);
  });

  it.each([
    ["list_claims", { repositoryId: "x" }, "/query/repositoryId", "the nearest is repository_id"],
    ["get_run", { runId: "x", colour: ["red"] }, "/query/colour", "which has repository_id, include"],
    [
      "get_evidence",
      { evidenceId: "x", repository_id: "y", constructor: {} },
      "/query/constructor",
      "repository_id",
    ],
    ["create_run", { repositoryId: "x", claimId: "y", colour: 1 }, "/body/colour", "not a known member"],
  ])("has %s refuse an argument that its operation does not have", async (name, given, pointer, message) => {
    const { isError, content } = await call(await connect({ "x-api-key": ada.key }), name, given);
    expect(isError).toBe(true);
    const { error } = JSON.parse(content[0]!.text);
    expect(error.code).toBe("invalid_request");
    expect(error.details.issues).toEqual([{ pointer, message: expect.stringContaining(message) }]);
  });

  it("refuses any number of unknown arguments with any names", async () => {
    // As many as a body of 64 KiB holds.
    const names = Array.from({ length: 300 }, (_, at) => `${at}`.repeat(30));
    const given = Object.fromEntries([["\ud800", 1], ...names.map((name) => [name, name])]);
    const { isError, content } = await call(await connect(), "list_claims", given);
    expect(isError).toBe(true);
    expect(JSON.parse(content[0]!.text).error.code).toBe("invalid_request");
    expect(content[0]!.text.length).toBeLessThan(3000);
  });

  it("shows nobody what is private", async () => {
    const body = upload({ paper: await pdf(), slug: "secret", visibility: "private" });
    await fetch(`${test.url}/api/repositories`, { method: "POST", headers: { "x-api-key": ada.key }, body });
    const given = { owner: "ada", slug: "secret" };
    expect((await call(await connect(), "resolve_repository", given)).isError).toBe(true);
    const own = await call(await connect({ "x-api-key": ada.key }), "resolve_repository", given);
    expect(own.structuredContent).toMatchObject({ visibility: "private" });
  });

  it("refuses an invalid key, another site, other methods and what is no message", async () => {
    const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const accept = { accept: "application/json, text/event-stream" };
    expect((await post(`${test.url}/mcp`, message, { ...accept, "x-api-key": "service_no" })).status).toBe(
      401,
    );
    expect(
      (await post(`${test.url}/mcp`, message, { ...accept, origin: "https://evil.example" })).status,
    ).toBe(403);
    expect((await post(`${test.url}/mcp`, message, { accept: "application/json" })).status).toBe(406);
    expect((await post(`${test.url}/mcp`, { jsonrpc: "1.0" }, accept)).status).toBe(400);
    for (const method of ["GET", "DELETE"]) {
      const response = await fetch(`${test.url}/mcp`, { method, headers: accept });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toContain("POST");
    }
  });
});
