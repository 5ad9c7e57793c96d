/** The parts of an OpenAPI 3.1 document that the checks read, with every reference resolved but those to schemas. */
export interface Operation {
  operationId: string;
  method: string;
  path: string;
  /** Security requirements, of which one must be met; `{}`: no credentials. */
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response>;
  "x-cache"?: string;
  "x-error-family"?: string;
  "x-pagination"?: { cursor: string };
  /** What becomes of a query parameter that is not declared; the document's where the operation has none. */
  "x-unknown-query"?: "refused" | "ignored";
}

/** A JSON Schema 2020-12 of the contract. */
export type Schema = Record<string, unknown>;

export interface Exemplary {
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}

export interface Parameter extends Exemplary {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  /** Parameters that are required with this one. */
  "x-with"?: string[];
}

export interface MediaType extends Exemplary {
  schema?: Schema;
  encoding?: Record<string, { contentType?: string }>;
}

export interface Response {
  description?: string;
  headers?: Record<string, { required?: boolean; schema?: Schema }>;
  content?: Record<string, MediaType>;
  links?: Record<string, { operationId?: string; parameters?: Record<string, unknown> }>;
}

export interface SecurityScheme {
  type: string;
  in?: string;
  name?: string;
  scheme?: string;
}

export interface Document {
  openapi: string;
  info: { title: string; version: string };
  security?: Record<string, string[]>[];
  paths: Record<string, Record<string, unknown>>;
  "x-unknown-query"?: "refused" | "ignored";
  components?: {
    schemas?: Record<string, Schema>;
    securitySchemes?: Record<string, SecurityScheme>;
  };
}
