// Generated from openapi.json by codegen/generate.ts. Do not edit.

import type { Filled, LowerCased, None, OtherHeaders, Payload, WithFiles } from "./handler-types.ts";
import type { components, operations } from "./types.ts";

type Schemas = components["schemas"];

/** Parameters and body as the router hands them over: parsed, valid, defaults filled in. */
export interface Inputs {
  /** Search Runs */
  search: {
    path: None;
    query: Filled<NonNullable<operations["search"]["parameters"]["query"]>, "limit">;
    headers: None;
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
  } & { contentType: "application/json"; body: Schemas["RunRequest"] };
  /** Get one Run */
  getRun: {
    path: NonNullable<operations["getRun"]["parameters"]["path"]>;
    query: Filled<NonNullable<operations["getRun"]["parameters"]["query"]>, "verbose">;
    headers: None;
  };
  /** Delete a Run */
  deleteRun: {
    path: NonNullable<operations["deleteRun"]["parameters"]["path"]>;
    query: None;
    headers: None;
  };
  /** Get the newest Run */
  getLatestRun: {
    path: None;
    query: None;
    headers: None;
  };
  /** Submit a paper */
  createRepository: {
    path: None;
    query: None;
    headers: None;
  } & (
    | { contentType: "multipart/form-data"; body: Filled<WithFiles<NonNullable<operations["createRepository"]["requestBody"]>["content"]["multipart/form-data"], "paper">, "visibility"> }
    | { contentType: "application/json"; body: Filled<NonNullable<operations["createRepository"]["requestBody"]>["content"]["application/json"], "visibility"> }
  );
  /** Download an object */
  getObject: {
    path: NonNullable<operations["getObject"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["getObject"]["parameters"]["header"]>>;
  };
  /** Delete a key */
  deleteApiKey: {
    path: None;
    query: None;
    headers: None;
  } & (
    | { contentType: "application/json"; body: NonNullable<operations["deleteApiKey"]["requestBody"]>["content"]["application/json"] }
    | { contentType?: undefined; body?: undefined }
  );
  /** Say how the service is */
  getHealth: {
    path: None;
    query: None;
    headers: None;
  };
  /** A repository for people */
  getRepositoryPage: {
    path: NonNullable<operations["getRepositoryPage"]["parameters"]["path"]>;
    query: None;
    headers: None;
  };
}

/** The answers that are returned. Failures are thrown, so statuses whose body is an error are not among them. */
export interface Results {
  /** Search Runs */
  search: { status: 200; headers?: OtherHeaders; body: operations["search"]["responses"][200]["content"]["application/json"] };
  /** List Runs */
  listRuns:
    | { status: 200; headers?: OtherHeaders; body: Schemas["RunPage"] }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Request a Run */
  createRun: { status: 202; headers: OtherHeaders & { Location: string; "Retry-After": number }; body: Schemas["Run"] };
  /** Get one Run */
  getRun: { status: 200; headers?: OtherHeaders; body: Schemas["Run"] };
  /** Delete a Run */
  deleteRun: { status: 204; headers?: OtherHeaders; body?: undefined };
  /** Get the newest Run */
  getLatestRun: { status: 200; headers?: OtherHeaders; body: Schemas["Run"] };
  /** Submit a paper */
  createRepository: { status: 201; headers: OtherHeaders & { "X-Quota-Used": number }; body: operations["createRepository"]["responses"][201]["content"]["application/json"] };
  /** Download an object */
  getObject:
    | { status: 200; headers: OtherHeaders & { "Content-Disposition": string }; mediaType: "application/octet-stream"; body: Payload }
    | { status: 206; headers: OtherHeaders & { "Content-Range": string }; mediaType: "application/octet-stream"; body: Payload };
  /** Delete a key */
  deleteApiKey: { status: 200; headers?: OtherHeaders; body: operations["deleteApiKey"]["responses"][200]["content"]["application/json"] };
  /** Say how the service is */
  getHealth:
    | { status: 200; headers?: OtherHeaders; body: Schemas["Health"] }
    | { status: 503; headers?: OtherHeaders; body: Schemas["Health"] };
  /** A repository for people */
  getRepositoryPage:
    | { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload }
    | { status: 200; headers?: OtherHeaders; mediaType: "application/json"; body: Schemas["Run"] };
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
