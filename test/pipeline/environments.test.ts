import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "../../sdk/src/index.ts";
import { openDebianArchive } from "../../server/environments/testing/debian-archive.ts";
import {
  imageToolsMissing,
  openImageRegistry,
  systemEntries,
} from "../../server/environments/testing/image-registry.ts";
import { toolsMissing } from "../../server/environments/testing/tools.ts";
import {
  experimentOf,
  type Outcome,
  type PipelineService,
  startPipelineService,
} from "../support/pipeline-service.ts";

const folder = mkdtempSync(join(tmpdir(), "rvs-archive-"));
let archive: Awaited<ReturnType<typeof openDebianArchive>>;
let registry: Awaited<ReturnType<typeof openImageRegistry>> | undefined;
let pipeline: PipelineService;
let asking: Outcome;
const command = `printf '{"value": %s}' "$(oracle)" > metrics.json`;

beforeAll(async () => {
  if (toolsMissing) return;
  archive = await openDebianArchive(folder, [
    { name: "oracle", files: { "/usr/bin/oracle": "#!/bin/sh\nprintf '%s' 4.7401\n" } },
    { name: "augur", files: { "/usr/bin/augur": "#!/bin/sh\nprintf '%s' 4.7401\n" } },
    { name: "r-cran-seer", files: { "/usr/bin/seer": "#!/bin/sh\nprintf '%s' 4.7401\n" } },
  ]);
  if (!imageToolsMissing) registry = await openImageRegistry(join(folder, "images"));
  pipeline = await startPipelineService({
    SERVICE_IMAGE_REGISTRIES: registry ? `docker.io=${registry.origin}` : "none",
    SERVICE_DEBIAN_MIRROR: archive.mirror,
    SERVICE_DEBIAN_SUITE: "test",
    SERVICE_PYTHON_INDEX: "none",
    SERVICE_CRAN_MIRROR: "none",
    SERVICE_JULIA_SERVER: "none",
    SERVICE_JULIA_BINARIES: "none",
    SERVICE_DEBIAN_KEYRING: "none",
  });
  asking = await pipeline.outcome("asks-an-oracle", { ...experimentOf(command), "apt.txt": "oracle\n" });
});
afterAll(async () => {
  await pipeline?.[Symbol.asyncDispose]();
  await registry?.[Symbol.asyncDispose]();
  await archive?.[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

describe.skipIf(toolsMissing)("a paper that needs packages which the machine lacks", () => {
  it("runs in an environment that has them, which its Run and its provenance name", async () => {
    const { id, claims, log, runs } = asking;
    expect(log).toContain("Setting up oracle (1.0)");
    // The experiment's streams are its own.
    const built = runs[0]!.logs.filter(({ text }) => text.includes("Setting up"));
    expect(new Set(built.map(({ stream }) => stream))).toEqual(new Set(["system"]));
    expect(claims[0]).toMatchObject({
      evidence: { state: "supported" },
      assessments: [{ limitations: expect.arrayContaining([expect.stringContaining("did not pin")]) }],
    });

    const { url } = pipeline.service;
    const client = createClient({ baseUrl: url });
    const { data } = await client.runs.list({
      repository_id: id,
      include: ["environment", "evidence", "attestation"],
    });
    const [run] = data;
    const root = run!.environment!.rootFilesystem!;
    expect(root).toMatchObject({ pinned: false, resolver: expect.stringContaining("Debian test") });
    const lock = run!.evidence!.find(({ sourcePath }) => sourcePath === "environment-lock.json");
    expect(lock?.digest).toBe(root.lockDigest);
    const bytes = await (await fetch(`${url}/api/objects/${root.lockDigest}`)).json();
    expect(bytes).toMatchObject({
      version: 1,
      debian: [
        { name: "base", essential: true },
        { name: "oracle", version: "1.0", sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      ],
    });
    const attestation = await (await fetch(`${url}/api/attestations/${run!.attestation!.digest}`)).json();
    const hex = (digest: string) => digest.slice("sha256:".length);
    expect(JSON.stringify(attestation)).toContain(hex(root.treeDigest));
    expect(JSON.stringify(attestation)).toContain("Versions that nobody pinned were chosen by apt");
    const page = await (
      await fetch(`${url}/r/ada/asks-an-oracle`, { headers: { accept: "text/html" } })
    ).text();
    expect(page).toContain(root.lockDigest);
  });

  it("is tried again where the mirror has no time for it, in a Run of its own", async () => {
    // Asked for four times by each attempt.
    archive.busy.set("/augur_", 6);
    const asksAnAugur = command.replace("oracle", "augur");
    const { claims, runs, events } = await pipeline.outcome("asks-an-augur", {
      ...experimentOf(asksAnAugur),
      "apt.txt": "augur\n",
    });
    expect(claims[0]).toMatchObject({ evidence: { state: "supported" } });
    const [last, first] = runs;
    expect([runs.length, first!.state, last!.state]).toEqual([2, "failed", "verified"]);
    expect(first!.execution.failure).toMatchObject({ code: "not_executed", category: "environment" });
    expect(first!.logs.map(({ text }) => text).join("")).toContain("answered 503");
    const retried = events.filter(({ eventType }) => eventType === "processing.retry_scheduled");
    expect(JSON.stringify(retried)).toContain("registry of packages did not answer");
  });

  it("is exact with the lock that an earlier Run left, which then asks nobody for versions", async () => {
    const { url } = pipeline.service;
    const client = createClient({ baseUrl: url });
    const digest = asking.runs[0]!.evidence.find(
      ({ sourcePath }) => sourcePath === "environment-lock.json",
    )!.digest;
    const lock = await (await fetch(`${url}/api/objects/${digest}`)).text();
    const { id } = await pipeline.outcome("pinned", {
      ...experimentOf(command),
      ".research/environment-lock.json": lock,
    });
    const { data } = await client.runs.list({ repository_id: id, include: ["environment", "assessments"] });
    expect(data[0]?.environment?.rootFilesystem).toMatchObject({
      lockDigest: digest,
      pinned: true,
      resolvedAt: null,
      resolver: null,
    });
    expect(data[0]?.assessments?.[0]).toMatchObject({
      conclusion: "supports",
      protocolComparability: "exact",
    });
  });

  it.skipIf(imageToolsMissing)(
    "runs in the image that its manifest names, pinned by its digest",
    async () => {
      const oracle = { path: "opt/oracle", text: "#!/bin/sh\nprintf '%s' $ANSWER\n", mode: 0o755 };
      const layers = [[...systemEntries(folder), oracle]];
      const digest = await registry!.push("ada/oracle", "1", {
        layers,
        env: ["PATH=/opt:/usr/bin", "ANSWER=4.7401"],
      });
      const image = `ada/oracle@${digest}`;
      const manifest = JSON.parse(String(experimentOf(command)[".research/experiment.yml"]));
      const outcome = await pipeline.outcome("has-an-image", {
        ".research/experiment.yml": JSON.stringify({ ...manifest, environment: { image } }),
        "requirements.txt": "-e .\n",
      });
      const { url } = pipeline.service;
      const client = createClient({ baseUrl: url });
      const { data } = await client.runs.list({
        repository_id: outcome.id,
        include: ["environment", "assessments", "attestation"],
      });
      const [run] = data;
      expect(run?.environment?.rootFilesystem, outcome.log).toMatchObject({
        pinned: true,
        image: `docker.io/${image}`,
      });
      expect(run?.environment?.variables).toMatchObject({ ANSWER: "4.7401" });
      expect(run?.assessments?.[0]).toMatchObject({ conclusion: "supports", protocolComparability: "exact" });
      const attestation = await (await fetch(`${url}/api/attestations/${run!.attestation!.digest}`)).json();
      expect(JSON.stringify(attestation)).toContain(digest.slice("sha256:".length));
      const repository = await fetch(`${url}/api/v1/repositories/${outcome.id}?include=experiments`);
      expect(await repository.json()).toMatchObject({ experiments: [{ image }] });
    },
  );

  it("has what the code loads, which is said, and offered as a file", async () => {
    const { id, claims, log, runs } = await pipeline.outcome("declares-little", {
      ...experimentOf(`: analysis/run.R; ${command.replace("oracle", "seer")}`),
      "analysis/run.R": 'source("more.R")\n',
      "analysis/more.R": "library(stats)\nlibrary(Seer)\n",
      "analysis/other.R": "library(elsewhere)\n",
      "install.R": 'install.packages(c("stats", "unheard"))\n',
    });
    expect(log).toContain("Not declared, and loaded by the code: r-cran-seer (analysis/more.R:2).");
    expect(log).not.toContain("elsewhere");
    expect(log).toContain("r-cran-unheard (install.R:1): Debian test has no such package");
    expect(claims[0]).toMatchObject({
      evidence: { state: "supported" },
      assessments: [
        {
          protocolComparability: "material_difference",
          limitations: expect.arrayContaining([
            "Nobody declared these packages; they were found in the code: r-cran-seer.",
          ]),
        },
      ],
    });
    const { url } = pipeline.service;
    const client = createClient({ baseUrl: url });
    const { data } = await client.runs.list({ repository_id: id, include: ["environment"] });
    expect(data[0]?.environment?.rootFilesystem?.inferred).toEqual(["r-cran-seer (analysis/more.R:2)"]);
    const offered = runs[0]!.evidence.find(({ sourcePath }) => sourcePath === "inferred-apt.txt")!;
    const text = await (await fetch(`${url}/api/objects/${offered.digest}`)).text();
    expect(text).toContain("r-cran-seer  # Seer, analysis/more.R:2\n");
  });

  it("goes on without what is not to be had, as a material difference", async () => {
    const tree = {
      ...{ ...experimentOf("sh measure.sh"), "apt.txt": "no-such-package\n" },
      ...{ "requirements.txt": "no-such-project\n-e .\n", "runtime.txt": "python-2.7\n" },
    };
    const { claims, log } = await pipeline.outcome("asks-for-the-moon", tree);
    expect(log).toContain("no-such-package (apt.txt:1): Debian test has no such package");
    expect(log).toContain("no-such-project (requirements.txt:1): This server has no Python index");
    expect(log).toContain("The environment has Python none, as its suite has; allow that version");
    expect(log).toContain(
      "lacks no-such-package (apt.txt:1), no-such-project (requirements.txt:1), python==2.7.* (runtime.txt:1), . (requirements.txt:2).",
    );
    expect(claims[0]?.assessments[0]?.limitations).toContain(
      "The protocol differs from the paper's in a way that may change the result.",
    );
  });
});
