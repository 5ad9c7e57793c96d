// Generated from openapi.json by codegen/generate.ts. Do not edit.

import { createMethods } from "../create-methods.ts";
import { describeOperation } from "../describe-operation.ts";
import type { PageOf, Paginated } from "../pages.ts";
import type { Reply, Requester, RequestOptions } from "../requester.ts";
import type { ReadonlyLists, Selected } from "../selection.ts";
import type { components, operations } from "./types.ts";

type Schemas = components["schemas"];

export type SearchParameters = NonNullable<operations["search"]["parameters"]["query"]>;

export type ListRepositoriesParameters = ReadonlyLists<NonNullable<operations["listRepositories"]["parameters"]["query"]>>;

export type ListRepositoriesSections = never;

export type ResolveRepositoryParameters = ReadonlyLists<NonNullable<operations["resolveRepository"]["parameters"]["query"]>>;

export type ResolveRepositorySections = "readme" | "claims" | "experiments" | "runs" | "assessments";

export type GetRepositoryParameters = NonNullable<operations["getRepository"]["parameters"]["path"]> & ReadonlyLists<NonNullable<operations["getRepository"]["parameters"]["query"]>>;

export type GetRepositorySections = "readme" | "claims" | "experiments" | "runs" | "assessments";

export type ListClaimsParameters = ReadonlyLists<NonNullable<operations["listClaims"]["parameters"]["query"]>>;

export type ListClaimsSections = "assessments";

export type GetClaimParameters = NonNullable<operations["getClaim"]["parameters"]["path"]> & ReadonlyLists<NonNullable<operations["getClaim"]["parameters"]["query"]>>;

export type GetClaimSections = "assessments";

export type ListRunsParameters = ReadonlyLists<NonNullable<operations["listRuns"]["parameters"]["query"]>>;

export type ListRunsSections = "logs" | "evidence" | "assessments";

export type CreateRunParameters = Schemas["RunRequest"];

export type GetRunParameters = NonNullable<operations["getRun"]["parameters"]["path"]> & ReadonlyLists<NonNullable<operations["getRun"]["parameters"]["query"]>>;

export type GetRunSections = "logs" | "evidence" | "assessments";

export type ListRunLogsParameters = NonNullable<operations["listRunLogs"]["parameters"]["path"]> & NonNullable<operations["listRunLogs"]["parameters"]["query"]>;

export type GetEvidenceParameters = NonNullable<operations["getEvidence"]["parameters"]["path"]> & NonNullable<operations["getEvidence"]["parameters"]["query"]>;

export type ListLegacyRepositoriesParameters = NonNullable<operations["listLegacyRepositories"]["parameters"]["query"]>;

export type CreateRepositoryParameters = Schemas["RepositoryUpload"] | Schemas["RepositoryIndexing"];

export type UpdateRepositoryParameters = NonNullable<operations["updateRepository"]["parameters"]["path"]> & Schemas["RepositoryUpdate"];

export type WithdrawRepositoryParameters = NonNullable<operations["withdrawRepository"]["parameters"]["path"]> & Schemas["WithdrawalRequest"];

export type GetRepositoryVersionParameters = NonNullable<operations["getRepositoryVersion"]["parameters"]["path"]>;

export type GetProcessingParameters = NonNullable<operations["getProcessing"]["parameters"]["query"]>;

export type CreateIngestionParameters = Schemas["IngestionRequest"];

export type RetryJobParameters = NonNullable<operations["retryJob"]["parameters"]["path"]>;

export type CancelJobParameters = NonNullable<operations["cancelJob"]["parameters"]["path"]>;

export type UpdateStarParameters = Schemas["StarUpdate"];

export type UpdateRequestParameters = Schemas["RequestUpdate"];

export type UpdateFollowParameters = Schemas["FollowUpdate"];

export type CreateForkParameters = Schemas["ForkRequest"];

export type CreateLegacyRunParameters = Schemas["RunRequest"];

export type StreamRunLogsParameters = NonNullable<operations["streamRunLogs"]["parameters"]["path"]>;

export type CancelRunParameters = NonNullable<operations["cancelRun"]["parameters"]["path"]>;

export type GetBadgeParameters = NonNullable<operations["getBadge"]["parameters"]["path"]>;

export type GetOpenGraphImageParameters = NonNullable<operations["getOpenGraphImage"]["parameters"]["path"]>;

export type GetBibtexParameters = NonNullable<operations["getBibtex"]["parameters"]["path"]>;

export type GetCslJsonParameters = NonNullable<operations["getCslJson"]["parameters"]["path"]>;

export type GetCrateParameters = NonNullable<operations["getCrate"]["parameters"]["path"]>;

export type GetManifestDraftParameters = NonNullable<operations["getManifestDraft"]["parameters"]["path"]>;

