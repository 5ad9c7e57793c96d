import { createRepository, createResources } from "./__generated__/resources.ts";
import type { CreationResult, ProcessingJob, Run } from "./__generated__/types.ts";
import type { ClientOptions } from "./options.ts";
import type { OperationDescription, Requester, RequestOptions } from "./requester.ts";
import type { Submission } from "./submission.ts";
import { createRequester } from "./transport/create-requester.ts";
import { type ProcessingWaitOptions, waitForProcessing } from "./waiting/wait-for-processing.ts";
import { type RunWaitOptions, waitForRun } from "./waiting/wait-for-run.ts";

type Resources = ReturnType<typeof createResources>;

export interface Client extends Omit<Resources, "repositories"> {
  repositories: Omit<Resources["repositories"], "create"> & {
    /** Uploads a PDF, or indexes a preprint or a PDF link; follow it with `waitForProcessing`. Never sent twice. */
    create(submission: Submission, options?: RequestOptions): Promise<CreationResult>;
  };
  /** Follows the pipeline of a repository to its end. */
  waitForProcessing(repositoryId: string, options?: ProcessingWaitOptions): Promise<ProcessingJob>;
  /** Follows a Run to its end. */
  waitForRun(runId: string, options?: RunWaitOptions): Promise<Run>;
  /** Sends any operation of `@research-verification/sdk/operations`. */
  request: Requester;
}

/** A client of one service, with every operation of the contract as a method of its resource. */
export function createClient(options: ClientOptions): Client {
  const request = createRequester(options);
  const resources = createResources(request);
  const pausing = options.sleep ? { sleep: options.sleep } : {};
  // A form carries text, so `true` and "true" are the same there.
  const create = createRepository as unknown as OperationDescription<Submission, CreationResult>;
  return {
    ...resources,
    repositories: {
      ...resources.repositories,
      create: (submission, own) => request(create, submission, own),
    },
    waitForProcessing: (id, own) => waitForProcessing(request, id, { ...own, ...pausing }),
    waitForRun: (id, own) => waitForRun(request, id, { ...own, ...pausing }),
    request,
  };
}
