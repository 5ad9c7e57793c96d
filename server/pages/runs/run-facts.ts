import { html } from "hono/html";
import type { Run } from "../../__generated__/types.ts";
import type { ExperimentDefinition } from "../../domain/records.ts";
import type { RunArtifact } from "../../domain/verdict/run-artifact.ts";
import type { Html } from "../html.ts";
import { inOrder } from "../in-order.ts";
import { joined } from "../language/joined.ts";
import type { Message } from "../language/message-values.ts";
import { recorded } from "../language/recorded.ts";
import { shownTime } from "../language/shown-time.ts";
import type { Translator } from "../language/translator.ts";
import { shownDuration, shownSize } from "../shown-quantity.ts";
import { runFactsTexts } from "../texts/run-facts-texts.ts";

/** Renders what was run, when, for how long, and within which limits. */
export function runFacts(
  t: Translator,
  { queuedAt, startedAt, finishedAt, agent }: Run,
  experiment: ExperimentDefinition | null,
  artifact: RunArtifact | null,
): Html {
  const steps = artifact?.steppedOver?.map((step) => html`${recorded(t, step)} `);
  const facts: [Message, Html | Html[] | string | null | undefined][] = [
    [runFactsTexts.command, experiment && html`<code>${inOrder(experiment.command)}</code>`],
    [runFactsTexts.folder, experiment?.workdir ? html`<code>${experiment.workdir}</code>` : null],
    [runFactsTexts.commit, commitOf(experiment, artifact)],
    [runFactsTexts.queued, shownTime(t.language, queuedAt)],
    [runFactsTexts.started, startedAt && timeAfter(t, runFactsTexts.startedAfter, queuedAt, startedAt)],
    [
      runFactsTexts.ended,
      finishedAt &&
        (startedAt
          ? timeAfter(t, runFactsTexts.after, startedAt, finishedAt)
          : shownTime(t.language, finishedAt)),
    ],
    [runFactsTexts.limits, experiment && limitsOf(t, experiment)],
    [runFactsTexts.executor, startedAt ? `${agent.executor} ${agent.version}` : null],
    [runFactsTexts.missing, listed(t, artifact?.missingRequirements)],
    [runFactsTexts.foundByCode, listed(t, artifact?.inferredPackages)],
    [runFactsTexts.steppedOver, steps && steps.length > 0 ? steps : null],
  ];
  return html`<dl class="facts">${facts.map(([name, value]) => (value ? html`<dt>${t(name)}</dt><dd>${value}</dd>` : ""))}</dl>`;
}

function commitOf(experiment: ExperimentDefinition | null, artifact: RunArtifact | null): Html | null {
  const commit = artifact?.sourceCommit ?? experiment?.sourceCommit;
  return commit ? html`<code>${commit}</code>` : null;
}

function limitsOf(t: Translator, { timeoutSeconds, memoryMiB, repetitions }: ExperimentDefinition): string {
  const within = {
    duration: shownDuration(t.language, timeoutSeconds * 1000),
    size: shownSize(t.language, memoryMiB * 2 ** 20),
  };
  return repetitions > 1
    ? t(runFactsTexts.withinEach, { ...within, count: repetitions })
    : t(runFactsTexts.within, within);
}

const listed = (t: Translator, items: string[] = []) => (items.length > 0 ? joined(t, items) : null);

/** A moment, and how long after another one it was. */
function timeAfter(
  t: Translator,
  text: typeof runFactsTexts.after | typeof runFactsTexts.startedAfter,
  start: string,
  end: string,
): Html {
  const milliseconds = Math.max(0, Date.parse(end) - Date.parse(start));
  return t.html(text, {
    time: shownTime(t.language, end),
    duration: shownDuration(t.language, milliseconds),
  });
}
