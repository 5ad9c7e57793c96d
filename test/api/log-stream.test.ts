import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createClient } from "../../sdk/src/client.ts";
import type { RepositoryRecord, RunRecord } from "../../server/domain/records.ts";
import { type Account, post, signUp } from "../support/accounts.ts";
import { startFront } from "../support/front.ts";
import { openLogStream } from "../support/log-stream.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let seed: Seed;
let ada: Account;
let grace: Account;
let organizationId: string;

const times = { retry: 1, heartbeat: 50, recheck: 0, longest: 600_000 };
const limits = { streams: 6, perCaller: 4 };

beforeAll(async () => {
  const logStreams = { times, limits, intervals: { shortest: 5, longest: 20 } };
  test = await startService({ SERVICE_ROLE: "web", SERVICE_TRUSTED_PROXIES: "127.0.0.1" }, { logStreams });
  seed = createSeed(test);
  [ada, grace] = [await signUp(test.url, "ada"), await signUp(test.url, "grace")];
  const organization = { name: "Lab", slug: "lab" };
  const send = async (path: string, body: unknown, { cookie }: Account) =>
    (await post(`${test.url}/api/auth/organization/${path}`, body, { cookie })).json() as Promise<{
      id: string;
    }>;
  organizationId = (await send("create", organization, ada)).id;
  const invitation = { email: "grace@example.org", role: "member", organizationId };
  const { id: invitationId } = await send("invite-member", invitation, ada);
  await send("accept-invitation", { invitationId }, grace);
});
afterAll(() => test[Symbol.asyncDispose]());

const streams = () => test.service.composition.logStreams;
const runs = () => test.service.composition.deps.store.runs;
/** What a test has left open ends when the service has seen that its client is gone. */
beforeEach(() => expect.poll(() => streams().size).toBe(0));

async function runningRun(changes: Partial<RepositoryRecord> = {}): Promise<RunRecord> {
  const repository = await seed.repository(changes);
  const experiment = await seed.experiment(repository);
  const run = await seed.run(experiment, [await seed.claim(repository, {}, experiment)]);
  await runs().update(run.id, { state: "running", startedAt: seed.tick() });
  return run;
}

async function append({ id: runId }: RunRecord, ...sequences: number[]): Promise<void> {
  const [stream, recordedAt] = ["stdout" as const, seed.tick()];
  await runs().appendLogs(
    sequences.map((sequence) => ({ runId, sequence, stream, recordedAt, text: `line ${sequence}\n` })),
  );
}