export type CreateManifestDraftParameters = Schemas["ManifestDraftRequest"];

export type LookupPreprintParameters = NonNullable<operations["lookupPreprint"]["parameters"]["query"]>;

export type GetObjectParameters = NonNullable<operations["getObject"]["parameters"]["path"]>;

export type VerifyAttestationParameters = NonNullable<operations["verifyAttestation"]["parameters"]["path"]>;

export type SignUpParameters = Schemas["SignUp"];

export type SignInParameters = Schemas["SignIn"];

export type SignInUsernameParameters = Schemas["SignInUsername"];

export type CreateApiKeyParameters = Schemas["ApiKeyCreation"];

export type ListApiKeysParameters = NonNullable<operations["listApiKeys"]["parameters"]["query"]>;

export type DeleteApiKeyParameters = Schemas["ApiKeyDeletion"];

export type CreateOrganizationParameters = Schemas["OrganizationCreation"];

export type ListMembersParameters = NonNullable<operations["listMembers"]["parameters"]["query"]>;

export type InviteMemberParameters = Schemas["InvitationCreation"];

export type RemoveMemberParameters = Schemas["MemberRemoval"];

export type UpdateMemberRoleParameters = Schemas["MemberRoleUpdate"];

export type LeaveOrganizationParameters = Schemas["OrganizationDeparture"];

export const search = describeOperation<SearchParameters, Schemas["SearchResult"]>("search", "GET /api/v1/search q subject repository_cursor claim_cursor limit");

export const listRepositories = describeOperation<ListRepositoriesParameters, PageOf<Schemas["RepositoryPage"], "data", Schemas["RepositorySummary"]>>("listRepositories", "GET /api/v1/repositories q owner subject verification updated_since cursor limit fields*", { pagination: { cursor: "cursor", nextCursor: "/pagination/nextCursor", items: "/data" } });

export const resolveRepository = describeOperation<ResolveRepositoryParameters, Schemas["RepositorySummary"]>("resolveRepository", "GET /api/v1/repositories/resolve owner slug include* fields*");

export const getRepository = describeOperation<GetRepositoryParameters, Schemas["RepositorySummary"]>("getRepository", "GET /api/v1/repositories/{repositoryId} include* fields*");

export const listClaims = describeOperation<ListClaimsParameters, PageOf<Schemas["ClaimPage"], "data", Schemas["Claim"]>>("listClaims", "GET /api/v1/claims repository_id q verification include* cursor limit fields*", { pagination: { cursor: "cursor", nextCursor: "/pagination/nextCursor", items: "/data" } });

export const getClaim = describeOperation<GetClaimParameters, Schemas["Claim"]>("getClaim", "GET /api/v1/claims/{claimId} repository_id include*");

export const listRuns = describeOperation<ListRunsParameters, PageOf<Schemas["RunPage"], "data", Schemas["Run"]>>("listRuns", "GET /api/v1/runs repository_id claim_id state execution_state assessment_conclusion include* cursor limit fields*", { pagination: { cursor: "cursor", nextCursor: "/pagination/nextCursor", items: "/data" } });

export const createRun = describeOperation<CreateRunParameters, Schemas["Run"]>("createRun", "POST /api/v1/runs");

export const getRun = describeOperation<GetRunParameters, Schemas["Run"]>("getRun", "GET /api/v1/runs/{runId} repository_id include*");

export const listRunLogs = describeOperation<ListRunLogsParameters, Schemas["LogPage"]>("listRunLogs", "GET /api/v1/runs/{runId}/logs cursor limit", { pagination: { cursor: "cursor", nextCursor: "/pagination/nextCursor", items: "/data" } });

export const getEvidence = describeOperation<GetEvidenceParameters, Schemas["Evidence"]>("getEvidence", "GET /api/v1/evidence/{evidenceId} repository_id");

export const listLegacyRepositories = describeOperation<ListLegacyRepositoriesParameters, operations["listLegacyRepositories"]["responses"][200]["content"]["application/json"]>("listLegacyRepositories", "GET /api/repositories owner slug");

export const createRepository = describeOperation<CreateRepositoryParameters, Schemas["CreationResult"]>("createRepository", "POST /api/repositories", {
  bodies: [
    { contentType: "multipart/form-data", kind: "multipart", files: ["paper"] },
    { contentType: "application/json", kind: "json", files: [] },
  ],
});

export const updateRepository = describeOperation<UpdateRepositoryParameters, Schemas["RepositoryResult"]>("updateRepository", "PATCH /api/repositories/{repositoryId}");

export const withdrawRepository = describeOperation<WithdrawRepositoryParameters, Schemas["RepositoryResult"]>("withdrawRepository", "POST /api/repositories/{repositoryId}/withdrawal");

