// Generated from openapi.json by codegen/generate.ts. Do not edit.

import { createMethods, type Methods } from "../create-methods.ts";
import type { PageOf, Paginated } from "../pages.ts";
import type { Reply, Requester, RequestOptions } from "../requester.ts";
import type { Selected } from "../selection.ts";
import type { CreateRepositoryParameters, CreateRunParameters, DeleteApiKeyParameters, DeleteRunParameters, GetObjectParameters, GetRunParameters, ListRunsParameters, ListRunsSections, SearchParameters } from "./operations.ts";
import type { components, operations } from "./types.ts";

type Schemas = components["schemas"];

/** Every operation as a method of its resource. */
export interface Resources {
  /** Search Runs */
  search(parameters: SearchParameters, options?: RequestOptions): Reply<operations["search"]["responses"][200]["content"]["application/json"]>;
  runs: {
    /**
     * List Runs
     *
     * Newest first.
     */
    list<const Include extends ListRunsParameters["include"] = undefined, const Fields extends ListRunsParameters["fields"] = undefined>(parameters?: ListRunsParameters & { include?: Include; fields?: Fields }, options?: RequestOptions): Paginated<PageOf<Schemas["RunPage"], "data", Selected<Schemas["Run"], ListRunsSections, Fields, Include>>, Selected<Schemas["Run"], ListRunsSections, Fields, Include>>;
    /** Request a Run */
    create(parameters: CreateRunParameters, options?: RequestOptions): Reply<Schemas["Run"]>;
    /** Get one Run */
    get(parameters: GetRunParameters, options?: RequestOptions): Reply<Schemas["Run"]>;
    /**
     * Delete a Run
     *
     * @deprecated
     */
    delete(parameters: DeleteRunParameters, options?: RequestOptions): Reply<undefined>;
    /** Get the newest Run */
    getLatest(options?: RequestOptions): Reply<Schemas["Run"]>;
  };
  repositories: {
    /** Submit a paper */
    create(parameters: CreateRepositoryParameters, options?: RequestOptions): Reply<operations["createRepository"]["responses"][201]["content"]["application/json"]>;
  };
  objects: {
    /** Download an object */
    get(parameters: GetObjectParameters, options?: RequestOptions): Reply<Response>;
  };
  auth: {
    /** Delete a key */
    deleteApiKey(parameters?: DeleteApiKeyParameters, options?: RequestOptions): Reply<operations["deleteApiKey"]["responses"][200]["content"]["application/json"]>;
  };
  health: {
    /** Say how the service is */
    get(options?: RequestOptions): Reply<Schemas["Health"]>;
  };
}

export const createResources = (request: Requester): Resources =>
  createMethods(request, table) as unknown as Resources;

const table: Methods = {
  search: ["search GET /api/v1/search q limit"],
  runs: {
    list: [
      "listRuns GET /api/v1/runs state execution_state updated_since include* fields* cursor limit",
      { pagination: { cursor: "cursor", nextCursor: "/pagination/nextCursor", items: "/data" } },
    ],
    create: ["createRun POST /api/v1/runs", { retry: "never" }],
    get: ["getRun GET /api/v1/runs/{runId} verbose threshold"],
    delete: ["deleteRun DELETE /api/v1/runs/{runId}", { bodies: null, answer: "none", retry: "never" }],
    getLatest: ["getLatestRun GET /api/v1/runs/latest"],
  },
  repositories: {
    create: [
      "createRepository POST /api/repositories",
      {
        bodies: [
          { contentType: "multipart/form-data", kind: "multipart", files: ["paper"] },
          { contentType: "application/json", kind: "json", files: [] },
        ],
        retry: "never",
      },
    ],
  },
  objects: {
    get: [
      "getObject GET /api/objects/{digest}",
      { accept: "application/octet-stream", answer: "response" },
    ],
  },
  auth: { deleteApiKey: ["deleteApiKey POST /api/auth/api-key/delete", { retry: "never" }] },
  health: { get: ["getHealth GET /api/health"] },
};
