import { html } from "hono/html";
import type { EventRecord } from "../../domain/records.ts";
import { verifyChain } from "../../domain/runs/verify-chain.ts";
import { stageFacts } from "../../domain/views/stage-words.ts";
import type { Html } from "../html.ts";
import { shownTime } from "../language/shown-time.ts";
import type { Translator } from "../language/translator.ts";
import { scrolled } from "../layout.ts";
import { environmentTexts } from "../texts/environment-texts.ts";
import { stageTexts } from "../texts/job-texts.ts";
import { eventTexts, pipelineTexts, stageCountTexts } from "../texts/pipeline-texts.ts";

/** Renders the events of a job, and whether each names the one before it and is unchanged: computed now. */
export function eventTable(t: Translator, events: EventRecord[]): Html {
  const check = verifyChain(events, before(events));
  const table = html`<table>
    <thead><tr><th scope="col" class="number">${t(pipelineTexts.number)}</th><th scope="col">${t(pipelineTexts.time)}</th><th scope="col">${t(pipelineTexts.event)}</th>
      <th scope="col">${t(environmentTexts.digest)}</th></tr></thead>
    <tbody>${events.map((event) => row(t, event))}</tbody></table>`;
  const values = { count: events.length };
  const verdict = check.ok
    ? html`<p>✓ ${t(pipelineTexts.verifies, values)}</p>`
    : html`<p class="problem">${t(pipelineTexts.broken, { sequence: check.sequence })}</p>`;
  return html`<h2>${t(pipelineTexts.events)}</h2>${verdict}
    <details><summary>${t(pipelineTexts.allEvents, values)}</summary>${scrolled(t(pipelineTexts.events), table)}</details>`;
}

/** Of very many events the first are left out: the chain is checked from what the first shown one names. */
function before([first]: EventRecord[]): Pick<EventRecord, "sequence" | "eventDigest"> | null {
  if (!first || first.sequence === 1 || first.previousEventDigest === null) return null;
  return { sequence: first.sequence - 1, eventDigest: first.previousEventDigest };
}

function row(
  t: Translator,
  { sequence, recordedAt, eventType, stage, payload, eventDigest }: EventRecord,
): Html {
  return html`<tr><td class="number">${sequence}</td><td>${shownTime(t.language, recordedAt)}</td>
    <td>${t(eventTexts[eventType])}<br><span class="muted">${t(stageTexts[stage])}${shownFacts(t, payload)}</span></td>
    <td><code title="${eventDigest}">${eventDigest.slice(7, 19)}</code></td></tr>`;
}

function shownFacts(t: Translator, payload: EventRecord["payload"]): Html {
  const { commit, counts } = stageFacts(payload);
  return html`${commit && html`, <code>${commit}</code>`}${counts.map(([name, count]) => `, ${t(stageCountTexts[name], { count })}`)}`;
}
