/** Names of the checks: the first six apply to every response, the others to one kind of request. */
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

/** A deviation of the service from the contract. */
export interface Finding {
  operationId: string;
  check: CheckName;
  /** What the service did, and what the contract says. */
  message: string;
  /** The first request that showed it, without credentials. */
  request: { method: string; url: string; description: string };
  /** Null if there was no response. */
  status: number | null;
  /** Number of requests that showed it. */
  times: number;
}

/** A check that could not be run, and why. */
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
  /** Number of responses by status. */
  statuses: Record<string, number>;
  findings: number;
}

export interface ContractReport {
  baseUrl: string;
  contractVersion: string;
  /** Whether there are no findings. */
  ok: boolean;
  requests: number;
  operations: OperationReport[];
  findings: Finding[];
  skipped: Skip[];
}