const finish = ({ id }: RunRecord) => runs().update(id, { state: "succeeded", finishedAt: seed.tick() });
const brief = (events: { event: string; id: string }[]) =>
  events.map(({ event, id }) => (event === "log" ? id : event)).join(" ");
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("the stream of a Run's log", () => {
  it("has what was written, what is written, and the end", async () => {
    const run = await runningRun();
    await append(run, 1, 2);
    const stream = await openLogStream(test.url, run.id);
    expect(stream.response.status).toBe(200);
    expect(stream.response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(stream.response.headers.get("cache-control")).toBe("private, no-store");
    expect(stream.response.headers.get("x-accel-buffering")).toBe("no");
    expect(await stream.next()).toMatchObject({ event: "state" });
    expect(brief([(await stream.next())!, (await stream.next())!])).toBe("1 2");
    await append(run, 3);
    const third = (await stream.next())!;
    expect(third).toMatchObject({ event: "log", id: "3" });
    expect(JSON.parse(third.data)).toEqual({
      ...{ stream: "stdout", sequence: 3, text: "line 3\n" },
      recordedAt: expect.any(String),
    });
    await append(run, 4);
    await finish(run);
    const rest = await stream.rest();
    expect(brief(rest)).toBe("4 end");
    expect(JSON.parse(rest.at(-1)!.data)).toEqual({
      ...{ runId: run.id, state: "succeeded", replacedBy: null, queuedAt: run.queuedAt },
      ...{ startedAt: expect.any(String), finishedAt: expect.any(String) },
    });
  });

  it("tells each state of a Run, from its queue on", async () => {
    const repository = await seed.repository();
    const run = await seed.run(await seed.experiment(repository), []);
    const stream = await openLogStream(test.url, run.id);
    const stateOf = async () => JSON.parse((await stream.next())!.data).state;
    expect(await stateOf()).toBe("queued");
    await runs().update(run.id, { state: "running", startedAt: seed.tick() });
    expect(await stateOf()).toBe("running");
    await runs().update(run.id, { state: "unknown", replacedBy: "run_next" });
    const end = (await stream.rest()).at(-1)!;
    expect([end.event, JSON.parse(end.data).replacedBy]).toEqual(["end", "run_next"]);
  });

  it("goes on after the last event that was seen, and says when there is nothing more", async () => {
    const run = await runningRun();
    await append(run, ...upTo(300));
    await finish(run);
    const from = async (id: string) => {
      const stream = await openLogStream(test.url, run.id, { "last-event-id": id });
      return brief(await stream.rest());
    };
    expect(await from("0")).toBe(`${upTo(300).join(" ")} end`);
    expect(await from("297")).toBe("298 299 300 end");
    expect(await from("300")).toBe("end");
    expect(await from("999999999999999")).toBe("end");
    const seen = await openLogStream(test.url, run.id, { "last-event-id": "end" });
    expect(seen.response.status).toBe(204);
    const head = await fetch(`${test.url}/api/runs/${run.id}/log-stream`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("is followed with the SDK through lost connections, with nothing lost or repeated", async () => {
    const run = await runningRun();
    let connections = 0;
    const broken: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      const number = ++connections;
      if (number > 3) return response;
      // Ends each connection a little later than the one before, in the middle of an event.
      let left = 150 * number;
      const cut = new TransformStream<Uint8Array, Uint8Array>({
        transform(part, controller) {
          controller.enqueue(part.subarray(0, left));
          left -= part.length;
          if (left <= 0) controller.error(new TypeError("terminated"));
        },
      });
      return new Response(response.body!.pipeThrough(cut), response);
    };
    const client = createClient({ baseUrl: test.url, fetch: broken, apiKey: ada.key });
    await append(run, 1, 2, 3, 4, 5);
    await append(run, 6, 7);
    await finish(run);
    const seen: string[] = [];
    for await (const { event, id, data } of client.runs.streamLogs({ runId: run.id })) {
      if (event === "log") expect(data.text).toBe(`line ${id}\n`);
      if (event !== "state") seen.push(id);
    }
    expect(seen.join(" ")).toBe("1 2 3 4 5 6 7 end");
    expect(connections).toBeGreaterThan(3);
  });

  it("says that it is alive while nothing happens", async () => {
    const stream = await openLogStream(test.url, (await runningRun()).id);
    await stream.next();
    // Nothing but comments comes, so this is asked for and not awaited.
    void stream.next().catch(() => null);
    await expect.poll(() => stream.received()).toContain("\n:\n\n:\n\n");
    expect(stream.received()).toMatch(/^retry: 1\n\n/);
    await stream.close();
  });
});

describe("who may follow", () => {
  it("is whoever may read the Run", async () => {
    const run = await runningRun({ owner: "lab", visibility: "private" });
    const path = `${test.url}/api/runs/${run.id}/log-stream`;
    const stranger = await signUp(test.url, "mallory");
    const absent = await fetch(`${test.url}/api/runs/run_00000000000000000000000000/log-stream`);
    for (const headers of [{}, { cookie: stranger.cookie }, { "x-api-key": stranger.key }]) {
      const response = await fetch(path, { headers: headers as Record<string, string> });
      expect([response.status, await response.text()]).toEqual([404, await absent.clone().text()]);
    }
    const own = await openLogStream(test.url, run.id, { cookie: grace.cookie });
    expect(await own.next()).toMatchObject({ event: "state" });
    await own.close();
  });

  it.each(["", "-1", "1.5", "ends", "9".repeat(16)])("may not go on after %j", async (id) => {
    const run = await runningRun();
    const headers = { "last-event-id": id };
    const response = await fetch(`${test.url}/api/runs/${run.id}/log-stream`, { headers });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: string }).error).toContain("last-event-id");
  });

  it("ends for a member who was removed, for a key that was deleted, and where it becomes private", async () => {
    const { store } = test.service.composition.deps;
    const hidden = await runningRun({ owner: "lab", visibility: "private" });
    const open = await runningRun();
    const [member, owner, anyone] = [
      await openLogStream(test.url, hidden.id, { cookie: grace.cookie }),
      await openLogStream(test.url, hidden.id, { "x-api-key": ada.key }),
      await openLogStream(test.url, open.id),
    ];
    for (const each of [member, owner, anyone]) expect(await each.next()).toMatchObject({ event: "state" });
    const remove = { memberIdOrEmail: "grace@example.org", organizationId };
    const removed = await post(`${test.url}/api/auth/organization/remove-member`, remove, {
      cookie: ada.cookie,
    });
    expect(removed.status).toBe(200);
    await append(hidden, 1);
    expect(brief(await member.rest())).not.toContain("end");
    expect(await owner.next()).toMatchObject({ event: "log", id: "1" });

    const { apiKeys } = (await (
      await fetch(`${test.url}/api/auth/api-key/list`, { headers: { cookie: ada.cookie } })
    ).json()) as { apiKeys: { id: string }[] };
    const deleted = await post(
      `${test.url}/api/auth/api-key/delete`,
      { keyId: apiKeys[0]!.id },
      { cookie: ada.cookie },
    );
    expect(deleted.status).toBe(200);
    expect(brief(await owner.rest())).not.toContain("end");

    const repository = (await store.repositories.findByRecord("runs", open.id))!;
    await store.repositories.update(repository.id, { visibility: "private" });
    expect(brief(await anyone.rest())).not.toContain("end");
  });

  it("has so many streams at once, as has everybody together, and is told when to try again", async () => {
    const run = await runningRun();
    const from = (address: string) => openLogStream(test.url, run.id, { "x-forwarded-for": address });
    const own = await Promise.all(upTo(limits.perCaller).map(() => from("192.0.2.1")));
    const refused = await from("192.0.2.1");
    expect(refused.response.status).toBe(429);
    expect(refused.response.headers.get("retry-after")).toBe("30");
    const others = [await from("192.0.2.2"), await from("192.0.2.3")];
    const busy = await from("192.0.2.4");
    expect(busy.response.status).toBe(503);
    expect(busy.response.headers.get("retry-after")).toBe("30");
    await own[0]!.close();
    await expect
      .poll(async () => {
        const again = await from("192.0.2.1");
        await again.close();
        return again.response.status;
      })
      .toBe(200);
    for (const each of [...own, ...others]) await each.close();
  });
});

describe("a stop", () => {
  it("of a front ends what it forwards at once, and that of the service all of its streams", async () => {
    const run = await runningRun();
    const front = await startFront(test.url);
    const [forwarded, direct] = [
      await openLogStream(front.address, run.id),
      await openLogStream(test.url, run.id),
    ];
    for (const each of [forwarded, direct]) expect(await each.next()).toMatchObject({ event: "state" });
    await append(run, 1);
    for (const each of [forwarded, direct]) expect(await each.next()).toMatchObject({ id: "1" });
    // Within the test's own time, although requests in progress would have a minute.
    await front.stop(60_000);
    await expect(forwarded.rest()).rejects.toThrow();
    await test.service.stop(60_000);
    expect(await direct.rest()).toEqual([]);
  });
});
