/** Name of a check: `checkNames` has all of them. */
export type CheckName = string;

/** A deviation of the service from the contract. */
export interface Finding {
  operationId: string;
  check: CheckName;
  /** What the service did, and what the contract says. */
  message: string;
  /** What a service does, and whose words say so. */
  expected: string;
  source: string;
  /** The operation that had changed something before, where that is what does not show. */
  after?: string;
  /** JSON pointer into the contract, to the operation. */
  pointer: string;
  /** The smallest request that was seen to show it, without credentials. */
  request: { method: string; url: string; description: string; curl: string };
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
  /** Whether it was seen to succeed: without that its answers are unproven. */
  proven: boolean;
}

export interface ContractReport {
  baseUrl: string;
  contractVersion: string;
  /** What the choices of the run were made by: the same again gives the same requests. */
  seed: number;
  /** Whether there are no findings. */
  ok: boolean;
  requests: number;
  operations: OperationReport[];
  /** Operations that never answered 2xx or 3xx: what they answer with was not checked. */
  unproven: string[];
  findings: Finding[];
  skipped: Skip[];
}
