import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { createClient } from "../../sdk/src/index.ts";
import { lookAtCode } from "../../server/pipeline/look-at-code.ts";
import { type Account, signUp } from "../support/accounts.ts";
import { createMirrors } from "../support/mirror.ts";
import { type PreprintServer, red, startPreprintServer } from "../support/preprint-server.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf } from "../support/upload.ts";

const mirrors = createMirrors();
let test: TestService;
let preprints: PreprintServer;
let ada: Account;
let githubUrl: string;
beforeAll(async () => {
  preprints = await startPreprintServer();
  test = await startService({
    ...{ SERVICE_ROLE: "web", SERVICE_SOURCE_MIRRORS: mirrors.setting },
    ...preprints.settings,
    SERVICE_LIMITS: JSON.stringify({ "draft-hour": 45 }),
  });
  ada = await signUp(test.url, "ada");
  githubUrl = mirrors.add("ada/code", {
    "reproduce.sh": "sh measure.sh\n",
    "measure.sh": `echo '{"damping_ratio": 4.7401}' > metrics.json\n`,
    "metrics.json": JSON.stringify({ damping_ratio: 4.7401 }),
  });
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
  await preprints[Symbol.asyncDispose]();
  mirrors.remove();
});

const text = "1 Results\n\nWe measured that the damping ratio of the pendulum was 4.74 in the last series.";

type Parts = Record<string, string | Blob>;
const send = (path: string, parts: Parts, headers: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.set(name, value);
  return fetch(`${test.url}${path}`, { method: "POST", headers, body });
};
const ask = (parts: Parts) => send("/api/manifests", parts, { "x-api-key": ada.key });
const client = () => createClient({ baseUrl: test.url, apiKey: ada.key });
const fill = (parts: Parts) =>
  send("/draft", parts, { accept: "text/html", cookie: ada.cookie, origin: test.url });

/** Nothing of what was looked at may stay. */
async function traces(): Promise<string[]> {
  const folders = ["objects", "work"].map((name) => join(test.dataDir, name));
  return (await Promise.all(folders.map((folder) => readdir(folder, { recursive: true })))).flat();
}

it("drafts what an author can commit, of code and a PDF that nobody submitted", async () => {
  const before = await traces();
  const response = await ask({ githubUrl, paper: await pdf(text) });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/yaml",
    "content-disposition": 'attachment; filename="experiment.yml"',
    "cache-control": "private, no-store",
  });
  const draft = await response.text();
  expect(parse(draft)).toMatchObject({
    experiments: [{ command: expect.stringContaining("reproduce.sh") }],
    claims: [
      { measurements: [{ reported: "4.74", from: { file: "metrics.json", pointer: "/damping_ratio" } }] },
    ],
  });
  expect(draft).toContain(`the code at ${githubUrl}, commit`);
  expect(await traces()).toEqual(before);
  const { repositories } = test.service.composition.deps.store;
  expect(await repositories.findBySlug("ada", "code")).toBeNull();

  expect(await client().manifests.createDraft({ githubUrl, paper: await pdf(text) })).toBe(draft);
});

it("reads a preprint, and of one with a closed licence says what is missing", async () => {
  await preprints.add("2103.00001", { title: "On open forms", pdf: await bytesOf(text) });
  await preprints.add("2103.00002", { title: "On closed forms", license: red });
  const open = await (await ask({ githubUrl, input: "arXiv:2103.00001" })).text();
  expect(open).toContain("the damping ratio of the pendulum was 4.74");
  expect(open).toContain('the paper "On open forms"');
  const closed = await (await ask({ githubUrl, input: "arXiv:2103.00002" })).text();
  expect(closed).toContain("# - The licence of the preprint does not allow its PDF to be fetched");
  expect(parse(closed)).toMatchObject({ claims: [] });
});

it("says at the top what the manifest of the code has wrong", async () => {
  const own = mirrors.add("ada/wrong", { ".research/experiment.yml": "version: 1\nexperiments: no list\n" });
  const draft = await client().manifests.createDraft({ githubUrl: own });
  expect(draft).toMatch(/^# - \.research\/experiment\.yml, line 2: /m);
  expect(draft).toContain("# - No paper was given");
});

it("shows the draft on a page, whatever stands in it, to be copied or saved", async () => {
  const page = await fetch(`${test.url}/draft`, { headers: { cookie: ada.cookie } });
  expect(await page.text()).toContain('name="githubUrl"');
  const attack = '</textarea><script>alert("1")</script>';
  const hostile = mirrors.add("ada/hostile", {
    ".research/experiment.yml": JSON.stringify({
      version: 1,
      experiments: [{ id: "main", command: `echo '${attack}'`, outputs: ["a.json"] }],
    }),
  });
  // As a browser sends what was left empty.
  const empty = new File([], "", { type: "application/octet-stream" });
  const response = await fill({ githubUrl: ` ${hostile} `, input: "", paper: empty });
  expect(response.status).toBe(200);
  const shown = await response.text();
  expect(shown).not.toContain("<script");
  const [, saved] = /href="data:application\/yaml;base64,([^"]+)" download="experiment.yml"/.exec(shown)!;
  expect(parse(Buffer.from(saved!, "base64").toString()).experiments[0].command).toContain(attack);
});

