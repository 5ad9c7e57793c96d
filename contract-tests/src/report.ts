/** What can be wrong: the first six with any answer, the others with the answer to one kind of request. */
export const checkNames = [
  "no-answer",
  "server-error",
  "undeclared-status",
  "media-type",
  "headers",
  "body",
  "example",
  "links",
  "valid-parameter",
  "invalid-parameter",
  "unknown-parameter",
  "invalid-body",
  "missing-credentials",
  "invalid-credentials",
  "undeclared-method",
  "revalidation",
  "unknown-id",
] as const;

export type CheckName = (typeof checkNames)[number];

/** One thing that the service does otherwise than the contract says. */
export interface Finding {
  operationId: string;
  check: CheckName;
  /** What was found, and what the contract says. */
  message: string;
  /** The first request that showed it. Credentials are left out. */
  request: { method: string; url: string; description: string };
  /** Null where there was no answer. */
  status: number | null;
  /** How many requests showed it. */
  times: number;
}

/** A check that could not be made, and why. */
export interface Skip {
  operationId: string;
  check: CheckName;
  reason: string;
}

export interface OperationReport {
  operationId: string;
  method: string;
  path: string;
  requests: number;
  /** How often each status was answered. */
  statuses: Record<string, number>;
  findings: number;
}

export interface ContractReport {
  baseUrl: string;
  contractVersion: string;
  /** Whether nothing was found. */
  ok: boolean;
  requests: number;
  operations: OperationReport[];
  findings: Finding[];
  skipped: Skip[];
}
