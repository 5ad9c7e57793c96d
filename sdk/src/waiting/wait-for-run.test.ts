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
    const ended = await createClient({ ...server, sleep }).waitForRun("run_1", {
      onState,
      include: ["logs"],
    });
    expect(ended.execution.state).toBe(state);
    expect(states).toEqual(["queued", "running", state]);
    expect(sleep.pauses).toEqual([2000, 2000, 2000]);
    expect(server.requests[0]!.url).toBe("/api/v1/runs/run_1?include=logs");
  },
);

it("rejects for a Run that does not exist", async () => {
  await using server = await serve({
    status: 404,
    body: { error: { code: "not_found", message: "No such Run." } },
  });
  await expect(createClient(server).waitForRun("run_x")).rejects.toMatchObject({ code: "not_found" });
});
