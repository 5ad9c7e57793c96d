import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, createClient, type Run } from "../../sdk/src/index.ts";
import { verifyChain } from "../../server/domain/runs/verify-chain.ts";
import { type Account, signUp } from "../support/accounts.ts";
import { createMirrors } from "../support/mirror.ts";
import { richPaper, smallPaper } from "../support/papers.ts";
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
afterAll(() => test[Symbol.asyncDispose]());

async function submit(slug: string, githubUrl: string, text?: string): Promise<string> {
  const body = upload({ paper: await pdf(text), slug, githubUrl });
  const response = await fetch(`${test.url}/api/repositories`, {
    method: "POST",
    headers: { "x-api-key": ada.key },
    body,
  });
  const created = (await response.json()) as { repository: { id: string } };
  expect(response.status, JSON.stringify(created)).toBe(201);
  return created.repository.id;
}

const claimsOf = async (id: string) =>
  (await client.claims.list({ repository_id: id, include: ["assessments"] })).data;
const runsOf = async (id: string) =>
  (
    await client.runs.list({
      repository_id: id,
      include: ["environment", "attestation", "logs", "evidence", "assessments"],
    })
  ).data;

describe("a paper's way", () => {
  it("ends with a supported Claim, a signed Assessment and a whole chain of events", async () => {
    const id = await submit("holds", mirrors.add("ada/holds", smallPaper()));
    const { job, events } = await processed(test.url, id);
    expect(job).toMatchObject({ state: "completed", stage: "completed" });
    expect(verifyChain(events.map((event) => ({ ...event, jobId: job.id })) as never)).toEqual({
      ok: true,
    });
    expect(events[0]).toMatchObject({
      eventType: "processing.queued",
      state: "queued",
      stage: "intake",
      sequence: 1,
    });
    const done = events
      .filter(({ eventType }) => eventType === "processing.stage_completed")
      .map(({ stage }) => stage);
    expect(done).toEqual([
      "intake",
      "source_discovery",
      "research_compilation",
      "research_import",
      "reproduction_scheduling",
      "reproduction",
      "verification",
      "publishing",
    ]);

    const claims = await claimsOf(id);
    expect(claims).toHaveLength(1);
    expect(claims[0]?.evidence).toMatchObject({ state: "supported", assessmentCount: 1 });
    expect(claims[0]?.measurements[0]).toMatchObject({
      observedValue: 4.7401,
      verification: "verified",
      tolerance: 0.005,
    });
    const runs = await runsOf(id);
    expect(runs[0]).toMatchObject({ state: "verified", execution: { state: "succeeded", failure: null } });
    expect(runs[0]?.environment).toMatchObject({
      ...{ network: "none", cpuModel: expect.stringMatching(/./), kernel: expect.stringMatching(/^\d/) },
      ...{ cpuFeatures: expect.any(Array), blas: expect.any(Array), packages: expect.any(Object) },
      variables: { TZ: "UTC", OMP_NUM_THREADS: "1" },
    });
    const attestation = await client.attestations.verify({ digest: runs[0]?.attestation?.digest ?? "" });
    expect(attestation).toMatchObject({ verified: true, keyId: runs[0]?.attestation?.keyId });
  });

  it("challenges a number that is 5 % off, and never supports it", async () => {
    const id = await submit("off", mirrors.add("ada/off", smallPaper({ reported: "4.98" })), "It is 4.98.");
    await processed(test.url, id);
    const claims = await claimsOf(id);
    expect(["challenged", "contradicted"]).toContain(claims[0]?.evidence.state);
    expect(claims[0]?.assessments?.map((one) => one.conclusion)).not.toContain("supports");
  });

  it("tells why code failed whose number was to be printed", async () => {
    const tree = smallPaper({ command: "echo 'ImportError: no value' >&2; exit 3" });
    const path = ".research/experiment.yml";
    const from = "from: {file: stdout, regex: '(\\S+)'}";
    tree[path] = String(tree[path])
      .replace(/from: .*/, from)
      .replace(/outputs: .*/, "");
    const id = await submit("printed-nothing", mirrors.add("ada/printed-nothing", tree));
    const { job } = await processed(test.url, id);
    expect(job.state, job.lastError ?? "").toBe("completed");
    const runs = await runsOf(id);
    expect(runs).toHaveLength(1);
    expect(runs[0]?.execution).toMatchObject({ state: "failed", failure: { code: "exit_status" } });
  });

  it("supports nothing that the paper does not print", async () => {
    const id = await submit("unprinted", mirrors.add("ada/unprinted", smallPaper()), "We measured much.");
    await processed(test.url, id);
    const [claim] = await claimsOf(id);
    expect(claim?.evidence.state).toBe("inconclusive");
    expect(claim?.measurements[0]).toMatchObject({
      outcome: "unmeasured",
      printed: { text: "4.74", source: "not_found", page: null, quotation: null },
      reason: "The paper's text does not print 4.74.",
    });
  });

  it("reads all that a manifest can say of where numbers are", async () => {
    const text = "It is 4.74 with p < 0.001.";
    const url = mirrors.add("ada/said", richPaper());
    const id = await submit("said", url, text);
    const { job } = await processed(test.url, id);
    expect(job.state, job.lastError ?? "").toBe("completed");
    const [claim] = await claimsOf(id);
    const seen = claim?.measurements.map(({ measurementId, outcome, observedValue, reason }) => [
      ...[measurementId.split("/").at(-1), outcome, observedValue, reason],
    ]);
    expect(seen).toEqual([
      ["cell", "match", 4.7401, null],
      ["mean", "match", 4.7401, null],
      ["only", "match", 4.7401, null],
      ["notebook", "match", 4.7401, null],
      ["p", "match", 0.001, "Reported <= 0.001, observed only that it is < 0.001."],
    ]);
    expect(claim?.measurements[1]).toMatchObject({ observedUncertainty: 0.00094802 });
    expect(claim?.evidence.state).toBe("supported");
    expect(claim?.plan).toMatchObject({ workdir: "code", env: { DATA: "../input.csv" } });
    expect(claim?.plan?.measurements[1]).toMatchObject({
      from: { file: "runs/*/m.json", combine: "mean" },
      uncertainty: { file: "error.txt" },
    });
    const [run] = await runsOf(id);
    const paths = run?.evidence?.flatMap(({ kind, sourcePath }) => (kind === "metric" ? [sourcePath] : []));
    expect(paths?.toSorted()).toEqual([
      ...[
        "error.txt",
        "executed.ipynb",
        "results/20/table.csv",
        "results/20/value.txt",
        "runs/1/m.json",
        "runs/2/m.json",
      ],
    ]);
  });

  it("judges a number within 1 % as approximately reproduced", async () => {
    const id = await submit("near", mirrors.add("ada/near", smallPaper({ reported: "4.77" })), "It is 4.77.");
    await processed(test.url, id);
    const claims = await claimsOf(id);
    expect(claims[0]?.assessments?.[0]).toMatchObject({
      conclusion: "supports",
      verificationStatus: "approximately_reproduced",
    });
  });

  it("fails the job with the line and the field of a manifest that does not validate", async () => {
    const tree = {
      ...smallPaper(),
      ".research/experiment.yml": "version: 1\nexperiments:\n  - id: Main\n    command: true\n",
    };
    const { job, events } = await processed(
      test.url,
      await submit("invalid", mirrors.add("ada/invalid", tree)),
    );
    expect(job).toMatchObject({ state: "failed", stage: "research_compilation" });
    expect(job.lastError).toMatch(/line 3.*\/experiments\/0\/id/);
    expect(events.at(-1)).toMatchObject({ eventType: "processing.failed" });
  });

  it("completes without code, and says why nothing was run", async () => {
    const response = await fetch(`${test.url}/api/repositories`, {
      method: "POST",
      headers: { "x-api-key": ada.key },
      body: upload({ paper: await pdf(), slug: "no-code" }),
    });
    const { repository } = (await response.json()) as { repository: { id: string } };
    const { job, events } = await processed(test.url, repository.id);
    expect(job.state).toBe("completed");
    const skipped = events.filter(({ eventType }) => eventType === "processing.stage_skipped");
    expect(skipped.map(({ stage }) => stage)).toContain("reproduction");
    expect(skipped[0]?.payload.reason).toMatch(/githubUrl/);
  });

  it("fails the job when the mirror is gone, naming the repository, and leaves no work behind", async () => {
    const { job } = await processed(test.url, await submit("gone", "https://github.com/ada/gone"));
    expect(job).toMatchObject({ state: "failed", stage: "source_discovery" });
    expect(job.lastError).toMatch(/github\.com\/ada\/gone/);
  });

  it("leaves out a symbolic link out of the code's tree, and says so", async () => {
    const tree = { ...smallPaper(), escape: { link: "../../../../etc/shadow" } };
    const id = await submit("escape", mirrors.add("ada/escape", tree));
    const { job, events } = await processed(test.url, id);
    expect(job.state).toBe("completed");
    const found = events.find(
      ({ stage, eventType }) => stage === "source_discovery" && eventType === "processing.stage_completed",
    );
    expect(found?.payload.notes).toEqual([expect.stringMatching(/left out: escape\./)]);
    expect((await claimsOf(id))[0]?.evidence.state).toBe("supported");
  });

  it("never counts what the authors committed as observed", async () => {
    const tree = { ...smallPaper({ command: "true" }), "metrics.json": '{"value": 4.74}' };
    const id = await submit("committed", mirrors.add("ada/committed", tree));
    await processed(test.url, id);
    const claims = await claimsOf(id);
    expect(claims[0]?.evidence.state).toBe("inconclusive");
    expect(claims[0]?.measurements[0]?.observedValue).toBeNull();
    const runs = await runsOf(id);
    expect(runs[0]?.execution).toMatchObject({ state: "failed", failure: { code: "missing_output" } });
  });
});

