import { html } from "hono/html";
import type { RepetitionRecord, RunArtifact } from "../../domain/verdict/run-artifact.ts";
import { type Html, scrolled } from "../layout.ts";
import { shownDuration, shownSize } from "../shown-quantity.ts";

/** Renders what each execution of the command used, and how it ended. */
export function repetitionTable({ repetitions, secondLook }: RunArtifact): Html {
  const table = html`<table>
    <thead><tr><th scope="col">Repetition</th><th scope="col">Ended</th><th scope="col" class="number">Time</th>
      <th scope="col" class="number">Processor time</th><th scope="col" class="number">Memory</th>
      <th scope="col" class="number">Seed</th></tr></thead>
    <tbody>${repetitions.map((each, index) => row(String(index + 1), each))}
      ${secondLook ? row("second look", secondLook.repetition) : ""}</tbody></table>`;
  return html`<h2>What it used</h2>${scrolled("Repetitions", table)}`;
}

/** A manifest may declare hundreds of outputs. */
const shownMissing = 5;

function row(name: string, repetition: RepetitionRecord): Html {
  const { wallMilliseconds, cpuMilliseconds, peakMemoryBytes, seed, absent } = repetition;
  const missing = absent.map(({ path, reason }) => html`<br><span class="muted">${path}: ${reason}</span>`);
  const more = missing.slice(shownMissing);
  const others =
    more.length > 0 ? html`<details><summary>${more.length} more</summary>${more}</details>` : "";
  return html`<tr><td>${name}</td><td>${endingOf(repetition)}${missing.slice(0, shownMissing)}${others}</td>
    <td class="number">${shownDuration(wallMilliseconds)}</td>
    <td class="number">${cpuMilliseconds === null ? "unknown" : shownDuration(cpuMilliseconds)}</td>
    <td class="number">${peakMemoryBytes === null ? "unknown" : shownSize(peakMemoryBytes)}</td>
    <td class="number">${seed ?? "none"}</td></tr>`;
}

function endingOf({ exitCode, signal, limitHit }: RepetitionRecord): string {
  if (limitHit) return `limit of ${limitHit}`;
  return exitCode === null ? `signal ${signal ?? "unknown"}` : `exit ${exitCode}`;
}
