// Generated from openapi.json by codegen/generate.ts. Do not edit.

import { describeOperation } from "../describe-operation.ts";
import type { PageOf } from "../pages.ts";
import type { ReadonlyLists } from "../selection.ts";
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

export const search = describeOperation<SearchParameters, Schemas["SearchResult"]>("search GET /api/v1/search q subject repository_cursor claim_cursor limit");

export const listRepositories = describeOperation<ListRepositoriesParameters, PageOf<Schemas["RepositoryPage"], "data", Schemas["RepositorySummary"]>>("listRepositories GET /api/v1/repositories q owner subject verification updated_since cursor limit fields*", { pagination: { cursor: "cursor", nextCursor: "/pagination/nextCursor", items: "/data" } });

export const resolveRepository = describeOperation<ResolveRepositoryParameters, Schemas["RepositorySummary"]>("resolveRepository GET /api/v1/repositories/resolve owner slug include* fields*");

export const getRepository = describeOperation<GetRepositoryParameters, Schemas["RepositorySummary"]>("getRepository GET /api/v1/repositories/{repositoryId} include* fields*");

export const listClaims = describeOperation<ListClaimsParameters, PageOf<Schemas["ClaimPage"], "data", Schemas["Claim"]>>("listClaims GET /api/v1/claims repository_id q verification include* cursor limit fields*", { pagination: { cursor: "cursor", nextCursor: "/pagination/nextCursor", items: "/data" } });

export const getClaim = describeOperation<GetClaimParameters, Schemas["Claim"]>("getClaim GET /api/v1/claims/{claimId} repository_id include*");

export const listRuns = describeOperation<ListRunsParameters, PageOf<Schemas["RunPage"], "data", Schemas["Run"]>>("listRuns GET /api/v1/runs repository_id claim_id state execution_state assessment_conclusion include* cursor limit fields*", { pagination: { cursor: "cursor", nextCursor: "/pagination/nextCursor", items: "/data" } });

export const createRun = describeOperation<CreateRunParameters, Schemas["Run"]>("createRun POST /api/v1/runs");

export const getRun = describeOperation<GetRunParameters, Schemas["Run"]>("getRun GET /api/v1/runs/{runId} repository_id include*");

export const listRunLogs = describeOperation<ListRunLogsParameters, Schemas["LogPage"]>("listRunLogs GET /api/v1/runs/{runId}/logs cursor limit", { pagination: { cursor: "cursor", nextCursor: "/pagination/nextCursor", items: "/data" } });

export const getEvidence = describeOperation<GetEvidenceParameters, Schemas["Evidence"]>("getEvidence GET /api/v1/evidence/{evidenceId} repository_id");

export const listLegacyRepositories = describeOperation<ListLegacyRepositoriesParameters, operations["listLegacyRepositories"]["responses"][200]["content"]["application/json"]>("listLegacyRepositories GET /api/repositories owner slug");

export const createRepository = describeOperation<CreateRepositoryParameters, Schemas["CreationResult"]>("createRepository POST /api/repositories", {
  bodies: [
    { contentType: "multipart/form-data", kind: "multipart", files: ["paper"] },
    { contentType: "application/json", kind: "json", files: [] },
  ],
});

export const updateRepository = describeOperation<UpdateRepositoryParameters, Schemas["RepositoryResult"]>("updateRepository PATCH /api/repositories/{repositoryId}");

export const withdrawRepository = describeOperation<WithdrawRepositoryParameters, Schemas["RepositoryResult"]>("withdrawRepository POST /api/repositories/{repositoryId}/withdrawal");

export const getRepositoryVersion = describeOperation<GetRepositoryVersionParameters, Schemas["RepositoryVersionRecord"]>("getRepositoryVersion GET /api/repositories/{repositoryId}/versions/{versionId}");

export const getProcessing = describeOperation<GetProcessingParameters, Schemas["ProcessingStatus"]>("getProcessing GET /api/processing repositoryId");

export const createIngestion = describeOperation<CreateIngestionParameters, Schemas["JobResult"]>("createIngestion POST /api/ingestions");

export const retryJob = describeOperation<RetryJobParameters, Schemas["JobResult"]>("retryJob POST /api/jobs/{jobId}/retry", { bodies: null });

export const cancelJob = describeOperation<CancelJobParameters, Schemas["JobResult"]>("cancelJob POST /api/jobs/{jobId}/cancel", { bodies: null });

export const updateStar = describeOperation<UpdateStarParameters, Schemas["StarResult"]>("updateStar POST /api/stars");

export const updateRequest = describeOperation<UpdateRequestParameters, Schemas["RequestResult"]>("updateRequest POST /api/requests");

export const updateFollow = describeOperation<UpdateFollowParameters, Schemas["FollowResult"]>("updateFollow POST /api/follows");

export const createFork = describeOperation<CreateForkParameters, Schemas["CreationResult"]>("createFork POST /api/forks");

export const createLegacyRun = describeOperation<CreateLegacyRunParameters, Schemas["LegacyRunResult"]>("createLegacyRun POST /api/runs");

export const streamRunLogs = describeOperation<StreamRunLogsParameters, Response>("streamRunLogs GET /api/runs/{runId}/log-stream", { accept: "text/event-stream", answer: "response" });

