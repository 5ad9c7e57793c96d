import type { OperationId } from "../../__generated__/handlers.ts";

/** What the pages read of the contract. References stand as in the file; `reference.ts` follows them. */
export interface Document {
  info: { version: string; summary: string; description: string; license: { name: string } };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: Components;
  "x-body-limit": number;
  "x-json-body-limit": number;
  "x-rate-limits": Record<string, Limit>;
  "x-cache-control": Record<string, { anonymous: string; identified: string }>;
  "x-error-statuses": Record<string, number>;
  "x-languages": string[];
}

interface Components {
  schemas: Record<string, Schema>;
  securitySchemes: Record<string, { description: string }>;
  parameters: Record<string, Parameter>;
  headers: Record<string, Header>;
  responses: Record<string, ResponseObject>;
  examples: Record<string, Example>;
  links: Record<string, Link>;
}

export interface OperationObject {
  operationId: OperationId;
  tags: [string];
  summary: string;
  description: string;
  deprecated?: boolean;
  security: Record<string, string[]>[];
  parameters?: (Parameter | Ref)[];
  requestBody?: { description: string; required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, ResponseObject | Ref>;
  "x-cache": string;
  "x-error-family": "v1" | "text";
  "x-rate-limit": string[];
  "x-retry": "safe" | "keyed" | "never";
  "x-events"?: Record<string, Schema>;
  "x-pagination"?: { cursor: string };
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, Header | Ref>;
  content?: Record<string, MediaType>;
  links?: Record<string, Link | Ref>;
}

export interface MediaType {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, Example | Ref>;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  description: string;
  required?: boolean;
  deprecated?: boolean;
  schema: Schema;
  example?: unknown;
}

export interface Header {
  description: string;
  required?: boolean;
  schema: Schema;
}

export interface Example {
  summary: string;
  value: unknown;
}

export interface Link {
  operationId: OperationId;
  description: string;
  parameters?: Record<string, unknown>;
}

export interface Limit {
  description: string;
  points: number;
  seconds?: number;
}

export interface Ref {
  $ref: string;
}

/** A JSON Schema 2020-12 object. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  deprecated?: boolean;
  examples?: unknown[];
  [keyword: string]: unknown;
}
