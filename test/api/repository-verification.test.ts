import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createPages } from "../support/pages.ts";
import { type SeededService, startSeededService } from "../support/seeded-service.ts";

let test: SeededService;
let pages: ReturnType<typeof createPages>;
let folder: string;
const commit = "4015b57a143aec5156fd1444a017a32137a3fd0f";

beforeAll(async () => {
  test = await startSeededService();
  pages = createPages(test, test.seed);
  folder = await mkdtemp(join(tmpdir(), "rvs-verify-"));
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** A repository with a signed Assessment. */
async function signed(visibility: "public" | "private" = "public") {
  const { seed } = test;
  const repository = await seed.repository({ visibility });
  const experiment = await seed.experiment(repository);
  const claim = await seed.claim(repository, { evidenceState: "supported" }, experiment);
  const run = await seed.run(experiment, [claim], { state: "succeeded" });
  const digest = await seed.bundle(await seed.assessment(claim, run), repository.id, commit);
  return { path: `/r/${repository.owner}/${repository.slug}`, digest, claim, run, repository };
}

const sectionOf = (html: string) =>
  html.slice(html.indexOf('<h2 id="verify">'), html.indexOf('<h2 id="share">'));
const fileOf = (digest: string) =>
  join(test.dataDir, "objects", digest.slice(7, 9), digest.slice(9, 11), digest.slice(7));

it("says who signed what, with which key, and that it holds", async () => {
  const { path, digest } = await signed();
  const section = sectionOf(await pages.page(path));
  for (const text of [
    `<dd><code>${test.url}</code></dd>`,
    `<code>${test.service.composition.deps.signer.keyId}</code>`,
    `<code>${commit}</code>`,
    "The signed bundle holds",
    `href="/api/objects/${digest}"`,
    `href="/api/attestations/${digest}"`,
    `rvs verify ${path.slice(3)} --url ${test.url} --keys keys.json`,
  ])
    expect(section).toContain(text);
  expect(section).not.toContain("SERVICE_KEY");
});

it("prints commands that verify it, and that find a changed bundle", async () => {
  const { path } = await signed();
  const [, script] = /openssl<[\s\S]*?<pre[^>]*>([\s\S]*?)<\/pre>/.exec(sectionOf(await pages.page(path)))!;
  const text = script!
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");
  const sh = (commands: string) => promisify(execFile)("sh", ["-c", commands], { cwd: folder });
  const { stdout } = await sh(text);
  expect(stdout).toContain("bundle.jsonl: OK\nkey.der: OK\nSignature Verified Successfully\n");
  expect(stdout).toContain(`"commit": "${commit}"`);
  const bundle = JSON.parse(await readFile(join(folder, "bundle.jsonl"), "utf8")) as { payload: string };
  const payload = Buffer.from(bundle.payload, "base64").toString().replace(commit, "f".repeat(40));
  const changed = { ...bundle, payload: Buffer.from(payload).toString("base64") };
  await writeFile(join(folder, "bundle.jsonl"), `${JSON.stringify(changed)}\n`);
  const loop = text.slice(text.indexOf("while read"));
  const failed = await sh(loop).catch((error: { stdout: string }) => error);
  expect(failed.stdout).toContain("Signature Verification Failure");
  expect(failed.stdout).not.toContain("commit");
});

it("says what does not hold", async () => {
  const { path, digest } = await signed();
  await writeFile(fileOf(digest), "changed");
  const page = await pages.page(path);
  const section = sectionOf(page);
  // Where a reader looks first as well.
  expect(page.slice(0, page.indexOf('id="claims"'))).toContain("1 of 1 signatures not valid");
  expect(section).toContain("1 of 1 signed bundles do not hold");
  expect(section).toContain("does not hold</a>");
  expect(section).not.toContain(commit);
});

it("is silent where nothing is signed, and of what was superseded", async () => {
  const { owner, slug } = await test.seed.repository();
  expect(await pages.page(`/r/${owner}/${slug}`)).not.toContain('id="verify"');
  const { path, claim, run, digest } = await signed();
  const { assessments } = test.service.composition.deps.store;
  const [first] = await assessments.listByClaims([claim.id]);
  const later = { supersedesAssessmentDigests: [first!.assessment.recordDigest] };
  const { experimentId } = run;
  const [experiment] = await test.service.composition.deps.store.experiments.listByRepository(
    run.repositoryId,
  );
  expect(experiment!.id).toBe(experimentId);
  await test.seed.assessment(claim, await test.seed.run(experiment!, [claim]), later);
  const html = await pages.page(path);
  expect(html).not.toContain('id="verify"');
  expect(html).toContain(`/api/attestations/${digest}`);
});

it("tells whoever may read a private one to send a key", async () => {
  const { path } = await signed("private");
  const own = await pages.ask(path, { accept: "text/html", cookie: test.ada.cookie });
  const section = sectionOf(await own.text());
  expect(section).toContain("SERVICE_KEY</code>");
  expect(section).toContain("-H &quot;x-api-key: $SERVICE_KEY&quot;");
});
