// Generated from openapi.json by codegen/generate.ts. Do not edit.

import type { Filled, LowerCased, None, OtherHeaders, Payload, WithFiles } from "./handler-types.ts";
import type { operations } from "./types.ts";

/** Parameters and body as the router hands them over: parsed, valid, defaults filled in. */
export interface Inputs {
  /** Search repositories and Claims */
  search: {
    path: None;
    query: Filled<NonNullable<operations["search"]["parameters"]["query"]>, "limit">;
    headers: LowerCased<NonNullable<operations["search"]["parameters"]["header"]>>;
  };
  /** List repositories */
  listRepositories: {
    path: None;
    query: Filled<NonNullable<operations["listRepositories"]["parameters"]["query"]>, "limit">;
    headers: LowerCased<NonNullable<operations["listRepositories"]["parameters"]["header"]>>;
  };
  /** Resolve a human path */
  resolveRepository: {
    path: None;
    query: NonNullable<operations["resolveRepository"]["parameters"]["query"]>;
    headers: LowerCased<NonNullable<operations["resolveRepository"]["parameters"]["header"]>>;
  };
  /** Read a repository */
  getRepository: {
    path: NonNullable<operations["getRepository"]["parameters"]["path"]>;
    query: NonNullable<operations["getRepository"]["parameters"]["query"]>;
    headers: LowerCased<NonNullable<operations["getRepository"]["parameters"]["header"]>>;
  };
  /** List Claims */
  listClaims: {
    path: None;
    query: Filled<NonNullable<operations["listClaims"]["parameters"]["query"]>, "limit">;
    headers: LowerCased<NonNullable<operations["listClaims"]["parameters"]["header"]>>;
  };
  /** Read a Claim */
  getClaim: {
    path: NonNullable<operations["getClaim"]["parameters"]["path"]>;
    query: NonNullable<operations["getClaim"]["parameters"]["query"]>;
    headers: LowerCased<NonNullable<operations["getClaim"]["parameters"]["header"]>>;
  };
  /** List Runs */
  listRuns: {
    path: None;
    query: Filled<NonNullable<operations["listRuns"]["parameters"]["query"]>, "limit">;
    headers: LowerCased<NonNullable<operations["listRuns"]["parameters"]["header"]>>;
  };
  /** Request a Run */
  createRun: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: NonNullable<operations["createRun"]["requestBody"]>["content"]["application/json"] };
  /** Read a Run */
  getRun: {
    path: NonNullable<operations["getRun"]["parameters"]["path"]>;
    query: NonNullable<operations["getRun"]["parameters"]["query"]>;
    headers: LowerCased<NonNullable<operations["getRun"]["parameters"]["header"]>>;
  };
  /** Read the record of a stored object */
  getEvidence: {
    path: NonNullable<operations["getEvidence"]["parameters"]["path"]>;
    query: NonNullable<operations["getEvidence"]["parameters"]["query"]>;
    headers: LowerCased<NonNullable<operations["getEvidence"]["parameters"]["header"]>>;
  };
  /** List public repositories, or read one */
  listLegacyRepositories: {
    path: None;
    query: NonNullable<operations["listLegacyRepositories"]["parameters"]["query"]>;
    headers: LowerCased<NonNullable<operations["listLegacyRepositories"]["parameters"]["header"]>>;
  };
  /** Submit a paper */
  createRepository: {
    path: None;
    query: None;
    headers: None;
  } & (
    | { contentType: "multipart/form-data"; body: Filled<WithFiles<NonNullable<operations["createRepository"]["requestBody"]>["content"]["multipart/form-data"], "paper">, "paperLicense" | "codeLicense" | "visibility"> }
    | { contentType: "application/json"; body: Filled<NonNullable<operations["createRepository"]["requestBody"]>["content"]["application/json"], "visibility"> }
  );
  /** Follow the processing of a repository */
  getProcessing: {
    path: None;
    query: NonNullable<operations["getProcessing"]["parameters"]["query"]>;
    headers: None;
  };
  /** Star or unstar a repository */
  updateStar: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: NonNullable<operations["updateStar"]["requestBody"]>["content"]["application/json"] };
  /** Ask for a reproduction, or withdraw that */
  updateRequest: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: NonNullable<operations["updateRequest"]["requestBody"]>["content"]["application/json"] };
  /** Follow or unfollow a repository or a person */
  updateFollow: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: NonNullable<operations["updateFollow"]["requestBody"]>["content"]["application/json"] };
  /** Copy a repository */
  createFork: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: NonNullable<operations["createFork"]["requestBody"]>["content"]["application/json"] };
  /** Request a Run (unversioned) */
  createLegacyRun: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: NonNullable<operations["createLegacyRun"]["requestBody"]>["content"]["application/json"] };
  /** Read the badge of a repository */
  getBadge: {
    path: NonNullable<operations["getBadge"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["getBadge"]["parameters"]["header"]>>;
  };
  /** Look up a preprint */
  lookupPreprint: {
    path: None;
    query: NonNullable<operations["lookupPreprint"]["parameters"]["query"]>;
    headers: None;
  };
  /** Download a stored object */
  getObject: {
    path: NonNullable<operations["getObject"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["getObject"]["parameters"]["header"]>>;
  };
  /** Verify signed statements */
  verifyAttestation: {
    path: NonNullable<operations["verifyAttestation"]["parameters"]["path"]>;
    query: None;
    headers: None;
  };
  /** Check the service */
  getHealth: {
    path: None;
    query: None;
    headers: None;
  };
  /** Sign up */
  signUp: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: NonNullable<operations["signUp"]["requestBody"]>["content"]["application/json"] };
  /** Sign in by e-mail */
  signIn: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: Filled<NonNullable<operations["signIn"]["requestBody"]>["content"]["application/json"], "rememberMe"> };
  /** Sign in by user name */
  signInUsername: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: Filled<NonNullable<operations["signInUsername"]["requestBody"]>["content"]["application/json"], "rememberMe"> };
  /** Sign out */
  signOut: {
    path: None;
    query: None;
    headers: None;
  };
  /** Read the current session */
  getSession: {
    path: None;
    query: None;
    headers: None;
  };
  /** Create an API key */
  createApiKey: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: Filled<NonNullable<operations["createApiKey"]["requestBody"]>["content"]["application/json"], "expiresIn" | "scopes"> };
  /** List API keys */
  listApiKeys: {
    path: None;
    query: Filled<NonNullable<operations["listApiKeys"]["parameters"]["query"]>, "limit" | "offset" | "sortBy" | "sortDirection">;
    headers: None;
  };
  /** Revoke an API key */
  deleteApiKey: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: NonNullable<operations["deleteApiKey"]["requestBody"]>["content"]["application/json"] };
  /** Create an organization */
  createOrganization: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: NonNullable<operations["createOrganization"]["requestBody"]>["content"]["application/json"] };
  /** List the caller's organizations */
  listOrganizations: {
    path: None;
    query: None;
    headers: None;
  };
  /** List members */
  listMembers: {
    path: None;
    query: Filled<NonNullable<operations["listMembers"]["parameters"]["query"]>, "limit" | "offset">;
    headers: None;
  };
  /** Invite a person */
  inviteMember: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: NonNullable<operations["inviteMember"]["requestBody"]>["content"]["application/json"] };
  /** List invitations */
  listInvitations: {
    path: None;
    query: NonNullable<operations["listInvitations"]["parameters"]["query"]>;
    headers: None;
  };
  /** Accept an invitation */
  acceptInvitation: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: NonNullable<operations["acceptInvitation"]["requestBody"]>["content"]["application/json"] };
  /** Remove a member */
  removeMember: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: NonNullable<operations["removeMember"]["requestBody"]>["content"]["application/json"] };
  /** Change a member's role */
  updateMemberRole: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: NonNullable<operations["updateMemberRole"]["requestBody"]>["content"]["application/json"] };
  /** Leave an organization */
  leaveOrganization: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: NonNullable<operations["leaveOrganization"]["requestBody"]>["content"]["application/json"] };
  /** Change one's profile */
  updateProfile: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: NonNullable<operations["updateProfile"]["requestBody"]>["content"]["application/json"] };
  /** Change one's picture */
  updateAvatar: {
    path: None;
    query: None;
    headers: None;
  } & (
    | { contentType: "image/png"; body: Uint8Array }
    | { contentType: "image/jpeg"; body: Uint8Array }
    | { contentType: "image/webp"; body: Uint8Array }
  );
  /** Open the home page */
  getHomePage: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["getHomePage"]["parameters"]["header"]>>;
  };
  /** Open the page of a repository */
  getRepositoryPage: {
    path: NonNullable<operations["getRepositoryPage"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["getRepositoryPage"]["parameters"]["header"]>>;
  };
  /** Read this contract */
  getContract: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["getContract"]["parameters"]["header"]>>;
  };
  /** Read the public keys */
  getKeySet: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["getKeySet"]["parameters"]["header"]>>;
  };
  /** Read the schema of the experiment manifest */
  getExperimentSchema: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["getExperimentSchema"]["parameters"]["header"]>>;
  };
  /** Open a tool stream */
  openToolStream: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["openToolStream"]["parameters"]["header"]>>;
  };
  /** Send a tool message */
  callTool: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["callTool"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: NonNullable<operations["callTool"]["requestBody"]>["content"]["application/json"] };
  /** Close a tool session */
  closeToolSession: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["closeToolSession"]["parameters"]["header"]>>;
  };
}

