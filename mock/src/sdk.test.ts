import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Client,
  collectRepository,
  createClient,
  createMemoryCache,
  ServiceError,
  verifyRepository,
} from "../../sdk/src/index.ts";
import { runTool, tools } from "../../sdk/src/tools.ts";
import { pdf } from "../../test/support/upload.ts";
import type { Mock } from "./options.ts";
import { startMock } from "./start-mock.ts";

const run = promisify(execFile);

let mock: Mock;
let ada: Client;
let repositoryId: string;
beforeAll(async () => {
  mock = await startMock({ speed: 50 });
  ada = createClient({ baseUrl: mock.url, apiKey: mock.keys.ada! });
  repositoryId = mock.repositories["ada/pendulum"]!;
});
afterAll(() => mock.stop());

describe("the SDK on the mock", () => {
  it("reads every kind of record", async () => {
    const include = ["readme", "claims", "experiments", "runs", "assessments"] as const;
    const repository = await ada.repositories.resolve({ owner: "ada", slug: "pendulum", include });
    expect(repository.id).toBe(repositoryId);
    const [claim] = repository.claims!;
    expect(await ada.claims.get({ claimId: claim!.id, repository_id: repositoryId })).toHaveProperty("plan");
    const { evidence, ...found } = await ada.runs.get({
      runId: repository.runs![0]!.id,
      include: ["evidence"],
    });
    expect(await ada.runs.listLogs({ runId: found.id }).toArray({ max: 100 })).not.toEqual([]);
    const [first] = evidence!;
    expect((await ada.evidence.get({ evidenceId: first!.id, repository_id: repositoryId })).digest).toBe(
      first!.digest,
    );
    expect((await ada.search({ q: "pendulum" })).data).not.toEqual([]);
    expect(await ada.badges.get({ owner: "ada", slug: "pendulum" })).toContain("<svg");
    expect(await ada.manifests.getDraft({ repositoryId })).toContain("experiments");
    expect((await ada.preprints.lookup({ input: "arXiv:2401.01234" })).id).toBe("2401.01234");
    expect((await ada.health.get()).status).toBe("ok");
  });

  it("verifies all of a repository offline", async () => {
    const keys = await ada.meta.getKeySet();
    const verified = await verifyRepository(await collectRepository(ada, repositoryId), { keys });
    expect(verified).toMatchObject({ verified: true, assessments: 3, failures: [] });
  });

  it("waits for Runs and papers, and follows logs", async () => {
    const { claims } = await ada.repositories.get({ repositoryId, include: ["claims"] });
    const { id } = await ada.runs.create({ repositoryId, claimId: claims![0]!.id });
    const events: string[] = [];
    for await (const { event } of ada.runs.streamLogs({ runId: id })) events.push(event);
    expect(events).toEqual(expect.arrayContaining(["state", "log", "end"]));
    expect((await ada.waitForRun(id, { pollIntervalMs: 20 })).execution.state).toBe("succeeded");
  });

  it("changes what its key may change", async () => {
    expect(await ada.social.updateStar({ repositoryId, action: "star" })).toEqual({ starCount: 2 });
    const changed = await ada.repositories.update({ repositoryId, description: "Another one." });
    expect(changed.repository.description).toBe("Another one.");
    const grace = createClient({ baseUrl: mock.url, apiKey: mock.keys.grace! });
    const refused = await grace.repositories.update({ repositoryId, title: "Mine" }).catch((error) => error);
    expect(refused).toBeInstanceOf(ServiceError);
    expect(refused).toMatchObject({ status: 403, code: "forbidden" });
  });

  it("repeats what is refused for now, and keeps what has not changed", async () => {
    const sleeps: number[] = [];
    const sleep = async (milliseconds: number) => void sleeps.push(milliseconds);
    const patient = createClient({ baseUrl: mock.url, retries: 2, sleep, cache: createMemoryCache() });
    const headers = { prefer: "code=503" };
    const failed = await patient.claims.list({}, { headers }).result();
    expect([failed, sleeps.length]).toEqual([expect.objectContaining({ ok: false }), 2]);
    const [first, again] = [await patient.claims.list(), await patient.claims.list()];
    expect(again).toEqual(first);
  });

  it("runs the tools of a model", async () => {
    expect(tools.length).toBeGreaterThan(10);
    const { data } = (await runTool(ada, "list_claims", { repository_id: repositoryId })) as {
      data: unknown[];
    };
    expect(data).toHaveLength(3);
  });

  it("is used by the complete agent of the examples, from a PDF to what was verified", async () => {
    const folder = await mkdtemp(join(tmpdir(), "mock-agent-"));
    try {
      const paper = join(folder, "paper.pdf");
      await writeFile(paper, Buffer.from(await (await pdf("The simulated result is 4.74.")).arrayBuffer()));
      const agent = join(import.meta.dirname, "../../examples/sdk/agent.ts");
      const args = [paper, "A paper", "of-an-agent", "https://github.com/ada/of-an-agent"];
      const env = { PATH: process.env.PATH, SERVICE_BASE_URL: mock.url, SERVICE_KEY: mock.keys.ada! };
      const conditions = [
        "--conditions=research-verification-source",
        "--disable-warning=ExperimentalWarning",
      ];
      const { stdout } = await run(process.execPath, [...conditions, agent, ...args], { env });
      expect(stdout).toContain("1 Assessments verified.");
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
