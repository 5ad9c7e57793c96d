// Generated from openapi.json by codegen/generate.ts. Do not edit.

import { type PageOf, type Paginated, paginate } from "../pages.ts";
import type { OperationDescription, Requester, RequestOptions } from "../requester.ts";
import type { components, operations } from "./types.ts";

export type SearchParameters = NonNullable<operations["search"]["parameters"]["query"]>;

export type ListRepositoriesParameters = NonNullable<operations["listRepositories"]["parameters"]["query"]>;

export type ResolveRepositoryParameters = NonNullable<operations["resolveRepository"]["parameters"]["query"]>;

export type GetRepositoryParameters = NonNullable<operations["getRepository"]["parameters"]["path"]> & NonNullable<operations["getRepository"]["parameters"]["query"]>;

export type ListClaimsParameters = NonNullable<operations["listClaims"]["parameters"]["query"]>;

export type GetClaimParameters = NonNullable<operations["getClaim"]["parameters"]["path"]> & NonNullable<operations["getClaim"]["parameters"]["query"]>;

export type ListRunsParameters = NonNullable<operations["listRuns"]["parameters"]["query"]>;

export type CreateRunParameters = { body: NonNullable<operations["createRun"]["requestBody"]>["content"]["application/json"] };

export type GetRunParameters = NonNullable<operations["getRun"]["parameters"]["path"]> & NonNullable<operations["getRun"]["parameters"]["query"]>;

export type GetEvidenceParameters = NonNullable<operations["getEvidence"]["parameters"]["path"]> & NonNullable<operations["getEvidence"]["parameters"]["query"]>;

export type ListLegacyRepositoriesParameters = NonNullable<operations["listLegacyRepositories"]["parameters"]["query"]>;

export type CreateRepositoryParameters = { body: NonNullable<operations["createRepository"]["requestBody"]>["content"]["multipart/form-data"] | NonNullable<operations["createRepository"]["requestBody"]>["content"]["application/json"] };

export type GetProcessingParameters = NonNullable<operations["getProcessing"]["parameters"]["query"]>;

export type UpdateStarParameters = { body: NonNullable<operations["updateStar"]["requestBody"]>["content"]["application/json"] };

export type UpdateRequestParameters = { body: NonNullable<operations["updateRequest"]["requestBody"]>["content"]["application/json"] };

export type UpdateFollowParameters = { body: NonNullable<operations["updateFollow"]["requestBody"]>["content"]["application/json"] };

export type CreateForkParameters = { body: NonNullable<operations["createFork"]["requestBody"]>["content"]["application/json"] };

export type CreateLegacyRunParameters = { body: NonNullable<operations["createLegacyRun"]["requestBody"]>["content"]["application/json"] };

export type GetBadgeParameters = NonNullable<operations["getBadge"]["parameters"]["path"]>;

export type LookupPreprintParameters = NonNullable<operations["lookupPreprint"]["parameters"]["query"]>;

export type GetObjectParameters = NonNullable<operations["getObject"]["parameters"]["path"]>;

export type VerifyAttestationParameters = NonNullable<operations["verifyAttestation"]["parameters"]["path"]>;

export type SignUpParameters = { body: NonNullable<operations["signUp"]["requestBody"]>["content"]["application/json"] };

export type SignInParameters = { body: NonNullable<operations["signIn"]["requestBody"]>["content"]["application/json"] };

export type SignInUsernameParameters = { body: NonNullable<operations["signInUsername"]["requestBody"]>["content"]["application/json"] };

export type CreateApiKeyParameters = { body: NonNullable<operations["createApiKey"]["requestBody"]>["content"]["application/json"] };

export type ListApiKeysParameters = NonNullable<operations["listApiKeys"]["parameters"]["query"]>;

export type DeleteApiKeyParameters = { body: NonNullable<operations["deleteApiKey"]["requestBody"]>["content"]["application/json"] };

export type CreateOrganizationParameters = { body: NonNullable<operations["createOrganization"]["requestBody"]>["content"]["application/json"] };

export type ListMembersParameters = NonNullable<operations["listMembers"]["parameters"]["query"]>;

export type InviteMemberParameters = { body: NonNullable<operations["inviteMember"]["requestBody"]>["content"]["application/json"] };

export type ListInvitationsParameters = NonNullable<operations["listInvitations"]["parameters"]["query"]>;

