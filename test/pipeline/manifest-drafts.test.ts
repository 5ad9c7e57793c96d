import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { runCommand } from "../../cli/test/run-command.ts";
import { createClient } from "../../sdk/src/index.ts";
import { type Account, signUp } from "../support/accounts.ts";
import { createMirrors, type Tree } from "../support/mirror.ts";
import { processed } from "../support/processing.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

const mirrors = createMirrors();
let test: TestService;
let ada: Account;
let eve: Account;

beforeAll(async () => {
  test = await startService({ SERVICE_SOURCE_MIRRORS: mirrors.setting });
  ada = await signUp(test.url, "ada");
  eve = await signUp(test.url, "eve");
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
  mirrors.remove();
});

const paper = `A small paper

1 Results

We measured that the damping ratio of the pendulum was 4.74 in the last series.`;

const code: Tree = {
  "input.csv": "94802,20000\n",
  "measure.sh": `awk -F, '{ print "{\\"damping_ratio\\": " $1 / $2 "}" }' input.csv > metrics.json\n`,
  "metrics.json": JSON.stringify({ damping_ratio: 4.7401 }),
  "reproduce.sh": "sh measure.sh\n",
};

interface Submission {
  slug: string;
  tree: Tree | null;
  paperLicense?: string;
  visibility?: string;
}

async function submit({ slug, tree, paperLicense = "CC-BY-4.0", visibility = "public" }: Submission) {
  const githubUrl = tree && mirrors.add(`ada/${slug}`, tree);
  const body = upload({
    paper: await pdf(paper),
    slug,
    paperLicense,
    visibility,
    ...(githubUrl && { githubUrl }),
  });
  const response = await fetch(`${test.url}/api/repositories`, {
    method: "POST",
    headers: { "x-api-key": ada.key },
    body,
  });
  const created = (await response.json()) as { repository: { id: string } };
  expect(response.status, JSON.stringify(created)).toBe(201);
  await processed(test.url, created.repository.id, { "x-api-key": ada.key });
  return created.repository.id;
}

const draftOf = (id: string, key?: string) =>
  fetch(`${test.url}/api/manifests/${id}`, key ? { headers: { "x-api-key": key } } : {});

it("drafts a manifest that judges the paper once its authors commit it", async () => {
  const id = await submit({ slug: "drafted", tree: code });
  const response = await draftOf(id);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/yaml",
    "content-disposition": 'attachment; filename="experiment.yml"',
    "cache-control": "private, no-store",
  });
  const draft = await response.text();
  expect(await createClient({ baseUrl: test.url }).manifests.getDraft({ repositoryId: id })).toBe(draft);
  expect(parse(draft).claims).toMatchObject([
    { measurements: [{ reported: "4.74", from: { file: "metrics.json", pointer: "/damping_ratio" } }] },
  ]);

  const committed = await submit({ slug: "committed", tree: { ...code, ".research/experiment.yml": draft } });
  const { data } = await createClient({ baseUrl: test.url }).claims.list({ repository_id: committed });
  expect(data).toMatchObject([
    {
      origin: { kind: "manifest" },
      plan: { source: ".research/experiment.yml" },
      evidence: { state: "supported" },
    },
  ]);
});

it("is downloaded by the command line", async () => {
  const id = await submit({ slug: "downloaded", tree: code });
  const draft = await (await draftOf(id)).text();
  const folder = mkdtempSync(join(tmpdir(), "rvs-cli-"));
  const rvs = (...args: string[]) => runCommand(args, { cwd: folder, env: { SERVICE_BASE_URL: test.url } });
  try {
    for (const named of ["ada/downloaded", id, `${test.url}/r/ada/downloaded`])
      expect(await rvs("draft", named)).toEqual({ exitCode: 0, stdout: draft, stderr: "" });
    expect(await rvs("draft", "ada/nothing")).toMatchObject({ exitCode: 4, stdout: "" });

    expect(await rvs("draft", id, "-o", "experiment.yml")).toMatchObject({ exitCode: 0, stdout: "" });
    expect(readFileSync(join(folder, "experiment.yml"), "utf8")).toBe(draft);
    const again = await rvs("draft", id, "-o", "experiment.yml");
    expect(again).toMatchObject({ exitCode: 3, stderr: expect.stringContaining("--force") });
    expect(await rvs("draft", id, "-o", "experiment.yml", "--force")).toMatchObject({ exitCode: 0 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("says what is missing of a paper without code", async () => {
  const draft = await (await draftOf(await submit({ slug: "codeless", tree: null }))).text();
  expect(parse(draft)).toMatchObject({
    experiments: [{ command: expect.stringMatching(/exit 1$/) }],
    claims: [{ statement: expect.stringContaining("4.74") }],
  });
  expect(draft).toContain("# What is missing:");
});

it("is for those who may read the repository", async () => {
  const id = await submit({ slug: "hidden", tree: null, visibility: "private" });
  expect((await draftOf(id)).status).toBe(404);
  expect((await draftOf(id, eve.key)).status).toBe(404);
  expect((await draftOf(id, ada.key)).status).toBe(200);
  expect((await draftOf("repo_00000000000000000000000000")).status).toBe(404);
});

it("is refused where what was found is damaged in store", async () => {
  const id = await submit({ slug: "damaged", tree: code });
  const objects = join(test.dataDir, "objects");
  for (const entry of readdirSync(objects, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) writeFileSync(join(entry.parentPath, entry.name), "damaged");
  expect((await draftOf(id)).status).toBe(502);
});
