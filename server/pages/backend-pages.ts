import { evidenceStates, pageNotices } from "../__generated__/enumerations.ts";
import type {
  Environment,
  Evidence,
  ProcessingStatus,
  RepositoryPage,
  RepositorySnapshot,
  RepositorySummary,
  RunPage,
} from "../__generated__/types.ts";
import { DomainError } from "../domain/errors.ts";
import type { PageRequest, RenderedPage } from "../headers/page-request.ts";
import { repositoryActions } from "./actions/repository-actions.ts";
import { withAllClaims } from "./backend-claims.ts";
import { type ReadBackend, viewerFromBackend } from "./backend-viewer.ts";
import { type ClaimQuery, selectClaims } from "./claims/claim-selection.ts";
import { homePage } from "./home/home-page.ts";
import { translatorInto } from "./language/translator.ts";
import { livePolicyHeader } from "./live/live-policy.ts";
import { isUnderWay } from "./pipeline/is-under-way.ts";
import { repositoryPage } from "./repository-page.ts";
import type { Community } from "./social/social-bar.ts";
import { digestsByAssessment } from "./verification/digests-by-assessment.ts";
import { judgedBundles } from "./verification/judged-bundles.ts";

/** Renders the home page of a front, without the list where the backend is unavailable. */
export async function renderHomeFromBackend(
  read: ReadBackend,
  { language, hasCookie }: PageRequest,
): Promise<RenderedPage> {
  const [answer, viewer] = await Promise.all([
    read("/api/v1/repositories?limit=20").catch(() => null),
    hasCookie ? viewerFromBackend(read) : null,
  ]);
  const { data } = (answer?.status === 200 ? answer.body : {}) as Partial<RepositoryPage>;
  const page = homePage(translatorInto(language), data ? (data as RepositorySummary[]) : null, viewer);
  return { body: String(await page) };
}

/** Renders a repository's page from API responses to the caller's credentials. */
export async function renderRepositoryFromBackend(
  read: ReadBackend,
  { owner, slug, language, hasCookie, query }: PageRequest & { owner: string; slug: string },
): Promise<RenderedPage> {
  const get = async (path: string, query: Record<string, string>) => {
    const answer = await read(`${path}?${new URLSearchParams(query)}`);
    if (answer.status === 200) return answer.body;
    throw toDomainError(answer);
  };
  const include = "claims,runs,assessments";
  const record = (await get("/api/v1/repositories/resolve", {
    ...{ owner, slug, include },
  })) as RepositorySummary;
  const repository = await withAllClaims(read, record);
  const { id } = repository;
  const [processing, snapshot, runs, viewer] = await Promise.all([
    read(`/api/processing?${new URLSearchParams({ repositoryId: id })}`),
    read(`/api/repositories?${new URLSearchParams({ owner, slug })}`),
    get("/api/v1/runs", {
      repository_id: id,
      include: "attestation,assessments,environment,evidence",
      limit: "100",
    }),
    hasCookie ? viewerFromBackend(read) : null,
  ]);
  const environments = (runs as RunPage).data.flatMap(({ id, environment }): [string, Environment][] =>
    id && environment ? [[id, environment]] : [],
  );
  const files = (runs as RunPage).data.flatMap(({ id, evidence }): [string, Evidence[]][] =>
    id && evidence ? [[id, evidence]] : [],
  );
  const signed = (runs as RunPage).data.flatMap(({ attestation }) =>
    (attestation?.bundles ?? []).map(({ assessmentId, digest }) => {
      const { keyId, verified } = attestation!;
      return { ...{ assessmentId, digest, keyId, verified }, commit: null };
    }),
  );
  const job = processing.status === 200 ? (processing.body as ProcessingStatus).job : null;
  const whole = snapshot.status === 200 ? (snapshot.body as SnapshotAnswer).repository : null;
  const community = whole && communityOf(whole);
  const versions = whole?.versions ?? [];
  const own = {
    viewer,
    actions: repositoryActions(viewer, repository, job),
    done: pageNotices.find((name) => name === query.done),
  };
  const data = {
    bundles: judgedBundles(repository, signed),
    attestations: digestsByAssessment(signed),
    environments: new Map(environments),
    versions,
    origins: whole,
    selection: selectClaims(repository.claims ?? [], claimQueryOf(query)),
    evidence: repository.withdrawal ? new Map() : new Map(files),
    forkedFrom: whole?.forkedFrom ?? null,
  };
  const page = repositoryPage(translatorInto(language), repository, {
    ...own,
    job,
    community,
    now: new Date(),
    ...data,
  });
  return { body: String(await page), headers: job && isUnderWay(job) ? livePolicyHeader : {} };
}

/** What is no state or no page is as if it were not there: the backend has no such parameters to refuse. */
function claimQueryOf({ state, claim, page }: PageRequest["query"]): ClaimQuery {
  return {
    state: evidenceStates.find((name) => name === state),
    claim,
    ...(page !== undefined && /^[1-9]\d{0,3}$/.test(page) ? { page: Number(page) } : {}),
  };
}

type SnapshotAnswer = { repository: RepositorySnapshot };

function communityOf({ counts, reactions }: RepositorySnapshot): Community {
  const { starCount: stars, requestCount: requests, followerCount: followers, forkCount: forks } = counts;
  return { counts: { stars, requests, followers, forks }, own: reactions ?? null };
}

function toDomainError({ status, retryAfter }: Awaited<ReturnType<ReadBackend>>): DomainError {
  if (status === 404) return new DomainError("not_found", "repository.not_found");
  if (status === 401) return new DomainError("invalid_api_key", "identity.invalid_key");
  if (status === 429)
    return new DomainError("rate_limited", "limit.rate", {
      facts: { retryAfterSeconds: Number(retryAfter) || 60 },
    });
  return new DomainError("upstream_failed", "backend.unreachable");
}