it.each<[string, () => Promise<Parts>, number, RegExp]>([
  ["no code", async () => ({ input: "arXiv:2103.00001" }), 400, /required|Correct/],
  ["an address in the operator's network", async () => ({ githubUrl: "https://127.0.0.1/a/b" }), 400, /link/],
  [
    "an address of no repository",
    async () => ({ githubUrl: "http://github.com/ada" }),
    400,
    /HTTPS address of a repository/,
  ],
  ["no PDF", async () => ({ githubUrl, paper: new Blob(["no"]) }), 400, /%PDF/],
  ["no preprint", async () => ({ githubUrl, input: "what is this" }), 400, /arXiv/],
  ["a preprint that is not there", async () => ({ githubUrl, input: "arXiv:2103.00099" }), 404, /arXiv/],
  [
    "a PDF over the limit",
    async () => ({ githubUrl, paper: new Blob([new Uint8Array(25 * 1024 * 1024 + 1)]) }),
    413,
    /25 MiB/,
  ],
  ["a blank PDF", async () => ({ githubUrl, paper: await pdf("") }), 422, /no text/],
  [
    "code that is not there",
    async () => ({ githubUrl: "https://github.com/ada/nothing" }),
    502,
    /no public repository/,
  ],
])("refuses %s, in words, and keeps what was typed", async (_, parts, status, words) => {
  const before = await traces();
  const answered = await ask(await parts());
  expect([answered.status, await answered.text()]).toEqual([status, expect.stringMatching(words)]);
  const shown = await fill(await parts());
  const page = await shown.text();
  expect([shown.status, page]).toEqual([status, expect.stringMatching(words)]);
  if (status !== 413 && "githubUrl" in (await parts()))
    expect(page).toContain(`value="${(await parts()).githubUrl}"`);
  // A browser does not keep a file; where none was sent, none is to be chosen again.
  if (status !== 413) expect(page.includes("Choose it again")).toBe("paper" in (await parts()));
  expect(await traces()).toEqual(before);
});

it("has one look of an account at a time, and ends with its caller", async () => {
  const { deps } = test.service.composition;
  const { promise, resolve } = Promise.withResolvers<void>();
  using fetching = vi
    .spyOn(test.service.composition.pipelineDeps.sources, "fetch")
    .mockImplementation(async (_, signal) => {
      resolve();
      return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    });
  const leaving = new AbortController();
  const account = (await deps.identity.verifyKey(ada.key))!.userId;
  const look = { url: githubUrl, paperText: null, account, signal: leaving.signal };
  const first = deps.lookAtCode(look);
  await promise;
  const second = await ask({ githubUrl });
  expect([second.status, Number(second.headers.get("retry-after"))]).toEqual([503, 60]);
  leaving.abort(new Error("left"));
  await expect(first).rejects.toThrow("left");
  fetching.mockRestore();
  expect((await ask({ githubUrl })).status).toBe(200);
});

it("gives up on code that takes too long, and names the other ways", async () => {
  const before = await traces();
  const { pipelineDeps } = test.service.composition;
  const looked = lookAtCode(pipelineDeps, githubUrl, null, new AbortController().signal, 0.001);
  await expect(looked).rejects.toMatchObject({
    ...{ code: "unprocessable", key: "draft.timeout" },
    message: expect.stringContaining("rvs init"),
  });
  expect(await traces()).toEqual(before);
});

it("is limited by the account", async () => {
  for (let last = 200; last !== 429; ) last = (await ask({ githubUrl, paper: new Blob(["no"]) })).status;
  const refused = await fill({ githubUrl });
  expect(refused.status).toBe(429);
  expect(await refused.text()).toMatch(/role="alert">Too many requests\. .*You can try again in \d/);
  const eve = await signUp(test.url, "eve");
  expect((await send("/api/manifests", { githubUrl }, { "x-api-key": eve.key })).status).toBe(200);
});

const bytesOf = async (words: string) => new Uint8Array(await (await pdf(words)).arrayBuffer());
