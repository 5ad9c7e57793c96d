/** The parts of an OpenAPI 3.1 document that the generator reads, with references unresolved. */
export interface Document {
  openapi: string;
  info: { title: string; version: string };
  security?: SecurityRequirement[];
  paths: Record<string, Record<string, unknown> & { parameters?: Referable<ParameterObject>[] }>;
  components?: Record<string, Record<string, unknown>> & {
    schemas?: Record<string, Schema>;
    securitySchemes?: Record<string, SecurityScheme>;
  };
  "x-rate-limits"?: Record<string, Record<string, unknown>>;
  /** What a model is told once, before it sees the tools. */
  "x-tool-instructions"?: string;
  "x-body-limit"?: number;
  "x-json-body-limit"?: number;
  "x-unknown-query"?: string;
}

export interface OperationObject {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  deprecated?: boolean;
  security?: SecurityRequirement[];
  parameters?: Referable<ParameterObject>[];
  requestBody?: Referable<BodyObject>;
  responses?: Record<string, Referable<ResponseObject>>;
  "x-error-family"?: string;
  "x-cache"?: string;
  "x-live-sections"?: string[];
  "x-unknown-query"?: string;
  "x-retry"?: string;
  "x-idempotency"?: string;
  "x-rate-limit"?: string[];
  /** The events of a response of `text/event-stream`, by name, with the schema of their data. The last one ends it. */
  "x-events"?: Record<string, Schema>;
  "x-pagination"?: { cursor: string; nextCursor: string; items: string };
  "x-tool"?: ToolObject;
}

/** How the operation is a tool of the Model Context Protocol. */
export interface ToolObject {
  /** For a model: what it is for, what it answers, what to do next. */
  description: string;
  /** The members that the tool answers with unless all are asked for, as paths through objects and lists. */
  brief?: string[];
  /** Whether the record is a resource too, under its own address. */
  resource?: boolean;
  /** Whether the answer is bytes, which the tool gives as text, in pieces. */
  text?: boolean;
}

export interface ParameterObject {
  name: string;
  in: string;
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  style?: string;
  explode?: boolean;
  schema?: Schema;
  "x-may-be-absent"?: string[];
}

export interface BodyObject {
  required?: boolean;
  content: Record<string, MediaTypeObject>;
}

export interface ResponseObject {
  description?: string;
  headers?: Record<string, Referable<{ required?: boolean; schema?: Schema }>>;
  content?: Record<string, MediaTypeObject>;
}

export interface MediaTypeObject {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Referable<{ value: unknown }>>;
}

export type SecurityRequirement = Record<string, string[]>;

export interface SecurityScheme {
  type: string;
  in?: string;
  scheme?: string;
}

/** A JSON Schema 2020-12 object; keywords that the generator does not read are `unknown`. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  contentMediaType?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  maxItems?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  deprecated?: boolean;
  [keyword: string]: unknown;
}

export type Referable<T> = T | { $ref: string };
