import { html } from "hono/html";
import type { Run } from "../../__generated__/types.ts";
import type { ExperimentDefinition } from "../../domain/records.ts";
import type { RunArtifact } from "../../domain/verdict/run-artifact.ts";
import type { Html } from "../layout.ts";
import { shownDuration, shownSize } from "../shown-quantity.ts";

/** Renders what was run, when, for how long, and within which limits. */
export function runFacts(
  { queuedAt, startedAt, finishedAt, agent }: Run,
  experiment: ExperimentDefinition | null,
  artifact: RunArtifact | null,
): Html {
  const facts: [string, Html | string | null][] = [
    ["Command", experiment && html`<code>${experiment.command}</code>`],
    ["Folder", experiment?.workdir ? html`<code>${experiment.workdir}</code>` : null],
    ["Commit", commitOf(experiment, artifact)],
    ["Queued", timeOf(queuedAt)],
    ["Started", startedAt && html`${timeOf(startedAt)}, after ${between(queuedAt, startedAt)}`],
    [
      "Ended",
      finishedAt &&
        html`${timeOf(finishedAt)}${startedAt ? html`, after ${between(startedAt, finishedAt)}` : ""}`,
    ],
    ["Limits", experiment && limitsOf(experiment)],
    ["Executor", `${agent.executor} ${agent.version}`],
    ["Missing", artifact?.missingRequirements.join(", ") ?? null],
    ["Found by the code", artifact?.inferredPackages?.join(", ") ?? null],
    ["Stepped over", artifact?.steppedOver?.join(" ") ?? null],
  ];
  return html`<dl>${facts.map(([name, value]) => (value ? html`<dt>${name}</dt><dd>${value}</dd>` : ""))}</dl>`;
}

function commitOf(experiment: ExperimentDefinition | null, artifact: RunArtifact | null): Html | null {
  const commit = artifact?.sourceCommit ?? experiment?.sourceCommit;
  return commit ? html`<code>${commit}</code>` : null;
}

function limitsOf({ timeoutSeconds, memoryMiB, repetitions }: ExperimentDefinition): string {
  const each = repetitions > 1 ? ` for each of ${repetitions} repetitions` : "";
  return `${shownDuration(timeoutSeconds * 1000)} and ${shownSize(memoryMiB * 2 ** 20)}${each}`;
}

const timeOf = (time: string) =>
  html`<time datetime="${time}">${time.slice(0, 19).replace("T", " ")} UTC</time>`;
const between = (start: string, end: string) =>
  shownDuration(Math.max(0, Date.parse(end) - Date.parse(start)));
