import { html } from "hono/html";
import type { RepositorySummary } from "../../__generated__/types.ts";
import type { ClaimSelection } from "../claims/claim-selection.ts";
import type { Html } from "../html.ts";
import { linkTo } from "../language/link-to.ts";
import type { Translator } from "../language/translator.ts";
import { verificationTexts } from "../texts/verification-texts.ts";
import { bundleTable } from "./bundle-table.ts";
import { opensslCommands, rvsCommands } from "./commands.ts";
import { signatureFacts } from "./signature-facts.ts";
import type { JudgedBundle } from "./signed-bundle.ts";

/**
 * Says who signed what of a repository, and how anybody finds that out without believing this page. Of Assessments that
 * count: what was superseded is signed as well, and is found with its Run.
 */
export function verificationSection(
  t: Translator,
  repository: RepositorySummary,
  bundles: readonly JudgedBundle[],
  { entries }: Pick<ClaimSelection, "entries">,
): Html | "" {
  const [first] = bundles;
  const ids = new Set(entries.map(({ claim }) => claim.id));
  const shown = bundles.filter(({ claim }) => ids.has(claim.id));
  if (!first) return "";
  const { origin } = new URL(repository.links.self!);
  const isPrivate = repository.visibility === "private";
  const place = { origin, digest: first.digest, keyId: first.keyId, isPrivate };
  const name = `${repository.owner}/${repository.slug}`;
  return html`<h2 id="verify">${t(verificationTexts.heading)}</h2>
    <dl class="facts">${signatureFacts(t, origin, bundles)}</dl>
    <p>${t.html(verificationTexts.trust, { keys: linkTo("/.well-known/jwks.json") })}</p>
    ${isPrivate ? html`<p>${t.html(verificationTexts.needsKey)}</p>` : ""}
    <details><summary>${t(verificationTexts.withRvs)}</summary>
      <pre class="copy" tabindex="0">${rvsCommands(origin, name)}</pre></details>
    <details><summary>${t.html(verificationTexts.withOpenssl)}</summary>
      <p>${t(verificationTexts.whatItDoes)}</p>
      <pre class="copy" tabindex="0">${opensslCommands(place)}</pre></details>
    ${shown.length > 0 ? html`<details><summary>${bundlesOf(t, shown.length, bundles.length)}</summary>${bundleTable(t, shown)}</details>` : ""}`;
}

/** The table has those of the Claims that are shown, as their addresses lead there. */
function bundlesOf(t: Translator, shown: number, count: number): string {
  return shown === count
    ? t(verificationTexts.bundles, { count })
    : t(verificationTexts.shownBundles, { shown, count });
}
