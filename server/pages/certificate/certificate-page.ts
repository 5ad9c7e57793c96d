import { html, raw } from "hono/html";
import type { EvidenceState } from "../../__generated__/enumerations.ts";
import type { Claim, RepositorySummary } from "../../__generated__/types.ts";
import type { RepositoryRecord } from "../../domain/records.ts";
import { nearMark } from "../claims/near-mark.ts";
import type { Html } from "../html.ts";
import { inOrder } from "../in-order.ts";
import { linkTo } from "../language/link-to.ts";
import type { Translator } from "../language/translator.ts";
import { layout, type Viewer } from "../layout.ts";
import { namesOf } from "../repository-head.ts";
import { repositoryOutcome } from "../repository-outcome.ts";
import { certificateTexts } from "../texts/certificate-texts.ts";
import { repositoryTexts } from "../texts/repository-texts.ts";
import { versionTexts } from "../texts/version-texts.ts";
import { claimTexts } from "../texts/word-texts.ts";
import { signatureFacts } from "../verification/signature-facts.ts";
import type { JudgedBundle } from "../verification/signed-bundle.ts";
import { certificateStyle } from "./certificate-style.ts";
import { qrCode } from "./qr-code.ts";

/** More do not fit on a sheet; the page of the repository has all of them. */
const mostClaims = 12;

interface CertificateData {
  viewer: Viewer | null;
  record: Pick<RepositoryRecord, "paperDigest" | "githubUrl" | "sourceCommit" | "headId">;
  bundles: JudgedBundle[];
  /** How it is cited, in English. */
  citation: string;
}

/** Renders a sheet to print or to keep: what came of the Claims of a paper, who signed it, and how to check it. */
export function certificatePage(t: Translator, repository: RepositorySummary, data: CertificateData): Html {
  const { owner, slug, title, authors, claims = [], withdrawal, links } = repository;
  const base = `/r/${owner}/${slug}`;
  const address = links.html!;
  const main = html`<article class="certificate">
    <div class="lead"><div><p class="muted">${t(certificateTexts.heading)}</p>
      <h1 dir="auto">${title}</h1>
      ${authors.length > 0 ? html`<p class="authors">${namesOf(t, authors)}</p>` : ""}</div>
      <a class="qr" href="${base}" aria-label="${t(certificateTexts.toPage)}">${qrCode(address)}</a></div>
    ${repositoryOutcome(t, repository, null, data.record.sourceCommit !== null)}
    ${withdrawal ? html`<p><strong>${t(versionTexts.withdrawn)}</strong></p>` : ""}
    ${claims.length > 0 ? claimList(t, claims) : ""}
    ${facts(t, data, new URL(address).origin)}
    <p class="muted">${t(certificateTexts.scope)}</p>
    <p>${t.html(certificateTexts.check, { address: html`<a href="${base}${data.bundles.length > 0 ? "#verify" : ""}"><code>${address}</code></a>` })}</p>
    <p class="muted cite">${t(certificateTexts.cite)} <span lang="en">${data.citation}</span></p>
    <p class="screen">${t.html(certificateTexts.print, { page: linkTo(base) })}</p></article>`;
  return layout(t, t(certificateTexts.title, { title }), main, {
    ...{ viewer: data.viewer, path: `${base}/certificate` },
    head: html`<meta name="robots" content="noindex"><style>${raw(certificateStyle)}</style>`,
  });
}

/** The mark stands first: of a long statement the end is not printed. */
function claimList(t: Translator, claims: Claim[]): Html {
  const more = claims.length - mostClaims;
  const shown = leastFavourable(claims, mostClaims);
  return html`<ol>${shown.map((claim) => html`<li><span class="state ${claim.evidence.state}">${t(claimTexts[claim.evidence.state].word)}</span> <span><span>${nearMark(t, claim)} <bdi>${inOrder(claim.statement)}</bdi></span></span></li>`)}</ol>
    ${more > 0 ? html`<p class="muted">${t(certificateTexts.moreClaims, { count: more })}</p>` : ""}`;
}

/** In the order of the paper: what speaks against it does not fall off the sheet by standing last in it. */
function leastFavourable(claims: Claim[], count: number): Claim[] {
  const kept = new Set(
    claims
      .toSorted((one, other) => severity.indexOf(one.evidence.state) - severity.indexOf(other.evidence.state))
      .slice(0, count),
  );
  return claims.filter((claim) => kept.has(claim));
}

const severity: EvidenceState[] = [
  "contradicted",
  "challenged",
  "mixed",
  "inconclusive",
  "notAssessed",
  "supported",
];

function facts(t: Translator, { record, bundles }: CertificateData, origin: string): Html {
  const { paperDigest, githubUrl, sourceCommit, headId } = record;
  const source = githubUrl !== null &&
    sourceCommit !== null && {
      address: githubUrl.replace(/^https:\/\//, ""),
      commit: html`<code>${sourceCommit}</code>`,
    };
  return html`<dl class="facts"><dt>${t(repositoryTexts.paper)}</dt><dd>${paperDigest ? html`<code>${paperDigest}</code>` : t(versionTexts.metadataOnly)}</dd>
    <dt>${t(repositoryTexts.code)}</dt><dd>${source ? t.html(versionTexts.commitOf, source) : t(versionTexts.noCode)}</dd>
    <dt>${t(versionTexts.version)}</dt><dd><code>${headId}</code></dd>
    ${bundles.length > 0 ? signatureFacts(t, origin, bundles) : ""}</dl>`;
}
