import { html } from "hono/html";
import type { Html } from "../html.ts";
import { joined } from "../language/joined.ts";
import { shownTime } from "../language/shown-time.ts";
import type { Translator } from "../language/translator.ts";
import { verificationTexts } from "../texts/verification-texts.ts";
import type { JudgedBundle } from "./signed-bundle.ts";

/** Renders who signed, with which key, at which commit and when, and what a check has just found. */
export function signatureFacts(t: Translator, origin: string, bundles: readonly JudgedBundle[]): Html {
  const keys = new Set(bundles.map(({ keyId }) => keyId));
  const commits = new Set(bundles.flatMap(({ commit }) => commit ?? []));
  const times = bundles.map(({ assessment }) => assessment.createdAt).toSorted();
  const [first, last] = [times[0]!, times.at(-1)!].map((time) => shownTime(t.language, time));
  const broken = bundles.filter(({ verified }) => !verified).length;
  const result = { count: bundles.length, broken };
  return html`<dt>${t(verificationTexts.signer)}</dt><dd><code>${origin}</code></dd>
    <dt>${t.html(verificationTexts.key)}</dt><dd>${codes(t, keys)}</dd>
    ${commits.size > 0 ? html`<dt>${t(verificationTexts.code)}</dt><dd>${codes(t, commits)}</dd>` : ""}
    <dt>${t(verificationTexts.signed)}</dt><dd>${times[0]!.slice(0, 16) === times.at(-1)!.slice(0, 16) ? last : t.html(verificationTexts.fromTo, { first: first!, last: last! })}</dd>
    <dt>${t(verificationTexts.checkedNow)}</dt><dd>${broken === 0 ? html`<span class="holds">${t(verificationTexts.allHold, result)}</span>` : html`<strong>${t(verificationTexts.someBroken, result)}</strong>`}</dd>`;
}

function codes(t: Translator, values: Iterable<string>): Html {
  return joined(
    t,
    [...values].map((value) => html`<code>${value}</code>`),
  );
}
