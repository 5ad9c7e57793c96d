import { html } from "hono/html";
import type { RepositorySummary } from "../../__generated__/types.ts";
import type { Html } from "../html.ts";
import { joined } from "../language/joined.ts";
import { linkTo } from "../language/link-to.ts";
import { shownTime } from "../language/shown-time.ts";
import type { Translator } from "../language/translator.ts";
import { repositoryTexts } from "../texts/repository-texts.ts";
import { verificationTexts } from "../texts/verification-texts.ts";
import { bundleTable } from "./bundle-table.ts";
import { opensslCommands, rvsCommands } from "./commands.ts";
import type { JudgedBundle, SignedBundle } from "./signed-bundle.ts";

/**
 * Says who signed what of a repository, and how anybody finds that out without believing this page. Of Assessments that
 * count: what was superseded is signed as well, and is found with its Run.
 */
export function verificationSection(
  t: Translator,
  repository: RepositorySummary,
  signed: readonly SignedBundle[],
): Html | "" {
  const bundles = judgedBundles(repository, signed);
  const [first] = bundles;
  if (!first) return "";
  const { origin } = new URL(repository.links.self!);
  const isPrivate = repository.visibility === "private";
  const place = { origin, digest: first.digest, keyId: first.keyId, isPrivate };
  const name = `${repository.owner}/${repository.slug}`;
  return html`<h2 id="verify">${t(verificationTexts.heading)}</h2>
    ${facts(t, origin, bundles)}
    <p>${t.html(verificationTexts.trust, { keys: linkTo("/.well-known/jwks.json") })}</p>
    ${isPrivate ? html`<p>${t.html(verificationTexts.needsKey)}</p>` : ""}
    <details><summary>${t(verificationTexts.withRvs)}</summary>
      <pre class="copy" tabindex="0">${rvsCommands(origin, name)}</pre></details>
    <details><summary>${t.html(verificationTexts.withOpenssl)}</summary>
      <p>${t(verificationTexts.whatItDoes)}</p>
      <pre class="copy" tabindex="0">${opensslCommands(place)}</pre></details>
    <details><summary>${t(verificationTexts.bundles, { count: bundles.length })}</summary>${bundleTable(t, bundles)}</details>`;
}

function judgedBundles(
  { claims = [], assessments = [] }: RepositorySummary,
  signed: readonly SignedBundle[],
): JudgedBundle[] {
  const byAssessment = new Map(signed.map((bundle) => [bundle.assessmentId, bundle]));
  return claims.flatMap((claim) =>
    assessments
      .filter(({ scope, current }) => scope.claimId === claim.id && current)
      .flatMap((assessment) => {
        const bundle = byAssessment.get(assessment.id);
        return bundle ? [{ ...bundle, assessment, claim }] : [];
      }),
  );
}

function facts(t: Translator, origin: string, bundles: JudgedBundle[]): Html {
  const keys = new Set(bundles.map(({ keyId }) => keyId));
  const commits = new Set(bundles.flatMap(({ commit }) => commit ?? []));
  const times = bundles.map(({ assessment }) => assessment.createdAt).toSorted();
  const [first, last] = [times[0]!, times.at(-1)!].map((time) => shownTime(t.language, time));
  const broken = bundles.filter(({ verified }) => !verified).length;
  const result = { count: bundles.length, broken };
  return html`<dl class="facts">
    <dt>${t(verificationTexts.signer)}</dt><dd><code>${origin}</code></dd>
    <dt>${t.html(verificationTexts.key)}</dt><dd>${codes(t, keys)}</dd>
    ${commits.size > 0 ? html`<dt>${t(repositoryTexts.code)}</dt><dd>${codes(t, commits)}</dd>` : ""}
    <dt>${t(verificationTexts.signed)}</dt><dd>${times[0] === times.at(-1) ? last : t.html(verificationTexts.fromTo, { first: first!, last: last! })}</dd>
    <dt>${t(verificationTexts.checkedNow)}</dt><dd>${broken === 0 ? t(verificationTexts.allHold, result) : html`<strong>${t(verificationTexts.someBroken, result)}</strong>`}</dd></dl>`;
}

function codes(t: Translator, values: Iterable<string>): Html {
  return joined(
    t,
    [...values].map((value) => html`<code>${value}</code>`),
  );
}