describe("a requested Run", () => {
  it("is queued, executed, judged and signed, and says so at its own address", async () => {
    const id = await submit("again", mirrors.add("ada/again", smallPaper()));
    await processed(test.url, id);
    const [claim] = await claimsOf(id);
    const response = await fetch(`${test.url}/api/v1/runs`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${ada.key}` },
      body: JSON.stringify({ repositoryId: id, claimId: claim?.id }),
    });
    const queued = (await response.json()) as Run;
    expect(response.status, JSON.stringify(queued)).toBe(202);
    expect(queued).toMatchObject({ state: "queued", execution: { state: "queued" }, claimIds: [claim?.id] });
    expect(response.headers.get("retry-after")).toBe("10");
    const address = response.headers.get("location")!;
    let run = queued;
    // The Run and its Assessments are read one after the other: a read may meet the moment between them.
    const isJudged = ({ assessment }: Run) =>
      assessment.assessmentCount > 0 && assessment.conclusion !== null;
    while (["queued", "running"].includes(run.execution.state) || !isJudged(run)) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      run = (await (await fetch(address)).json()) as Run;
    }
    expect(run).toMatchObject({ state: "verified", assessment: { conclusion: "supports" } });
    // The same files, bit for bit, from two Runs: that is what high confidence means.
    const [after] = await claimsOf(id);
    expect(after?.assessments?.map((one) => one.confidence)).toEqual(["medium", "high"]);
    const repetitions = after?.assessments?.map(({ scope }) => [
      scope.independentRepetitions,
      scope.deterministic,
    ]);
    expect(repetitions).toEqual([
      [1, false],
      [1, true],
    ]);
    const { verification } = await client.repositories.get({ repositoryId: id });
    expect(verification.rings).toMatchObject({ run: true, match: true, repeat: true });
  });

  it("is judged by what earlier ones observed, too: again and again does not make it fit", async () => {
    // A number from 4 to 5 that differs each time: one in ten is within 1 % of 4.74.
    const command = `awk -v n="$(date +%N)" 'BEGIN { print "{\\"value\\": " 4 + n / 1e9 "}" }' > metrics.json`;
    const id = await submit("lucky", mirrors.add("ada/lucky", smallPaper({ command })));
    await processed(test.url, id);
    const [claim] = await claimsOf(id);
    const herClient = createClient({ baseUrl: test.url, apiKey: ada.key });
    for (let count = 2; count <= 4; count++) {
      const queued = await herClient.runs.create({ repositoryId: id, claimId: claim!.id });
      const judged = async () => (await client.runs.get({ runId: queued.id })).assessment.assessmentCount;
      await expect.poll(judged, { timeout: 200_000 }).toBe(1);
    }
    const runs = await runsOf(id);
    const values = runs.flatMap(({ measurements }) => measurements[0]!.observedValues.length);
    expect(values.toSorted()).toEqual([1, 2, 3, 4]);
    const [after] = await claimsOf(id);
    const latest = after?.assessments?.find(({ executionRunId }) => executionRunId === runs[0]?.id);
    expect(latest?.scope.independentRepetitions).toBe(4);
    expect(latest?.conclusion).not.toBe("supports");
  });
});
