// Generated from openapi.json by codegen/generate.ts. Do not edit.

import { createMethods, type Methods } from "../create-methods.ts";
import type { PageOf, Paginated } from "../pages.ts";
import type { Reply, Requester, RequestOptions } from "../requester.ts";
import type { Selected } from "../selection.ts";
import type { CancelJobParameters, CancelRunParameters, CreateApiKeyParameters, CreateForkParameters, CreateIngestionParameters, CreateLegacyRunParameters, CreateManifestDraftParameters, CreateOrganizationParameters, CreateRepositoryParameters, CreateRunParameters, DeleteApiKeyParameters, GetBadgeParameters, GetBibtexParameters, GetClaimParameters, GetClaimSections, GetCrateParameters, GetCslJsonParameters, GetEvidenceParameters, GetManifestDraftParameters, GetObjectParameters, GetOpenGraphImageParameters, GetProcessingParameters, GetRepositoryParameters, GetRepositorySections, GetRepositoryVersionParameters, GetRunParameters, GetRunSections, InviteMemberParameters, LeaveOrganizationParameters, ListApiKeysParameters, ListClaimsParameters, ListClaimsSections, ListLegacyRepositoriesParameters, ListMembersParameters, ListRepositoriesParameters, ListRepositoriesSections, ListRunLogsParameters, ListRunsParameters, ListRunsSections, LookupPreprintParameters, RemoveMemberParameters, ResolveRepositoryParameters, ResolveRepositorySections, RetryJobParameters, SearchParameters, SignInParameters, SignInUsernameParameters, SignUpParameters, StreamRunLogsParameters, UpdateFollowParameters, UpdateMemberRoleParameters, UpdateRepositoryParameters, UpdateRequestParameters, UpdateStarParameters, VerifyAttestationParameters, WithdrawRepositoryParameters } from "./operations.ts";
import type { components, operations } from "./types.ts";

type Schemas = components["schemas"];