export const getRepositoryVersion = describeOperation<GetRepositoryVersionParameters, Schemas["RepositoryVersionRecord"]>("getRepositoryVersion", "GET /api/repositories/{repositoryId}/versions/{versionId}");

export const getProcessing = describeOperation<GetProcessingParameters, Schemas["ProcessingStatus"]>("getProcessing", "GET /api/processing repositoryId");

export const createIngestion = describeOperation<CreateIngestionParameters, Schemas["JobResult"]>("createIngestion", "POST /api/ingestions");

export const retryJob = describeOperation<RetryJobParameters, Schemas["JobResult"]>("retryJob", "POST /api/jobs/{jobId}/retry", { bodies: null });

export const cancelJob = describeOperation<CancelJobParameters, Schemas["JobResult"]>("cancelJob", "POST /api/jobs/{jobId}/cancel", { bodies: null });

export const updateStar = describeOperation<UpdateStarParameters, Schemas["StarResult"]>("updateStar", "POST /api/stars");

export const updateRequest = describeOperation<UpdateRequestParameters, Schemas["RequestResult"]>("updateRequest", "POST /api/requests");

export const updateFollow = describeOperation<UpdateFollowParameters, Schemas["FollowResult"]>("updateFollow", "POST /api/follows");

export const createFork = describeOperation<CreateForkParameters, Schemas["CreationResult"]>("createFork", "POST /api/forks");

export const createLegacyRun = describeOperation<CreateLegacyRunParameters, Schemas["LegacyRunResult"]>("createLegacyRun", "POST /api/runs");

export const streamRunLogs = describeOperation<StreamRunLogsParameters, Response>("streamRunLogs", "GET /api/runs/{runId}/log-stream", { accept: "text/event-stream", answer: "response" });

export const cancelRun = describeOperation<CancelRunParameters, Schemas["LegacyRunResult"]>("cancelRun", "POST /api/runs/{runId}/cancel", { bodies: null });

export const getBadge = describeOperation<GetBadgeParameters, string>("getBadge", "GET /api/badge/{owner}/{slug}", { accept: "image/svg+xml", answer: "text" });

export const getOpenGraphImage = describeOperation<GetOpenGraphImageParameters, Response>("getOpenGraphImage", "GET /api/og/{owner}/{slug}", { accept: "image/png", answer: "response" });

export const getBibtex = describeOperation<GetBibtexParameters, Response>("getBibtex", "GET /api/citations/{owner}/{slug}/bibtex", { accept: "application/x-bibtex", answer: "response" });

export const getCslJson = describeOperation<GetCslJsonParameters, operations["getCslJson"]["responses"][200]["content"]["application/vnd.citationstyles.csl+json"]>("getCslJson", "GET /api/citations/{owner}/{slug}/csl-json", { accept: "application/vnd.citationstyles.csl+json" });

export const getCrate = describeOperation<GetCrateParameters, Schemas["Crate"]>("getCrate", "GET /api/crates/{owner}/{slug}", { accept: "application/ld+json" });

export const getManifestDraft = describeOperation<GetManifestDraftParameters, string>("getManifestDraft", "GET /api/manifests/{repositoryId}", { accept: "application/yaml", answer: "text" });

export const createManifestDraft = describeOperation<CreateManifestDraftParameters, string>("createManifestDraft", "POST /api/manifests", {
  bodies: [{ contentType: "multipart/form-data", kind: "multipart", files: [] }],
  accept: "application/yaml",
  answer: "text",
  retry: "safe",
});

export const lookupPreprint = describeOperation<LookupPreprintParameters, Schemas["Preprint"]>("lookupPreprint", "GET /api/preprints input");

export const getObject = describeOperation<GetObjectParameters, Response>("getObject", "GET /api/objects/{digest}", { accept: "*/*", answer: "response" });

export const verifyAttestation = describeOperation<VerifyAttestationParameters, Schemas["AttestationVerification"]>("verifyAttestation", "GET /api/attestations/{digest}");

export const getHealth = describeOperation<undefined, Schemas["Health"]>("getHealth", "GET /api/health");

export const signUp = describeOperation<SignUpParameters, Schemas["SignedUp"]>("signUp", "POST /api/auth/sign-up/email", { retry: "never" });

export const signIn = describeOperation<SignInParameters, Schemas["SignedIn"]>("signIn", "POST /api/auth/sign-in/email", { retry: "never" });

export const signInUsername = describeOperation<SignInUsernameParameters, Schemas["SignedIn"]>("signInUsername", "POST /api/auth/sign-in/username", { retry: "never" });

export const signOut = describeOperation<undefined, Schemas["Success"]>("signOut", "POST /api/auth/sign-out", { bodies: null, retry: "safe" });

