import type { GetRunParameters } from "./__generated__/operations.ts";
import { createResources, type Resources } from "./__generated__/resources.ts";
import type { CreationResult, ProcessingJob } from "./__generated__/types.ts";
import type { ClientOptions } from "./options.ts";
import type { Reply, Requester, RequestOptions } from "./requester.ts";
import type { Submission } from "./submission.ts";
import { createHttp, type HttpClient } from "./transport/create-http.ts";
import { requesterOf } from "./transport/create-requester.ts";
import { type ProcessingWaitOptions, waitForProcessing } from "./waiting/wait-for-processing.ts";
import { type RunWaitOptions, type SelectedRun, waitForRun } from "./waiting/wait-for-run.ts";

export interface Client extends Omit<Resources, "repositories"> {
  repositories: Omit<Resources["repositories"], "create"> & {
    /** Uploads a PDF, or indexes a preprint or a PDF link; then call `waitForProcessing`. */
    create(submission: Submission, options?: RequestOptions): Reply<CreationResult>;
  };
  /** Polls the processing of a repository until it ends. */
  waitForProcessing(repositoryId: string, options?: ProcessingWaitOptions): Promise<ProcessingJob>;
  /** Polls a Run until it ends. */
  waitForRun<const Include extends GetRunParameters["include"] = undefined>(
    runId: string,
    options?: RunWaitOptions<Include>,
  ): Promise<SelectedRun<Include>>;
  /** Sends any operation of `@research-verification/sdk/operations`. */
  request: Requester;
  /**
   * The openapi-fetch client that everything else stands on, for who knows openapi-fetch: every path of the contract,
   * typed, with the timeouts, retries, cache and checks of this client.
   */
  http: HttpClient;
}

/** Creates a client of one service, with every operation of the contract as a method of its resource. */
export function createClient(options: ClientOptions): Client {
  const http = createHttp(options);
  const request = requesterOf(http);
  const resources = createResources(request);
  const sleepOption = options.sleep ? { sleep: options.sleep } : {};
  return {
    ...resources,
    // In a form `true` and "true" are the same text.
    repositories: resources.repositories as unknown as Client["repositories"],
    waitForProcessing: (id, waitOptions) =>
      waitForProcessing(request, id, { ...waitOptions, ...sleepOption }),
    waitForRun: (id, waitOptions) => waitForRun(request, id, { ...waitOptions, ...sleepOption }),
    request,
    http: http.client,
  };
}