export const cancelRun = describeOperation<CancelRunParameters, Schemas["LegacyRunResult"]>("cancelRun POST /api/runs/{runId}/cancel", { bodies: null });

export const getBadge = describeOperation<GetBadgeParameters, string>("getBadge GET /api/badge/{owner}/{slug}", { accept: "image/svg+xml", answer: "text" });

export const getOpenGraphImage = describeOperation<GetOpenGraphImageParameters, Response>("getOpenGraphImage GET /api/og/{owner}/{slug}", { accept: "image/png", answer: "response" });

export const getBibtex = describeOperation<GetBibtexParameters, Response>("getBibtex GET /api/citations/{owner}/{slug}/bibtex", { accept: "application/x-bibtex", answer: "response" });

export const getCslJson = describeOperation<GetCslJsonParameters, operations["getCslJson"]["responses"][200]["content"]["application/vnd.citationstyles.csl+json"]>("getCslJson GET /api/citations/{owner}/{slug}/csl-json", { accept: "application/vnd.citationstyles.csl+json" });

export const getCrate = describeOperation<GetCrateParameters, Schemas["Crate"]>("getCrate GET /api/crates/{owner}/{slug}", { accept: "application/ld+json" });

export const getManifestDraft = describeOperation<GetManifestDraftParameters, string>("getManifestDraft GET /api/manifests/{repositoryId}", { accept: "application/yaml", answer: "text" });

export const createManifestDraft = describeOperation<CreateManifestDraftParameters, string>("createManifestDraft POST /api/manifests", {
  bodies: [{ contentType: "multipart/form-data", kind: "multipart", files: [] }],
  accept: "application/yaml",
  answer: "text",
  retry: "safe",
});

export const lookupPreprint = describeOperation<LookupPreprintParameters, Schemas["Preprint"]>("lookupPreprint GET /api/preprints input");

export const getObject = describeOperation<GetObjectParameters, Response>("getObject GET /api/objects/{digest}", { accept: "*/*", answer: "response" });

export const verifyAttestation = describeOperation<VerifyAttestationParameters, Schemas["AttestationVerification"]>("verifyAttestation GET /api/attestations/{digest}");

export const getHealth = describeOperation<undefined, Schemas["Health"]>("getHealth GET /api/health");

export const signUp = describeOperation<SignUpParameters, Schemas["SignedUp"]>("signUp POST /api/auth/sign-up/email", { retry: "never" });

export const signIn = describeOperation<SignInParameters, Schemas["SignedIn"]>("signIn POST /api/auth/sign-in/email", { retry: "never" });

export const signInUsername = describeOperation<SignInUsernameParameters, Schemas["SignedIn"]>("signInUsername POST /api/auth/sign-in/username", { retry: "never" });

export const signOut = describeOperation<undefined, Schemas["Success"]>("signOut POST /api/auth/sign-out", { bodies: null, retry: "safe" });

export const getSession = describeOperation<undefined, operations["getSession"]["responses"][200]["content"]["application/json"]>("getSession GET /api/auth/get-session");

export const createApiKey = describeOperation<CreateApiKeyParameters, Schemas["CreatedApiKey"]>("createApiKey POST /api/auth/api-key/create", { retry: "never" });

export const listApiKeys = describeOperation<ListApiKeysParameters, Schemas["ApiKeyList"]>("listApiKeys GET /api/auth/api-key/list limit offset sortBy sortDirection");

export const deleteApiKey = describeOperation<DeleteApiKeyParameters, Schemas["Success"]>("deleteApiKey POST /api/auth/api-key/delete");

export const createOrganization = describeOperation<CreateOrganizationParameters, Schemas["Organization"]>("createOrganization POST /api/auth/organization/create");

export const listOrganizations = describeOperation<undefined, Schemas["OrganizationList"]>("listOrganizations GET /api/auth/organization/list");

export const listMembers = describeOperation<ListMembersParameters, Schemas["MemberList"]>("listMembers GET /api/auth/organization/list-members organizationId limit offset");

export const inviteMember = describeOperation<InviteMemberParameters, Schemas["Invitation"]>("inviteMember POST /api/auth/organization/invite-member");

export const removeMember = describeOperation<RemoveMemberParameters, Schemas["RemovedMember"]>("removeMember POST /api/auth/organization/remove-member");

export const updateMemberRole = describeOperation<UpdateMemberRoleParameters, Schemas["Member"]>("updateMemberRole POST /api/auth/organization/update-member-role");

export const leaveOrganization = describeOperation<LeaveOrganizationParameters, Schemas["Member"]>("leaveOrganization POST /api/auth/organization/leave");

export const getContract = describeOperation<undefined, Schemas["OpenApiDocument"]>("getContract GET /openapi.json");

export const getKeySet = describeOperation<undefined, Schemas["JsonWebKeySet"]>("getKeySet GET /.well-known/jwks.json");

export const getExperimentSchema = describeOperation<undefined, Schemas["JsonSchemaDocument"]>("getExperimentSchema GET /schemas/experiment.json", { accept: "application/schema+json" });

export const getReproductionResultSchema = describeOperation<undefined, Schemas["JsonSchemaDocument"]>("getReproductionResultSchema GET /schemas/reproduction-result/v2.json", { accept: "application/schema+json" });
