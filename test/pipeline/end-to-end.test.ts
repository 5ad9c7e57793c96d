import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { judgeBundle } from "../../scripts/judge/judge-bundle.ts";
import {
  type Client,
  collectRepository,
  createClient,
  downloadObject,
  type ProcessingEvent,
  uploadPaper,
  verifyAttestation,
  verifyRepository,
} from "../../sdk/src/index.ts";
import { paperFromFile } from "../../sdk/src/node.ts";
import { judgeAgain, type ReproductionResult } from "../../server/domain/attestation/judge-again.ts";
import type { RunArtifact } from "../../server/domain/verdict/run-artifact.ts";
import { createMirror } from "../../server/sources/create-mirror.ts";
import { signUp } from "../support/accounts.ts";
import { startService, type TestService } from "../support/service.ts";

// What this issue is about, through the published SDK alone: a paper goes in, verified Claims come out.
const example = join(import.meta.dirname, "../../examples/prime-fair-play");
const githubUrl = "https://github.com/ada/prime-fair-play";
let mirrors: string;
let test: TestService;
let client: Client;

beforeAll(async () => {
  mirrors = await mkdtemp(join(tmpdir(), "rvs-mirror-"));
  await createMirror(join(example, "code"), join(mirrors, "prime-fair-play.git"), "Code");
  test = await startService({
    SERVICE_SOURCE_MIRRORS: JSON.stringify({ "https://github.com/ada/": `file://${mirrors}/` }),
  });
  const { key } = await signUp(test.url, "ada");
  client = createClient({ baseUrl: test.url, apiKey: key });
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
  await rm(mirrors, { recursive: true, force: true });
});

