import type { Document, Schema, ToolObject } from "./document.ts";

/** The contract with its references followed and its defaults said: what every emitter works from. */
export interface Contract {
  document: Document;
  version: string;
  /** Limits by name, as the root's `x-rate-limits` gives them. */
  rateLimits: Record<string, Record<string, unknown>>;
  /** Bytes. */
  bodyLimit: number;
  jsonBodyLimit: number;
  schemas: Record<string, Schema>;
  /** In the document's order. */
  operations: Operation[];
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
  deprecated: boolean;
  errorFamily: string;
  cache: string | null;
  liveSections: string[];
  unknownQuery: string;
  retry: string;
  /** When the answer is kept for the `Idempotency-Key`; null where the operation takes none. */
  idempotency: string | null;
  rateLimits: string[];
  security: Security;
  parameters: Parameter[];
  body: Body | null;
  responses: Response[];
  pagination: { cursor: string; nextCursor: string; items: string } | null;
  /** The schema of the data of each server-sent event, in order: the last one ends the stream. Null where there are none. */
  events: Record<string, Schema> | null;
  /** Null where it is no tool. */
  tool: ToolObject | null;
}

export interface Security {
  anonymous: boolean;
  session: boolean;
  apiKey: false | { scopes: string[] };
  bearer: false | { scopes: string[] };
}

export type ScalarKind = "string" | "integer" | "number" | "boolean";

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  description: string;
  required: boolean;
  deprecated: boolean;
  kind: ScalarKind | "list";
  /** The kind of a list's items. */
  items?: ScalarKind;
  default?: unknown;
  /** The sections that a record may lack although they were asked for. */
  mayBeAbsent?: string[];
  schema: Schema;
}

export interface Body {
  required: boolean;
  contents: Content[];
}

export interface Content {
  mediaType: string;
  kind: "json" | "multipart" | "form" | "text" | "binary";
  schema: Schema;
  /** The files of a multipart body. */
  files: File[];
  /** The most bytes of a body that is one file; null where the contract has no limit of its own for it. */
  maxBytes: number | null;
}

export interface File {
  name: string;
  required: boolean;
  /** The media type that the part is expected to carry. */
  mediaType: string | null;
  maxBytes: number | null;
}

export interface Response {
  status: number;
  /** The name under which operations share it, where they do. */
  component: string | null;
  contents: Content[];
  headers: { name: string; required: boolean; schema: Schema }[];
  /** Whether every body of it is an error of either family: such a response is thrown, never returned. */
  error: boolean;
}

/** The contract says something that the generator cannot carry into code. */
export class ContractError extends Error {
  /** A JSON pointer, or the operationId first. */
  readonly where: string;

  constructor(where: string, problem: string) {
    super(`${where}: ${problem}`);
    this.name = "ContractError";
    this.where = where;
  }
}
