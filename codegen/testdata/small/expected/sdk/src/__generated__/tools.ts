// Generated from openapi.json by codegen/generate.ts. Do not edit.

import type { OperationDescription } from "../requester.ts";
import * as operations from "./operations.ts";

export interface ToolSpec {
  readonly operation: Omit<OperationDescription, "types">;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly readOnly: boolean;
  /** Whether its record is a resource too, under its own address. */
  readonly resource: boolean;
  /** Whether it gives bytes as text, in pieces. */
  readonly text: boolean;
  /** The members that it answers with unless all are asked for, as paths through objects and lists. */
  readonly brief: readonly string[] | null;
  /** JSON Schema of the arguments, with nothing referred to. */
  readonly inputSchema: { readonly type: "object"; readonly [keyword: string]: unknown };
  /** JSON Schema of a brief answer; a whole one has more. */
  readonly outputSchema: { readonly type: "object"; readonly [keyword: string]: unknown };
}

/** What a model is told once, before it sees the tools. */
export const instructions = "";

export const tools: readonly ToolSpec[] = [
  {
    operation: operations.search,
    name: "search",
    title: "Search Runs",
    description: "Find Runs by words.",
    readOnly: true,
    resource: false,
    text: false,
    brief: ["data.id", "data.parent.state", "meta"],
    inputSchema: {
      type: "object",
      properties: {
        q: { type: "string", minLength: 1, maxLength: 200, description: "" },
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20, description: "" },
        detail: {
          type: "string",
          enum: ["brief", "full"],
          default: "brief",
          description: "`full` for every member that there is, which is long. With `fields` it does not count.",
        },
      },
      required: ["q"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        data: {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: { type: "string" },
              parent: {
                type: ["object", "null"],
                properties: { state: { type: "string", enum: ["queued", "running", "succeeded"] } },
              },
            },
          },
        },
        meta: { type: "object" },
      },
    },
  },
  {
    operation: operations.listRuns,
    name: "list_runs",
    title: "List Runs",
    description: "List Runs, newest first.",
    readOnly: true,
    resource: false,
    text: false,
    brief: ["data.id", "data.state", "pagination"],
    inputSchema: {
      type: "object",
      properties: {
        execution_state: { type: "string", enum: ["queued", "running", "succeeded"], description: "" },
        updated_since: { type: "string", format: "date-time", description: "" },
        include: {
          description: "",
          anyOf: [
            {
              type: "array",
              items: { type: "string", enum: ["logs", "evidence"] },
              uniqueItems: true,
              maxItems: 2,
            },
            { type: "string" },
          ],
        },
        fields: {
          description: "",
          anyOf: [
            {
              type: "array",
              minItems: 1,
              items: { type: "string", enum: ["id", "state", "score", "links"] },
            },
            { type: "string" },
          ],
        },
        cursor: { type: "string", maxLength: 512, description: "" },
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20, description: "" },
        detail: {
          type: "string",
          enum: ["brief", "full"],
          default: "brief",
          description: "`full` for every member that there is, which is long. With `fields` it does not count.",
        },
      },
      required: [],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        data: {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: { type: "string" },
              state: { type: "string", enum: ["queued", "running", "succeeded"] },
            },
          },
        },
        pagination: { type: "object" },
      },
    },
  },
  {
    operation: operations.createRun,
    name: "create_run",
    title: "Request a Run",
    description: "Ask for a Run.",
    readOnly: false,
    resource: false,
    text: false,
    brief: null,
    inputSchema: {
      type: "object",
      properties: {
        claimId: { type: "string", minLength: 1, maxLength: 64 },
        experimentVersionId: {
          type: "string",
          pattern: "^sha256:[0-9a-f]{64}$",
          description: "A digest.",
          "x-note": "never compiled",
        },
        labels: { type: "array", maxItems: 5, items: { type: "string", maxLength: 20 } },
      },
      required: ["claimId"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        id: { type: "string" },
        state: { type: "string", enum: ["queued", "running", "succeeded"] },
        score: { type: ["number", "null"] },
        verification: { type: "string" },
        parent: { type: ["object", "null"] },
        startedAt: { type: ["string", "null"] },
        links: { type: "object" },
      },
    },
  },
  {
    operation: operations.getRun,
    name: "get_run",
    title: "Get one Run",
    description: "Read a Run.",
    readOnly: true,
    resource: true,
    text: false,
    brief: null,
    inputSchema: {
      type: "object",
      properties: {
        runId: { type: "string", maxLength: 64, description: "" },
        verbose: { type: "boolean", default: false, description: "" },
        threshold: { type: "number", description: "" },
      },
      required: ["runId"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        id: { type: "string" },
        state: { type: "string", enum: ["queued", "running", "succeeded"] },
        score: { type: ["number", "null"] },
        verification: { type: "string" },
        parent: { type: ["object", "null"] },
        startedAt: { type: ["string", "null"] },
        links: { type: "object" },
      },
    },
  },
  {
    operation: operations.getObject,
    name: "get_object",
    title: "Download an object",
    description: "Read an object.",
    readOnly: true,
    resource: false,
    text: true,
    brief: null,
    inputSchema: {
      type: "object",
      properties: {
        digest: {
          type: "string",
          pattern: "^sha256:[0-9a-f]{64}$",
          description: "",
          "x-note": "never compiled",
        },
        offset: {
          type: "integer",
          minimum: 0,
          default: 0,
          description: "Bytes to skip: `nextOffset` of the answer before.",
        },
      },
      required: ["digest"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        text: { type: "string", description: "The text of this piece." },
        mediaType: { type: "string", description: "Its media type." },
        byteSize: { type: "integer", description: "Bytes of the whole file." },
        nextOffset: { type: ["integer", "null"], description: "Where the next piece begins; null at the end." },
      },
      required: ["text", "mediaType", "byteSize", "nextOffset"],
    },
  },
];