describe("the example paper", () => {
  const events: ProcessingEvent[] = [];
  let id: string;

  it("is submitted from a file and followed to its end", async () => {
    const paper = await paperFromFile(join(example, "paper.pdf"));
    const sent: number[] = [];
    const { repository, url } = await uploadPaper(
      client,
      {
        paper: { stream: paper.stream(), name: paper.name },
        title: "Do the primes play fair?",
        slug: "prime-fair-play",
        githubUrl,
        paperLicense: "CC0-1.0",
        codeLicense: "Apache-2.0",
        submitterAttested: true,
      },
      { onProgress: (bytes) => sent.push(bytes) },
    );
    expect(sent.at(-1)).toBeGreaterThan(paper.size);
    expect(url).toBe("/r/ada/prime-fair-play");
    id = repository.id;
    const job = await client.waitForProcessing(id, {
      pollIntervalMs: 100,
      onEvent: (event) => void events.push(event),
    });
    expect(job).toMatchObject({ state: "completed", stage: "completed" });
    expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1));
  });

  it("has a Claim that holds, one that holds approximately and one that does not", async () => {
    const found = new Map<string, string>();
    for await (const claim of client.claims.list({ repository_id: id, include: ["assessments"], limit: 2 })) {
      const [assessment] = claim.assessments ?? [];
      found.set(claim.sourceLocator, `${claim.evidence.state} ${assessment?.verificationStatus}`);
    }
    expect(Object.fromEntries(found)).toEqual({
      "Section 1, Table 1, Figure 1": "supported reproduced",
      "Section 2": "supported approximately_reproduced",
      "Section 3": "contradicted not_reproduced",
      "Section 4, Table 2": "supported reproduced",
      "Section 5": "contradicted not_reproduced",
      "Section 6": "supported reproduced",
    });
  });

  it("says of the Claims without any input that the code alone decides", async () => {
    const { data } = await client.claims.list({ repository_id: id, include: ["assessments"] });
    const findings = data.map(({ sourceLocator, assessments }) => [
      sourceLocator === "Section 6",
      assessments?.[0]?.findings?.map(({ code }) => code),
    ]);
    expect(findings).toEqual([[true, []], ...Array(5).fill([false, ["no_input"]])]);
  });

  it("has an attestation for each Assessment that verifies with the published key alone, outside the server", async () => {
    const keys = await client.meta.getKeySet();
    const bundles = [];
    for await (const run of client.runs.list({
      repository_id: id,
      include: ["attestation", "assessments"],
    })) {
      for (const { assessmentId, digest } of run.attestation?.bundles ?? []) {
        const assessment = run.assessments?.find((one) => one.id === assessmentId);
        if (assessment) bundles.push({ digest, assessment });
      }
    }
    expect(bundles).toHaveLength(6);
    for (const { digest, assessment } of bundles) {
      const { envelopes } = await client.attestations.verify({ digest });
      const statements = await verifyAttestation({ envelopes, keys, expectedDigest: digest, assessment });
      expect(statements.map(({ predicateType }) => predicateType)).toEqual([
        "https://w3id.org/research-verification/predicates/reproduction-result/v2",
        "https://slsa.dev/provenance/v1",
        "https://in-toto.io/attestation/test-result/v0.1",
        "https://in-toto.io/attestation/svr/v0.2",
      ]);
      const forged = { ...assessment, conclusion: "supports" as const, confidence: "high" as const };
      if (forged.conclusion === assessment.conclusion && forged.confidence === assessment.confidence)
        continue;
      await expect(verifyAttestation({ envelopes, keys, assessment: forged })).rejects.toThrow();
    }
  });

  it("is verified as a whole, offline and from JSON: events, records, signatures and verdicts", async () => {
    const keys = await client.meta.getKeySet();
    const collected = JSON.stringify(await collectRepository(client, id));
    const judge = (signed: unknown, artifact: unknown) =>
      judgeAgain(signed as ReproductionResult, artifact as RunArtifact).differences;
    const verified = await verifyRepository(JSON.parse(collected), { keys, judge });
    expect(verified).toEqual({
      ...{ verified: true, events: events.length, assessments: 6, judged: 6, failures: [] },
    });
    const forged = JSON.parse(collected.replaceAll('"conclusion":"contradicts"', '"conclusion":"supports"'));
    const { failures } = await verifyRepository(forged, { keys });
    // An event says the conclusions too.
    expect(failures.map(({ code }) => code)).toEqual(["broken_chain", "digest_mismatch", "digest_mismatch"]);
  });

  it("is judged again from the bundle, the record and the paper, to the same verdict", async () => {
    const keys = Buffer.from(JSON.stringify(await client.meta.getKeySet()));
    const paper = await readFile(join(example, "paper.pdf"));
    const download = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());
    const conclusions: string[] = [];
    for await (const run of client.runs.list({ repository_id: id, include: ["attestation"] })) {
      const record = await download(run.artifact!.downloadUrl);
      for (const { digest } of run.attestation!.bundles) {
        const bundle = await download(`${test.url}/api/objects/${digest}`);
        const { status, lines } = await judgeBundle({ bundle, record, keys, paper });
        expect(status, lines.join("\n")).toBe(0);
        conclusions.push(/^Judged: (\w+),/m.exec(lines.join("\n"))![1]!);

        const forged = Buffer.from(
          Buffer.from(record)
            .toString()
            .replace(/"value":(-?)\d/, '"value":$19'),
        );
        expect(await judgeBundle({ bundle, record: forged, keys, paper })).toMatchObject({ status: 2 });
        expect(
          await judgeBundle({ bundle, record, keys, paper: bundle.slice(1) }).catch(() => null),
        ).toBeNull();
      }
    }
    expect(conclusions.toSorted()).toEqual([
      ...["contradicts", "contradicts", "supports", "supports", "supports", "supports"],
    ]);
  });

  it("has evidence that is what its digest says, and a paper that anybody may download", async () => {
    const [run] = (await client.runs.list({ repository_id: id, include: ["evidence"] })).data;
    expect(run?.evidence.length).toBeGreaterThan(0);
    for (const { digest, byteSize } of run?.evidence ?? []) {
      // Fails at its end where the bytes are others.
      const bytes = await new Response(await downloadObject(client, { digest })).arrayBuffer();
      expect(bytes.byteLength).toBe(byteSize);
    }
    const record = await test.service.composition.deps.store.repositories.get(id);
    expect((await fetch(`${test.url}/api/objects/${record?.paperDigest}`)).status).toBe(200);
  });

  it("runs again on request, and both Runs stay", async () => {
    const { data } = await client.claims.list({ repository_id: id });
    const claim = data.find(({ sourceLocator }) => sourceLocator === "Section 2")!;
    const queued = await client.runs.create({ repositoryId: id, claimId: claim.id });
    expect(queued.execution.state).toBe("queued");
    const run = await client.waitForRun(queued.id, { pollIntervalMs: 100 });
    expect(run.execution.state).toBe("succeeded");
    const runs = await client.runs.list({ claim_id: claim.id });
    expect(runs.data).toHaveLength(2);
  });

  it("tells typed errors apart", async () => {
    await expect(client.runs.get({ runId: "run_nothing" })).rejects.toMatchObject({
      status: 404,
      code: "not_found",
    });
    await expect(client.runs.create({ repositoryId: id, claimId: "claim_nothing" })).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      createClient({ baseUrl: test.url }).runs.create({ repositoryId: id, claimId: "x" }),
    ).rejects.toMatchObject({
      status: 401,
      code: "unauthenticated",
    });
  });
});
