import { expect, it } from "vitest";
import { chainEvent } from "../../domain/runs/event-chain.ts";
import { translatorInto } from "../language/translator.ts";
import { eventTable } from "./event-table.ts";

const event = {
  ...{ jobId: "job_1", eventType: "processing.stage_started" as const, state: "running" as const },
  ...{ stage: "intake" as const, payload: {}, recordedAt: "2026-01-01T00:00:00.000Z" },
};
const first = chainEvent(null, event);
const second = chainEvent(first, event);
const third = chainEvent(second, event);
const shown = (...events: (typeof first)[]) => String(eventTable(translatorInto("en"), events));

it("verifies a chain, from its beginning or from what its first event names", () => {
  expect(shown(first, second, third)).toContain("each of 3 events was checked");
  expect(shown(second, third)).toContain("each of 2 events was checked");
  expect(shown()).not.toContain("broken");
});

it("names the event at which a chain is broken", () => {
  expect(shown(first, { ...second, payload: { claims: 1 } }, third)).toContain("broken at event 2");
  expect(shown(first, third)).toContain("broken at event 3");
});

it.each([
  ["en", ", <code>3a8577fea22b</code>, 1 Claim, 2 Runs"],
  ["de", ", <code>3a8577fea22b</code>, 1 Behauptung, 2 Läufe"],
  ["zh-Hans", ", <code>3a8577fea22b</code>, 1 个论断, 2 次运行"],
] as const)("tells in %s what a stage was about", (language, facts) => {
  const payload = {
    commit: "3a8577fea22b".padEnd(40, "0"),
    claims: 1,
    runs: ["run_1", "run_2"],
    reason: "x",
  };
  const table = String(eventTable(translatorInto(language), [{ ...first, payload }]));
  expect(table).toContain(facts);
});