export type AcceptInvitationParameters = { body: NonNullable<operations["acceptInvitation"]["requestBody"]>["content"]["application/json"] };

export type RemoveMemberParameters = { body: NonNullable<operations["removeMember"]["requestBody"]>["content"]["application/json"] };

export type UpdateMemberRoleParameters = { body: NonNullable<operations["updateMemberRole"]["requestBody"]>["content"]["application/json"] };

export type LeaveOrganizationParameters = { body: NonNullable<operations["leaveOrganization"]["requestBody"]>["content"]["application/json"] };

export type UpdateProfileParameters = { body: NonNullable<operations["updateProfile"]["requestBody"]>["content"]["application/json"] };

export type UpdateAvatarParameters = { body: NonNullable<operations["updateAvatar"]["requestBody"]>["content"]["image/png"] | NonNullable<operations["updateAvatar"]["requestBody"]>["content"]["image/jpeg"] | NonNullable<operations["updateAvatar"]["requestBody"]>["content"]["image/webp"] };

export const search: OperationDescription<SearchParameters, operations["search"]["responses"][200]["content"]["application/json"]> = {
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

export const listRepositories: OperationDescription<ListRepositoriesParameters, operations["listRepositories"]["responses"][200]["content"]["application/json"]> = {
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

export const resolveRepository: OperationDescription<ResolveRepositoryParameters, operations["resolveRepository"]["responses"][200]["content"]["application/json"]> = {
  id: "resolveRepository",
  method: "GET",
  path: "/api/v1/repositories/resolve",
  parameters: { owner: "query", slug: "query", include: "list", fields: "list" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const getRepository: OperationDescription<GetRepositoryParameters, operations["getRepository"]["responses"][200]["content"]["application/json"]> = {
  id: "getRepository",
  method: "GET",
  path: "/api/v1/repositories/{repositoryId}",
  parameters: { repositoryId: "path", include: "list", fields: "list" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const listClaims: OperationDescription<ListClaimsParameters, PageOf<operations["listClaims"]["responses"][200]["content"]["application/json"], "data", components["schemas"]["Claim"]>> = {
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

export const getClaim: OperationDescription<GetClaimParameters, operations["getClaim"]["responses"][200]["content"]["application/json"]> = {
  id: "getClaim",
  method: "GET",
  path: "/api/v1/claims/{claimId}",
  parameters: { claimId: "path", repository_id: "query", include: "list" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const listRuns: OperationDescription<ListRunsParameters, PageOf<operations["listRuns"]["responses"][200]["content"]["application/json"], "data", components["schemas"]["Run"]>> = {
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

export const createRun: OperationDescription<CreateRunParameters, operations["createRun"]["responses"][202]["content"]["application/json"]> = {
  id: "createRun",
  method: "POST",
  path: "/api/v1/runs",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const getRun: OperationDescription<GetRunParameters, operations["getRun"]["responses"][200]["content"]["application/json"]> = {
  id: "getRun",
  method: "GET",
  path: "/api/v1/runs/{runId}",
  parameters: { runId: "path", repository_id: "query", include: "list" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const getEvidence: OperationDescription<GetEvidenceParameters, operations["getEvidence"]["responses"][200]["content"]["application/json"]> = {
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

export const createRepository: OperationDescription<CreateRepositoryParameters, operations["createRepository"]["responses"][201]["content"]["application/json"]> = {
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

export const getProcessing: OperationDescription<GetProcessingParameters, operations["getProcessing"]["responses"][200]["content"]["application/json"]> = {
  id: "getProcessing",
  method: "GET",
  path: "/api/processing",
  parameters: { repositoryId: "query" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const updateStar: OperationDescription<UpdateStarParameters, operations["updateStar"]["responses"][200]["content"]["application/json"]> = {
  id: "updateStar",
  method: "POST",
  path: "/api/stars",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const updateRequest: OperationDescription<UpdateRequestParameters, operations["updateRequest"]["responses"][200]["content"]["application/json"]> = {
  id: "updateRequest",
  method: "POST",
  path: "/api/requests",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const updateFollow: OperationDescription<UpdateFollowParameters, operations["updateFollow"]["responses"][200]["content"]["application/json"]> = {
  id: "updateFollow",
  method: "POST",
  path: "/api/follows",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const createFork: OperationDescription<CreateForkParameters, operations["createFork"]["responses"][201]["content"]["application/json"]> = {
  id: "createFork",
  method: "POST",
  path: "/api/forks",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const createLegacyRun: OperationDescription<CreateLegacyRunParameters, operations["createLegacyRun"]["responses"][202]["content"]["application/json"]> = {
  id: "createLegacyRun",
  method: "POST",
  path: "/api/runs",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
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

export const lookupPreprint: OperationDescription<LookupPreprintParameters, operations["lookupPreprint"]["responses"][200]["content"]["application/json"]> = {
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

export const verifyAttestation: OperationDescription<VerifyAttestationParameters, operations["verifyAttestation"]["responses"][200]["content"]["application/json"]> = {
  id: "verifyAttestation",
  method: "GET",
  path: "/api/attestations/{digest}",
  parameters: { digest: "path" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const getHealth: OperationDescription<undefined, operations["getHealth"]["responses"][200]["content"]["application/json"]> = {
  id: "getHealth",
  method: "GET",
  path: "/api/health",
  parameters: {},
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const signUp: OperationDescription<SignUpParameters, operations["signUp"]["responses"][200]["content"]["application/json"]> = {
  id: "signUp",
  method: "POST",
  path: "/api/auth/sign-up/email",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const signIn: OperationDescription<SignInParameters, operations["signIn"]["responses"][200]["content"]["application/json"]> = {
  id: "signIn",
  method: "POST",
  path: "/api/auth/sign-in/email",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const signInUsername: OperationDescription<SignInUsernameParameters, operations["signInUsername"]["responses"][200]["content"]["application/json"]> = {
  id: "signInUsername",
  method: "POST",
  path: "/api/auth/sign-in/username",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const signOut: OperationDescription<undefined, operations["signOut"]["responses"][200]["content"]["application/json"]> = {
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

export const createApiKey: OperationDescription<CreateApiKeyParameters, operations["createApiKey"]["responses"][200]["content"]["application/json"]> = {
  id: "createApiKey",
  method: "POST",
  path: "/api/auth/api-key/create",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const listApiKeys: OperationDescription<ListApiKeysParameters, operations["listApiKeys"]["responses"][200]["content"]["application/json"]> = {
  id: "listApiKeys",
  method: "GET",
  path: "/api/auth/api-key/list",
  parameters: { limit: "query", offset: "query", sortBy: "query", sortDirection: "query" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const deleteApiKey: OperationDescription<DeleteApiKeyParameters, operations["deleteApiKey"]["responses"][200]["content"]["application/json"]> = {
  id: "deleteApiKey",
  method: "POST",
  path: "/api/auth/api-key/delete",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const createOrganization: OperationDescription<CreateOrganizationParameters, operations["createOrganization"]["responses"][200]["content"]["application/json"]> = {
  id: "createOrganization",
  method: "POST",
  path: "/api/auth/organization/create",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const listOrganizations: OperationDescription<undefined, operations["listOrganizations"]["responses"][200]["content"]["application/json"]> = {
  id: "listOrganizations",
  method: "GET",
  path: "/api/auth/organization/list",
  parameters: {},
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const listMembers: OperationDescription<ListMembersParameters, operations["listMembers"]["responses"][200]["content"]["application/json"]> = {
  id: "listMembers",
  method: "GET",
  path: "/api/auth/organization/list-members",
  parameters: { organizationId: "query", limit: "query", offset: "query" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const inviteMember: OperationDescription<InviteMemberParameters, operations["inviteMember"]["responses"][200]["content"]["application/json"]> = {
  id: "inviteMember",
  method: "POST",
  path: "/api/auth/organization/invite-member",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const listInvitations: OperationDescription<ListInvitationsParameters, operations["listInvitations"]["responses"][200]["content"]["application/json"]> = {
  id: "listInvitations",
  method: "GET",
  path: "/api/auth/organization/list-invitations",
  parameters: { organizationId: "query" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const acceptInvitation: OperationDescription<AcceptInvitationParameters, operations["acceptInvitation"]["responses"][200]["content"]["application/json"]> = {
  id: "acceptInvitation",
  method: "POST",
  path: "/api/auth/organization/accept-invitation",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const removeMember: OperationDescription<RemoveMemberParameters, operations["removeMember"]["responses"][200]["content"]["application/json"]> = {
  id: "removeMember",
  method: "POST",
  path: "/api/auth/organization/remove-member",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const updateMemberRole: OperationDescription<UpdateMemberRoleParameters, operations["updateMemberRole"]["responses"][200]["content"]["application/json"]> = {
  id: "updateMemberRole",
  method: "POST",
  path: "/api/auth/organization/update-member-role",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const leaveOrganization: OperationDescription<LeaveOrganizationParameters, operations["leaveOrganization"]["responses"][200]["content"]["application/json"]> = {
  id: "leaveOrganization",
  method: "POST",
  path: "/api/auth/organization/leave",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "never",
};

export const updateProfile: OperationDescription<UpdateProfileParameters, operations["updateProfile"]["responses"][200]["content"]["application/json"]> = {
  id: "updateProfile",
  method: "PATCH",
  path: "/api/account/profile",
  parameters: {},
  bodies: [{ contentType: "application/json", kind: "json", files: [] }],
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const updateAvatar: OperationDescription<UpdateAvatarParameters, operations["updateAvatar"]["responses"][200]["content"]["application/json"]> = {
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

export const getContract: OperationDescription<undefined, operations["getContract"]["responses"][200]["content"]["application/json"]> = {
  id: "getContract",
  method: "GET",
  path: "/openapi.json",
  parameters: {},
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const getKeySet: OperationDescription<undefined, operations["getKeySet"]["responses"][200]["content"]["application/json"]> = {
  id: "getKeySet",
  method: "GET",
  path: "/.well-known/jwks.json",
  parameters: {},
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const getExperimentSchema: OperationDescription<undefined, operations["getExperimentSchema"]["responses"][200]["content"]["application/schema+json"]> = {
  id: "getExperimentSchema",
  method: "GET",
  path: "/schemas/experiment.json",
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
     * Finds repositories and Claims by words. Each kind has its own cursor, so that each list can go on alone.
     */
    search: (parameters: SearchParameters, options?: RequestOptions): Promise<operations["search"]["responses"][200]["content"]["application/json"]> =>
      request(search, parameters, options),
    repositories: {
      /**
       * List repositories
       * Repositories that the caller may read, latest change first.
       */
      list: <Field extends keyof operations["listRepositories"]["responses"][200]["content"]["application/json"]["data"][number] = keyof operations["listRepositories"]["responses"][200]["content"]["application/json"]["data"][number]>(parameters?: ListRepositoriesParameters & { fields?: readonly Field[] }, options?: RequestOptions): Paginated<operations["listRepositories"]["responses"][200]["content"]["application/json"], Pick<operations["listRepositories"]["responses"][200]["content"]["application/json"]["data"][number], Field>> =>
        paginate(request, listRepositories, parameters, options),
      /**
       * Resolve a human path
       * Resolves a namespace and a name, as they stand in the address of a page, to the canonical compact record.
       */
      resolve: <Field extends keyof operations["resolveRepository"]["responses"][200]["content"]["application/json"] = keyof operations["resolveRepository"]["responses"][200]["content"]["application/json"]>(parameters: ResolveRepositoryParameters & { fields?: readonly Field[] }, options?: RequestOptions): Promise<Pick<operations["resolveRepository"]["responses"][200]["content"]["application/json"], Field>> =>
        request(resolveRepository, parameters, options),
      /**
       * Read a repository
       * One repository in the compact form, with the optional sections that `include` names.
       */
      get: <Field extends keyof operations["getRepository"]["responses"][200]["content"]["application/json"] = keyof operations["getRepository"]["responses"][200]["content"]["application/json"]>(parameters: GetRepositoryParameters & { fields?: readonly Field[] }, options?: RequestOptions): Promise<Pick<operations["getRepository"]["responses"][200]["content"]["application/json"], Field>> =>
        request(getRepository, parameters, options),
      /**
       * Submit a paper
       * Uploads a PDF (`multipart/form-data`), or indexes a paper from a preprint server or an HTTPS PDF link (`application/json`; not built yet, 501). The repository then goes through the processing pipeline: follow it through `getProcessing`.
       */
      create: (parameters: CreateRepositoryParameters, options?: RequestOptions): Promise<operations["createRepository"]["responses"][201]["content"]["application/json"]> =>
        request(createRepository, parameters, options),
    },
    claims: {
      /**
       * List Claims
       * Claims of one repository, or of all that the caller may read.
       */
      list: <Field extends keyof components["schemas"]["Claim"] = keyof components["schemas"]["Claim"]>(parameters?: ListClaimsParameters & { fields?: readonly Field[] }, options?: RequestOptions): Paginated<PageOf<operations["listClaims"]["responses"][200]["content"]["application/json"], "data", Pick<components["schemas"]["Claim"], Field>>, Pick<components["schemas"]["Claim"], Field>> =>
        paginate(request, listClaims, parameters, options),
      /**
       * Read a Claim
       * One Claim with its plan, its measurements and how it stands.
       */
      get: (parameters: GetClaimParameters, options?: RequestOptions): Promise<operations["getClaim"]["responses"][200]["content"]["application/json"]> =>
        request(getClaim, parameters, options),
    },
    runs: {
      /**
       * List Runs
       * Runs, newest first. A deprecated parameter is answered with a `Deprecation` header.
       */
      list: <Field extends keyof components["schemas"]["Run"] = keyof components["schemas"]["Run"]>(parameters?: ListRunsParameters & { fields?: readonly Field[] }, options?: RequestOptions): Paginated<PageOf<operations["listRuns"]["responses"][200]["content"]["application/json"], "data", Pick<components["schemas"]["Run"], Field>>, Pick<components["schemas"]["Run"], Field>> =>
        paginate(request, listRuns, parameters, options),
      /**
       * Request a Run
       * Asks for a controlled reproduction of a Claim. The Run is queued; poll it at `Location`, no more often than `Retry-After` says.
       */
      create: (parameters: CreateRunParameters, options?: RequestOptions): Promise<operations["createRun"]["responses"][202]["content"]["application/json"]> =>
        request(createRun, parameters, options),
      /**
       * Read a Run
       * One Run with what happened, what it measured and what that says.
       */
      get: (parameters: GetRunParameters, options?: RequestOptions): Promise<operations["getRun"]["responses"][200]["content"]["application/json"]> =>
        request(getRun, parameters, options),
    },
    evidence: {
      /**
       * Read the record of a stored object
       * One stored object that a Run produced, with the address of its bytes.
       */
      get: (parameters: GetEvidenceParameters, options?: RequestOptions): Promise<operations["getEvidence"]["responses"][200]["content"]["application/json"]> =>
        request(getEvidence, parameters, options),
    },
    legacy: {
      /**
       * List public repositories, or read one
       * Without parameters: at most 50 public repositories, latest change first. With `owner` and `slug`, which go together: one repository as a snapshot, redacted for non-owners.
       */
      listRepositories: (parameters?: ListLegacyRepositoriesParameters, options?: RequestOptions): Promise<operations["listLegacyRepositories"]["responses"][200]["content"]["application/json"]> =>
        request(listLegacyRepositories, parameters, options),
      /**
       * Request a Run (unversioned)
       * Legacy counterpart of `createRun`, with the same rules.
       */
      createRun: (parameters: CreateLegacyRunParameters, options?: RequestOptions): Promise<operations["createLegacyRun"]["responses"][202]["content"]["application/json"]> =>
        request(createLegacyRun, parameters, options),
    },
    processing: {
      /**
       * Follow the processing of a repository
       * The processing job of a repository and its 30 most recent events. Poll no more often than every 10 seconds.
       */
      get: (parameters: GetProcessingParameters, options?: RequestOptions): Promise<operations["getProcessing"]["responses"][200]["content"]["application/json"]> =>
        request(getProcessing, parameters, options),
    },
    social: {
      /**
       * Star or unstar a repository
       * Sets or takes back the caller's star. Doing so twice changes nothing.
       */
      updateStar: (parameters: UpdateStarParameters, options?: RequestOptions): Promise<operations["updateStar"]["responses"][200]["content"]["application/json"]> =>
        request(updateStar, parameters, options),
      /**
       * Ask for a reproduction, or withdraw that
       * Casts or withdraws the caller's vote that a reproduction is wanted: a community signal, not a Run.
       */
      updateRequest: (parameters: UpdateRequestParameters, options?: RequestOptions): Promise<operations["updateRequest"]["responses"][200]["content"]["application/json"]> =>
        request(updateRequest, parameters, options),
      /**
       * Follow or unfollow a repository or a person
       * Sets or takes back that the caller follows a repository (by id) or a person (by slug). Following oneself is refused.
       */
      updateFollow: (parameters: UpdateFollowParameters, options?: RequestOptions): Promise<operations["updateFollow"]["responses"][200]["content"]["application/json"]> =>
        request(updateFollow, parameters, options),
      /**
       * Copy a repository
       * Copies a repository into a namespace of the caller, where the paper's licence allows redistribution or the caller owns the source.
       */
      createFork: (parameters: CreateForkParameters, options?: RequestOptions): Promise<operations["createFork"]["responses"][201]["content"]["application/json"]> =>
        request(createFork, parameters, options),
    },
    badges: {
      /**
       * Read the badge of a repository
       * An SVG badge made from the current state. A public repository without Runs has one too.
       */
      get: (parameters: GetBadgeParameters, options?: RequestOptions): Promise<string> =>
        request(getBadge, parameters, options),
    },
    preprints: {
      /**
       * Look up a preprint
       * Title, authors, licence and links of a preprint or a direct PDF link, before it is indexed.
       */
      lookup: (parameters: LookupPreprintParameters, options?: RequestOptions): Promise<operations["lookupPreprint"]["responses"][200]["content"]["application/json"]> =>
        request(lookupPreprint, parameters, options),
    },
    objects: {
      /**
       * Download a stored object
       * The bytes of an evidence object, of a paper whose licence allows redistribution, or of a source archive. The address never changes its content, so a copy may be kept for good.
       */
      get: (parameters: GetObjectParameters, options?: RequestOptions): Promise<Response> =>
        request(getObject, parameters, options),
    },
    attestations: {
      /**
       * Verify signed statements
       * Verifies a signed bundle now, against the published keys, and answers with its statements and envelopes, so that the reader can verify them alone.
       */
      verify: (parameters: VerifyAttestationParameters, options?: RequestOptions): Promise<operations["verifyAttestation"]["responses"][200]["content"]["application/json"]> =>
        request(verifyAttestation, parameters, options),
    },
    health: {
      /**
       * Check the service
       * Checks dependencies and configuration, not business functions. Alert on the HTTP status and on `status`.
       */
      get: (options?: RequestOptions): Promise<operations["getHealth"]["responses"][200]["content"]["application/json"]> =>
        request(getHealth, undefined, options),
    },
    auth: {
      /**
       * Sign up
       * Makes an account and its namespace, and signs in at once unless e-mail confirmation is on. A key or bearer is refused here.
       */
      signUp: (parameters: SignUpParameters, options?: RequestOptions): Promise<operations["signUp"]["responses"][200]["content"]["application/json"]> =>
        request(signUp, parameters, options),
      /**
       * Sign in by e-mail
       * Begins a session; the cookie carries it. A key or bearer is refused here.
       */
      signIn: (parameters: SignInParameters, options?: RequestOptions): Promise<operations["signIn"]["responses"][200]["content"]["application/json"]> =>
        request(signIn, parameters, options),
      /**
       * Sign in by user name
       * Begins a session; the cookie carries it. A key or bearer is refused here.
       */
      signInUsername: (parameters: SignInUsernameParameters, options?: RequestOptions): Promise<operations["signInUsername"]["responses"][200]["content"]["application/json"]> =>
        request(signInUsername, parameters, options),
      /**
       * Sign out
       * Ends the session, if there is one.
       */
      signOut: (options?: RequestOptions): Promise<operations["signOut"]["responses"][200]["content"]["application/json"]> =>
        request(signOut, undefined, options),
      /**
       * Read the current session
       * The session that the cookie carries and its person; null without one.
       */
      getSession: (options?: RequestOptions): Promise<operations["getSession"]["responses"][200]["content"]["application/json"]> =>
        request(getSession, undefined, options),
      /**
       * Create an API key
       * Makes an API key; the full key is shown this once. A key cannot manage keys: only a browser session may do this.
       */
      createApiKey: (parameters: CreateApiKeyParameters, options?: RequestOptions): Promise<operations["createApiKey"]["responses"][200]["content"]["application/json"]> =>
        request(createApiKey, parameters, options),
      /**
       * List API keys
       * The person's keys with last use and the current rate window. Only a browser session may do this.
       */
      listApiKeys: (parameters?: ListApiKeysParameters, options?: RequestOptions): Promise<operations["listApiKeys"]["responses"][200]["content"]["application/json"]> =>
        request(listApiKeys, parameters, options),
      /**
       * Revoke an API key
       * Ends a key at once. Only a browser session may do this.
       */
      deleteApiKey: (parameters: DeleteApiKeyParameters, options?: RequestOptions): Promise<operations["deleteApiKey"]["responses"][200]["content"]["application/json"]> =>
        request(deleteApiKey, parameters, options),
    },
    organizations: {
      /**
       * Create an organization
       * Makes an organization, claims its namespace and makes the caller its owner.
       */
      create: (parameters: CreateOrganizationParameters, options?: RequestOptions): Promise<operations["createOrganization"]["responses"][200]["content"]["application/json"]> =>
        request(createOrganization, parameters, options),
      /**
       * List the caller's organizations
       * Organizations that the caller belongs to.
       */
      list: (options?: RequestOptions): Promise<operations["listOrganizations"]["responses"][200]["content"]["application/json"]> =>
        request(listOrganizations, undefined, options),
      /**
       * List members
       * Members of an organization that the caller belongs to.
       */
      listMembers: (parameters: ListMembersParameters, options?: RequestOptions): Promise<operations["listMembers"]["responses"][200]["content"]["application/json"]> =>
        request(listMembers, parameters, options),
      /**
       * Invite a person
       * Invites a person by e-mail address to an organization.
       */
      inviteMember: (parameters: InviteMemberParameters, options?: RequestOptions): Promise<operations["inviteMember"]["responses"][200]["content"]["application/json"]> =>
        request(inviteMember, parameters, options),
      /**
       * List invitations
       * Invitations of an organization that the caller belongs to.
       */
      listInvitations: (parameters: ListInvitationsParameters, options?: RequestOptions): Promise<operations["listInvitations"]["responses"][200]["content"]["application/json"]> =>
        request(listInvitations, parameters, options),
      /**
       * Accept an invitation
       * Joins an organization; only the invited person may.
       */
      acceptInvitation: (parameters: AcceptInvitationParameters, options?: RequestOptions): Promise<operations["acceptInvitation"]["responses"][200]["content"]["application/json"]> =>
        request(acceptInvitation, parameters, options),
      /**
       * Remove a member
       * Ends somebody's membership. The last owner stays.
       */
      removeMember: (parameters: RemoveMemberParameters, options?: RequestOptions): Promise<operations["removeMember"]["responses"][200]["content"]["application/json"]> =>
        request(removeMember, parameters, options),
      /**
       * Change a member's role
       * Gives a member another role. Only an owner makes owners.
       */
      updateMemberRole: (parameters: UpdateMemberRoleParameters, options?: RequestOptions): Promise<operations["updateMemberRole"]["responses"][200]["content"]["application/json"]> =>
        request(updateMemberRole, parameters, options),
      /**
       * Leave an organization
       * Ends the caller's own membership. The last owner stays.
       */
      leave: (parameters: LeaveOrganizationParameters, options?: RequestOptions): Promise<operations["leaveOrganization"]["responses"][200]["content"]["application/json"]> =>
        request(leaveOrganization, parameters, options),
    },
    account: {
      /**
       * Change one's profile
       * Changes the name shown. Only a browser session may do this.
       */
      updateProfile: (parameters: UpdateProfileParameters, options?: RequestOptions): Promise<operations["updateProfile"]["responses"][200]["content"]["application/json"]> =>
        request(updateProfile, parameters, options),
      /**
       * Change one's picture
       * Replaces the picture. Only a browser session may do this.
       */
      updateAvatar: (parameters: UpdateAvatarParameters, options?: RequestOptions): Promise<operations["updateAvatar"]["responses"][200]["content"]["application/json"]> =>
        request(updateAvatar, parameters, options),
    },
    meta: {
      /**
       * Read this contract
       * The machine-readable contract that this service answers by.
       */
      getContract: (options?: RequestOptions): Promise<operations["getContract"]["responses"][200]["content"]["application/json"]> =>
        request(getContract, undefined, options),
      /**
       * Read the public keys
       * Keys that signatures of this service verify under; `kid` is the `keyid` of a signature. A retired key stays listed.
       */
      getKeySet: (options?: RequestOptions): Promise<operations["getKeySet"]["responses"][200]["content"]["application/json"]> =>
        request(getKeySet, undefined, options),
      /**
       * Read the schema of the experiment manifest
       * JSON Schema of `.research/experiment.yml`, for editors and checks.
       */
      getExperimentSchema: (options?: RequestOptions): Promise<operations["getExperimentSchema"]["responses"][200]["content"]["application/schema+json"]> =>
        request(getExperimentSchema, undefined, options),
    },
  };
}
