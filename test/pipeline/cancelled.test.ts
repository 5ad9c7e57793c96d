import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, createClient } from "../../sdk/src/index.ts";
import { type Account, signUp } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { leftoverFiles, processesMatching } from "../support/leftovers.ts";
import { createMirrors, type Tree } from "../support/mirror.ts";
import { smallPaper } from "../support/papers.ts";
import { processed } from "../support/processing.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

const mirrors = createMirrors();
let test: TestService;
let ada: Account;
let client: Client;
beforeAll(async () => {
  test = await startService({ SERVICE_SOURCE_MIRRORS: mirrors.setting, SERVICE_RUN_SLOTS: "1" });
  ada = await signUp(test.url, "ada");
  client = createClient({ baseUrl: test.url, apiKey: ada.key });
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
  mirrors.remove();
});

const read = async (path: string) => (await (await fetch(`${test.url}${path}`)).json()) as Json;
async function submit(slug: string, tree: Tree): Promise<string> {
  const body = upload({ paper: await pdf(), slug, githubUrl: mirrors.add(`ada/${slug}`, tree) });
  const headers = { "x-api-key": ada.key };
  const response = await fetch(`${test.url}/api/repositories`, { method: "POST", headers, body });
  return ((await response.json()) as Json).repository.id;
}

async function until<T>(found: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (;;) {
    const value = await found();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const isAlive = (seconds: string) => processesMatching(`sleep ${seconds}`).length > 0;

/** Waits until the sandbox executes the experiment that sleeps this long; returns its Run. */
async function executed(repositoryId: string, seconds: string): Promise<Json> {
  await until(() => isAlive(seconds) || undefined);
  const { data } = await read(`/api/v1/runs?repository_id=${repositoryId}&execution_state=running`);
  return data[0];
}

describe("a cancelled execution", () => {
  it("of a job ends with its processes and its folder, and leaves the slot to the next", async () => {
    const seconds = "90211.5";
    const id = await submit("sleeping", smallPaper({ command: `echo began; sleep ${seconds}` }));
    const run = await executed(id, seconds);
    const { job } = await read(`/api/processing?repositoryId=${id}`);
    expect((await client.processing.cancelJob({ jobId: job.id })).job.state).toBe("cancelled");
    const { events } = await read(`/api/processing?repositoryId=${id}`);
    expect(events.at(-1)).toMatchObject({ eventType: "processing.cancelled", state: "cancelled" });

    await until(() => (isAlive(seconds) ? undefined : true));
    await until(() => (leftoverFiles(test.dataDir).length > 0 ? undefined : true));
    expect(await processed(test.url, await submit("next", smallPaper()))).toMatchObject({
      job: { state: "completed" },
    });
    const after = await read(`/api/v1/runs/${run.id}?include=evidence,logs`);
    expect(after).toMatchObject({ execution: { state: "cancelled", failure: { code: "cancelled" } } });
    expect(after).toMatchObject({
      evidence: [],
      measurements: [{ observedValue: null }],
      links: { replacedBy: null },
    });
    expect((await read(`/api/processing?repositoryId=${id}`)).events).toEqual(events);
    expect((await read(`/api/v1/runs?repository_id=${id}`)).data).toHaveLength(1);
  });

  it("of one Run lets the others of its job be executed and judged", async () => {
    const seconds = "90212.5";
    const experiment = `  - id: asleep\n    command: sleep ${seconds}\n    outputs: [metrics.json]`;
    const claim = `  - id: second
    statement: It is 5.
    experiment: asleep
    measurements:
      - {id: value, metric: value, reported: "5", from: {file: metrics.json, pointer: /value}}`;
    const id = await submit("one-of-two", smallPaper({ experiment, claim }));
    const run = await executed(id, seconds);
    expect((await client.runs.cancel({ runId: run.id })).run.state).toBe("cancelled");
    const { job } = await processed(test.url, id);
    expect(job.state).toBe("completed");
    expect(isAlive(seconds)).toBe(false);
    const { data } = await read(`/api/v1/runs?repository_id=${id}`);
    expect(data.map((each: Json) => each.execution.state).sort()).toEqual(["cancelled", "succeeded"]);
    const claims = (await read(`/api/v1/claims?repository_id=${id}`)).data;
    const states = new Map(claims.map((each: Json) => [each.statement, each.evidence.state]));
    expect(states.get("The value is 4.74.")).toBe("supported");
    expect(states.get("It is 5.")).toBe("notAssessed");
  });
});
