import { html } from "hono/html";
import type { Claim, Run } from "../../__generated__/types.ts";
import { environmentId } from "../environment-list.ts";
import type { Html } from "../html.ts";
import { inOrder } from "../in-order.ts";
import { joined } from "../language/joined.ts";
import type { Message } from "../language/message-values.ts";
import { shownTime } from "../language/shown-time.ts";
import type { Translator } from "../language/translator.ts";
import { shownDuration } from "../shown-quantity.ts";
import { claimListTexts } from "../texts/claim-list-texts.ts";
import { runFactsTexts } from "../texts/run-facts-texts.ts";
import { claimFiles } from "./claim-files.ts";
import type { ClaimGrounds } from "./claim-grounds.ts";
import { lastRunOf } from "./last-run.ts";

/** Renders the experiment of a Claim: its command, seeds and environment, when it ran last and for how long, and what it left. */
export function claimExperiment(
  t: Translator,
  claim: Claim,
  { runs, environments, evidence, base }: ClaimGrounds,
): Html | "" {
  const { plan, measurements } = claim;
  if (!plan) return "";
  const run = lastRunOf(claim, runs);
  const environment = run && environments.get(run.id);
  const facts: [Message, Html | string | null][] = [
    [runFactsTexts.command, html`<code>${inOrder(plan.command)}</code>`],
    [runFactsTexts.folder, plan.workdir ? html`<code>${plan.workdir}</code>` : null],
    [claimListTexts.seeds, seedsOf(t, plan)],
    [claimListTexts.repetitions, plan.repetitions === undefined ? null : String(plan.repetitions)],
    [
      claimListTexts.environment,
      environment
        ? html`<a href="#${environmentId(environment)}">${environment.cpuModel ?? environment.architecture}, ${environment.os}</a>`
        : null,
    ],
    [claimListTexts.lastRun, run ? runOf(t, run, base) : null],
  ];
  const shown = facts.map(([name, value]) => (value ? html`<dt>${t(name)}</dt><dd>${value}</dd>` : ""));
  const read = new Set(measurements.flatMap(({ evidenceIds }) => evidenceIds));
  return html`<h4>${t(claimListTexts.experiment)}</h4><dl class="facts">${shown}</dl>${run ? claimFiles(t, evidence.get(run.id) ?? [], read) : ""}`;
}

/** Of a hundred seeds the first say how they are chosen. */
const mostSeeds = 10;

function seedsOf(t: Translator, { seed, seeds = [] }: NonNullable<Claim["plan"]>): Html | string | null {
  if (seeds.length === 0) return seed === null ? null : String(seed);
  return joined(t, [...seeds.slice(0, mostSeeds).map(String), ...(seeds.length > mostSeeds ? ["…"] : [])]);
}

function runOf(t: Translator, { id, startedAt, finishedAt }: Run, base: string): Html {
  const link = html`<a href="${base}/runs/${id}"><code>${id}</code></a>`;
  if (!startedAt || !finishedAt) return link;
  const duration = shownDuration(t.language, Math.max(0, Date.parse(finishedAt) - Date.parse(startedAt)));
  return joined(t, [link, shownTime(t.language, startedAt), duration]);
}
