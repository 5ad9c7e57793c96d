// Generated from openapi.json by codegen/generate.ts. Do not edit.

import { describeOperation } from "../describe-operation.ts";
import type { PageOf } from "../pages.ts";
import type { ReadonlyLists } from "../selection.ts";
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

export const search = describeOperation<SearchParameters, operations["search"]["responses"][200]["content"]["application/json"]>("search GET /api/v1/search q limit");

export const listRuns = describeOperation<ListRunsParameters, PageOf<Schemas["RunPage"], "data", Schemas["Run"]>>("listRuns GET /api/v1/runs state execution_state updated_since include* fields* cursor limit", { pagination: { cursor: "cursor", nextCursor: "/pagination/nextCursor", items: "/data" } });

export const createRun = describeOperation<CreateRunParameters, Schemas["Run"]>("createRun POST /api/v1/runs", { retry: "never" });

export const getRun = describeOperation<GetRunParameters, Schemas["Run"]>("getRun GET /api/v1/runs/{runId} verbose threshold");

export const deleteRun = describeOperation<DeleteRunParameters, undefined>("deleteRun DELETE /api/v1/runs/{runId}", { bodies: null, answer: "none", retry: "never" });

export const getLatestRun = describeOperation<undefined, Schemas["Run"]>("getLatestRun GET /api/v1/runs/latest");

export const createRepository = describeOperation<CreateRepositoryParameters, operations["createRepository"]["responses"][201]["content"]["application/json"]>("createRepository POST /api/repositories", {
  bodies: [
    { contentType: "multipart/form-data", kind: "multipart", files: ["paper"] },
    { contentType: "application/json", kind: "json", files: [] },
  ],
  retry: "never",
});

export const getObject = describeOperation<GetObjectParameters, Response>("getObject GET /api/objects/{digest}", { accept: "application/octet-stream", answer: "response" });

export const deleteApiKey = describeOperation<DeleteApiKeyParameters, operations["deleteApiKey"]["responses"][200]["content"]["application/json"]>("deleteApiKey POST /api/auth/api-key/delete", { retry: "never" });

export const getHealth = describeOperation<undefined, Schemas["Health"]>("getHealth GET /api/health");
