import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ChainedEvent, chainEvent, type NewEvent } from "./event-chain.ts";
import { verifyChain } from "./verify-chain.ts";

const event: NewEvent = {
  jobId: "job_1",
  eventType: "processing.queued",
  state: "queued",
  stage: "intake",
  payload: { b: 1, a: 2 },
  recordedAt: "2026-01-02T03:04:05.678Z",
};

function chain(length: number): ChainedEvent[] {
  const events: ChainedEvent[] = [];
  for (let i = 0; i < length; i++)
    events.push(chainEvent(events.at(-1) ?? null, { ...event, payload: { i } }));
  return events;
}

describe("chainEvent", () => {
  it("hashes the canonical JSON of exactly the named members", () => {
    const first = chainEvent(null, event);
    const canonical =
      '{"eventType":"processing.queued","jobId":"job_1","payload":{"a":2,"b":1},"previousEventDigest":null,' +
      '"recordedAt":"2026-01-02T03:04:05.678Z","sequence":1,"stage":"intake","state":"queued"}';
    expect(first).toMatchObject({ sequence: 1, previousEventDigest: null });
    expect(first.eventDigest).toBe(`sha256:${createHash("sha256").update(canonical).digest("hex")}`);
  });

  it("includes the digest of the previous event", () => {
    const [first, second] = chain(2);
    expect(second).toMatchObject({ sequence: 2, previousEventDigest: first?.eventDigest });
  });

  it("ignores members that are not part of an event", () => {
    const stranger = { ...event, id: 7 } as NewEvent;
    expect(chainEvent(null, stranger)).toEqual(chainEvent(null, event));
  });
});

describe("verifyChain", () => {
  it("accepts chained events, complete or from any point", () => {
    const events = chain(5);
    expect(verifyChain([])).toEqual({ ok: true });
    expect(verifyChain(events)).toEqual({ ok: true });
    expect(verifyChain(events.slice(3), events[2])).toEqual({ ok: true });
    expect(verifyChain(events.slice(3))).toMatchObject({ ok: false, sequence: 4 });
  });

  it("detects every change, gap, duplicate and swap", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 7 }), (at, kind) => {
        const events = chain(7);
        const event = events[at]!;
        const changes: (() => void)[] = [
          () => events.splice(at, 1),
          () => events.splice(at, 0, event),
          () => events.splice(at, 2, events[at + 1]!, event),
          () => events.splice(at, 1, { ...event, payload: { i: -1 } }),
          () => events.splice(at, 1, { ...event, state: "failed" }),
          () => events.splice(at, 1, { ...event, recordedAt: "2026-01-02T03:04:05.679Z" }),
          () => events.splice(at, 1, { ...event, jobId: "job_2" }),
          // A recomputed digest of a changed event is detected at the next event.
          () => events.splice(at, 1, chainEvent(events[at - 1] ?? null, { ...event, payload: { i: -1 } })),
        ];
        changes[kind]!();
        expect(verifyChain(events).ok).toBe(false);
      }),
    );
  });
});