/** Every operation as a method of its resource. */
export interface Resources {
  /**
   * Search repositories and Claims
   *
   * Finds what holds all words of `q`, as words or as the starts of longer ones, without regard to case and accents. Everything in `q` is text: there is no query syntax. Whole words come before starts, titles before the rest, and of what is alike the newest first. Each kind has its own cursor, so that each list can go on alone.
   */
  search(parameters: SearchParameters, options?: RequestOptions): Reply<Schemas["SearchResult"]>;
  repositories: {
    /**
     * List repositories
     *
     * Repositories that the caller may read, newest first.
     */
    list<const Fields extends ListRepositoriesParameters["fields"] = undefined>(parameters?: ListRepositoriesParameters & { fields?: Fields }, options?: RequestOptions): Paginated<PageOf<Schemas["RepositoryPage"], "data", Selected<Schemas["RepositorySummary"], ListRepositoriesSections, Fields, undefined>>, Selected<Schemas["RepositorySummary"], ListRepositoriesSections, Fields, undefined>>;
    /**
     * Resolve a human path
     *
     * Resolves a namespace and a name, as they stand in the address of a page, to the canonical compact record.
     */
    resolve<const Include extends ResolveRepositoryParameters["include"] = undefined, const Fields extends ResolveRepositoryParameters["fields"] = undefined>(parameters: ResolveRepositoryParameters & { include?: Include; fields?: Fields }, options?: RequestOptions): Reply<Selected<Schemas["RepositorySummary"], ResolveRepositorySections, Fields, Include>>;
    /**
     * Read a repository
     *
     * One repository in the compact form, with the optional sections that `include` names.
     */
    get<const Include extends GetRepositoryParameters["include"] = undefined, const Fields extends GetRepositoryParameters["fields"] = undefined>(parameters: GetRepositoryParameters & { include?: Include; fields?: Fields }, options?: RequestOptions): Reply<Selected<Schemas["RepositorySummary"], GetRepositorySections, Fields, Include>>;
    /**
     * Submit a paper
     *
     * Uploads a PDF (`multipart/form-data`), or indexes a paper from a preprint server or an HTTPS PDF link (`application/json`). Of a preprint whose licence does not allow redistribution only the metadata are kept. The repository then goes through the processing pipeline: follow it through `getProcessing`.
     */
    create(parameters: CreateRepositoryParameters, options?: RequestOptions): Reply<Schemas["CreationResult"]>;
    /**
     * Edit a repository
     *
     * Changes the title, description, topics or visibility. Only the owner and members of the owning organization may do this; a withdrawn repository is not changed any more.
     */
    update(parameters: UpdateRepositoryParameters, options?: RequestOptions): Reply<Schemas["RepositoryResult"]>;
    /**
     * Withdraw a repository
     *
     * Takes a repository out of every list and search, ends its jobs, and withholds its files from everybody but its owner and members. Title, owner, slug, time and reason stay, and so does what was judged: Assessments and their signed bundles can be verified as before. It cannot be undone; the slug stays taken. Only the owner, and owners and admins of the owning organization, may do this.
     */
    withdraw(parameters: WithdrawRepositoryParameters, options?: RequestOptions): Reply<Schemas["RepositoryResult"]>;
    /**
     * Read a version of a repository
     *
     * What a repository consisted of in one of its versions, also an earlier one: the paper, the commit of the code, its Claims and experiments as they were, and the Runs and Assessments of these. What was judged stays with the version that it was judged in. `versions` of the snapshot lists them.
     */
    getVersion(parameters: GetRepositoryVersionParameters, options?: RequestOptions): Reply<Schemas["RepositoryVersionRecord"]>;
    /**
     * Export a repository as an RO-Crate
     *
     * The `ro-crate-metadata.json` of a repository (RO-Crate 1.1, profile Process Run Crate 0.5): the paper, the code at its commit, each Run that ended with its outputs by address and digest, and each Assessment that counts with its signed bundle. Files are not packed: their addresses are those of the service.
     */
    getCrate(parameters: GetCrateParameters, options?: RequestOptions): Reply<Schemas["Crate"]>;
  };
  claims: {
    /**
     * List Claims
     *
     * Claims of one repository, or of all that the caller may read, newest first.
     */
    list<const Include extends ListClaimsParameters["include"] = undefined, const Fields extends ListClaimsParameters["fields"] = undefined>(parameters?: ListClaimsParameters & { include?: Include; fields?: Fields }, options?: RequestOptions): Paginated<PageOf<Schemas["ClaimPage"], "data", Selected<Schemas["Claim"], ListClaimsSections, Fields, Include>>, Selected<Schemas["Claim"], ListClaimsSections, Fields, Include>>;
    /**
     * Read a Claim
     *
     * One Claim with its plan, its measurements and how it stands.
     */
    get<const Include extends GetClaimParameters["include"] = undefined>(parameters: GetClaimParameters & { include?: Include }, options?: RequestOptions): Reply<Selected<Schemas["Claim"], GetClaimSections, undefined, Include>>;
  };
  runs: {
    /**
     * List Runs
     *
     * Runs, newest first. A deprecated parameter is answered with a `Deprecation` header.
     */
    list<const Include extends ListRunsParameters["include"] = undefined, const Fields extends ListRunsParameters["fields"] = undefined>(parameters?: ListRunsParameters & { include?: Include; fields?: Fields }, options?: RequestOptions): Paginated<PageOf<Schemas["RunPage"], "data", Selected<Schemas["Run"], ListRunsSections, Fields, Include>>, Selected<Schemas["Run"], ListRunsSections, Fields, Include>>;
    /**
     * Request a Run
     *
     * Asks for a controlled reproduction of a Claim. The Run is queued; poll it at `Location`, no more often than `Retry-After` says.
     */
    create(parameters: CreateRunParameters, options?: RequestOptions): Reply<Schemas["Run"]>;
    /**
     * Read a Run
     *
     * One Run with what happened, what it measured and what that says.
     */
    get<const Include extends GetRunParameters["include"] = undefined>(parameters: GetRunParameters & { include?: Include }, options?: RequestOptions): Reply<Selected<Schemas["Run"], GetRunSections, undefined, Include>>;
    /**
     * Read a Run's log
     *
     * The log of a Run in pieces, in the order in which they were recorded. It grows while the Run is executed: the last page, asked for again, has what was added since. Of a long log the beginning and the end are kept; all that is kept of the output is Evidence of kind `log`.
     */
    listLogs(parameters: ListRunLogsParameters, options?: RequestOptions): Paginated<Schemas["LogPage"], Schemas["LogItem"]>;
    /**
     * Follow a Run's log
     *
     * The log of a Run as server-sent events, from its beginning or from after `Last-Event-ID`, as it is written. An event `log` has one piece, its `id` is the sequence; `state` says how far the Run is, at first and at each change; `end` is the last one, when the Run has ended and its log was sent. A comment is sent when nothing happens. A stream is closed after ten minutes, when the service stops, and when the caller may no longer read the Run: connect again with `Last-Event-ID`, as a browser's `EventSource` does by itself. An account or an address may have eight streams at once.
     */
    streamLogs(parameters: StreamRunLogsParameters, options?: RequestOptions): AsyncIterableIterator<{ event: "log"; id: string; data: Schemas["LogItem"] } | { event: "state"; id: string; data: Schemas["RunProgress"] } | { event: "end"; id: string; data: Schemas["RunProgress"] }>;
    /**
     * Cancel a Run
     *
     * Ends a Run that has not ended; other Runs of its job go on. An execution under way is stopped within seconds, and nothing of it is judged. Only the owner, members of the owning organization and who requested the Run may do this.
     */
    cancel(parameters: CancelRunParameters, options?: RequestOptions): Reply<Schemas["LegacyRunResult"]>;
  };
  evidence: {
    /**
     * Read the record of a stored object
     *
     * One stored object that a Run produced, with the address of its bytes.
     */
    get(parameters: GetEvidenceParameters, options?: RequestOptions): Reply<Schemas["Evidence"]>;
  };
  legacy: {
    /**
     * List public repositories, or read one
     *
     * Without parameters: at most 50 public repositories, latest change first. With `owner` and `slug`, which go together: one repository as a snapshot, redacted for non-owners.
     */
    listRepositories(parameters?: ListLegacyRepositoriesParameters, options?: RequestOptions): Reply<operations["listLegacyRepositories"]["responses"][200]["content"]["application/json"]>;
    /**
     * Request a Run (unversioned)
     *
     * Legacy counterpart of `createRun`, with the same rules.
     */
    createRun(parameters: CreateLegacyRunParameters, options?: RequestOptions): Reply<Schemas["LegacyRunResult"]>;
  };
  processing: {
    /**
     * Follow the processing of a repository
     *
     * The processing job of a repository and its 30 most recent events. Poll no more often than every 10 seconds.
     */
    get(parameters: GetProcessingParameters, options?: RequestOptions): Reply<Schemas["ProcessingStatus"]>;
    /**
     * Look at the code again
     *
     * Fetches the code of a repository again, which may have a new commit or a manifest by now. What changed is a new version of the same repository; earlier versions are kept, and so are their Runs and Assessments. The paper stays. Only the owner and members of the owning organization may do this, and one job at a time looks at a repository.
     */
    createIngestion(parameters: CreateIngestionParameters, options?: RequestOptions): Reply<Schemas["JobResult"]>;
    /**
     * Retry a failed or blocked job
     *
     * A blocked job is queued again. A failed one stays as it is: a new job goes on at the stage that failed, with fresh attempts; Runs that ended are kept, and those that could not be executed are replaced. Only the owner, members of the owning organization and who requested the job may do this.
     */
    retryJob(parameters: RetryJobParameters, options?: RequestOptions): Reply<Schemas["JobResult"]>;
    /**
     * Cancel a job
     *
     * Ends a job that has not ended, and its Runs that have not. A worker that is at it stops within seconds, and nothing of what it does after this is kept. Only the owner, members of the owning organization and who requested the job may do this.
     */
    cancelJob(parameters: CancelJobParameters, options?: RequestOptions): Reply<Schemas["JobResult"]>;
  };
  social: {
    /**
     * Star or unstar a repository
     *
     * Sets or takes back the caller's star. Doing so twice changes nothing.
     */
    updateStar(parameters: UpdateStarParameters, options?: RequestOptions): Reply<Schemas["StarResult"]>;
    /**
     * Ask for a reproduction, or withdraw that
     *
     * Casts or withdraws the caller's vote that a reproduction is wanted: a community signal, not a Run.
     */
    updateRequest(parameters: UpdateRequestParameters, options?: RequestOptions): Reply<Schemas["RequestResult"]>;
    /**
     * Follow or unfollow a repository or a person
     *
     * Sets or takes back that the caller follows a repository (by id) or a person (by slug). Following oneself is refused.
     */
    updateFollow(parameters: UpdateFollowParameters, options?: RequestOptions): Reply<Schemas["FollowResult"]>;
    /**
     * Copy a repository
     *
     * Copies a repository into a namespace of the caller, where the paper's licence allows redistribution or the caller owns the source.
     */
    createFork(parameters: CreateForkParameters, options?: RequestOptions): Reply<Schemas["CreationResult"]>;
  };
  badges: {
    /**
     * Read the badge of a repository
     *
     * An SVG badge made from the current state: how many Claims are in each of their states, however few, and how many of the supported ones only come near or rest on little. A public repository without Runs has one too, and of one that was withdrawn it says `withdrawn` instead.
     */
    get(parameters: GetBadgeParameters, options?: RequestOptions): Reply<string>;
    /**
     * Read the picture that a shared link shows
     *
     * A PNG of 1200 by 630 pixels, as the Open Graph protocol has them: title, authors, how many Claims are in each of their states, as the badge says it, and where the page is. A title in a script that it cannot draw is left out.
     */
    getOpenGraphImage(parameters: GetOpenGraphImageParameters, options?: RequestOptions): Reply<Response>;
  };
  citations: {
    /**
     * Cite a repository in BibTeX
     *
     * The paper, and what was found of its Claims, as two entries: who relies on a verdict cites both. In UTF-8, for biber and BibTeX 0.99d alike; what has a meaning in LaTeX is escaped.
     */
    getBibtex(parameters: GetBibtexParameters, options?: RequestOptions): Reply<Response>;
    /**
     * Cite a repository in CSL-JSON
     *
     * The paper, and what was found of its Claims, as two entries: who relies on a verdict cites both. For Zotero, pandoc and whatever else reads CSL-JSON.
     */
    getCslJson(parameters: GetCslJsonParameters, options?: RequestOptions): Reply<operations["getCslJson"]["responses"][200]["content"]["application/vnd.citationstyles.csl+json"]>;
  };
  manifests: {
    /**
     * Draft the manifest of a repository
     *
     * A complete `.research/experiment.yml` with comments, made from what the latest look at the paper and its code found: experiments, Claims, the committed outputs that have their numbers, and what is missing. An author edits and commits it. While nothing was found yet it says so. Statements that were not made Claims are left out for others than the owner and members where the paper's licence does not allow its text to be shown. That of a withdrawn repository is 404 for others than the owner and members.
     */
    getDraft(parameters: GetManifestDraftParameters, options?: RequestOptions): Reply<string>;
    /**
     * Draft a manifest before a submission
     *
     * A complete `.research/experiment.yml` with comments for code, and a paper, that are not submitted: an author edits and commits it before anything is published. The newest commit is fetched and looked at, and the paper's text, as `getManifestDraft` has it of a repository; nothing is run, no language model is asked and nothing is kept. Code that takes longer than 50 seconds is refused with 422.
     */
    createDraft(parameters: CreateManifestDraftParameters, options?: RequestOptions): Reply<string>;
  };
  preprints: {
    /**
     * Look up a preprint
     *
     * Title, authors, licence and links of a preprint or a direct PDF link, before it is indexed.
     */
    lookup(parameters: LookupPreprintParameters, options?: RequestOptions): Reply<Schemas["Preprint"]>;
  };
  objects: {
    /**
     * Download a stored object
     *
     * The bytes of an evidence object, of a paper whose licence allows redistribution, or of a source archive. The address never changes its content, so a copy may be kept for good.
     */
    get(parameters: GetObjectParameters, options?: RequestOptions): Reply<Response>;
  };
  attestations: {
    /**
     * Verify signed statements
     *
     * Verifies a signed bundle now, against the published keys, and answers with its statements and envelopes, so that the reader can verify them alone.
     */
    verify(parameters: VerifyAttestationParameters, options?: RequestOptions): Reply<Schemas["AttestationVerification"]>;
  };
  health: {
    /**
     * Check the service
     *
     * Checks dependencies and configuration, not business functions. Alert on the HTTP status and on `status`.
     */
    get(options?: RequestOptions): Reply<Schemas["Health"]>;
  };
  auth: {
    /**
     * Sign up
     *
     * Makes an account and its namespace, and signs in at once unless e-mail confirmation is on. A key or bearer is refused here.
     */
    signUp(parameters: SignUpParameters, options?: RequestOptions): Reply<Schemas["SignedUp"]>;
    /**
     * Sign in by e-mail
     *
     * Begins a session; the cookie carries it. A key or bearer is refused here.
     */
    signIn(parameters: SignInParameters, options?: RequestOptions): Reply<Schemas["SignedIn"]>;
    /**
     * Sign in by user name
     *
     * Begins a session; the cookie carries it. A key or bearer is refused here.
     */
    signInUsername(parameters: SignInUsernameParameters, options?: RequestOptions): Reply<Schemas["SignedIn"]>;
    /**
     * Sign out
     *
     * Ends the session, if there is one.
     */
    signOut(options?: RequestOptions): Reply<Schemas["Success"]>;
    /**
     * Read the current session
     *
     * The session that the cookie carries and its person; null without one.
     */
    getSession(options?: RequestOptions): Reply<operations["getSession"]["responses"][200]["content"]["application/json"]>;
    /**
     * Create an API key
     *
     * Makes an API key; the full key is shown this once. A key cannot manage keys: only a browser session may do this.
     */
    createApiKey(parameters: CreateApiKeyParameters, options?: RequestOptions): Reply<Schemas["CreatedApiKey"]>;
    /**
     * List API keys
     *
     * The person's keys with last use and the current rate window. Only a browser session may do this.
     */
    listApiKeys(parameters?: ListApiKeysParameters, options?: RequestOptions): Reply<Schemas["ApiKeyList"]>;
    /**
     * Revoke an API key
     *
     * Ends a key at once. Only a browser session may do this.
     */
    deleteApiKey(parameters: DeleteApiKeyParameters, options?: RequestOptions): Reply<Schemas["Success"]>;
  };
  organizations: {
    /**
     * Create an organization
     *
     * Makes an organization, claims its namespace and makes the caller its owner.
     */
    create(parameters: CreateOrganizationParameters, options?: RequestOptions): Reply<Schemas["Organization"]>;
    /**
     * List the caller's organizations
     *
     * Organizations that the caller belongs to.
     */
    list(options?: RequestOptions): Reply<Schemas["OrganizationList"]>;
    /**
     * List members
     *
     * Members of an organization that the caller belongs to.
     */
    listMembers(parameters: ListMembersParameters, options?: RequestOptions): Reply<Schemas["MemberList"]>;
    /**
     * Invite a person
     *
     * Invites a person by e-mail address to an organization.
     */
    inviteMember(parameters: InviteMemberParameters, options?: RequestOptions): Reply<Schemas["Invitation"]>;
    /**
     * Remove a member
     *
     * Ends somebody's membership. The last owner stays.
     */
    removeMember(parameters: RemoveMemberParameters, options?: RequestOptions): Reply<Schemas["RemovedMember"]>;
    /**
     * Change a member's role
     *
     * Gives a member another role. Only an owner makes owners.
     */
    updateMemberRole(parameters: UpdateMemberRoleParameters, options?: RequestOptions): Reply<Schemas["Member"]>;
    /**
     * Leave an organization
     *
     * Ends the caller's own membership. The last owner stays.
     */
    leave(parameters: LeaveOrganizationParameters, options?: RequestOptions): Reply<Schemas["Member"]>;
  };
  meta: {
    /**
     * Read this contract
     *
     * The machine-readable contract that this service answers by.
     */
    getContract(options?: RequestOptions): Reply<Schemas["OpenApiDocument"]>;
    /**
     * Read the public keys
     *
     * Keys that signatures of this service verify under; `kid` is the `keyid` of a signature. A retired key stays listed.
     */
    getKeySet(options?: RequestOptions): Reply<Schemas["JsonWebKeySet"]>;
    /**
     * Read the schema of the experiment manifest
     *
     * JSON Schema of `.research/experiment.yml`, for editors and checks.
     */
    getExperimentSchema(options?: RequestOptions): Reply<Schemas["JsonSchemaDocument"]>;
    /**
     * Read the schema of the reproduction-result predicate
     *
     * JSON Schema of the predicate `https://w3id.org/research-verification/predicates/reproduction-result/v2` that every signed bundle carries.
     */
    getReproductionResultSchema(options?: RequestOptions): Reply<Schemas["JsonSchemaDocument"]>;
  };
}

