import { describe, expect, it } from "vitest";
import { type Answer, serve } from "../../test/serve.ts";
import { createClient } from "../client.ts";

const log = (sequence: number) =>
  `id: ${sequence}\nevent: log\ndata: ${JSON.stringify({ stream: "stdout", sequence, recordedAt: "r", text: "x" })}\n\n`;
const end = `id: end\nevent: end\ndata: {"state":"succeeded"}\n\n`;
const events = (...parts: string[]): Answer => ({
  headers: { "content-type": "text/event-stream" },
  body: ["retry: 1\n\n", ...parts].join(""),
});

async function follow(answers: Answer[], options: Parameters<typeof createClient>[0] | object = {}) {
  await using server = await serve(...answers);
  const client = createClient({ baseUrl: server.baseUrl, sleep: async () => {}, ...options });
  const seen: string[] = [];
  const iteration = (async () => {
    for await (const { event, id } of client.runs.streamLogs({ runId: "run_1" })) seen.push(`${event} ${id}`);
  })();
  const error = await iteration.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return { seen, error, asked: server.requests.map(({ headers }) => headers["last-event-id"]) };
}

describe("events of a stream", () => {
  it("are iterated to the last one", async () => {
    expect(await follow([events(log(1), log(2), end, log(3))])).toEqual({
      ...{ seen: ["log 1", "log 2", "end end"], error: null },
      asked: [undefined],
    });
  });

  it("go on after the last one that was seen, when the connection is closed or refused for a while", async () => {
    const answers = [events(log(1), log(2).slice(0, -3)), { status: 503 }, events(log(2)), events(end)];
    expect(await follow(answers)).toEqual({
      ...{ seen: ["log 1", "log 2", "end end"], error: null },
      asked: [undefined, "1", "1", "2"],
    });
  });

  it("are over where the service says that there are none any more", async () => {
    const { seen, error } = await follow([events(log(1)), { status: 204 }]);
    expect([seen, error]).toEqual([["log 1"], null]);
  });

  it("reject where the stream may not be read any more", async () => {
    const { seen, error } = await follow([
      events(log(1)),
      { status: 404, body: { error: "Run not found." } },
    ]);
    expect(seen).toEqual(["log 1"]);
    expect(error).toMatchObject({ status: 404, code: "not_found" });
  });

  it("reject where they are not what the contract says", async () => {
    const { error } = await follow([events("event: log\ndata: {\n\n")]);
    expect(error).toBeInstanceOf(SyntaxError);
  });

  it("end with the iteration, and with the signal", async () => {
    await using server = await serve(events(log(1)));
    const client = createClient({ baseUrl: server.baseUrl });
    for await (const { id } of client.runs.streamLogs({ runId: "run_1" })) {
      expect(id).toBe("1");
      break;
    }
    expect(server.requests).toHaveLength(1);
    const controller = new AbortController();
    const stream = client.runs.streamLogs({ runId: "run_1" }, { signal: controller.signal });
    await stream.next();
    controller.abort(new Error("Enough."));
    await expect(stream.next()).rejects.toThrow("Enough.");
  });
});
