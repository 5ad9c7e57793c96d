/** The parts of an OpenAPI 3.1 document that the checks read, with every reference resolved but those to schemas. */
export interface Operation {
  operationId: string;
  description?: string;
  /** Where the document declares it, as a JSON pointer. */
  pointer: string;
  method: string;
  path: string;
  /** Security requirements, of which one must be met; `{}`: no credentials. */
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response>;
  "x-cache"?: string;
  "x-error-family"?: string;
  "x-pagination"?: Pages & { cursor: string };
  /** Names of the rate limits that count it. */
  "x-rate-limit"?: string[];
  /** Schemas of the server-sent events, by their names. */
  "x-events"?: Record<string, Schema>;
  /** What becomes of a query parameter that is not declared; the document's where the operation has none. */
  "x-unknown-query"?: "refused" | "ignored";
  summary?: string;
  /** When the answer to a write is kept for its `Idempotency-Key`; `never`: one with a secret. */
  "x-idempotency"?: "with-write" | "after-write" | "never";
  /** The operation is a tool of the Model Context Protocol. */
  "x-tool"?: {
    description: string;
    /** Members of the answer, as paths with dots, unless everything is asked for. */
    brief?: string[];
    /** It gives bytes as text. */
    text?: boolean;
    /** Its answer is a resource at its address, too. */
    resource?: boolean;
  };
}

/** Where a list and the cursor of its next page are in a response, as JSON pointers. */
export interface Pages {
  nextCursor: string;
  items: string;
  /** The member that the list is sorted by, as a JSON pointer into an item; with a minus, the highest first. */
  order?: string;
}

/** How the items that a filter lets through look. */
interface Matches {
  /**
   * `equal`: the member has the value; `includes`: the member, a list, has it; `notBefore`: the member is that time or
   * later; `words`: each word occurs in one of the members.
   */
  rule: "equal" | "includes" | "notBefore" | "words";
  /** JSON pointers into an item. */
  members: string[];
  /** Where an item has no such member: the list that has something, asked with the same filter and the item's id. */
  related?: { operationId: string; parameter: string };
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
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: Schema;
  /** What of the answer a filter is about. */
  "x-matches"?: Matches;
  /** Of a cursor: the list that it goes on with, where the operation has several. */
  "x-pages"?: Pages;
  /** Values of `include` that a record need not have. */
  "x-may-be-absent"?: string[];
  /** Parameters that are required with this one. */
  "x-with"?: string[];
}

export interface MediaType extends Exemplary {
  schema?: Schema;
  encoding?: Record<string, { contentType?: string }>;
}

export interface Response {
  description?: string;
  headers?: Record<string, { description?: string; required?: boolean; schema?: Schema; example?: unknown }>;
  content?: Record<string, MediaType>;
  links?: Record<string, Link>;
}

export interface Link {
  operationId?: string;
  parameters?: Record<string, unknown>;
  requestBody?: unknown;
  /** What it leads to need not be there. */
  "x-may-be-absent"?: boolean;
}

export interface SecurityScheme {
  type: string;
  in?: string;
  name?: string;
  scheme?: string;
}

/** What the contract says of all answers; nothing of it is checked where it is not said. */
export interface Words {
  /** Whether answers have declared members alone, but where `additionalProperties` lets others in. */
  "x-undeclared-members"?: "absent" | "allowed";
  /** `not-found`: an address that is no operation's is 404. */
  "x-unknown-path"?: "not-found";
  /** `as-get`: each GET is answered to HEAD too, with the same status and fields. */
  "x-head"?: "as-get";
  /** `Cache-Control` by the `x-cache` of an operation: to nobody in particular, and to whoever was identified. */
  "x-cache-control"?: Record<string, { anonymous: string; identified: string }>;
  /** What scripts of other origins may do with operations that take a key, and with public reads. */
  "x-cross-origin"?: { origin: string; credentials: boolean };
  /** The status of each `code` of an error. */
  "x-error-statuses"?: Record<string, number>;
  /** Languages of messages; the first where none is preferred. */
  "x-languages"?: string[];
  /** What a model is told once, before it sees the tools. */
  "x-tool-instructions"?: string;
  /** The largest JSON body in bytes. */
  "x-json-body-limit"?: number;
  "x-rate-limits"?: Record<
    string,
    {
      points: number;
      seconds?: number;
      by: string;
      counts?: string;
      per?: string;
      period?: string;
      headers?: string;
    }
  >;
}

export interface Document extends Words {
  openapi: string;
  info: { title: string; version: string; description?: string };
  security?: Record<string, string[]>[];
  paths: Record<string, Record<string, unknown>>;
  "x-unknown-query"?: "refused" | "ignored";
  components?: {
    schemas?: Record<string, Schema>;
    securitySchemes?: Record<string, SecurityScheme>;
  };
}