export const createResources = (request: Requester): Resources =>
  createMethods(request, table) as unknown as Resources;

const table: Methods = {
  search: ["search GET /api/v1/search q subject repository_cursor claim_cursor limit"],
  repositories: {
    list: [
      "listRepositories GET /api/v1/repositories q owner subject verification updated_since cursor limit fields*",
      { pagination: { cursor: "cursor", nextCursor: "/pagination/nextCursor", items: "/data" } },
    ],
    resolve: ["resolveRepository GET /api/v1/repositories/resolve owner slug include* fields*"],
    get: ["getRepository GET /api/v1/repositories/{repositoryId} include* fields*"],
    create: [
      "createRepository POST /api/repositories",
      {
        bodies: [
          { contentType: "multipart/form-data", kind: "multipart", files: ["paper"] },
          { contentType: "application/json", kind: "json", files: [] },
        ],
      },
    ],
    update: ["updateRepository PATCH /api/repositories/{repositoryId}"],
    withdraw: ["withdrawRepository POST /api/repositories/{repositoryId}/withdrawal"],
    getVersion: ["getRepositoryVersion GET /api/repositories/{repositoryId}/versions/{versionId}"],
    getCrate: ["getCrate GET /api/crates/{owner}/{slug}", { accept: "application/ld+json" }],
  },
  claims: {
    list: [
      "listClaims GET /api/v1/claims repository_id q verification include* cursor limit fields*",
      { pagination: { cursor: "cursor", nextCursor: "/pagination/nextCursor", items: "/data" } },
    ],
    get: ["getClaim GET /api/v1/claims/{claimId} repository_id include*"],
  },
  runs: {
    list: [
      "listRuns GET /api/v1/runs repository_id claim_id state execution_state assessment_conclusion include* cursor limit fields*",
      { pagination: { cursor: "cursor", nextCursor: "/pagination/nextCursor", items: "/data" } },
    ],
    create: ["createRun POST /api/v1/runs"],
    get: ["getRun GET /api/v1/runs/{runId} repository_id include*"],
    listLogs: [
      "listRunLogs GET /api/v1/runs/{runId}/logs cursor limit",
      { pagination: { cursor: "cursor", nextCursor: "/pagination/nextCursor", items: "/data" } },
    ],
    streamLogs: [
      "streamRunLogs GET /api/runs/{runId}/log-stream",
      { accept: "text/event-stream", answer: "response" },
      "end",
    ],
    cancel: ["cancelRun POST /api/runs/{runId}/cancel", { bodies: null }],
  },
  evidence: { get: ["getEvidence GET /api/v1/evidence/{evidenceId} repository_id"] },
  legacy: {
    listRepositories: ["listLegacyRepositories GET /api/repositories owner slug"],
    createRun: ["createLegacyRun POST /api/runs"],
  },
  processing: {
    get: ["getProcessing GET /api/processing repositoryId"],
    createIngestion: ["createIngestion POST /api/ingestions"],
    retryJob: ["retryJob POST /api/jobs/{jobId}/retry", { bodies: null }],
    cancelJob: ["cancelJob POST /api/jobs/{jobId}/cancel", { bodies: null }],
  },
  social: {
    updateStar: ["updateStar POST /api/stars"],
    updateRequest: ["updateRequest POST /api/requests"],
    updateFollow: ["updateFollow POST /api/follows"],
    createFork: ["createFork POST /api/forks"],
  },
  badges: {
    get: ["getBadge GET /api/badge/{owner}/{slug}", { accept: "image/svg+xml", answer: "text" }],
    getOpenGraphImage: ["getOpenGraphImage GET /api/og/{owner}/{slug}", { accept: "image/png", answer: "response" }],
  },
  citations: {
    getBibtex: [
      "getBibtex GET /api/citations/{owner}/{slug}/bibtex",
      { accept: "application/x-bibtex", answer: "response" },
    ],
    getCslJson: [
      "getCslJson GET /api/citations/{owner}/{slug}/csl-json",
      { accept: "application/vnd.citationstyles.csl+json" },
    ],
  },
  manifests: {
    getDraft: [
      "getManifestDraft GET /api/manifests/{repositoryId}",
      { accept: "application/yaml", answer: "text" },
    ],
    createDraft: [
      "createManifestDraft POST /api/manifests",
      {
        bodies: [{ contentType: "multipart/form-data", kind: "multipart", files: [] }],
        accept: "application/yaml",
        answer: "text",
        retry: "safe",
      },
    ],
  },
  preprints: { lookup: ["lookupPreprint GET /api/preprints input"] },
  objects: { get: ["getObject GET /api/objects/{digest}", { accept: "*/*", answer: "response" }] },
  attestations: { verify: ["verifyAttestation GET /api/attestations/{digest}"] },
  health: { get: ["getHealth GET /api/health"] },
  auth: {
    signUp: ["signUp POST /api/auth/sign-up/email", { retry: "never" }],
    signIn: ["signIn POST /api/auth/sign-in/email", { retry: "never" }],
    signInUsername: ["signInUsername POST /api/auth/sign-in/username", { retry: "never" }],
    signOut: ["signOut POST /api/auth/sign-out", { bodies: null, retry: "safe" }],
    getSession: ["getSession GET /api/auth/get-session"],
    createApiKey: ["createApiKey POST /api/auth/api-key/create", { retry: "never" }],
    listApiKeys: ["listApiKeys GET /api/auth/api-key/list limit offset sortBy sortDirection"],
    deleteApiKey: ["deleteApiKey POST /api/auth/api-key/delete"],
  },
  organizations: {
    create: ["createOrganization POST /api/auth/organization/create"],
    list: ["listOrganizations GET /api/auth/organization/list"],
    listMembers: ["listMembers GET /api/auth/organization/list-members organizationId limit offset"],
    inviteMember: ["inviteMember POST /api/auth/organization/invite-member"],
    removeMember: ["removeMember POST /api/auth/organization/remove-member"],
    updateMemberRole: ["updateMemberRole POST /api/auth/organization/update-member-role"],
    leave: ["leaveOrganization POST /api/auth/organization/leave"],
  },
  meta: {
    getContract: ["getContract GET /openapi.json"],
    getKeySet: ["getKeySet GET /.well-known/jwks.json"],
    getExperimentSchema: ["getExperimentSchema GET /schemas/experiment.json", { accept: "application/schema+json" }],
    getReproductionResultSchema: [
      "getReproductionResultSchema GET /schemas/reproduction-result/v2.json",
      { accept: "application/schema+json" },
    ],
  },
};
