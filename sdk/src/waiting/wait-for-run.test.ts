import { expect, it } from "vitest";
import { example } from "../../test/example.ts";
import { recordedSleep } from "../../test/recorded-sleep.ts";
import { serve } from "../../test/serve.ts";
import type { ExecutionState } from "../__generated__/types.ts";
import { createClient } from "../client.ts";

const run = (state: ExecutionState) => ({ body: { ...example("Run"), execution: { state, failure: null } } });

it.each(["succeeded", "failed", "partial", "cancelled", "timedOut", "unknown"] as const)(
  "resolves with a Run that ended as %s: that is a result",
  async (state) => {
    await using server = await serve(run("queued"), run("running"), run("running"), run(state));
    const sleep = recordedSleep();
    const states: string[] = [];
    const onState = ({ execution }: { execution: { state: string } }) => void states.push(execution.state);
    const ended = await createClient({ baseUrl: server.baseUrl, sleep }).waitForRun("run_1", {
      onState,
      include: ["logs"],
    });
    expect(ended.execution.state).toBe(state);
    expect(states).toEqual(["queued", "running", state]);
    expect(sleep.pauses).toEqual([2000, 2000, 2000]);
    expect(server.requests[0]!.url).toBe("/api/v1/runs/run_1?include=logs");
  },
);

it.each(["unknown", "cancelled", "failed"] as const)(
  "goes on with the Run that took the place of one that ended as %s",
  async (state) => {
    const lost = (id: string, by: string) => ({
      body: { ...run(state).body, id, links: { replacedBy: `https://elsewhere.example/api/v1/runs/${by}` } },
    });
    const last = { body: { ...run("succeeded").body, id: "run_3", links: { replacedBy: null } } };
    await using server = await serve(
      { body: { ...run(state).body, id: "run_1", execution: { state: "running", failure: null } } },
      lost("run_1", "run_2"),
      lost("run_2", "run_3"),
      last,
    );
    const seen: string[] = [];
    const ended = await createClient({
      baseUrl: server.baseUrl,
      apiKey: "service_x",
      sleep: recordedSleep(),
    }).waitForRun("run_1", {
      include: ["logs"],
      onState: ({ id, execution }) => void seen.push(`${id} ${execution.state}`),
    });
    expect(ended.id).toBe("run_3");
    expect(seen).toEqual(["run_1 running", `run_1 ${state}`, `run_2 ${state}`, "run_3 succeeded"]);
    // Whatever host the address names, the key goes to the client's own.
    expect(server.requests.map(({ url }) => url)).toEqual(
      ["run_1", "run_1", "run_2", "run_3"].map((id) => `/api/v1/runs/${id}?include=logs`),
    );
  },
);

it("rejects for a Run that does not exist", async () => {
  await using server = await serve({
    status: 404,
    body: { error: { code: "not_found", message: "No such Run." } },
  });
  await expect(createClient({ baseUrl: server.baseUrl }).waitForRun("run_x")).rejects.toMatchObject({
    code: "not_found",
  });
});
