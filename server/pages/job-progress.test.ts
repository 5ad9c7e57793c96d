import { expect, it } from "vitest";
import type { ProcessingJob } from "../__generated__/types.ts";
import { jobProgress } from "./job-progress.ts";
import { translatorInto } from "./language/translator.ts";

const t = translatorInto("en");

const now = new Date(Date.UTC(2026, 0, 1));
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
const job = { state: "queued", stage: "source_discovery" } as ProcessingJob;
const textOf = (changes: Partial<ProcessingJob>) =>
  String(jobProgress(t, { ...job, ...changes }, now)).replace(/<[^>]+>/g, "");

it("tells the place and the estimates, and that they are no promise", () => {
  const text = textOf({ queuePosition: 3, estimatedStartAt: later(250), estimatedFinishAt: later(7000) });
  expect(text).toContain("number 3 in the queue");
  expect(text).toContain("Expected to go on in about 4 minutes and to end in about 2 hours: an estimate");
  expect(String(jobProgress(t, { ...job, estimatedFinishAt: later(7000) }, now))).toContain(
    `<time datetime="${later(7000)}"`,
  );
});

it.each([
  [-30, "in less than a minute"],
  [44, "in less than a minute"],
  [60, "in about a minute"],
  [89 * 60, "in about 89 minutes"],
  [91 * 60, "in about 2 hours"],
  [49 * 3600, "in about 2 days"],
])("%i seconds are %s", (seconds, words) => {
  expect(textOf({ estimatedFinishAt: later(seconds) })).toContain(words);
});

it("says nothing of what is not known, and nothing at all of a job that is over", () => {
  expect(textOf({})).toBe("queued Fetching its code");
  expect(textOf({ queuePosition: 1 })).toContain("next in the queue");
  expect(textOf({ state: "completed" })).toBe("");
  expect(textOf({ state: "failed", lastError: "<b>" })).toContain("&lt;b&gt;");
});
