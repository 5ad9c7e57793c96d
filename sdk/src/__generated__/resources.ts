// Generated from openapi.json by codegen/generate.ts. Do not edit.

import { streamEvents } from "../events/stream-events.ts";
import { type PageOf, type Paginated, paginate } from "../pages.ts";
import type { OperationDescription, Reply, Requester, RequestOptions } from "../requester.ts";
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

export type GetManifestDraftParameters = NonNullable<operations["getManifestDraft"]["parameters"]["path"]>;

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

export type ListInvitationsParameters = NonNullable<operations["listInvitations"]["parameters"]["query"]>;

export type AcceptInvitationParameters = Schemas["InvitationAcceptance"];

export type RemoveMemberParameters = Schemas["MemberRemoval"];

export type UpdateMemberRoleParameters = Schemas["MemberRoleUpdate"];

export type LeaveOrganizationParameters = Schemas["OrganizationDeparture"];

export type UpdateProfileParameters = Schemas["ProfileUpdate"];

export type UpdateAvatarParameters = { body: NonNullable<operations["updateAvatar"]["requestBody"]>["content"]["image/png"] } | { body: NonNullable<operations["updateAvatar"]["requestBody"]>["content"]["image/jpeg"] } | { body: NonNullable<operations["updateAvatar"]["requestBody"]>["content"]["image/webp"] };

export type GetApiReferenceAssetParameters = NonNullable<operations["getApiReferenceAsset"]["parameters"]["path"]>;

