import { html } from "hono/html";
import { pipelineStages } from "../__generated__/enumerations.ts";
import type { ProcessingJob, RepositoryReference, RepositorySummary } from "../__generated__/types.ts";
import type { Html } from "./html.ts";
import { joined } from "./language/joined.ts";
import { linkTo } from "./language/link-to.ts";
import { shownDay } from "./language/shown-time.ts";
import type { Translator } from "./language/translator.ts";
import { stateBar } from "./repositories/state-bar.ts";
import type { RepositoryOrigins } from "./repository-origins.ts";
import { repositoryOutcome } from "./repository-outcome.ts";
import { repositoryTexts } from "./texts/repository-texts.ts";
import { socialTexts } from "./texts/social-texts.ts";
import type { JudgedBundle } from "./verification/signed-bundle.ts";

interface HeadData {
  job: ProcessingJob | null;
  /** Null where they are unavailable. */
  origins: RepositoryOrigins | null;
  /** What it is a fork of. */
  forkedFrom: RepositoryReference | null;
  /** When the present version was made; null where that is unavailable. */
  versionAt: string | null;
  /** What is signed of it, as just checked. */
  bundles: readonly Pick<JudgedBundle, "verified">[];
}

/** Renders what a reader asks first: who wrote it, where paper and code are, and what came of it and when. */
export function repositoryHead(
  t: Translator,
  repository: RepositorySummary,
  { job, origins, forkedFrom, versionAt, bundles }: HeadData,
): Html {
  const { owner, slug, title, authors, visibility } = repository;
  const isPrivate = visibility === "private";
  return html`<p class="muted"><a href="/r/${owner}">${owner}</a>/${slug}${isPrivate ? html` <span class="state">${t(repositoryTexts.private)}</span>` : ""}${forkedFrom ? html` · ${sourceOf(t, forkedFrom)}` : ""}</p>
    <h1 dir="auto">${title}</h1>
    ${authors.length > 0 ? html`<p class="authors">${namesOf(t, authors)}</p>` : ""}
    ${repositoryOutcome(t, repository, job, origins?.source !== null)}
    ${repository.evidence.assessedClaimCount > 0 ? stateBar(repository.evidence.stateCounts) : ""}
    ${origins ? facts(t, origins, versionAt, html`${runOf(t, repository)}${signaturesOf(t, bundles)}`, job) : ""}`;
}

function sourceOf(t: Translator, { owner, slug }: RepositoryReference): Html {
  const name = `${owner}/${slug}`;
  return t.html(socialTexts.forkedFrom, { source: html`<a href="/r/${name}">${name}</a>` });
}

/** Renders names, the first ones of many: a collaboration of thousands does not push what came of it out of sight. */
export function namesOf(t: Translator, authors: string[], most = 10): Html {
  const count = authors.length - most;
  const more = count > 0 ? [t(repositoryTexts.moreAuthors, { count })] : [];
  return joined(t, [...authors.slice(0, most).map((name) => html`<bdi>${name}</bdi>`), ...more]);
}

function facts(
  t: Translator,
  { paper, source, givenUrl, licenses }: RepositoryOrigins,
  versionAt: string | null,
  run: Html | "",
  job: ProcessingJob | null,
): Html {
  const links = [
    ...(paper?.sourceUrl
      ? [
          html`<a href="${paper.sourceUrl}" rel="nofollow noopener noreferrer">${t(repositoryTexts.atItsSource)}</a>`,
        ]
      : []),
    ...(paper?.downloadUrl
      ? [html`<a href="${new URL(paper.downloadUrl).pathname}">${t(repositoryTexts.pdf)}</a>`]
      : []),
  ];
  const places = links.length > 0 ? links : [t(repositoryTexts.notGivenOut)];
  const code = source
    ? [codeOf(t, source), licenceOf(t, licenses.code)]
    : [givenUrl ? t.html(repositoryTexts.notFetched, { address: addressOf(givenUrl) }) : noCodeOf(t, job)];
  return html`<dl class="facts" id="facts" data-live><dt>${t(repositoryTexts.paper)}</dt><dd>${joined(t, [...places, licenceOf(t, licenses.paper, licenses.paperUrl)])}</dd>
    <dt>${t(repositoryTexts.code)}</dt><dd>${joined(t, code)}</dd>
    ${versionAt ? html`<dt>${t(repositoryTexts.lookedAt)}</dt><dd>${shownDay(t.language, versionAt)}</dd>` : ""}${run}</dl>`;
}

/** Who ran the experiments, and when last; nothing before a Run has ended. */
function runOf(t: Translator, { runs = [], links }: RepositorySummary): Html | "" {
  const last = runs
    .flatMap(({ finishedAt }) => finishedAt ?? [])
    .toSorted()
    .at(-1);
  if (last === undefined || !links.html) return "";
  const values = { host: new URL(links.html).host, day: shownDay(t.language, last) };
  return html`<dt>${t(repositoryTexts.runBy)}</dt><dd>${t.html(repositoryTexts.runByOn, values)}</dd>`;
}

/** Whether what is shown was signed and still is as it was signed: that is not to be found at the end of the page alone. */
function signaturesOf(t: Translator, bundles: HeadData["bundles"]): Html | "" {
  if (bundles.length === 0) return "";
  const broken = bundles.filter(({ verified }) => !verified).length;
  const values = { count: bundles.length, broken, link: linkTo("#verify") };
  const result =
    broken === 0
      ? html`<span class="holds">${t.html(repositoryTexts.signaturesHold, values)}</span>`
      : html`<strong class="problem">${t.html(repositoryTexts.signaturesBroken, values)}</strong>`;
  return html`<dt>${t(repositoryTexts.signatures)}</dt><dd>${result}</dd>`;
}

/** That there is none is said once somebody looked: a job comes to that after it has read the paper. */
function noCodeOf(t: Translator, job: ProcessingJob | null): string {
  const hasLooked =
    job === null ||
    job.state === "completed" ||
    (job.state === "failed" && job.stage === "source_discovery") ||
    pipelineStages.indexOf(job.stage) > pipelineStages.indexOf("source_discovery");
  return t(hasLooked ? repositoryTexts.noCode : repositoryTexts.notLookedFor);
}

const addressOf = (url: string): Html =>
  html`<a href="${url}" rel="nofollow noopener noreferrer">${url.replace(/^https:\/\//, "")}</a>`;

function codeOf(t: Translator, { url, commit }: NonNullable<RepositoryOrigins["source"]>): Html {
  return t.html(repositoryTexts.codeAt, {
    address: addressOf(url),
    commit: html`<code title="${commit}">${commit.slice(0, 12)}</code>`,
  });
}

function licenceOf(t: Translator, name: string, url?: string): Html {
  if (name === "unknown" || name === "no-code")
    return html`<span class="muted">${t(repositoryTexts.licenceNotStated)}</span>`;
  return url
    ? html`<a href="${url}" rel="nofollow noopener noreferrer">${name}</a>`
    : html`<span class="muted">${name}</span>`;
}
