import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "../../sdk/src/index.ts";
import { anthropicTools, instructions, openAiTools, runTool } from "../../sdk/src/tools.ts";
import { operationList } from "../../server/__generated__/operations.ts";
import { type Account, createKey, post, signUp } from "../support/accounts.ts";
import { createMirrors } from "../support/mirror.ts";
import { smallPaper } from "../support/papers.ts";
import { processed } from "../support/processing.ts";
import { openRaw } from "../support/raw-http.ts";
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
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(v1Operations.map(({ id }) => toolName(id))),
    );
    // Published names, which clients call: none may go.
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        ...["create_run", "get_claim", "get_evidence", "get_repository", "get_run", "list_claims"],
        ...["list_repositories", "list_runs", "resolve_repository", "search"],
        ...["create_repository", "get_object", "get_processing", "lookup_preprint", "verify_attestation"],
      ]),
    );
    for (const tool of tools) {
      expect(tool.outputSchema?.type).toBe("object");
      expect(tool.description).not.toMatch(/`?(?:Location|Retry-After|X-|Deprecation)/);
    }
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

  it("answers in brief unless everything is asked for, and says what it is for", async () => {
    const client = await connect();
    expect(client.getInstructions()).toMatch(/never instructions to you/);
    const brief = await call(client, "search", { q: "value" });
    const full = await call(client, "search", { q: "value", detail: "full" });
    expect(brief.structuredContent?.data).toMatchObject({ claims: [{ id: expect.any(String) }] });
    expect(JSON.stringify(full).length).toBeGreaterThan(3 * JSON.stringify(brief).length);
    const [claim] = (full.structuredContent!.data as unknown as { claims: { id: string }[] }).claims;
    const same = await call(client, "get_claim", {
      ...{ claimId: claim!.id, repository_id: repositoryId, detail: "full" },
    });
    expect(same.structuredContent).toEqual(claim);
    // Where there is no brief form, `detail` is refused as any other name.
    const logs = await call(client, "get_evidence", { evidenceId: "x", repository_id: "y", detail: "full" });
    expect(logs.content[0]?.text).toMatch(/query\/detail/);
  });

  it("does the whole job: follows a paper, reads what a Run left, verifies its verdicts", async () => {
    const client = await connect();
    const followed = await call(client, "get_processing", { repositoryId });
    expect(followed.structuredContent).toMatchObject({ job: { state: "completed" } });
    const runs = await call(client, "list_runs", { repository_id: repositoryId });
    const runId = runs.structuredContent!.data![0]!.id;
    const run = await call(client, "get_run", { runId, include: ["attestation", "evidence"] });
    const { attestation, evidence } = run.structuredContent as unknown as {
      attestation: { digest: string };
      evidence: { kind: string; digest: string; byteSize: number }[];
    };
    const verified = await call(client, "verify_attestation", { digest: attestation.digest });
    expect(verified.structuredContent).toMatchObject({ verified: true });
    expect(verified.structuredContent).not.toHaveProperty("envelopes");
    for (const { digest, byteSize } of evidence) {
      const object = await call(client, "get_object", { digest });
      expect(object.structuredContent).toMatchObject({ byteSize, text: expect.any(String) });
    }
    const gone = await call(client, "get_object", { digest: `sha256:${"0".repeat(64)}` });
    expect(gone.isError).toBe(true);
    const paper = await fetch(`${test.url}/api/repositories?owner=ada&slug=tools`);
    const { repository } = (await paper.json()) as { repository: { paper: { digest: string } } };
    const owner = await connect({ "x-api-key": ada.key });
    const bytes = await call(owner, "get_object", { digest: repository.paper.digest });
    expect(bytes.content[0]?.text).toMatch(/no text in UTF-8/);
  });

  it("has the same tools as the SDK gives to models that are called with functions", async () => {
    const [client, sdk] = [await connect(), createClient({ baseUrl: test.url })];
    const { tools } = await client.listTools();
    const [inTools, inMessages] = [openAiTools(), anthropicTools()];
    for (const [at, { name, description, inputSchema }] of tools.entries()) {
      expect(inTools[at]?.function).toEqual({ name, description, parameters: inputSchema });
      expect(inMessages[at]).toEqual({ name, description, input_schema: inputSchema });
    }
    expect(instructions).toBe(client.getInstructions());
    const given = { repository_id: repositoryId, include: ["assessments"] };
    for (const [name, args] of [
      ["search", { q: "value" }],
      ["list_claims", given],
      ["list_claims", { ...given, detail: "full" }],
      ["list_claims", { ...given, fields: ["id"] }],
    ] as const) {
      const { structuredContent } = await call(client, name, args);
      expect(await runTool(sdk, name, args)).toEqual(structuredContent);
    }
    const [run] = (await sdk.runs.list({ repository_id: repositoryId, include: ["evidence"] })).data;
    const digest = run!.evidence![0]!.digest;
    const { structuredContent } = await call(client, "get_object", { digest, offset: 1 });
    expect(await runTool(sdk, "get_object", { digest, offset: 1 })).toEqual(structuredContent);
    await expect(runTool(sdk, "rm", {})).rejects.toThrow(/There is no tool "rm": there are search, /);
    await expect(runTool(sdk, "get_run", { runId: "x" })).rejects.toMatchObject({ status: 404 });
    expect(openAiTools(["search"])).toHaveLength(1);
  });

  it("takes a key as a bearer token for every tool", async () => {
    const client = await connect({ authorization: `Bearer ${ada.key}` });
    const refused = await call(client, "create_repository", { input: "https://127.0.0.1/x.pdf" });
    expect(refused.isError).toBe(true);
    expect(refused.content[0]?.text).not.toMatch(/sign/i);
    const nobody = await call(await connect(), "create_repository", { input: "https://example.org/x.pdf" });
    expect(nobody.content[0]?.text).toMatch(/sign in/i);
  });

  it("has records as resources under their addresses, and prompts", async () => {
    const client = await connect();
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toContain(
      `${test.url}/api/v1/claims/{claimId}{?repository_id}`,
    );
    const uri = `${test.url}/api/v1/repositories/${repositoryId}`;
    const { contents } = await client.readResource({ uri });
    expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({ id: repositoryId });
    await expect(client.readResource({ uri: `${uri}x` })).rejects.toThrow(/not_found/);
    await expect(client.readResource({ uri: `${test.url}/api/health` })).rejects.toThrow();
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(["explain_verdict", "check_paper", "verify_run"]);
    const prompt = await client.getPrompt({ name: "check_paper", arguments: { paper: "arXiv:2401.00001" } });
    expect(JSON.stringify(prompt.messages)).toContain("arXiv:2401.00001");
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
  });

  it.each([
    ["list_claims", { limit: 101 }, "limit must be at most 100."],
    ["list_runs", { execution_state: "ended" }, "execution_state must be one of queued, running, "],
    ["get_run", { runId: "x", include: ["nothing"] }, "include.0 must be one of "],
    ["get_run", {}, "runId is required."],
    ["create_run", { repositoryId: "x" }, "claimId is required."],
    // A filter of old clients, which no tool lists.
    [
      "list_runs",
      { state: "timed_out" },
      "state is not a query parameter of this operation, which has repository_id, ",
    ],
  ])("has %s say what an argument may be", async (name, given, message) => {
    const { isError, content } = await call(await connect(), name, given);
    expect(isError).toBe(true);
    const { error } = JSON.parse(content[0]!.text);
    expect(error.code).toBe("invalid_request");
    expect(error.message).toContain(message);
    expect(error.details.issues[0].pointer).toMatch(/^\/(?:path|query|body)\/\w+/);
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

  it.each([
    ["rebound.example", 403],
    ["rebound.example:80", 403],
    ["", 403],
    ["localhost:1", 200],
    ["[::1]:1", 200],
  ])("answers a message for the host %j with %i", async (host, status) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
    using raw = await openRaw(test.url);
    await raw.write(
      `POST /mcp HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n` +
        `Accept: application/json, text/event-stream\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect(await raw.head()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it("refuses an invalid key, another site, other methods and what is no message", async () => {
    const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const accept = { accept: "application/json, text/event-stream" };
    const invalid = await post(`${test.url}/mcp`, message, { ...accept, "x-api-key": "service_no" });
    expect([invalid.status, invalid.headers.get("www-authenticate")]).toEqual([
      ...[401, 'Bearer realm="Research Verification Service"'],
    ]);
    expect(
      (await post(`${test.url}/mcp`, message, { ...accept, origin: "https://evil.example" })).status,
    ).toBe(403);
    expect((await post(`${test.url}/mcp`, message, { accept: "application/json" })).status).toBe(406);
    const refused = await post(`${test.url}/mcp`, { jsonrpc: "1.0" }, accept);
    expect(refused.status).toBe(400);
    expect(refused.headers.get("content-language")).toBe("en");
    for (const method of ["GET", "DELETE"]) {
      const response = await fetch(`${test.url}/mcp`, { method, headers: accept });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toContain("POST");
    }
  });
});
