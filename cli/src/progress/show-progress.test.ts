import { PassThrough } from "node:stream";
import type { ProcessingEvent } from "@research-verification/sdk";
import { expect, it } from "vitest";
import { showProgress } from "./show-progress.ts";

const event = (stage: string, type: string, payload: object = {}) =>
  ({ stage, eventType: `processing.${type}`, payload }) as unknown as ProcessingEvent;

function shown(events: ProcessingEvent[], terminal: object = {}): string {
  const stderr = Object.assign(new PassThrough(), terminal);
  const progress = showProgress({ stderr });
  for (const each of events) progress.showEvent(each);
  progress.end();
  return String(stderr.read() ?? "");
}

it("has a line for each stage that ended, and the reason of the first that was skipped", () => {
  const lines = shown([
    event("intake", "stage_started"),
    event("intake", "stage_completed", { pageCount: 2 }),
    event("source_discovery", "retry_scheduled", { reason: "No answer." }),
    event("source_discovery", "stage_skipped", { reason: "\u001b[2JNo code." }),
    event("research_compilation", "stage_started"),
    event("research_compilation", "stage_skipped", { reason: "There is no code." }),
    event("reproduction", "blocked", { reason: "No sandbox." }),
    event("new_stage", "stage_completed"),
  ]);
  expect(lines.split("\n")).toEqual([
    "✔ Reading the paper (2 pages)",
    "! Fetching its code: is tried again. No answer.",
    "- Fetching its code: skipped. No code.",
    "! Running the experiments in the sandbox: waits. No sandbox.",
    "✔ new_stage",
    "",
  ]);
});

it("shows on a terminal what is under way, within its width, and takes it away", () => {
  const started = [event("reproduction", "stage_started")];
  expect(shown(started, { isTTY: true, columns: 20 })).toBe("… Running the exper\r\u001b[K");
  const both = [...started, event("reproduction", "stage_completed")];
  expect(shown(both, { isTTY: true })).toContain(
    "sandbox\r\u001b[K✔ Running the experiments in the sandbox\n",
  );
});
