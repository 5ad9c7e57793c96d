// Generated from openapi.json by codegen/generate.ts. Do not edit.

import type { OperationId } from "./handlers.ts";
import type { OperationSpec, RateLimitSpec, ResponseSpec } from "./operation-spec.ts";

export type { Handler, Input, OperationId, Operations, Result } from "./handlers.ts";

export const contractVersion = "0.9.0";

/** The largest body that any operation takes, in bytes. */
export const bodyLimit = 27262976;

/** Bytes of a JSON body, where the operation declares no other limit. */
export const jsonBodyLimit = 65536;

export const rateLimits = {
  "key-minute": { points: 120, seconds: 60, by: "key", per: "service" },
  "submission-month": { points: 25, period: "month", by: "account", per: "operation", headers: "X-Quota" },
} as const satisfies Record<string, RateLimitSpec>;

const shared = {
  Error: { mediaTypes: ["application/json"], headers: [] },
} as const satisfies Record<string, ResponseSpec>;

export const operations = {
  /** Search Runs */
  search: {
    id: "search",
    method: "GET",
    path: "/api/v1/search",
    tag: "search",
    deprecated: false,
    errorFamily: "v1",
    cache: "revalidate",
    liveSections: [],
    unknownQuery: "refused",
    retry: "safe",
    idempotency: null,
    rateLimits: ["key-minute"],
    security: { anonymous: true, session: true, apiKey: { scopes: ["read"] }, bearer: { scopes: ["read"] } },
    pagination: null,
    parameters: [
      { name: "q", in: "query", required: true, deprecated: false, kind: "string" },
      {
        name: "limit",
        in: "query",
        required: false,
        deprecated: false,
        kind: "integer",
        default: 20,
      },
    ],
    body: null,
    responses: { 200: { mediaTypes: ["application/json"], headers: [] }, 400: shared.Error },
  },
  /** List Runs */
  listRuns: {
    id: "listRuns",
    method: "GET",
    path: "/api/v1/runs",
    tag: "runs",
    deprecated: false,
    errorFamily: "v1",
    cache: "revalidate",
    liveSections: [],
    unknownQuery: "ignored",
    retry: "safe",
    idempotency: null,
    rateLimits: ["key-minute"],
    security: { anonymous: true, session: true, apiKey: { scopes: ["read"] }, bearer: { scopes: ["read"] } },
    pagination: { cursor: "cursor", nextCursor: "/pagination/nextCursor", items: "/data" },
    parameters: [
      { name: "state", in: "query", required: false, deprecated: true, kind: "string" },
      { name: "execution_state", in: "query", required: false, deprecated: false, kind: "string" },
      { name: "updated_since", in: "query", required: false, deprecated: false, kind: "string" },
      {
        name: "include",
        in: "query",
        required: false,
        deprecated: false,
        kind: "list",
        items: "string",
      },
      {
        name: "fields",
        in: "query",
        required: false,
        deprecated: false,
        kind: "list",
        items: "string",
      },
      { name: "cursor", in: "query", required: false, deprecated: false, kind: "string" },
      {
        name: "limit",
        in: "query",
        required: false,
        deprecated: false,
        kind: "integer",
        default: 20,
      },
      { name: "if-none-match", in: "header", required: false, deprecated: false, kind: "string" },
    ],
    body: null,
    responses: {
      200: {
        mediaTypes: ["application/json"],
        headers: [{ name: "ETag", required: true }, { name: "X-Request-Id", required: true }],
      },
      304: { mediaTypes: [], headers: [{ name: "ETag", required: true }] },
      400: shared.Error,
    },
  },
  /** Request a Run */
  createRun: {
    id: "createRun",
    method: "POST",
    path: "/api/v1/runs",
    tag: "runs",
    deprecated: false,
    errorFamily: "v1",
    cache: "no-store",
    liveSections: [],
    unknownQuery: "ignored",
    retry: "never",
    idempotency: null,
    rateLimits: ["key-minute"],
    security: {
      anonymous: false,
      session: true,
      apiKey: { scopes: ["write", "run"] },
      bearer: { scopes: ["write", "run"] },
    },
    pagination: null,
    parameters: [],
    body: { required: true, contentTypes: { "application/json": { kind: "json", files: [] } } },
    responses: {
      202: {
        mediaTypes: ["application/json"],
        headers: [
          { name: "Location", required: true },
          { name: "Retry-After", required: true },
          { name: "X-RateLimit-Limit", required: true },
        ],
      },
      400: shared.Error,
      401: shared.Error,
    },
  },
  /** Get one Run */
  getRun: {
    id: "getRun",
    method: "GET",
    path: "/api/v1/runs/{runId}",
    tag: "runs",
    deprecated: false,
    errorFamily: "v1",
    cache: "revalidate",
    liveSections: [],
    unknownQuery: "ignored",
    retry: "safe",
    idempotency: null,
    rateLimits: [],
    security: { anonymous: true, session: false, apiKey: { scopes: ["read"] }, bearer: false },
    pagination: null,
    parameters: [
      { name: "runId", in: "path", required: true, deprecated: false, kind: "string" },
      {
        name: "verbose",
        in: "query",
        required: false,
        deprecated: false,
        kind: "boolean",
        default: false,
      },
      { name: "threshold", in: "query", required: false, deprecated: false, kind: "number" },
    ],
    body: null,
    responses: { 200: { mediaTypes: ["application/json"], headers: [] }, 404: shared.Error },
  },
  /** Delete a Run */
  deleteRun: {
    id: "deleteRun",
    method: "DELETE",
    path: "/api/v1/runs/{runId}",
    tag: "runs",
    deprecated: true,
    errorFamily: "v1",
    cache: "no-store",
    liveSections: [],
    unknownQuery: "ignored",
    retry: "never",
    idempotency: null,
    rateLimits: [],
    security: { anonymous: false, session: true, apiKey: false, bearer: false },
    pagination: null,
    parameters: [{ name: "runId", in: "path", required: true, deprecated: false, kind: "string" }],
    body: null,
    responses: { 204: { mediaTypes: [], headers: [] }, 403: shared.Error },
  },
  /** Get the newest Run */
  getLatestRun: {
    id: "getLatestRun",
    method: "GET",
    path: "/api/v1/runs/latest",
    tag: "runs",
    deprecated: false,
    errorFamily: "v1",
    cache: "revalidate",
    liveSections: [],
    unknownQuery: "ignored",
    retry: "safe",
    idempotency: null,
    rateLimits: [],
    security: { anonymous: true, session: false, apiKey: false, bearer: false },
    pagination: null,
    parameters: [],
    body: null,
    responses: { 200: { mediaTypes: ["application/json"], headers: [] } },
  },
  /** Submit a paper */
  createRepository: {
    id: "createRepository",
    method: "POST",
    path: "/api/repositories",
    tag: "repositories",
    deprecated: false,
    errorFamily: "text",
    cache: "no-store",
    liveSections: [],
    unknownQuery: "ignored",
    retry: "never",
    idempotency: null,
    rateLimits: ["key-minute", "submission-month"],
    security: { anonymous: false, session: true, apiKey: { scopes: ["write"] }, bearer: false },
    pagination: null,
    parameters: [],
    body: {
      required: true,
      contentTypes: {
        "multipart/form-data": {
          kind: "multipart",
          files: [{ name: "paper", required: true, mediaType: "application/pdf", maxBytes: 26214400 }],
        },
        "application/json": { kind: "json", files: [] },
      },
    },
    responses: {
      201: { mediaTypes: ["application/json"], headers: [{ name: "X-Quota-Used", required: true }] },
      409: { mediaTypes: ["application/json"], headers: [] },
    },
  },
  /** Download an object */
  getObject: {
    id: "getObject",
    method: "GET",
    path: "/api/objects/{digest}",
    tag: "objects",
    deprecated: false,
    errorFamily: "text",
    cache: "immutable",
    liveSections: [],
    unknownQuery: "ignored",
    retry: "safe",
    idempotency: null,
    rateLimits: [],
    security: { anonymous: true, session: false, apiKey: false, bearer: false },
    pagination: null,
    parameters: [
      { name: "digest", in: "path", required: true, deprecated: false, kind: "string" },
      { name: "range", in: "header", required: false, deprecated: false, kind: "string" },
    ],
    body: null,
    responses: {
      200: {
        mediaTypes: ["application/octet-stream"],
        headers: [{ name: "Content-Disposition", required: true }, { name: "ETag", required: true }],
      },
      206: {
        mediaTypes: ["application/octet-stream"],
        headers: [{ name: "Content-Range", required: true }],
      },
      404: { mediaTypes: ["application/json"], headers: [] },
    },
  },
  /** Delete a key */
  deleteApiKey: {
    id: "deleteApiKey",
    method: "POST",
    path: "/api/auth/api-key/delete",
    tag: "auth",
    deprecated: false,
    errorFamily: "text",
    cache: "no-store",
    liveSections: [],
    unknownQuery: "ignored",
    retry: "never",
    idempotency: null,
    rateLimits: [],
    security: { anonymous: false, session: true, apiKey: false, bearer: false },
    pagination: null,
    parameters: [],
    body: { required: false, contentTypes: { "application/json": { kind: "json", files: [] } } },
    responses: { 200: { mediaTypes: ["application/json"], headers: [] } },
  },
  /** Say how the service is */
  getHealth: {
    id: "getHealth",
    method: "GET",
    path: "/api/health",
    tag: "health",
    deprecated: false,
    errorFamily: "text",
    cache: "no-store",
    liveSections: [],
    unknownQuery: "ignored",
    retry: "safe",
    idempotency: null,
    rateLimits: [],
    security: { anonymous: true, session: false, apiKey: false, bearer: false },
    pagination: null,
    parameters: [],
    body: null,
    responses: {
      200: { mediaTypes: ["application/json"], headers: [] },
      503: { mediaTypes: ["application/json"], headers: [] },
    },
  },
  /** A repository for people */
  getRepositoryPage: {
    id: "getRepositoryPage",
    method: "GET",
    path: "/r/{owner}/{slug}",
    tag: "pages",
    deprecated: false,
    errorFamily: "text",
    cache: "revalidate",
    liveSections: [],
    unknownQuery: "ignored",
    retry: "safe",
    idempotency: null,
    rateLimits: [],
    security: { anonymous: true, session: false, apiKey: false, bearer: false },
    pagination: null,
    parameters: [
      { name: "owner", in: "path", required: true, deprecated: false, kind: "string" },
      { name: "slug", in: "path", required: true, deprecated: false, kind: "string" },
    ],
    body: null,
    responses: {
      200: { mediaTypes: ["text/html", "application/json"], headers: [] },
      404: { mediaTypes: ["text/html", "application/json"], headers: [] },
    },
  },
} as const satisfies { [O in OperationId]: OperationSpec & { id: O } };

/** Every operation, a fixed path before a templated one that it also matches: the order to register routes in. */
export const operationList: readonly (OperationSpec & { readonly id: OperationId })[] = [
  operations.deleteApiKey,
  operations.getHealth,
  operations.getObject,
  operations.createRepository,
  operations.listRuns,
  operations.createRun,
  operations.getLatestRun,
  operations.getRun,
  operations.deleteRun,
  operations.search,
  operations.getRepositoryPage,
];