export const getSession = describeOperation<undefined, operations["getSession"]["responses"][200]["content"]["application/json"]>("getSession", "GET /api/auth/get-session");

export const createApiKey = describeOperation<CreateApiKeyParameters, Schemas["CreatedApiKey"]>("createApiKey", "POST /api/auth/api-key/create", { retry: "never" });

export const listApiKeys = describeOperation<ListApiKeysParameters, Schemas["ApiKeyList"]>("listApiKeys", "GET /api/auth/api-key/list limit offset sortBy sortDirection");

export const deleteApiKey = describeOperation<DeleteApiKeyParameters, Schemas["Success"]>("deleteApiKey", "POST /api/auth/api-key/delete");

export const createOrganization = describeOperation<CreateOrganizationParameters, Schemas["Organization"]>("createOrganization", "POST /api/auth/organization/create");

export const listOrganizations = describeOperation<undefined, Schemas["OrganizationList"]>("listOrganizations", "GET /api/auth/organization/list");

export const listMembers = describeOperation<ListMembersParameters, Schemas["MemberList"]>("listMembers", "GET /api/auth/organization/list-members organizationId limit offset");

export const inviteMember = describeOperation<InviteMemberParameters, Schemas["Invitation"]>("inviteMember", "POST /api/auth/organization/invite-member");

export const removeMember = describeOperation<RemoveMemberParameters, Schemas["RemovedMember"]>("removeMember", "POST /api/auth/organization/remove-member");

export const updateMemberRole = describeOperation<UpdateMemberRoleParameters, Schemas["Member"]>("updateMemberRole", "POST /api/auth/organization/update-member-role");

export const leaveOrganization = describeOperation<LeaveOrganizationParameters, Schemas["Member"]>("leaveOrganization", "POST /api/auth/organization/leave");

export const getContract = describeOperation<undefined, Schemas["OpenApiDocument"]>("getContract", "GET /openapi.json");

export const getKeySet = describeOperation<undefined, Schemas["JsonWebKeySet"]>("getKeySet", "GET /.well-known/jwks.json");

export const getExperimentSchema = describeOperation<undefined, Schemas["JsonSchemaDocument"]>("getExperimentSchema", "GET /schemas/experiment.json", { accept: "application/schema+json" });

export const getReproductionResultSchema = describeOperation<undefined, Schemas["JsonSchemaDocument"]>("getReproductionResultSchema", "GET /schemas/reproduction-result/v2.json", { accept: "application/schema+json" });

