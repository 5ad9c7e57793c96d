export type * from "./__generated__/types.ts";
export { assessmentDigest } from "./attestation/assessment-digest.ts";
export { collectRepository, type RepositoryRecords } from "./attestation/collect-repository.ts";
export { AttestationError, type AttestationErrorCode } from "./attestation/errors.ts";
export {
  type AttestationInput,
  type VerifiedStatement,
  verifyAttestation,
} from "./attestation/verify-attestation.ts";
export { verifyEvents } from "./attestation/verify-events.ts";
export {
  type RepositoryVerification,
  type RepositoryVerificationOptions,
  verifyRepository,
} from "./attestation/verify-repository.ts";
export { type Client, createClient } from "./client.ts";
export {
  ConnectionError,
  RedirectError,
  ServiceError,
  type ServiceErrorCode,
  TimeoutError,
} from "./errors.ts";
export { fromEnvironment } from "./from-environment.ts";
export type { Attempt, AttemptOutcome, Observe } from "./observing/attempt.ts";
export { type Logger, logTo } from "./observing/log-to.ts";
export { type Span, type TraceOptions, type Tracer, traceWith } from "./observing/trace-with.ts";
export type { ClientOptions } from "./options.ts";
export type { Paginated } from "./pages.ts";
export type { OperationDescription, Reply, Requester, RequestOptions, Result } from "./requester.ts";
export type { Selected, WithSections } from "./selection.ts";
export type { PaperUpload, Submission } from "./submission.ts";
export { type DownloadOptions, downloadObject } from "./transfers/download-object.ts";
export { type StreamedUpload, type UploadOptions, uploadPaper } from "./transfers/upload-paper.ts";
export type { HttpClient } from "./transport/create-http.ts";
export { createRequester } from "./transport/create-requester.ts";
export type { Quota, RateLimit } from "./transport/rate-limit.ts";
export { type CachedResponse, createMemoryCache, type ResponseCache } from "./transport/response-cache.ts";
export type { ResponseInfo } from "./transport/response-info.ts";
export type { Sleep } from "./transport/sleep.ts";
export { ProcessingBlockedError, ProcessingFailedError } from "./waiting/errors.ts";
export type { WaitOptions } from "./waiting/poll.ts";
export { type ProcessingWaitOptions, waitForProcessing } from "./waiting/wait-for-processing.ts";
export { type RunWaitOptions, type SelectedRun, waitForRun } from "./waiting/wait-for-run.ts";
