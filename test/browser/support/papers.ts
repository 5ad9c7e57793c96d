import type { Tree } from "../../support/mirror.ts";
import { experimentOf, type PipelineService } from "../../support/pipeline-service.ts";
import { code, paper } from "../../support/text-claims.ts";
import { pdf } from "../../support/upload.ts";

/**
 * Has papers that came out well, mixed, failed, without a manifest, and with a Claim of their text sent through the service, and returns the addresses of
 * pages of every kind, by kind.
 */
export async function preparePapers(pipeline: PipelineService): Promise<Record<string, string>> {
  const { service } = pipeline;
  const { store } = service.service.composition.deps;
  const runOf = async ({ id }: { id: string }) => (await store.runs.listByRepository(id))[0]!.id;
  const mixed = await pipeline.outcome("mixed", mixedTree, { paper: await pdf(mixedText) });
  const failed = await pipeline.outcome("failed", experimentOf("echo reading >&2; cat missing.csv"));
  await pipeline.outcome("without-manifest", { "README.md": "Nothing to run." });
  await pipeline.outcome("text", code(4.7401), {
    paper: await pdf(paper("4.74")),
    paperLicense: "CC-BY-4.0",
  });
  const [version] = await store.repositories.listVersions(mixed.id);
  return {
    home: "/",
    search: "/search?q=it",
    "empty search": "/search?q=nowhere",
    owner: "/r/ada",
    repository: "/r/ada/mixed",
    "failed repository": "/r/ada/failed",
    "repository without Claims": "/r/ada/without-manifest",
    "repository with a Claim of the text": "/r/ada/text",
    version: `/r/ada/mixed/versions/${version!.digest}`,
    forks: "/r/ada/mixed/forks",
    processing: "/r/ada/mixed/processing",
    certificate: "/r/ada/mixed/certificate",
    settings: "/r/ada/mixed/settings",
    Run: `/r/ada/mixed/runs/${await runOf(mixed)}`,
    "failed Run": `/r/ada/failed/runs/${await runOf(failed)}`,
    words: "/words",
    reference: "/docs",
    operation: "/docs/operations/createRepository",
    schema: "/docs/schemas/RepositorySnapshot",
    "sign-in": "/sign-in",
    "sign-up": "/sign-up",
    submission: "/submit",
    draft: "/draft",
    "drafted manifest": "/draft",
    keys: "/keys",
    account: "/account",
    organizations: "/organizations",
    error: "/r/ada/nothing",
  };
}

/** What the paper of `mixedTree` prints. */
export const mixedText = "We measured 4.74, and 5.20 without the weight.";

/** A Claim that holds, and one that does not. */
export const mixedTree: Tree = (() => {
  const tree = experimentOf("sh measure.sh", { seed: 7, repetitions: 2 });
  const manifest = JSON.parse(tree[".research/experiment.yml"] as string);
  const [claim] = manifest.claims;
  const measurement = { ...claim.measurements[0], id: "other", reported: "5.20" };
  manifest.claims.push({ ...claim, id: "other", statement: "It is 5.20.", measurements: [measurement] });
  return { ...tree, ".research/experiment.yml": JSON.stringify(manifest) };
})();
