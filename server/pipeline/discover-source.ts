import { DomainError } from "../domain/errors.ts";
import { chosenScore, type SourceCandidate } from "../domain/sources/find-source-links.ts";
import { findSourceLinksIn } from "./find-source-links.ts";
import type { StageContext } from "./stage.ts";

type FetchedSource = Awaited<ReturnType<StageContext["deps"]["sources"]["fetch"]>>;

/** A place that was found in the paper and is not where its code was taken from. */
interface RunnerUp {
  url: string;
  reasons: string[];
  whyNot: string;
}

interface Discovery {
  /** Null where no place was found that the service could take the code from. */
  found: { source: FetchedSource; reasons: string[] } | null;
  runnersUp: RunnerUp[];
  /** Whether the paper was searched to its end. */
  isSearched: boolean;
}

/** A machine without a way out would retry for half a minute what nobody asked for. */
const maxAttempts = 2;

/** A paper is no list of addresses to go through: a stranger wrote it. */
const maxTried = 3;

/**
 * Looks for the code in the paper's links, its text and its abstract, and fetches the likeliest place that is likely
 * enough (docs/rules/sources.md#choice). A wrong guess fails no job.
 *
 * @throws DomainError, retryable, where a code host fails for a while: the next place must not be taken for it. At the
 * second attempt it is passed over like any other.
 */
export async function discoverSource(context: StageContext): Promise<Discovery> {
  const candidates = await candidatesOf(context);
  const runnersUp: RunnerUp[] = [];
  let found: Discovery["found"] = null;
  let tried = 0;
  for (const candidate of candidates ?? []) {
    const { url, reasons } = candidate;
    const passedOver = found ? "another one is likelier" : reasonAgainst(context, candidate, tried);
    if (passedOver !== null) {
      runnersUp.push({ url, reasons, whyNot: passedOver });
      continue;
    }
    tried += 1;
    const fetched = await tryFetch(context, url);
    if (typeof fetched === "string") runnersUp.push({ url, reasons, whyNot: fetched });
    else found = { source: fetched, reasons };
  }
  return { found, runnersUp, isSearched: candidates !== null };
}

async function candidatesOf({ deps, repository, signal }: StageContext): Promise<SourceCandidate[] | null> {
  const { paperTextDigest, description: abstract, authors } = repository;
  const paperText = paperTextDigest === null ? null : await deps.objects.get(paperTextDigest);
  return findSourceLinksIn(paperText, { abstract, authors }, signal);
}

function reasonAgainst(
  { deps }: StageContext,
  { url, score }: SourceCandidate,
  tried: number,
): string | null {
  try {
    deps.sources.check(url);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return "it cannot be fetched yet: only repositories at https://<host>/<owner>/<name> of known code hosts are";
  }
  if (score < chosenScore) return "too little says that it is the paper's own code";
  return tried >= maxTried ? `${maxTried} others were tried before it` : null;
}

/** Returns why a place could not be fetched, where that is the place's own fault. */
async function tryFetch({ deps, job, signal }: StageContext, url: string): Promise<FetchedSource | string> {
  try {
    return await deps.sources.fetch(url, signal);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "degraded") throw error;
    if (error.retryable && job.attemptCount < maxAttempts) throw error;
    return error.message;
  }
}
