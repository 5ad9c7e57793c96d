import type { Operation } from "./contract/document.ts";
import type { CheckName, Finding, Skip } from "./report.ts";
import { type Request, targetOf } from "./request.ts";

/** What a request is sent for. */
export interface Probe {
  check: CheckName;
  operation: Operation;
  /** What is particular about the request. */
  description: string;
}

/** What was found, left and answered. */
export interface Ledger {
  /** The same thing is found once for an operation, and counted. */
  find(probe: Probe, message: string, request: Request, status: number | null): void;
  skip(probe: Pick<Probe, "check" | "operation">, reason: string): void;
  count(operation: Operation, status: string): void;
  findings(): Finding[];
  skips(): Skip[];
  statuses(operationId: string): { [status: string]: number };
}

export function createLedger(skipped: readonly CheckName[]): Ledger {
  const findings = new Map<string, Finding>();
  const skips = new Map<string, Skip>();
  const statuses = new Map<string, { [status: string]: number }>();
  return {
    find({ check, operation: { operationId }, description }, message, request, status) {
      if (skipped.includes(check)) return;
      const key = JSON.stringify([operationId, check, message]);
      const sent = { method: request.method, url: targetOf(request), description };
      const finding = findings.get(key) ?? { operationId, check, message, request: sent, status, times: 0 };
      findings.set(key, { ...finding, times: finding.times + 1 });
    },
    skip({ check, operation: { operationId } }, reason) {
      skips.set(`${operationId} ${check}`, { operationId, check, reason });
    },
    count({ operationId }, status) {
      const counts = statuses.get(operationId) ?? {};
      statuses.set(operationId, { ...counts, [status]: (counts[status] ?? 0) + 1 });
    },
    findings: () => [...findings.values()],
    skips: () => [...skips.values()],
    statuses: (operationId) => statuses.get(operationId) ?? {},
  };
}
