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
    title: "Search repositories and Claims",
    description: "Finds what holds all words of `q`, as words or as the starts of longer ones, without regard to case and accents. Everything in `q` is text: there is no query syntax. Whole words come before starts, titles before the rest, and of what is alike the newest first. Each kind has its own cursor, so that each list can go on alone.",
    readOnly: true,
    inputSchema: {
      type: "object",
      properties: {
        q: {
          type: "string",
          minLength: 1,
          maxLength: 400,
          description: "Words to look for, of which the first 32 count.",
        },
        subject: { type: "string", minLength: 1, maxLength: 128, description: "Only of this subject class." },
        repository_cursor: {
          type: "string",
          minLength: 1,
          maxLength: 1024,
          description: "Cursor of the repositories found.",
        },
        claim_cursor: {
          type: "string",
          minLength: 1,
          maxLength: 1024,
          description: "Cursor of the Claims found.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 100,
          default: 10,
          description: "Most results of each kind.",
        },
      },
      required: ["q"],
      additionalProperties: false,
    },
  },
  {
    name: "list_repositories",
    operation: "listRepositories",
    title: "List repositories",
    description: "Repositories that the caller may read, newest first.",
    readOnly: true,
    inputSchema: {
      type: "object",
      properties: {
        q: {
          type: "string",
          maxLength: 400,
          description: "Texts to look for, parted by spaces; all must be found, within longer words too.",
        },
        subject: { type: "string", minLength: 1, maxLength: 128, description: "Only of this subject class." },
        verification: {
          type: "string",
          description: "Only in this legacy combined state.",
          enum: [
            "unverified",
            "queued",
            "running",
            "verified",
            "failed",
            "inconclusive",
            "review_required",
            "cancelled",
            "timed_out",
          ],
        },
        updated_since: { type: "string", format: "date-time", description: "Only changed at or after this time." },
        cursor: {
          type: "string",
          minLength: 1,
          maxLength: 1024,
          description: "Opaque cursor from `pagination.nextCursor` of the same query.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 100,
          default: 20,
          description: "Most records in the answer.",
        },
        fields: {
          description: "Top-level members to answer with: exactly these.",
          anyOf: [
            {
              type: "array",
              items: {
                type: "string",
                enum: [
                  "id",
                  "owner",
                  "slug",
                  "title",
                  "description",
                  "significance",
                  "visibility",
                  "authors",
                  "subjects",
                  "topics",
                  "verification",
                  "evidence",
                  "execution",
                  "withdrawal",
                  "updatedAt",
                  "links",
                ],
              },
              minItems: 1,
              uniqueItems: true,
            },
            { type: "string" },
          ],
        },
      },
      required: [],
      additionalProperties: false,
    },
  },
  {
    name: "resolve_repository",
    operation: "resolveRepository",
    title: "Resolve a human path",
    description: "Resolves a namespace and a name, as they stand in the address of a page, to the canonical compact record.",
    readOnly: true,
    inputSchema: {
      type: "object",
      properties: {
        owner: { type: "string", minLength: 1, maxLength: 128, description: "Namespace of the owner." },
        slug: {
          type: "string",
          minLength: 1,
          maxLength: 128,
          description: "Name of the repository within the namespace.",
        },
        include: {
          description: "Optional sections to add.",
          anyOf: [
            {
              type: "array",
              items: {
                type: "string",
                enum: ["readme", "claims", "experiments", "runs", "evidence", "assessments"],
              },
              minItems: 1,
              uniqueItems: true,
            },
            { type: "string" },
          ],
        },
        fields: {
          description: "Top-level members to answer with: exactly these. A section that is named here needs no `include`.",
          anyOf: [
            {
              type: "array",
              items: {
                type: "string",
                enum: [
                  "id",
                  "owner",
                  "slug",
                  "title",
                  "description",
                  "significance",
                  "visibility",
                  "authors",
                  "subjects",
                  "topics",
                  "verification",
                  "evidence",
                  "execution",
                  "withdrawal",
                  "updatedAt",
                  "readme",
                  "claims",
                  "experiments",
                  "runs",
                  "assessments",
                  "links",
                ],
              },
              minItems: 1,
              uniqueItems: true,
            },
            { type: "string" },
          ],
        },
      },
      required: ["owner", "slug"],
      additionalProperties: false,
    },
  },
  {
    name: "get_repository",
    operation: "getRepository",
    title: "Read a repository",
    description: "One repository in the compact form, with the optional sections that `include` names.",
    readOnly: true,
    inputSchema: {
      type: "object",
      properties: {
        repositoryId: {
          type: "string",
          minLength: 1,
          maxLength: 128,
          description: "Identifier of the repository.",
        },
        include: {
          description: "Optional sections to add.",
          anyOf: [
            {
              type: "array",
              items: {
                type: "string",
                enum: ["readme", "claims", "experiments", "runs", "evidence", "assessments"],
              },
              minItems: 1,
              uniqueItems: true,
            },
            { type: "string" },
          ],
        },
        fields: {
          description: "Top-level members to answer with: exactly these. A section that is named here needs no `include`.",
          anyOf: [
            {
              type: "array",
              items: {
                type: "string",
                enum: [
                  "id",
                  "owner",
                  "slug",
                  "title",
                  "description",
                  "significance",
                  "visibility",
                  "authors",
                  "subjects",
                  "topics",
                  "verification",
                  "evidence",
                  "execution",
                  "withdrawal",
                  "updatedAt",
                  "readme",
                  "claims",
                  "experiments",
                  "runs",
                  "assessments",
                  "links",
                ],
              },
              minItems: 1,
              uniqueItems: true,
            },
            { type: "string" },
          ],
        },
      },
      required: ["repositoryId"],
      additionalProperties: false,
    },
  },
  {
    name: "list_claims",
    operation: "listClaims",
    title: "List Claims",
    description: "Claims of one repository, or of all that the caller may read, newest first.",
    readOnly: true,
    inputSchema: {
      type: "object",
      properties: {
        repository_id: { type: "string", minLength: 1, maxLength: 128, description: "Only of this repository." },
        q: {
          type: "string",
          maxLength: 400,
          description: "Texts to look for, parted by spaces; all must be found, within longer words too.",
        },
        verification: {
          type: "string",
          description: "Only in this legacy combined state.",
          enum: [
            "unverified",
            "queued",
            "running",
            "verified",
            "failed",
            "inconclusive",
            "review_required",
            "cancelled",
            "timed_out",
          ],
        },
        include: {
          description: "Optional sections to add.",
          anyOf: [
            {
              type: "array",
              items: { type: "string", enum: ["assessments"] },
              minItems: 1,
              uniqueItems: true,
            },
            { type: "string" },
          ],
        },
        cursor: {
          type: "string",
          minLength: 1,
          maxLength: 1024,
          description: "Opaque cursor from `pagination.nextCursor` of the same query.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 100,
          default: 20,
          description: "Most records in the answer.",
        },
        fields: {
          description: "Top-level members to answer with: exactly these. A section that is named here needs no `include`.",
          anyOf: [
            {
              type: "array",
              items: {
                type: "string",
                enum: [
                  "id",
                  "repository",
                  "type",
                  "statement",
                  "sourceLocator",
                  "verification",
                  "reproduction",
                  "plan",
                  "evidence",
                  "assessments",
                  "measurements",
                  "origin",
                  "claimVersionId",
                  "current",
                  "experimentIds",
                  "evidenceIds",
                  "links",
                ],
              },
              minItems: 1,
              uniqueItems: true,
            },
            { type: "string" },
          ],
        },
      },
      required: [],
      additionalProperties: false,
    },
  },
  {
    name: "get_claim",
    operation: "getClaim",
    title: "Read a Claim",
    description: "One Claim with its plan, its measurements and how it stands.",
    readOnly: true,
    inputSchema: {
      type: "object",
      properties: {
        claimId: { type: "string", minLength: 1, maxLength: 128, description: "Identifier of the Claim." },
        repository_id: {
          type: "string",
          minLength: 1,
          maxLength: 128,
          description: "Repository that it belongs to.",
        },
        include: {
          description: "Optional sections to add.",
          anyOf: [
            {
              type: "array",
              items: { type: "string", enum: ["assessments"] },
              minItems: 1,
              uniqueItems: true,
            },
            { type: "string" },
          ],
        },
      },
      required: ["claimId", "repository_id"],
      additionalProperties: false,
    },
  },
  {
    name: "list_runs",
    operation: "listRuns",
    title: "List Runs",
    description: "Runs, newest first. A deprecated parameter is answered with a `Deprecation` header.",
    readOnly: true,
    inputSchema: {
      type: "object",
      properties: {
        repository_id: { type: "string", minLength: 1, maxLength: 128, description: "Only of this repository." },
        claim_id: { type: "string", minLength: 1, maxLength: 128, description: "Only Runs of this Claim." },
        execution_state: {
          type: "string",
          description: "Only in this execution state.",
          enum: [
            "queued",
            "running",
            "succeeded",
            "failed",
            "partial",
            "cancelled",
            "timedOut",
            "unknown",
          ],
        },
        assessment_conclusion: {
          type: "string",
          description: "Only with this conclusion.",
          enum: ["supports", "challenges", "contradicts", "inconclusive"],
        },
        include: {
          description: "Optional sections to add.",
          anyOf: [
            {
              type: "array",
              items: {
                type: "string",
                enum: ["environment", "attestation", "logs", "evidence", "assessments"],
              },
              minItems: 1,
              uniqueItems: true,
            },
            { type: "string" },
          ],
        },
        cursor: {
          type: "string",
          minLength: 1,
          maxLength: 1024,
          description: "Opaque cursor from `pagination.nextCursor` of the same query.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 100,
          default: 20,
          description: "Most records in the answer.",
        },
        fields: {
          description: "Top-level members to answer with: exactly these. A section that is named here needs no `include`.",
          anyOf: [
            {
              type: "array",
              items: {
                type: "string",
                enum: [
                  "id",
                  "repository",
                  "state",
                  "execution",
                  "assessment",
                  "assessments",
                  "claimIds",
                  "experimentVersionId",
                  "queuedAt",
                  "startedAt",
                  "finishedAt",
                  "measurements",
                  "agent",
                  "artifact",
                  "environment",
                  "attestation",
                  "logs",
                  "evidence",
                  "links",
                ],
              },
              minItems: 1,
              uniqueItems: true,
            },
            { type: "string" },
          ],
        },
      },
      required: [],
      additionalProperties: false,
    },
  },
  {
    name: "create_run",
    operation: "createRun",
    title: "Request a Run",
    description: "Asks for a controlled reproduction of a Claim. The Run is queued; poll it at `Location`, no more often than `Retry-After` says.",
    readOnly: false,
    inputSchema: {
      type: "object",
      properties: {
        repositoryId: {
          type: "string",
          description: "Identifier of the repository.",
          minLength: 1,
          maxLength: 128,
        },
        claimId: { type: "string", description: "Identifier of the Claim.", minLength: 1, maxLength: 128 },
        experimentVersionId: {
          type: "string",
          description: "Version of the experiment; the plan's by default.",
          pattern: "^sha256:[0-9a-f]{64}$",
        },
      },
      required: ["repositoryId", "claimId"],
      additionalProperties: false,
    },
  },
  {
    name: "get_run",
    operation: "getRun",
    title: "Read a Run",
    description: "One Run with what happened, what it measured and what that says.",
    readOnly: true,
    inputSchema: {
      type: "object",
      properties: {
        runId: { type: "string", minLength: 1, maxLength: 128, description: "Identifier of the Run." },
        repository_id: { type: "string", minLength: 1, maxLength: 128, description: "Only of this repository." },
        include: {
          description: "Optional sections to add.",
          anyOf: [
            {
              type: "array",
              items: {
                type: "string",
                enum: ["environment", "attestation", "logs", "evidence", "assessments"],
              },
              minItems: 1,
              uniqueItems: true,
            },
            { type: "string" },
          ],
        },
      },
      required: ["runId"],
      additionalProperties: false,
    },
  },
  {
    name: "list_run_logs",
    operation: "listRunLogs",
    title: "Read a Run's log",
    description: "The log of a Run in pieces, in the order in which they were recorded. It grows while the Run is executed: the last page, asked for again, has what was added since. Of a long log the beginning and the end are kept; all that is kept of the output is Evidence of kind `log`.",
    readOnly: true,
    inputSchema: {
      type: "object",
      properties: {
        runId: { type: "string", minLength: 1, maxLength: 128, description: "Identifier of the Run." },
        cursor: {
          type: "string",
          minLength: 1,
          maxLength: 1024,
          description: "Opaque cursor from `pagination.nextCursor` of the same query.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 100,
          default: 20,
          description: "Most records in the answer.",
        },
      },
      required: ["runId"],
      additionalProperties: false,
    },
  },
  {
    name: "get_evidence",
    operation: "getEvidence",
    title: "Read the record of a stored object",
    description: "One stored object that a Run produced, with the address of its bytes.",
    readOnly: true,
    inputSchema: {
      type: "object",
      properties: {
        evidenceId: { type: "string", minLength: 1, maxLength: 128, description: "Identifier of the Evidence." },
        repository_id: {
          type: "string",
          minLength: 1,
          maxLength: 128,
          description: "Repository that it belongs to.",
        },
      },
      required: ["evidenceId", "repository_id"],
      additionalProperties: false,
    },
  },
];