/** The answers that are returned. Failures are thrown, so statuses whose body is an error are not among them. */
export interface Results {
  /** Search repositories and Claims */
  search:
    | { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["search"]["responses"][200]["content"]["application/json"] }
    | { status: 304; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body?: undefined };
  /** List repositories */
  listRepositories:
    | { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["listRepositories"]["responses"][200]["content"]["application/json"] }
    | { status: 304; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body?: undefined };
  /** Resolve a human path */
  resolveRepository:
    | { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["resolveRepository"]["responses"][200]["content"]["application/json"] }
    | { status: 304; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body?: undefined };
  /** Read a repository */
  getRepository:
    | { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["getRepository"]["responses"][200]["content"]["application/json"] }
    | { status: 304; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body?: undefined };
  /** List Claims */
  listClaims:
    | { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["listClaims"]["responses"][200]["content"]["application/json"] }
    | { status: 304; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body?: undefined };
  /** Read a Claim */
  getClaim:
    | { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["getClaim"]["responses"][200]["content"]["application/json"] }
    | { status: 304; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body?: undefined };
  /** List Runs */
  listRuns:
    | { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number; Deprecation?: string }; body: operations["listRuns"]["responses"][200]["content"]["application/json"] }
    | { status: 304; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number; Deprecation?: string }; body?: undefined };
  /** Request a Run */
  createRun: { status: 202; headers: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number; Location: string; "Retry-After": number }; body: operations["createRun"]["responses"][202]["content"]["application/json"] };
  /** Read a Run */
  getRun:
    | { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["getRun"]["responses"][200]["content"]["application/json"] }
    | { status: 304; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body?: undefined };
  /** Read the record of a stored object */
  getEvidence:
    | { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["getEvidence"]["responses"][200]["content"]["application/json"] }
    | { status: 304; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body?: undefined };
  /** List public repositories, or read one */
  listLegacyRepositories:
    | { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["listLegacyRepositories"]["responses"][200]["content"]["application/json"] }
    | { status: 304; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body?: undefined };
  /** Submit a paper */
  createRepository: { status: 201; headers: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number; Location: string; "X-Quota-Limit"?: number; "X-Quota-Used"?: number; "X-Quota-Remaining"?: number; "X-Quota-Reset"?: string }; body: operations["createRepository"]["responses"][201]["content"]["application/json"] };
  /** Follow the processing of a repository */
  getProcessing: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["getProcessing"]["responses"][200]["content"]["application/json"] };
  /** Star or unstar a repository */
  updateStar: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["updateStar"]["responses"][200]["content"]["application/json"] };
  /** Ask for a reproduction, or withdraw that */
  updateRequest: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["updateRequest"]["responses"][200]["content"]["application/json"] };
  /** Follow or unfollow a repository or a person */
  updateFollow: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["updateFollow"]["responses"][200]["content"]["application/json"] };
  /** Copy a repository */
  createFork: { status: 201; headers: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number; Location: string }; body: operations["createFork"]["responses"][201]["content"]["application/json"] };
  /** Request a Run (unversioned) */
  createLegacyRun: { status: 202; headers: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number; Location: string; "Retry-After": number }; body: operations["createLegacyRun"]["responses"][202]["content"]["application/json"] };
  /** Read the badge of a repository */
  getBadge:
    | { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; mediaType: "image/svg+xml"; body: Payload }
    | { status: 304; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body?: undefined };
  /** Look up a preprint */
  lookupPreprint: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["lookupPreprint"]["responses"][200]["content"]["application/json"] };
  /** Download a stored object */
  getObject:
    | { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number; "Content-Disposition"?: string; "Accept-Ranges"?: string }; mediaType: string; body: Payload }
    | { status: 206; headers: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number; "Content-Disposition"?: string; "Accept-Ranges"?: string; "Content-Range": string }; mediaType: string; body: Payload }
    | { status: 304; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body?: undefined };
  /** Verify signed statements */
  verifyAttestation: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["verifyAttestation"]["responses"][200]["content"]["application/json"] };
  /** Check the service */
  getHealth:
    | { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["getHealth"]["responses"][200]["content"]["application/json"] }
    | { status: 503; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string }; body: operations["getHealth"]["responses"][503]["content"]["application/json"] };
  /** Sign up */
  signUp: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number; "Set-Cookie"?: string }; body: operations["signUp"]["responses"][200]["content"]["application/json"] };
  /** Sign in by e-mail */
  signIn: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number; "Set-Cookie"?: string }; body: operations["signIn"]["responses"][200]["content"]["application/json"] };
  /** Sign in by user name */
  signInUsername: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number; "Set-Cookie"?: string }; body: operations["signInUsername"]["responses"][200]["content"]["application/json"] };
  /** Sign out */
  signOut: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number; "Set-Cookie"?: string }; body: operations["signOut"]["responses"][200]["content"]["application/json"] };
  /** Read the current session */
  getSession: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["getSession"]["responses"][200]["content"]["application/json"] };
  /** Create an API key */
  createApiKey: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["createApiKey"]["responses"][200]["content"]["application/json"] };
  /** List API keys */
  listApiKeys: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["listApiKeys"]["responses"][200]["content"]["application/json"] };
  /** Revoke an API key */
  deleteApiKey: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["deleteApiKey"]["responses"][200]["content"]["application/json"] };
  /** Create an organization */
  createOrganization: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["createOrganization"]["responses"][200]["content"]["application/json"] };
  /** List the caller's organizations */
  listOrganizations: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["listOrganizations"]["responses"][200]["content"]["application/json"] };
  /** List members */
  listMembers: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["listMembers"]["responses"][200]["content"]["application/json"] };
  /** Invite a person */
  inviteMember: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["inviteMember"]["responses"][200]["content"]["application/json"] };
  /** List invitations */
  listInvitations: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["listInvitations"]["responses"][200]["content"]["application/json"] };
  /** Accept an invitation */
  acceptInvitation: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["acceptInvitation"]["responses"][200]["content"]["application/json"] };
  /** Remove a member */
  removeMember: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["removeMember"]["responses"][200]["content"]["application/json"] };
  /** Change a member's role */
  updateMemberRole: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["updateMemberRole"]["responses"][200]["content"]["application/json"] };
  /** Leave an organization */
  leaveOrganization: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["leaveOrganization"]["responses"][200]["content"]["application/json"] };
  /** Change one's profile */
  updateProfile: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["updateProfile"]["responses"][200]["content"]["application/json"] };
  /** Change one's picture */
  updateAvatar: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["updateAvatar"]["responses"][200]["content"]["application/json"] };
  /** Open the home page */
  getHomePage:
    | { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; mediaType: "text/html"; body: Payload }
    | { status: 304; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body?: undefined };
  /** Open the page of a repository */
  getRepositoryPage:
    | { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; mediaType: "text/html"; body: Payload }
    | { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; mediaType: "application/json"; body: operations["getRepositoryPage"]["responses"][200]["content"]["application/json"] }
    | { status: 304; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body?: undefined };
  /** Read this contract */
  getContract:
    | { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["getContract"]["responses"][200]["content"]["application/json"] }
    | { status: 304; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body?: undefined };
  /** Read the public keys */
  getKeySet:
    | { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["getKeySet"]["responses"][200]["content"]["application/json"] }
    | { status: 304; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body?: undefined };
  /** Read the schema of the experiment manifest */
  getExperimentSchema:
    | { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body: operations["getExperimentSchema"]["responses"][200]["content"]["application/schema+json"] }
    | { status: 304; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; ETag?: string; Vary?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body?: undefined };
  /** Open a tool stream */
  openToolStream: { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; mediaType: "text/event-stream"; body: Payload };
  /** Send a tool message */
  callTool:
    | { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; mediaType: "application/json"; body: operations["callTool"]["responses"][200]["content"]["application/json"] }
    | { status: 200; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; mediaType: "text/event-stream"; body: Payload }
    | { status: 202; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body?: undefined };
  /** Close a tool session */
  closeToolSession: { status: 204; headers?: OtherHeaders & { "X-Request-Id"?: string; "Cache-Control"?: string; "X-RateLimit-Limit"?: number; "X-RateLimit-Remaining"?: number; "X-RateLimit-Reset"?: number }; body?: undefined };
}

export type OperationId = keyof Inputs;

export type Input<O extends OperationId> = Inputs[O];

export type Result<O extends OperationId> = Results[O];

export type Handler<O extends OperationId, Deps, Context> = (
  deps: Deps,
  input: Input<O>,
  context: Context,
) => Promise<Result<O>>;

/** Every operation by its id: `satisfies Operations<Deps, Context>` does not compile while one is missing. */
export type Operations<Deps, Context> = { [O in OperationId]: Handler<O, Deps, Context> };
