import { setTimeout as delay } from "node:timers/promises";
import { boundedQueue } from "../concurrency/bounded-queue.ts";
import { DomainError } from "../domain/errors.ts";
import type { Download, DownloadRequest, Downloads } from "../downloads/downloads.ts";

/** Makes a request and reads its answer, which must not be used afterwards. */
export type PoliteGet = <T>(
  url: string,
  request: Omit<DownloadRequest, "trustedOrigin">,
  read: (download: Download) => Promise<T>,
) => Promise<T>;

export interface Manners {
  /** Between the end of a request and the start of the next. */
  intervalMilliseconds: number;
  /** Those that the operator set: the rest are held to public addresses, as any link is. */
  trustedOrigins: readonly string[];
}

const maxRetries = 2;
/** A server that asks for more is not waited for: the caller is told to come back. */
const maxPauseSeconds = 10;
/** The request is not at fault, and another may succeed. */
const transientStatuses = new Set([429, 500, 502, 503, 504]);

/**
 * Makes the requests to one preprint server: one at a time, with a pause between (https://info.arxiv.org/help/api/tou.html).
 * One that fails for a while is repeated twice, after the seconds that the server asks for. Each process counts for
 * itself.
 *
 * @throws DomainError `preprint.server_busy` where the server goes on failing, or as `Downloads` does.
 */
export function politeRequests(
  downloads: Downloads,
  { intervalMilliseconds, trustedOrigins }: Manners,
): PoliteGet {
  // Callers wait in bounded queues of their own: no more than those run at once wait here.
  const oneAtATime = boundedQueue({ concurrency: 1, maxWaiting: Number.POSITIVE_INFINITY });
  let freeAt = 0;

  const getOnce = async <T>(
    url: string,
    request: Omit<DownloadRequest, "trustedOrigin">,
    read: (download: Download) => Promise<T>,
  ) => {
    await delay(Math.max(0, freeAt - performance.now()), undefined, { signal: request.signal }).catch(
      () => {},
    );
    request.signal.throwIfAborted();
    freeAt = performance.now() + intervalMilliseconds;
    const trustedOrigin = trustedOrigins.find((origin) => origin === new URL(url).origin);
    try {
      await using download = await downloads.get(url, { ...request, trustedOrigin });
      const { status, retryAfterSeconds } = download;
      if (!transientStatuses.has(status)) return { result: await read(download) };
      return { failure: serverBusy(url, retryAfterSeconds), retryAfterSeconds };
    } catch (error) {
      request.signal.throwIfAborted();
      if (!isBrief(error)) throw error;
      return { failure: error, retryAfterSeconds: null };
    } finally {
      freeAt = performance.now() + intervalMilliseconds;
    }
  };

  const get: PoliteGet = (url, request, read) =>
    oneAtATime(
      async () => {
        for (let retries = 0; ; retries++) {
          const answer = await getOnce(url, request, read);
          if (!("failure" in answer)) return answer.result;
          const { failure, retryAfterSeconds } = answer;
          // The pause is kept within this place, so that it holds for those who wait as well.
          const pause = Math.min(retryAfterSeconds ?? 0, maxPauseSeconds);
          freeAt = Math.max(freeAt, performance.now() + pause * 1000);
          if (retries === maxRetries || (retryAfterSeconds ?? 0) > maxPauseSeconds) throw failure;
        }
      },
      { signal: request.signal },
    );
  return get;
}

/** Not one that took its time to fail: repeated, it would use up the caller's. */
function isBrief(error: unknown): error is DomainError {
  if (!(error instanceof DomainError) || error.key !== "download.unreachable") return false;
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return !/TIMEOUT/.test(String(code));
}

function serverBusy(url: string, retryAfterSeconds: number | null): DomainError {
  return new DomainError("upstream_failed", "preprint.server_busy", {
    parameters: { host: new URL(url).host },
    retryable: true,
    facts: retryAfterSeconds === null ? {} : { retryAfterSeconds },
  });
}