export const search: OperationDescription<SearchParameters, Schemas["SearchResult"]> = {
  id: "search",
  method: "GET",
  path: "/api/v1/search",
  parameters: {
    q: "query",
    subject: "query",
    repository_cursor: "query",
    claim_cursor: "query",
    limit: "query",
  },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const listRepositories: OperationDescription<ListRepositoriesParameters, PageOf<Schemas["RepositoryPage"], "data", Schemas["RepositorySummary"]>> = {
  id: "listRepositories",
  method: "GET",
  path: "/api/v1/repositories",
  parameters: {
    q: "query",
    subject: "query",
    verification: "query",
    updated_since: "query",
    cursor: "query",
    limit: "query",
    fields: "list",
  },
  accept: "application/json",
  answer: "json",
  retry: "safe",
  pagination: { cursor: "cursor", nextCursor: "/pagination/nextCursor", items: "/data" },
};

export const resolveRepository: OperationDescription<ResolveRepositoryParameters, Schemas["RepositorySummary"]> = {
  id: "resolveRepository",
  method: "GET",
  path: "/api/v1/repositories/resolve",
  parameters: { owner: "query", slug: "query", include: "list", fields: "list" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const getRepository: OperationDescription<GetRepositoryParameters, Schemas["RepositorySummary"]> = {
  id: "getRepository",
  method: "GET",
  path: "/api/v1/repositories/{repositoryId}",
  parameters: { repositoryId: "path", include: "list", fields: "list" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const listClaims: OperationDescription<ListClaimsParameters, PageOf<Schemas["ClaimPage"], "data", Schemas["Claim"]>> = {
  id: "listClaims",
  method: "GET",
  path: "/api/v1/claims",
  parameters: {
    repository_id: "query",
    q: "query",
    verification: "query",
    include: "list",
    cursor: "query",
    limit: "query",
    fields: "list",
  },
  accept: "application/json",
  answer: "json",
  retry: "safe",
  pagination: { cursor: "cursor", nextCursor: "/pagination/nextCursor", items: "/data" },
};

export const getClaim: OperationDescription<GetClaimParameters, Schemas["Claim"]> = {
  id: "getClaim",
  method: "GET",
  path: "/api/v1/claims/{claimId}",
  parameters: { claimId: "path", repository_id: "query", include: "list" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const listRuns: OperationDescription<ListRunsParameters, PageOf<Schemas["RunPage"], "data", Schemas["Run"]>> = {
  id: "listRuns",
  method: "GET",
  path: "/api/v1/runs",
  parameters: {
    repository_id: "query",
    claim_id: "query",
    state: "query",
    execution_state: "query",
    assessment_conclusion: "query",
    include: "list",
    cursor: "query",
    limit: "query",
    fields: "list",
  },
  accept: "application/json",
  answer: "json",
  retry: "safe",
  pagination: { cursor: "cursor", nextCursor: "/pagination/nextCursor", items: "/data" },
};

export const createRun: OperationDescription<CreateRunParameters, Schemas["Run"]> = {
  id: "createRun",
  method: "POST",
  path: "/api/v1/runs",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const getRun: OperationDescription<GetRunParameters, Schemas["Run"]> = {
  id: "getRun",
  method: "GET",
  path: "/api/v1/runs/{runId}",
  parameters: { runId: "path", repository_id: "query", include: "list" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const listRunLogs: OperationDescription<ListRunLogsParameters, Schemas["LogPage"]> = {
  id: "listRunLogs",
  method: "GET",
  path: "/api/v1/runs/{runId}/logs",
  parameters: { runId: "path", cursor: "query", limit: "query" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
  pagination: { cursor: "cursor", nextCursor: "/pagination/nextCursor", items: "/data" },
};

export const getEvidence: OperationDescription<GetEvidenceParameters, Schemas["Evidence"]> = {
  id: "getEvidence",
  method: "GET",
  path: "/api/v1/evidence/{evidenceId}",
  parameters: { evidenceId: "path", repository_id: "query" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const listLegacyRepositories: OperationDescription<ListLegacyRepositoriesParameters, operations["listLegacyRepositories"]["responses"][200]["content"]["application/json"]> = {
  id: "listLegacyRepositories",
  method: "GET",
  path: "/api/repositories",
  parameters: { owner: "query", slug: "query" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const createRepository: OperationDescription<CreateRepositoryParameters, Schemas["CreationResult"]> = {
  id: "createRepository",
  method: "POST",
  path: "/api/repositories",
  parameters: {},
  bodies: [
    { contentType: "multipart/form-data", kind: "multipart", files: ["paper"] },
    { contentType: "application/json", kind: "json", files: [] },
  ],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const updateRepository: OperationDescription<UpdateRepositoryParameters, Schemas["RepositoryResult"]> = {
  id: "updateRepository",
  method: "PATCH",
  path: "/api/repositories/{repositoryId}",
  parameters: { repositoryId: "path" },
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const withdrawRepository: OperationDescription<WithdrawRepositoryParameters, Schemas["RepositoryResult"]> = {
  id: "withdrawRepository",
  method: "POST",
  path: "/api/repositories/{repositoryId}/withdrawal",
  parameters: { repositoryId: "path" },
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const getRepositoryVersion: OperationDescription<GetRepositoryVersionParameters, Schemas["RepositoryVersionRecord"]> = {
  id: "getRepositoryVersion",
  method: "GET",
  path: "/api/repositories/{repositoryId}/versions/{versionId}",
  parameters: { repositoryId: "path", versionId: "path" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const getProcessing: OperationDescription<GetProcessingParameters, Schemas["ProcessingStatus"]> = {
  id: "getProcessing",
  method: "GET",
  path: "/api/processing",
  parameters: { repositoryId: "query" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const createIngestion: OperationDescription<CreateIngestionParameters, Schemas["JobResult"]> = {
  id: "createIngestion",
  method: "POST",
  path: "/api/ingestions",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const retryJob: OperationDescription<RetryJobParameters, Schemas["JobResult"]> = {
  id: "retryJob",
  method: "POST",
  path: "/api/jobs/{jobId}/retry",
  parameters: { jobId: "path" },
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const cancelJob: OperationDescription<CancelJobParameters, Schemas["JobResult"]> = {
  id: "cancelJob",
  method: "POST",
  path: "/api/jobs/{jobId}/cancel",
  parameters: { jobId: "path" },
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const updateStar: OperationDescription<UpdateStarParameters, Schemas["StarResult"]> = {
  id: "updateStar",
  method: "POST",
  path: "/api/stars",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const updateRequest: OperationDescription<UpdateRequestParameters, Schemas["RequestResult"]> = {
  id: "updateRequest",
  method: "POST",
  path: "/api/requests",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const updateFollow: OperationDescription<UpdateFollowParameters, Schemas["FollowResult"]> = {
  id: "updateFollow",
  method: "POST",
  path: "/api/follows",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const createFork: OperationDescription<CreateForkParameters, Schemas["CreationResult"]> = {
  id: "createFork",
  method: "POST",
  path: "/api/forks",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const createLegacyRun: OperationDescription<CreateLegacyRunParameters, Schemas["LegacyRunResult"]> = {
  id: "createLegacyRun",
  method: "POST",
  path: "/api/runs",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const streamRunLogs: OperationDescription<StreamRunLogsParameters, Response> = {
  id: "streamRunLogs",
  method: "GET",
  path: "/api/runs/{runId}/log-stream",
  parameters: { runId: "path" },
  accept: "text/event-stream",
  answer: "response",
  retry: "safe",
};

export const cancelRun: OperationDescription<CancelRunParameters, Schemas["LegacyRunResult"]> = {
  id: "cancelRun",
  method: "POST",
  path: "/api/runs/{runId}/cancel",
  parameters: { runId: "path" },
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const getBadge: OperationDescription<GetBadgeParameters, string> = {
  id: "getBadge",
  method: "GET",
  path: "/api/badge/{owner}/{slug}",
  parameters: { owner: "path", slug: "path" },
  accept: "image/svg+xml",
  answer: "text",
  retry: "safe",
};

export const getManifestDraft: OperationDescription<GetManifestDraftParameters, string> = {
  id: "getManifestDraft",
  method: "GET",
  path: "/api/manifests/{repositoryId}",
  parameters: { repositoryId: "path" },
  accept: "application/yaml",
  answer: "text",
  retry: "safe",
};

export const lookupPreprint: OperationDescription<LookupPreprintParameters, Schemas["Preprint"]> = {
  id: "lookupPreprint",
  method: "GET",
  path: "/api/preprints",
  parameters: { input: "query" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const getObject: OperationDescription<GetObjectParameters, Response> = {
  id: "getObject",
  method: "GET",
  path: "/api/objects/{digest}",
  parameters: { digest: "path" },
  accept: "*/*",
  answer: "response",
  retry: "safe",
};

export const verifyAttestation: OperationDescription<VerifyAttestationParameters, Schemas["AttestationVerification"]> = {
  id: "verifyAttestation",
  method: "GET",
  path: "/api/attestations/{digest}",
  parameters: { digest: "path" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const getHealth: OperationDescription<undefined, Schemas["Health"]> = {
  id: "getHealth",
  method: "GET",
  path: "/api/health",
  parameters: {},
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const signUp: OperationDescription<SignUpParameters, Schemas["SignedUp"]> = {
  id: "signUp",
  method: "POST",
  path: "/api/auth/sign-up/email",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const signIn: OperationDescription<SignInParameters, Schemas["SignedIn"]> = {
  id: "signIn",
  method: "POST",
  path: "/api/auth/sign-in/email",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const signInUsername: OperationDescription<SignInUsernameParameters, Schemas["SignedIn"]> = {
  id: "signInUsername",
  method: "POST",
  path: "/api/auth/sign-in/username",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const signOut: OperationDescription<undefined, Schemas["Success"]> = {
  id: "signOut",
  method: "POST",
  path: "/api/auth/sign-out",
  parameters: {},
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const getSession: OperationDescription<undefined, operations["getSession"]["responses"][200]["content"]["application/json"]> = {
  id: "getSession",
  method: "GET",
  path: "/api/auth/get-session",
  parameters: {},
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const createApiKey: OperationDescription<CreateApiKeyParameters, Schemas["CreatedApiKey"]> = {
  id: "createApiKey",
  method: "POST",
  path: "/api/auth/api-key/create",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const listApiKeys: OperationDescription<ListApiKeysParameters, Schemas["ApiKeyList"]> = {
  id: "listApiKeys",
  method: "GET",
  path: "/api/auth/api-key/list",
  parameters: { limit: "query", offset: "query", sortBy: "query", sortDirection: "query" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const deleteApiKey: OperationDescription<DeleteApiKeyParameters, Schemas["Success"]> = {
  id: "deleteApiKey",
  method: "POST",
  path: "/api/auth/api-key/delete",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const createOrganization: OperationDescription<CreateOrganizationParameters, Schemas["Organization"]> = {
  id: "createOrganization",
  method: "POST",
  path: "/api/auth/organization/create",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const listOrganizations: OperationDescription<undefined, Schemas["OrganizationList"]> = {
  id: "listOrganizations",
  method: "GET",
  path: "/api/auth/organization/list",
  parameters: {},
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const listMembers: OperationDescription<ListMembersParameters, Schemas["MemberList"]> = {
  id: "listMembers",
  method: "GET",
  path: "/api/auth/organization/list-members",
  parameters: { organizationId: "query", limit: "query", offset: "query" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const inviteMember: OperationDescription<InviteMemberParameters, Schemas["Invitation"]> = {
  id: "inviteMember",
  method: "POST",
  path: "/api/auth/organization/invite-member",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const listInvitations: OperationDescription<ListInvitationsParameters, Schemas["InvitationList"]> = {
  id: "listInvitations",
  method: "GET",
  path: "/api/auth/organization/list-invitations",
  parameters: { organizationId: "query" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const acceptInvitation: OperationDescription<AcceptInvitationParameters, Schemas["AcceptedInvitation"]> = {
  id: "acceptInvitation",
  method: "POST",
  path: "/api/auth/organization/accept-invitation",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const removeMember: OperationDescription<RemoveMemberParameters, Schemas["RemovedMember"]> = {
  id: "removeMember",
  method: "POST",
  path: "/api/auth/organization/remove-member",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const updateMemberRole: OperationDescription<UpdateMemberRoleParameters, Schemas["Member"]> = {
  id: "updateMemberRole",
  method: "POST",
  path: "/api/auth/organization/update-member-role",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const leaveOrganization: OperationDescription<LeaveOrganizationParameters, Schemas["Member"]> = {
  id: "leaveOrganization",
  method: "POST",
  path: "/api/auth/organization/leave",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const updateProfile: OperationDescription<UpdateProfileParameters, Schemas["AccountResult"]> = {
  id: "updateProfile",
  method: "PATCH",
  path: "/api/account/profile",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const updateAvatar: OperationDescription<UpdateAvatarParameters, Schemas["AccountResult"]> = {
  id: "updateAvatar",
  method: "PUT",
  path: "/api/account/avatar",
  parameters: {},
  bodies: [
    { contentType: "image/png", kind: "binary", files: [] },
    { contentType: "image/jpeg", kind: "binary", files: [] },
    { contentType: "image/webp", kind: "binary", files: [] },
  ],
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const getContract: OperationDescription<undefined, Schemas["OpenApiDocument"]> = {
  id: "getContract",
  method: "GET",
  path: "/openapi.json",
  parameters: {},
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const getApiReference: OperationDescription<undefined, string> = {
  id: "getApiReference",
  method: "GET",
  path: "/docs",
  parameters: {},
  accept: "text/html",
  answer: "text",
  retry: "safe",
};

export const getApiReferenceAsset: OperationDescription<GetApiReferenceAssetParameters, string> = {
  id: "getApiReferenceAsset",
  method: "GET",
  path: "/docs/{asset}",
  parameters: { asset: "path" },
  accept: "text/css",
  answer: "text",
  retry: "safe",
};

export const getKeySet: OperationDescription<undefined, Schemas["JsonWebKeySet"]> = {
  id: "getKeySet",
  method: "GET",
  path: "/.well-known/jwks.json",
  parameters: {},
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const getExperimentSchema: OperationDescription<undefined, Schemas["JsonSchemaDocument"]> = {
  id: "getExperimentSchema",
  method: "GET",
  path: "/schemas/experiment.json",
  parameters: {},
  accept: "application/schema+json",
  answer: "json",
  retry: "safe",
};

export const getReproductionResultSchema: OperationDescription<undefined, Schemas["JsonSchemaDocument"]> = {
  id: "getReproductionResultSchema",
  method: "GET",
  path: "/schemas/reproduction-result/v2.json",
  parameters: {},
  accept: "application/schema+json",
  answer: "json",
  retry: "safe",
};

/** Every operation as a method of its resource. */
export function createResources(request: Requester) {
  return {
    /**
     * Search repositories and Claims
     *
     * Finds what holds all words of `q`, as words or as the starts of longer ones, without regard to case and accents. Everything in `q` is text: there is no query syntax. Whole words come before starts, titles before the rest, and of what is alike the newest first. Each kind has its own cursor, so that each list can go on alone.
     */
    search: (parameters: SearchParameters, options?: RequestOptions): Reply<Schemas["SearchResult"]> =>
      request(search, parameters, options),
    repositories: {
      /**
       * List repositories
       *
       * Repositories that the caller may read, newest first.
       */
      list: <const Fields extends ListRepositoriesParameters["fields"] = undefined>(parameters?: ListRepositoriesParameters & { fields?: Fields }, options?: RequestOptions): Paginated<PageOf<Schemas["RepositoryPage"], "data", Selected<Schemas["RepositorySummary"], ListRepositoriesSections, Fields, undefined>>, Selected<Schemas["RepositorySummary"], ListRepositoriesSections, Fields, undefined>> =>
        paginate(request, listRepositories, parameters, options) as never,
      /**
       * Resolve a human path
       *
       * Resolves a namespace and a name, as they stand in the address of a page, to the canonical compact record.
       */
      resolve: <const Include extends ResolveRepositoryParameters["include"] = undefined, const Fields extends ResolveRepositoryParameters["fields"] = undefined>(parameters: ResolveRepositoryParameters & { include?: Include; fields?: Fields }, options?: RequestOptions): Reply<Selected<Schemas["RepositorySummary"], ResolveRepositorySections, Fields, Include>> =>
        request(resolveRepository, parameters, options) as never,
      /**
       * Read a repository
       *
       * One repository in the compact form, with the optional sections that `include` names.
       */
      get: <const Include extends GetRepositoryParameters["include"] = undefined, const Fields extends GetRepositoryParameters["fields"] = undefined>(parameters: GetRepositoryParameters & { include?: Include; fields?: Fields }, options?: RequestOptions): Reply<Selected<Schemas["RepositorySummary"], GetRepositorySections, Fields, Include>> =>
        request(getRepository, parameters, options) as never,
      /**
       * Submit a paper
       *
       * Uploads a PDF (`multipart/form-data`), or indexes a paper from a preprint server or an HTTPS PDF link (`application/json`). Of a preprint whose licence does not allow redistribution only the metadata are kept. The repository then goes through the processing pipeline: follow it through `getProcessing`.
       */
      create: (parameters: CreateRepositoryParameters, options?: RequestOptions): Reply<Schemas["CreationResult"]> =>
        request(createRepository, parameters, options),
      /**
       * Edit a repository
       *
       * Changes the title, description, topics or visibility. Only the owner and members of the owning organization may do this; a withdrawn repository is not changed any more.
       */
      update: (parameters: UpdateRepositoryParameters, options?: RequestOptions): Reply<Schemas["RepositoryResult"]> =>
        request(updateRepository, parameters, options),
      /**
       * Withdraw a repository
       *
       * Takes a repository out of every list and search, ends its jobs, and withholds its files from everybody but its owner and members. Title, owner, slug, time and reason stay, and so does what was judged: Assessments and their signed bundles can be verified as before. It cannot be undone; the slug stays taken. Only the owner, and owners and admins of the owning organization, may do this.
       */
      withdraw: (parameters: WithdrawRepositoryParameters, options?: RequestOptions): Reply<Schemas["RepositoryResult"]> =>
        request(withdrawRepository, parameters, options),
      /**
       * Read a version of a repository
       *
       * What a repository consisted of in one of its versions, also an earlier one: the paper, the commit of the code, its Claims and experiments as they were, and the Runs and Assessments of these. What was judged stays with the version that it was judged in. `versions` of the snapshot lists them.
       */
      getVersion: (parameters: GetRepositoryVersionParameters, options?: RequestOptions): Reply<Schemas["RepositoryVersionRecord"]> =>
        request(getRepositoryVersion, parameters, options),
    },
    claims: {
      /**
       * List Claims
       *
       * Claims of one repository, or of all that the caller may read, newest first.
       */
      list: <const Include extends ListClaimsParameters["include"] = undefined, const Fields extends ListClaimsParameters["fields"] = undefined>(parameters?: ListClaimsParameters & { include?: Include; fields?: Fields }, options?: RequestOptions): Paginated<PageOf<Schemas["ClaimPage"], "data", Selected<Schemas["Claim"], ListClaimsSections, Fields, Include>>, Selected<Schemas["Claim"], ListClaimsSections, Fields, Include>> =>
        paginate(request, listClaims, parameters, options) as never,
      /**
       * Read a Claim
       *
       * One Claim with its plan, its measurements and how it stands.
       */
      get: <const Include extends GetClaimParameters["include"] = undefined>(parameters: GetClaimParameters & { include?: Include }, options?: RequestOptions): Reply<Selected<Schemas["Claim"], GetClaimSections, undefined, Include>> =>
        request(getClaim, parameters, options) as never,
    },
    runs: {
      /**
       * List Runs
       *
       * Runs, newest first. A deprecated parameter is answered with a `Deprecation` header.
       */
      list: <const Include extends ListRunsParameters["include"] = undefined, const Fields extends ListRunsParameters["fields"] = undefined>(parameters?: ListRunsParameters & { include?: Include; fields?: Fields }, options?: RequestOptions): Paginated<PageOf<Schemas["RunPage"], "data", Selected<Schemas["Run"], ListRunsSections, Fields, Include>>, Selected<Schemas["Run"], ListRunsSections, Fields, Include>> =>
        paginate(request, listRuns, parameters, options) as never,
      /**
       * Request a Run
       *
       * Asks for a controlled reproduction of a Claim. The Run is queued; poll it at `Location`, no more often than `Retry-After` says.
       */
      create: (parameters: CreateRunParameters, options?: RequestOptions): Reply<Schemas["Run"]> =>
        request(createRun, parameters, options),
      /**
       * Read a Run
       *
       * One Run with what happened, what it measured and what that says.
       */
      get: <const Include extends GetRunParameters["include"] = undefined>(parameters: GetRunParameters & { include?: Include }, options?: RequestOptions): Reply<Selected<Schemas["Run"], GetRunSections, undefined, Include>> =>
        request(getRun, parameters, options) as never,
      /**
       * Read a Run's log
       *
       * The log of a Run in pieces, in the order in which they were recorded. It grows while the Run is executed: the last page, asked for again, has what was added since. Of a long log the beginning and the end are kept; all that is kept of the output is Evidence of kind `log`.
       */
      listLogs: (parameters: ListRunLogsParameters, options?: RequestOptions): Paginated<Schemas["LogPage"], Schemas["LogItem"]> =>
        paginate(request, listRunLogs, parameters, options),
      /**
       * Follow a Run's log
       *
       * The log of a Run as server-sent events, from its beginning or from after `Last-Event-ID`, as it is written. An event `log` has one piece, its `id` is the sequence; `state` says how far the Run is, at first and at each change; `end` is the last one, when the Run has ended and its log was sent. A comment is sent when nothing happens. A stream is closed after ten minutes, when the service stops, and when the caller may no longer read the Run: connect again with `Last-Event-ID`, as a browser's `EventSource` does by itself. An account or an address may have eight streams at once.
       */
      streamLogs: (parameters: StreamRunLogsParameters, options?: RequestOptions): AsyncIterableIterator<{ event: "log"; id: string; data: Schemas["LogItem"] } | { event: "state"; id: string; data: Schemas["RunProgress"] } | { event: "end"; id: string; data: Schemas["RunProgress"] }> =>
        streamEvents(request, streamRunLogs, parameters, "end", options),
      /**
       * Cancel a Run
       *
       * Ends a Run that has not ended; other Runs of its job go on. An execution under way is stopped within seconds, and nothing of it is judged. Only the owner, members of the owning organization and who requested the Run may do this.
       */
      cancel: (parameters: CancelRunParameters, options?: RequestOptions): Reply<Schemas["LegacyRunResult"]> =>
        request(cancelRun, parameters, options),
    },
    evidence: {
      /**
       * Read the record of a stored object
       *
       * One stored object that a Run produced, with the address of its bytes.
       */
      get: (parameters: GetEvidenceParameters, options?: RequestOptions): Reply<Schemas["Evidence"]> =>
        request(getEvidence, parameters, options),
    },
    legacy: {
      /**
       * List public repositories, or read one
       *
       * Without parameters: at most 50 public repositories, latest change first. With `owner` and `slug`, which go together: one repository as a snapshot, redacted for non-owners.
       */
      listRepositories: (parameters?: ListLegacyRepositoriesParameters, options?: RequestOptions): Reply<operations["listLegacyRepositories"]["responses"][200]["content"]["application/json"]> =>
        request(listLegacyRepositories, parameters, options),
      /**
       * Request a Run (unversioned)
       *
       * Legacy counterpart of `createRun`, with the same rules.
       */
      createRun: (parameters: CreateLegacyRunParameters, options?: RequestOptions): Reply<Schemas["LegacyRunResult"]> =>
        request(createLegacyRun, parameters, options),
    },
    processing: {
      /**
       * Follow the processing of a repository
       *
       * The processing job of a repository and its 30 most recent events. Poll no more often than every 10 seconds.
       */
      get: (parameters: GetProcessingParameters, options?: RequestOptions): Reply<Schemas["ProcessingStatus"]> =>
        request(getProcessing, parameters, options),
      /**
       * Look at the code again
       *
       * Fetches the code of a repository again, which may have a new commit or a manifest by now. What changed is a new version of the same repository; earlier versions are kept, and so are their Runs and Assessments. The paper stays. Only the owner and members of the owning organization may do this, and one job at a time looks at a repository.
       */
      createIngestion: (parameters: CreateIngestionParameters, options?: RequestOptions): Reply<Schemas["JobResult"]> =>
        request(createIngestion, parameters, options),
      /**
       * Retry a failed or blocked job
       *
       * A blocked job is queued again. A failed one stays as it is: a new job goes on at the stage that failed, with fresh attempts; Runs that ended are kept, and those that could not be executed are replaced. Only the owner, members of the owning organization and who requested the job may do this.
       */
      retryJob: (parameters: RetryJobParameters, options?: RequestOptions): Reply<Schemas["JobResult"]> =>
        request(retryJob, parameters, options),
      /**
       * Cancel a job
       *
       * Ends a job that has not ended, and its Runs that have not. A worker that is at it stops within seconds, and nothing of what it does after this is kept. Only the owner, members of the owning organization and who requested the job may do this.
       */
      cancelJob: (parameters: CancelJobParameters, options?: RequestOptions): Reply<Schemas["JobResult"]> =>
        request(cancelJob, parameters, options),
    },
    social: {
      /**
       * Star or unstar a repository
       *
       * Sets or takes back the caller's star. Doing so twice changes nothing.
       */
      updateStar: (parameters: UpdateStarParameters, options?: RequestOptions): Reply<Schemas["StarResult"]> =>
        request(updateStar, parameters, options),
      /**
       * Ask for a reproduction, or withdraw that
       *
       * Casts or withdraws the caller's vote that a reproduction is wanted: a community signal, not a Run.
       */
      updateRequest: (parameters: UpdateRequestParameters, options?: RequestOptions): Reply<Schemas["RequestResult"]> =>
        request(updateRequest, parameters, options),
      /**
       * Follow or unfollow a repository or a person
       *
       * Sets or takes back that the caller follows a repository (by id) or a person (by slug). Following oneself is refused.
       */
      updateFollow: (parameters: UpdateFollowParameters, options?: RequestOptions): Reply<Schemas["FollowResult"]> =>
        request(updateFollow, parameters, options),
      /**
       * Copy a repository
       *
       * Copies a repository into a namespace of the caller, where the paper's licence allows redistribution or the caller owns the source.
       */
      createFork: (parameters: CreateForkParameters, options?: RequestOptions): Reply<Schemas["CreationResult"]> =>
        request(createFork, parameters, options),
    },
    badges: {
      /**
       * Read the badge of a repository
       *
       * An SVG badge made from the current state. A public repository without Runs has one too.
       */
      get: (parameters: GetBadgeParameters, options?: RequestOptions): Reply<string> =>
        request(getBadge, parameters, options),
    },
    manifests: {
      /**
       * Draft the manifest of a repository
       *
       * A complete `.research/experiment.yml` with comments, made from what the latest look at the paper and its code found: experiments, Claims, the committed outputs that have their numbers, and what is missing. An author edits and commits it. While nothing was found yet it says so. Statements that were not made Claims are left out for others than the owner and members where the paper's licence does not allow its text to be shown.
       */
      getDraft: (parameters: GetManifestDraftParameters, options?: RequestOptions): Reply<string> =>
        request(getManifestDraft, parameters, options),
    },
    preprints: {
      /**
       * Look up a preprint
       *
       * Title, authors, licence and links of a preprint or a direct PDF link, before it is indexed.
       */
      lookup: (parameters: LookupPreprintParameters, options?: RequestOptions): Reply<Schemas["Preprint"]> =>
        request(lookupPreprint, parameters, options),
    },
    objects: {
      /**
       * Download a stored object
       *
       * The bytes of an evidence object, of a paper whose licence allows redistribution, or of a source archive. The address never changes its content, so a copy may be kept for good.
       */
      get: (parameters: GetObjectParameters, options?: RequestOptions): Reply<Response> =>
        request(getObject, parameters, options),
    },
    attestations: {
      /**
       * Verify signed statements
       *
       * Verifies a signed bundle now, against the published keys, and answers with its statements and envelopes, so that the reader can verify them alone.
       */
      verify: (parameters: VerifyAttestationParameters, options?: RequestOptions): Reply<Schemas["AttestationVerification"]> =>
        request(verifyAttestation, parameters, options),
    },
    health: {
      /**
       * Check the service
       *
       * Checks dependencies and configuration, not business functions. Alert on the HTTP status and on `status`.
       */
      get: (options?: RequestOptions): Reply<Schemas["Health"]> =>
        request(getHealth, undefined, options),
    },
    auth: {
      /**
       * Sign up
       *
       * Makes an account and its namespace, and signs in at once unless e-mail confirmation is on. A key or bearer is refused here.
       */
      signUp: (parameters: SignUpParameters, options?: RequestOptions): Reply<Schemas["SignedUp"]> =>
        request(signUp, parameters, options),
      /**
       * Sign in by e-mail
       *
       * Begins a session; the cookie carries it. A key or bearer is refused here.
       */
      signIn: (parameters: SignInParameters, options?: RequestOptions): Reply<Schemas["SignedIn"]> =>
        request(signIn, parameters, options),
      /**
       * Sign in by user name
       *
       * Begins a session; the cookie carries it. A key or bearer is refused here.
       */
      signInUsername: (parameters: SignInUsernameParameters, options?: RequestOptions): Reply<Schemas["SignedIn"]> =>
        request(signInUsername, parameters, options),
      /**
       * Sign out
       *
       * Ends the session, if there is one.
       */
      signOut: (options?: RequestOptions): Reply<Schemas["Success"]> =>
        request(signOut, undefined, options),
      /**
       * Read the current session
       *
       * The session that the cookie carries and its person; null without one.
       */
      getSession: (options?: RequestOptions): Reply<operations["getSession"]["responses"][200]["content"]["application/json"]> =>
        request(getSession, undefined, options),
      /**
       * Create an API key
       *
       * Makes an API key; the full key is shown this once. A key cannot manage keys: only a browser session may do this.
       */
      createApiKey: (parameters: CreateApiKeyParameters, options?: RequestOptions): Reply<Schemas["CreatedApiKey"]> =>
        request(createApiKey, parameters, options),
      /**
       * List API keys
       *
       * The person's keys with last use and the current rate window. Only a browser session may do this.
       */
      listApiKeys: (parameters?: ListApiKeysParameters, options?: RequestOptions): Reply<Schemas["ApiKeyList"]> =>
        request(listApiKeys, parameters, options),
      /**
       * Revoke an API key
       *
       * Ends a key at once. Only a browser session may do this.
       */
      deleteApiKey: (parameters: DeleteApiKeyParameters, options?: RequestOptions): Reply<Schemas["Success"]> =>
        request(deleteApiKey, parameters, options),
    },
    organizations: {
      /**
       * Create an organization
       *
       * Makes an organization, claims its namespace and makes the caller its owner.
       */
      create: (parameters: CreateOrganizationParameters, options?: RequestOptions): Reply<Schemas["Organization"]> =>
        request(createOrganization, parameters, options),
      /**
       * List the caller's organizations
       *
       * Organizations that the caller belongs to.
       */
      list: (options?: RequestOptions): Reply<Schemas["OrganizationList"]> =>
        request(listOrganizations, undefined, options),
      /**
       * List members
       *
       * Members of an organization that the caller belongs to.
       */
      listMembers: (parameters: ListMembersParameters, options?: RequestOptions): Reply<Schemas["MemberList"]> =>
        request(listMembers, parameters, options),
      /**
       * Invite a person
       *
       * Invites a person by e-mail address to an organization.
       */
      inviteMember: (parameters: InviteMemberParameters, options?: RequestOptions): Reply<Schemas["Invitation"]> =>
        request(inviteMember, parameters, options),
      /**
       * List invitations
       *
       * Invitations of an organization that the caller manages, as far as the caller could have made them: an owner sees all, an admin those that make no owner. An identifier is what an invitation is accepted with.
       */
      listInvitations: (parameters: ListInvitationsParameters, options?: RequestOptions): Reply<Schemas["InvitationList"]> =>
        request(listInvitations, parameters, options),
      /**
       * Accept an invitation
       *
       * Joins an organization; only the invited person may.
       */
      acceptInvitation: (parameters: AcceptInvitationParameters, options?: RequestOptions): Reply<Schemas["AcceptedInvitation"]> =>
        request(acceptInvitation, parameters, options),
      /**
       * Remove a member
       *
       * Ends somebody's membership. The last owner stays.
       */
      removeMember: (parameters: RemoveMemberParameters, options?: RequestOptions): Reply<Schemas["RemovedMember"]> =>
        request(removeMember, parameters, options),
      /**
       * Change a member's role
       *
       * Gives a member another role. Only an owner makes owners.
       */
      updateMemberRole: (parameters: UpdateMemberRoleParameters, options?: RequestOptions): Reply<Schemas["Member"]> =>
        request(updateMemberRole, parameters, options),
      /**
       * Leave an organization
       *
       * Ends the caller's own membership. The last owner stays.
       */
      leave: (parameters: LeaveOrganizationParameters, options?: RequestOptions): Reply<Schemas["Member"]> =>
        request(leaveOrganization, parameters, options),
    },
    account: {
      /**
       * Change one's profile
       *
       * Changes the name shown. Only a browser session may do this.
       */
      updateProfile: (parameters: UpdateProfileParameters, options?: RequestOptions): Reply<Schemas["AccountResult"]> =>
        request(updateProfile, parameters, options),
      /**
       * Change one's picture
       *
       * Replaces the picture. It is decoded and written anew as WebP of 512 pixels a side at most, without metadata; `image` of the person is then its address, which everybody may read. Only a browser session may do this.
       */
      updateAvatar: (parameters: UpdateAvatarParameters, options?: RequestOptions): Reply<Schemas["AccountResult"]> =>
        request(updateAvatar, parameters, options),
    },
    meta: {
      /**
       * Read this contract
       *
       * The machine-readable contract that this service answers by.
       */
      getContract: (options?: RequestOptions): Reply<Schemas["OpenApiDocument"]> =>
        request(getContract, undefined, options),
      /**
       * Open the API reference
       *
       * The contract as a page, with every script and style from this service.
       */
      getApiReference: (options?: RequestOptions): Reply<string> =>
        request(getApiReference, undefined, options),
      /**
       * Load a part of the API reference
       *
       * A script or style of the page at `/docs`; no other file has an address here.
       */
      getApiReferenceAsset: (parameters: GetApiReferenceAssetParameters, options?: RequestOptions): Reply<string> =>
        request(getApiReferenceAsset, parameters, options),
      /**
       * Read the public keys
       *
       * Keys that signatures of this service verify under; `kid` is the `keyid` of a signature. A retired key stays listed.
       */
      getKeySet: (options?: RequestOptions): Reply<Schemas["JsonWebKeySet"]> =>
        request(getKeySet, undefined, options),
      /**
       * Read the schema of the experiment manifest
       *
       * JSON Schema of `.research/experiment.yml`, for editors and checks.
       */
      getExperimentSchema: (options?: RequestOptions): Reply<Schemas["JsonSchemaDocument"]> =>
        request(getExperimentSchema, undefined, options),
      /**
       * Read the schema of the reproduction-result predicate
       *
       * JSON Schema of the predicate `https://w3id.org/research-verification/predicates/reproduction-result/v2` that every signed bundle carries.
       */
      getReproductionResultSchema: (options?: RequestOptions): Reply<Schemas["JsonSchemaDocument"]> =>
        request(getReproductionResultSchema, undefined, options),
    },
  };
}