/** Every operation as a method of its resource. */
export function createResources(request: Requester) {
  const { bare, call, events, list } = createMethods(request);
  return {
    /**
     * Search repositories and Claims
     *
     * Finds what holds all words of `q`, as words or as the starts of longer ones, without regard to case and accents. Everything in `q` is text: there is no query syntax. Whole words come before starts, titles before the rest, and of what is alike the newest first. Each kind has its own cursor, so that each list can go on alone.
     */
    search: call(search) as (parameters: SearchParameters, options?: RequestOptions) => Reply<Schemas["SearchResult"]>,
    repositories: {
      /**
       * List repositories
       *
       * Repositories that the caller may read, newest first.
       */
      list: list(listRepositories) as never as <const Fields extends ListRepositoriesParameters["fields"] = undefined>(parameters?: ListRepositoriesParameters & { fields?: Fields }, options?: RequestOptions) => Paginated<PageOf<Schemas["RepositoryPage"], "data", Selected<Schemas["RepositorySummary"], ListRepositoriesSections, Fields, undefined>>, Selected<Schemas["RepositorySummary"], ListRepositoriesSections, Fields, undefined>>,
      /**
       * Resolve a human path
       *
       * Resolves a namespace and a name, as they stand in the address of a page, to the canonical compact record.
       */
      resolve: call(resolveRepository) as never as <const Include extends ResolveRepositoryParameters["include"] = undefined, const Fields extends ResolveRepositoryParameters["fields"] = undefined>(parameters: ResolveRepositoryParameters & { include?: Include; fields?: Fields }, options?: RequestOptions) => Reply<Selected<Schemas["RepositorySummary"], ResolveRepositorySections, Fields, Include>>,
      /**
       * Read a repository
       *
       * One repository in the compact form, with the optional sections that `include` names.
       */
      get: call(getRepository) as never as <const Include extends GetRepositoryParameters["include"] = undefined, const Fields extends GetRepositoryParameters["fields"] = undefined>(parameters: GetRepositoryParameters & { include?: Include; fields?: Fields }, options?: RequestOptions) => Reply<Selected<Schemas["RepositorySummary"], GetRepositorySections, Fields, Include>>,
      /**
       * Submit a paper
       *
       * Uploads a PDF (`multipart/form-data`), or indexes a paper from a preprint server or an HTTPS PDF link (`application/json`). Of a preprint whose licence does not allow redistribution only the metadata are kept. The repository then goes through the processing pipeline: follow it through `getProcessing`.
       */
      create: call(createRepository) as (parameters: CreateRepositoryParameters, options?: RequestOptions) => Reply<Schemas["CreationResult"]>,
      /**
       * Edit a repository
       *
       * Changes the title, description, topics or visibility. Only the owner and members of the owning organization may do this; a withdrawn repository is not changed any more.
       */
      update: call(updateRepository) as (parameters: UpdateRepositoryParameters, options?: RequestOptions) => Reply<Schemas["RepositoryResult"]>,
      /**
       * Withdraw a repository
       *
       * Takes a repository out of every list and search, ends its jobs, and withholds its files from everybody but its owner and members. Title, owner, slug, time and reason stay, and so does what was judged: Assessments and their signed bundles can be verified as before. It cannot be undone; the slug stays taken. Only the owner, and owners and admins of the owning organization, may do this.
       */
      withdraw: call(withdrawRepository) as (parameters: WithdrawRepositoryParameters, options?: RequestOptions) => Reply<Schemas["RepositoryResult"]>,
      /**
       * Read a version of a repository
       *
       * What a repository consisted of in one of its versions, also an earlier one: the paper, the commit of the code, its Claims and experiments as they were, and the Runs and Assessments of these. What was judged stays with the version that it was judged in. `versions` of the snapshot lists them.
       */
      getVersion: call(getRepositoryVersion) as (parameters: GetRepositoryVersionParameters, options?: RequestOptions) => Reply<Schemas["RepositoryVersionRecord"]>,
      /**
       * Export a repository as an RO-Crate
       *
       * The `ro-crate-metadata.json` of a repository (RO-Crate 1.1, profile Process Run Crate 0.5): the paper, the code at its commit, each Run that ended with its outputs by address and digest, and each Assessment that counts with its signed bundle. Files are not packed: their addresses are those of the service.
       */
      getCrate: call(getCrate) as (parameters: GetCrateParameters, options?: RequestOptions) => Reply<Schemas["Crate"]>,
    },
    claims: {
      /**
       * List Claims
       *
       * Claims of one repository, or of all that the caller may read, newest first.
       */
      list: list(listClaims) as never as <const Include extends ListClaimsParameters["include"] = undefined, const Fields extends ListClaimsParameters["fields"] = undefined>(parameters?: ListClaimsParameters & { include?: Include; fields?: Fields }, options?: RequestOptions) => Paginated<PageOf<Schemas["ClaimPage"], "data", Selected<Schemas["Claim"], ListClaimsSections, Fields, Include>>, Selected<Schemas["Claim"], ListClaimsSections, Fields, Include>>,
      /**
       * Read a Claim
       *
       * One Claim with its plan, its measurements and how it stands.
       */
      get: call(getClaim) as never as <const Include extends GetClaimParameters["include"] = undefined>(parameters: GetClaimParameters & { include?: Include }, options?: RequestOptions) => Reply<Selected<Schemas["Claim"], GetClaimSections, undefined, Include>>,
    },
    runs: {
      /**
       * List Runs
       *
       * Runs, newest first. A deprecated parameter is answered with a `Deprecation` header.
       */
      list: list(listRuns) as never as <const Include extends ListRunsParameters["include"] = undefined, const Fields extends ListRunsParameters["fields"] = undefined>(parameters?: ListRunsParameters & { include?: Include; fields?: Fields }, options?: RequestOptions) => Paginated<PageOf<Schemas["RunPage"], "data", Selected<Schemas["Run"], ListRunsSections, Fields, Include>>, Selected<Schemas["Run"], ListRunsSections, Fields, Include>>,
      /**
       * Request a Run
       *
       * Asks for a controlled reproduction of a Claim. The Run is queued; poll it at `Location`, no more often than `Retry-After` says.
       */
      create: call(createRun) as (parameters: CreateRunParameters, options?: RequestOptions) => Reply<Schemas["Run"]>,
      /**
       * Read a Run
       *
       * One Run with what happened, what it measured and what that says.
       */
      get: call(getRun) as never as <const Include extends GetRunParameters["include"] = undefined>(parameters: GetRunParameters & { include?: Include }, options?: RequestOptions) => Reply<Selected<Schemas["Run"], GetRunSections, undefined, Include>>,
      /**
       * Read a Run's log
       *
       * The log of a Run in pieces, in the order in which they were recorded. It grows while the Run is executed: the last page, asked for again, has what was added since. Of a long log the beginning and the end are kept; all that is kept of the output is Evidence of kind `log`.
       */
      listLogs: list(listRunLogs) as (parameters: ListRunLogsParameters, options?: RequestOptions) => Paginated<Schemas["LogPage"], Schemas["LogItem"]>,
      /**
       * Follow a Run's log
       *
       * The log of a Run as server-sent events, from its beginning or from after `Last-Event-ID`, as it is written. An event `log` has one piece, its `id` is the sequence; `state` says how far the Run is, at first and at each change; `end` is the last one, when the Run has ended and its log was sent. A comment is sent when nothing happens. A stream is closed after ten minutes, when the service stops, and when the caller may no longer read the Run: connect again with `Last-Event-ID`, as a browser's `EventSource` does by itself. An account or an address may have eight streams at once.
       */
      streamLogs: events(streamRunLogs, "end") as (parameters: StreamRunLogsParameters, options?: RequestOptions) => AsyncIterableIterator<{ event: "log"; id: string; data: Schemas["LogItem"] } | { event: "state"; id: string; data: Schemas["RunProgress"] } | { event: "end"; id: string; data: Schemas["RunProgress"] }>,
      /**
       * Cancel a Run
       *
       * Ends a Run that has not ended; other Runs of its job go on. An execution under way is stopped within seconds, and nothing of it is judged. Only the owner, members of the owning organization and who requested the Run may do this.
       */
      cancel: call(cancelRun) as (parameters: CancelRunParameters, options?: RequestOptions) => Reply<Schemas["LegacyRunResult"]>,
    },
    evidence: {
      /**
       * Read the record of a stored object
       *
       * One stored object that a Run produced, with the address of its bytes.
       */
      get: call(getEvidence) as (parameters: GetEvidenceParameters, options?: RequestOptions) => Reply<Schemas["Evidence"]>,
    },
    legacy: {
      /**
       * List public repositories, or read one
       *
       * Without parameters: at most 50 public repositories, latest change first. With `owner` and `slug`, which go together: one repository as a snapshot, redacted for non-owners.
       */
      listRepositories: call(listLegacyRepositories) as (parameters?: ListLegacyRepositoriesParameters, options?: RequestOptions) => Reply<operations["listLegacyRepositories"]["responses"][200]["content"]["application/json"]>,
      /**
       * Request a Run (unversioned)
       *
       * Legacy counterpart of `createRun`, with the same rules.
       */
      createRun: call(createLegacyRun) as (parameters: CreateLegacyRunParameters, options?: RequestOptions) => Reply<Schemas["LegacyRunResult"]>,
    },
    processing: {
      /**
       * Follow the processing of a repository
       *
       * The processing job of a repository and its 30 most recent events. Poll no more often than every 10 seconds.
       */
      get: call(getProcessing) as (parameters: GetProcessingParameters, options?: RequestOptions) => Reply<Schemas["ProcessingStatus"]>,
      /**
       * Look at the code again
       *
       * Fetches the code of a repository again, which may have a new commit or a manifest by now. What changed is a new version of the same repository; earlier versions are kept, and so are their Runs and Assessments. The paper stays. Only the owner and members of the owning organization may do this, and one job at a time looks at a repository.
       */
      createIngestion: call(createIngestion) as (parameters: CreateIngestionParameters, options?: RequestOptions) => Reply<Schemas["JobResult"]>,
      /**
       * Retry a failed or blocked job
       *
       * A blocked job is queued again. A failed one stays as it is: a new job goes on at the stage that failed, with fresh attempts; Runs that ended are kept, and those that could not be executed are replaced. Only the owner, members of the owning organization and who requested the job may do this.
       */
      retryJob: call(retryJob) as (parameters: RetryJobParameters, options?: RequestOptions) => Reply<Schemas["JobResult"]>,
      /**
       * Cancel a job
       *
       * Ends a job that has not ended, and its Runs that have not. A worker that is at it stops within seconds, and nothing of what it does after this is kept. Only the owner, members of the owning organization and who requested the job may do this.
       */
      cancelJob: call(cancelJob) as (parameters: CancelJobParameters, options?: RequestOptions) => Reply<Schemas["JobResult"]>,
    },
    social: {
      /**
       * Star or unstar a repository
       *
       * Sets or takes back the caller's star. Doing so twice changes nothing.
       */
      updateStar: call(updateStar) as (parameters: UpdateStarParameters, options?: RequestOptions) => Reply<Schemas["StarResult"]>,
      /**
       * Ask for a reproduction, or withdraw that
       *
       * Casts or withdraws the caller's vote that a reproduction is wanted: a community signal, not a Run.
       */
      updateRequest: call(updateRequest) as (parameters: UpdateRequestParameters, options?: RequestOptions) => Reply<Schemas["RequestResult"]>,
      /**
       * Follow or unfollow a repository or a person
       *
       * Sets or takes back that the caller follows a repository (by id) or a person (by slug). Following oneself is refused.
       */
      updateFollow: call(updateFollow) as (parameters: UpdateFollowParameters, options?: RequestOptions) => Reply<Schemas["FollowResult"]>,
      /**
       * Copy a repository
       *
       * Copies a repository into a namespace of the caller, where the paper's licence allows redistribution or the caller owns the source.
       */
      createFork: call(createFork) as (parameters: CreateForkParameters, options?: RequestOptions) => Reply<Schemas["CreationResult"]>,
    },
    badges: {
      /**
       * Read the badge of a repository
       *
       * An SVG badge made from the current state: how many Claims are in each of their states, however few. A public repository without Runs has one too.
       */
      get: call(getBadge) as (parameters: GetBadgeParameters, options?: RequestOptions) => Reply<string>,
      /**
       * Read the picture that a shared link shows
       *
       * A PNG of 1200 by 630 pixels, as the Open Graph protocol has them: title, authors, how many Claims are in each of their states, as the badge says it, and where the page is. A title in a script that it cannot draw is left out.
       */
      getOpenGraphImage: call(getOpenGraphImage) as (parameters: GetOpenGraphImageParameters, options?: RequestOptions) => Reply<Response>,
    },
    citations: {
      /**
       * Cite a repository in BibTeX
       *
       * The paper, and what was found of its Claims, as two entries: who relies on a verdict cites both. In UTF-8, for biber and BibTeX 0.99d alike; what has a meaning in LaTeX is escaped.
       */
      getBibtex: call(getBibtex) as (parameters: GetBibtexParameters, options?: RequestOptions) => Reply<Response>,
      /**
       * Cite a repository in CSL-JSON
       *
       * The paper, and what was found of its Claims, as two entries: who relies on a verdict cites both. For Zotero, pandoc and whatever else reads CSL-JSON.
       */
      getCslJson: call(getCslJson) as (parameters: GetCslJsonParameters, options?: RequestOptions) => Reply<operations["getCslJson"]["responses"][200]["content"]["application/vnd.citationstyles.csl+json"]>,
    },
    manifests: {
      /**
       * Draft the manifest of a repository
       *
       * A complete `.research/experiment.yml` with comments, made from what the latest look at the paper and its code found: experiments, Claims, the committed outputs that have their numbers, and what is missing. An author edits and commits it. While nothing was found yet it says so. Statements that were not made Claims are left out for others than the owner and members where the paper's licence does not allow its text to be shown.
       */
      getDraft: call(getManifestDraft) as (parameters: GetManifestDraftParameters, options?: RequestOptions) => Reply<string>,
      /**
       * Draft a manifest before a submission
       *
       * A complete `.research/experiment.yml` with comments for code, and a paper, that are not submitted: an author edits and commits it before anything is published. The newest commit is fetched and looked at, and the paper's text, as `getManifestDraft` has it of a repository; nothing is run, no language model is asked and nothing is kept. Code that takes longer than 50 seconds is refused with 422.
       */
      createDraft: call(createManifestDraft) as (parameters: CreateManifestDraftParameters, options?: RequestOptions) => Reply<string>,
    },
    preprints: {
      /**
       * Look up a preprint
       *
       * Title, authors, licence and links of a preprint or a direct PDF link, before it is indexed.
       */
      lookup: call(lookupPreprint) as (parameters: LookupPreprintParameters, options?: RequestOptions) => Reply<Schemas["Preprint"]>,
    },
    objects: {
      /**
       * Download a stored object
       *
       * The bytes of an evidence object, of a paper whose licence allows redistribution, or of a source archive. The address never changes its content, so a copy may be kept for good.
       */
      get: call(getObject) as (parameters: GetObjectParameters, options?: RequestOptions) => Reply<Response>,
    },
    attestations: {
      /**
       * Verify signed statements
       *
       * Verifies a signed bundle now, against the published keys, and answers with its statements and envelopes, so that the reader can verify them alone.
       */
      verify: call(verifyAttestation) as (parameters: VerifyAttestationParameters, options?: RequestOptions) => Reply<Schemas["AttestationVerification"]>,
    },
    health: {
      /**
       * Check the service
       *
       * Checks dependencies and configuration, not business functions. Alert on the HTTP status and on `status`.
       */
      get: bare(getHealth) as (options?: RequestOptions) => Reply<Schemas["Health"]>,
    },
    auth: {
      /**
       * Sign up
       *
       * Makes an account and its namespace, and signs in at once unless e-mail confirmation is on. A key or bearer is refused here.
       */
      signUp: call(signUp) as (parameters: SignUpParameters, options?: RequestOptions) => Reply<Schemas["SignedUp"]>,
      /**
       * Sign in by e-mail
       *
       * Begins a session; the cookie carries it. A key or bearer is refused here.
       */
      signIn: call(signIn) as (parameters: SignInParameters, options?: RequestOptions) => Reply<Schemas["SignedIn"]>,
      /**
       * Sign in by user name
       *
       * Begins a session; the cookie carries it. A key or bearer is refused here.
       */
      signInUsername: call(signInUsername) as (parameters: SignInUsernameParameters, options?: RequestOptions) => Reply<Schemas["SignedIn"]>,
      /**
       * Sign out
       *
       * Ends the session, if there is one.
       */
      signOut: bare(signOut) as (options?: RequestOptions) => Reply<Schemas["Success"]>,
      /**
       * Read the current session
       *
       * The session that the cookie carries and its person; null without one.
       */
      getSession: bare(getSession) as (options?: RequestOptions) => Reply<operations["getSession"]["responses"][200]["content"]["application/json"]>,
      /**
       * Create an API key
       *
       * Makes an API key; the full key is shown this once. A key cannot manage keys: only a browser session may do this.
       */
      createApiKey: call(createApiKey) as (parameters: CreateApiKeyParameters, options?: RequestOptions) => Reply<Schemas["CreatedApiKey"]>,
      /**
       * List API keys
       *
       * The person's keys with last use and the current rate window. Only a browser session may do this.
       */
      listApiKeys: call(listApiKeys) as (parameters?: ListApiKeysParameters, options?: RequestOptions) => Reply<Schemas["ApiKeyList"]>,
      /**
       * Revoke an API key
       *
       * Ends a key at once. Only a browser session may do this.
       */
      deleteApiKey: call(deleteApiKey) as (parameters: DeleteApiKeyParameters, options?: RequestOptions) => Reply<Schemas["Success"]>,
    },
    organizations: {
      /**
       * Create an organization
       *
       * Makes an organization, claims its namespace and makes the caller its owner.
       */
      create: call(createOrganization) as (parameters: CreateOrganizationParameters, options?: RequestOptions) => Reply<Schemas["Organization"]>,
      /**
       * List the caller's organizations
       *
       * Organizations that the caller belongs to.
       */
      list: bare(listOrganizations) as (options?: RequestOptions) => Reply<Schemas["OrganizationList"]>,
      /**
       * List members
       *
       * Members of an organization that the caller belongs to.
       */
      listMembers: call(listMembers) as (parameters: ListMembersParameters, options?: RequestOptions) => Reply<Schemas["MemberList"]>,
      /**
       * Invite a person
       *
       * Invites a person by e-mail address to an organization.
       */
      inviteMember: call(inviteMember) as (parameters: InviteMemberParameters, options?: RequestOptions) => Reply<Schemas["Invitation"]>,
      /**
       * Remove a member
       *
       * Ends somebody's membership. The last owner stays.
       */
      removeMember: call(removeMember) as (parameters: RemoveMemberParameters, options?: RequestOptions) => Reply<Schemas["RemovedMember"]>,
      /**
       * Change a member's role
       *
       * Gives a member another role. Only an owner makes owners.
       */
      updateMemberRole: call(updateMemberRole) as (parameters: UpdateMemberRoleParameters, options?: RequestOptions) => Reply<Schemas["Member"]>,
      /**
       * Leave an organization
       *
       * Ends the caller's own membership. The last owner stays.
       */
      leave: call(leaveOrganization) as (parameters: LeaveOrganizationParameters, options?: RequestOptions) => Reply<Schemas["Member"]>,
    },
    meta: {
      /**
       * Read this contract
       *
       * The machine-readable contract that this service answers by.
       */
      getContract: bare(getContract) as (options?: RequestOptions) => Reply<Schemas["OpenApiDocument"]>,
      /**
       * Read the public keys
       *
       * Keys that signatures of this service verify under; `kid` is the `keyid` of a signature. A retired key stays listed.
       */
      getKeySet: bare(getKeySet) as (options?: RequestOptions) => Reply<Schemas["JsonWebKeySet"]>,
      /**
       * Read the schema of the experiment manifest
       *
       * JSON Schema of `.research/experiment.yml`, for editors and checks.
       */
      getExperimentSchema: bare(getExperimentSchema) as (options?: RequestOptions) => Reply<Schemas["JsonSchemaDocument"]>,
      /**
       * Read the schema of the reproduction-result predicate
       *
       * JSON Schema of the predicate `https://w3id.org/research-verification/predicates/reproduction-result/v2` that every signed bundle carries.
       */
      getReproductionResultSchema: bare(getReproductionResultSchema) as (options?: RequestOptions) => Reply<Schemas["JsonSchemaDocument"]>,
    },
  };
}
