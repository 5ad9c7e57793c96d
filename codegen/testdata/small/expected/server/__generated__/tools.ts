// Generated from openapi.json by codegen/generate.ts. Do not edit.

import type { OperationId } from "./handlers.ts";

export interface ToolSpec {
  readonly name: string;
  readonly operation: OperationId;
  readonly title: string;
  readonly description: string;
  readonly readOnly: boolean;
  /** JSON Schema of the arguments, with nothing referred to. */
  readonly inputSchema: { readonly type: "object"; readonly [keyword: string]: unknown };
}

export const tools: readonly ToolSpec[] = [
  {
    name: "search",
    operation: "search",
    title: "Search Runs",
    description: "",
    readOnly: true,
    inputSchema: {
      type: "object",
      properties: {
        q: { type: "string", minLength: 1, maxLength: 200, description: "" },
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20, description: "" },
      },
      required: ["q"],
      additionalProperties: false,
    },
  },
  {
    name: "list_runs",
    operation: "listRuns",
    title: "List Runs",
    description: "Newest first.",
    readOnly: true,
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
      },
      required: [],
      additionalProperties: false,
    },
  },
  {
    name: "create_run",
    operation: "createRun",
    title: "Request a Run",
    description: "",
    readOnly: false,
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
  },
  {
    name: "get_run",
    operation: "getRun",
    title: "Get one Run",
    description: "",
    readOnly: true,
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
  },
  {
    name: "delete_run",
    operation: "deleteRun",
    title: "Delete a Run",
    description: "",
    readOnly: false,
    inputSchema: {
      type: "object",
      properties: { runId: { type: "string", maxLength: 64, description: "" } },
      required: ["runId"],
      additionalProperties: false,
    },
  },
  {
    name: "get_latest_run",
    operation: "getLatestRun",
    title: "Get the newest Run",
    description: "",
    readOnly: true,
    inputSchema: { type: "object", properties: {}, required: [], additionalProperties: false },
  },
];
