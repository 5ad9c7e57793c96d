import { html, raw } from "hono/html";
import { evidenceStates } from "../../__generated__/enumerations.ts";
import type { EvidenceStateCounts } from "../../__generated__/types.ts";
import type { Html } from "../html.ts";

/** Renders how many Claims have each state as parts of a bar. The same stands beside it in words; nothing without Claims. */
export function stateBar(counts: EvidenceStateCounts): Html | "" {
  const all = evidenceStates.reduce((sum, state) => sum + counts[state], 0);
  if (all === 0) return "";
  let before = 0;
  const parts = evidenceStates.map((state) => {
    const from = before;
    before += counts[state];
    if (counts[state] === 0) return "";
    return `<rect class="part ${state}" x="${percent(from, all)}%" width="${percent(counts[state], all)}%" height="100%"/>`;
  });
  return html`<svg class="bar" aria-hidden="true" width="100%" height="6">${raw(parts.join(""))}</svg>`;
}

const percent = (count: number, all: number) => Math.round((count / all) * 10_000) / 100;
