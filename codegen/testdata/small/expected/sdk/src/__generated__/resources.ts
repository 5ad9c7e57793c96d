// Generated from openapi.json by codegen/generate.ts. Do not edit.

import { type PageOf, type Paginated, paginate } from "../pages.ts";
import type { OperationDescription, Reply, Requester, RequestOptions } from "../requester.ts";
import type { ReadonlyLists, Selected } from "../selection.ts";
import type { components, operations } from "./types.ts";

type Schemas = components["schemas"];

export type SearchParameters = NonNullable<operations["search"]["parameters"]["query"]>;

export type ListRunsParameters = ReadonlyLists<NonNullable<operations["listRuns"]["parameters"]["query"]>>;

export type ListRunsSections = never;

export type CreateRunParameters = Schemas["RunRequest"];

export type GetRunParameters = NonNullable<operations["getRun"]["parameters"]["path"]> & NonNullable<operations["getRun"]["parameters"]["query"]>;

export type DeleteRunParameters = NonNullable<operations["deleteRun"]["parameters"]["path"]>;

export type CreateRepositoryParameters = NonNullable<operations["createRepository"]["requestBody"]>["content"]["multipart/form-data"] | NonNullable<operations["createRepository"]["requestBody"]>["content"]["application/json"];

export type GetObjectParameters = NonNullable<operations["getObject"]["parameters"]["path"]>;

export type DeleteApiKeyParameters = NonNullable<operations["deleteApiKey"]["requestBody"]>["content"]["application/json"];

export const search: OperationDescription<SearchParameters, operations["search"]["responses"][200]["content"]["application/json"]> = {
  id: "search",
  method: "GET",
  path: "/api/v1/search",
  parameters: { q: "query", limit: "query" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const listRuns: OperationDescription<ListRunsParameters, PageOf<Schemas["RunPage"], "data", Schemas["Run"]>> = {
  id: "listRuns",
  method: "GET",
  path: "/api/v1/runs",
  parameters: {
    state: "query",
    execution_state: "query",
    updated_since: "query",
    include: "list",
    fields: "list",
    cursor: "query",
    limit: "query",
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
  parameters: { runId: "path", verbose: "query", threshold: "query" },
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

export const deleteRun: OperationDescription<DeleteRunParameters, undefined> = {
  id: "deleteRun",
  method: "DELETE",
  path: "/api/v1/runs/{runId}",
  parameters: { runId: "path" },
  accept: "application/json",
  answer: "none",
  retry: "never",
};

export const getLatestRun: OperationDescription<undefined, Schemas["Run"]> = {
  id: "getLatestRun",
  method: "GET",
  path: "/api/v1/runs/latest",
  parameters: {},
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

export const getObject: OperationDescription<GetObjectParameters, Response> = {
  id: "getObject",
  method: "GET",
  path: "/api/objects/{digest}",
  parameters: { digest: "path" },
  accept: "application/octet-stream",
  answer: "response",
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

export const getHealth: OperationDescription<undefined, Schemas["Health"]> = {
  id: "getHealth",
  method: "GET",
  path: "/api/health",
  parameters: {},
  accept: "application/json",
  answer: "json",
  retry: "safe",
};

/** Every operation as a method of its resource. */
export function createResources(request: Requester) {
  return {
    /** Search Runs */
    search: (parameters: SearchParameters, options?: RequestOptions): Reply<operations["search"]["responses"][200]["content"]["application/json"]> =>
      request(search, parameters, options),
    runs: {
      /**
       * List Runs
       *
       * Newest first.
       */
      list: <const Include extends ListRunsParameters["include"] = undefined, const Fields extends ListRunsParameters["fields"] = undefined>(parameters?: ListRunsParameters & { include?: Include; fields?: Fields }, options?: RequestOptions): Paginated<PageOf<Schemas["RunPage"], "data", Selected<Schemas["Run"], ListRunsSections, Fields, Include>>, Selected<Schemas["Run"], ListRunsSections, Fields, Include>> =>
        paginate(request, listRuns, parameters, options) as never,
      /** Request a Run */
      create: (parameters: CreateRunParameters, options?: RequestOptions): Reply<Schemas["Run"]> =>
        request(createRun, parameters, options),
      /** Get one Run */
      get: (parameters: GetRunParameters, options?: RequestOptions): Reply<Schemas["Run"]> =>
        request(getRun, parameters, options),
      /**
       * Delete a Run
       *
       * @deprecated
       */
      delete: (parameters: DeleteRunParameters, options?: RequestOptions): Reply<undefined> =>
        request(deleteRun, parameters, options),
      /** Get the newest Run */
      getLatest: (options?: RequestOptions): Reply<Schemas["Run"]> =>
        request(getLatestRun, undefined, options),
    },
    repositories: {
      /** Submit a paper */
      create: (parameters: CreateRepositoryParameters, options?: RequestOptions): Reply<operations["createRepository"]["responses"][201]["content"]["application/json"]> =>
        request(createRepository, parameters, options),
    },
    objects: {
      /** Download an object */
      get: (parameters: GetObjectParameters, options?: RequestOptions): Reply<Response> =>
        request(getObject, parameters, options),
    },
    auth: {
      /** Delete a key */
      deleteApiKey: (parameters?: DeleteApiKeyParameters, options?: RequestOptions): Reply<operations["deleteApiKey"]["responses"][200]["content"]["application/json"]> =>
        request(deleteApiKey, parameters, options),
    },
    health: {
      /** Say how the service is */
      get: (options?: RequestOptions): Reply<Schemas["Health"]> =>
        request(getHealth, undefined, options),
    },
  };
}
