import { html } from "hono/html";
import { claimStates } from "../../domain/views/words.ts";
import type { Html } from "../html.ts";
import { inOrder } from "../in-order.ts";
import { shownTime } from "../language/shown-time.ts";
import type { Translator } from "../language/translator.ts";
import { scrolled } from "../layout.ts";
import { verificationTexts } from "../texts/verification-texts.ts";
import { claimTexts } from "../texts/word-texts.ts";
import type { JudgedBundle } from "./signed-bundle.ts";

/** Renders the bundles, each with the Claim that it is about and the file to download. */
export function bundleTable(t: Translator, bundles: readonly JudgedBundle[]): Html {
  const [claim, when, file, check] = [
    t(verificationTexts.claim),
    t(verificationTexts.signed),
    t(verificationTexts.file),
    t(verificationTexts.check),
  ];
  return scrolled(
    t(verificationTexts.bundles, { count: bundles.length }),
    html`<table class="stack"><thead><tr><th>${claim}</th><th>${when}</th><th>${file}</th><th>${check}</th></tr></thead>
    <tbody>${bundles.map((bundle) => row(t, bundle, { when, file, check }))}</tbody></table>`,
  );
}

function row(
  t: Translator,
  { assessment, claim, digest, verified }: JudgedBundle,
  label: { when: string; file: string; check: string },
): Html {
  const state = claimStates[assessment.conclusion];
  const holds = t(verified ? verificationTexts.holds : verificationTexts.broken);
  return html`<tr><td data-label=""><span class="state ${state}">${t(claimTexts[state].word)}</span> <a href="#${claim.id}" dir="auto">${inOrder(claim.statement)}</a></td>
    <td data-label="${label.when}">${shownTime(t.language, assessment.createdAt)}</td>
    <td data-label="${label.file}"><a href="/api/objects/${digest}"><code>${digest}</code></a></td>
    <td data-label="${label.check}"><a href="/api/attestations/${digest}">${holds}</a></td></tr>`;
}
