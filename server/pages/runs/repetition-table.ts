import { html } from "hono/html";
import type { RepetitionRecord, RunArtifact } from "../../domain/verdict/run-artifact.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { scrolled } from "../layout.ts";
import { shownDuration, shownSize } from "../shown-quantity.ts";
import { absenceTexts, limitTexts, runFactsTexts } from "../texts/run-facts-texts.ts";

/** Renders what each execution of the command used, and how it ended. */
export function repetitionTable(t: Translator, { repetitions, secondLook }: RunArtifact): Html {
  const table = html`<table class="stack compact">
    <thead><tr><th scope="col">${t(runFactsTexts.repetition)}</th><th scope="col">${t(runFactsTexts.endedHow)}</th><th scope="col" class="number">${t(runFactsTexts.time)}</th>
      <th scope="col" class="number">${t(runFactsTexts.processorTime)}</th><th scope="col" class="number">${t(runFactsTexts.memory)}</th>
      <th scope="col" class="number">${t(runFactsTexts.seed)}</th></tr></thead>
    <tbody>${repetitions.map((each, index) => row(t, String(index + 1), each))}
      ${secondLook ? row(t, t(runFactsTexts.secondLook), secondLook.repetition) : ""}</tbody></table>`;
  return html`<h2>${t(runFactsTexts.whatItUsed)}</h2>${scrolled(t(runFactsTexts.repetitions), table)}`;
}

/** A manifest may declare hundreds of outputs. */
const shownMissing = 5;

function row(t: Translator, name: string, repetition: RepetitionRecord): Html {
  const { wallMilliseconds, cpuMilliseconds, peakMemoryBytes, seed, absent } = repetition;
  const missing = absent.map(
    ({ path, reason }) => html`<br><span class="muted">${path}: ${absenceOf(t, reason)}</span>`,
  );
  const more = missing.slice(shownMissing);
  const others =
    more.length > 0
      ? html`<details><summary>${t(runFactsTexts.more, { count: more.length })}</summary>${more}</details>`
      : "";
  const unknown = t(runFactsTexts.unknown);
  return html`<tr><td data-label="${t(runFactsTexts.repetition)}">${name}</td><td data-label="${t(runFactsTexts.endedHow)}">${endingOf(t, repetition)}${missing.slice(0, shownMissing)}${others}</td>
    <td class="number" data-label="${t(runFactsTexts.time)}">${shownDuration(t.language, wallMilliseconds)}</td>
    <td class="number" data-label="${t(runFactsTexts.processorTime)}">${cpuMilliseconds === null ? unknown : shownDuration(t.language, cpuMilliseconds)}</td>
    <td class="number" data-label="${t(runFactsTexts.memory)}">${peakMemoryBytes === null ? unknown : shownSize(t.language, peakMemoryBytes)}</td>
    <td class="number" data-label="${t(runFactsTexts.seed)}">${seed ?? t(runFactsTexts.none)}</td></tr>`;
}

function absenceOf(t: Translator, reason: string): string {
  const known = absenceTexts[reason];
  return known ? t(known) : reason;
}

function endingOf(t: Translator, { exitCode, signal, limitHit }: RepetitionRecord): string {
  if (limitHit) {
    const known = limitTexts[limitHit];
    return t(runFactsTexts.limitOf, { limit: known ? t(known) : limitHit });
  }
  if (exitCode !== null) return t(runFactsTexts.exit, { code: exitCode });
  return t(runFactsTexts.signal, { signal: signal ?? t(runFactsTexts.unknown) });
}
