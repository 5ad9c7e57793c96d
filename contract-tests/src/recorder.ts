import type { Operation } from "./contract/document.ts";
import type { CheckName, Finding, Skip } from "./report.ts";
import { type Request, targetOf } from "./request.ts";

/** The purpose of a request. */
export interface Probe {
  check: CheckName;
  operation: Operation;
  /** How the request differs from a plain one. */
  description: string;
}

/** Records findings, skipped checks and statuses. */
export interface Recorder {
  /** Records a finding; the same finding of an operation is recorded once and counted. */
  recordFinding(probe: Probe, message: string, request: Request, status: number | null): void;
  recordSkip(probe: Pick<Probe, "check" | "operation">, reason: string): void;
  countStatus(operation: Operation, status: string): void;
  findings(): Finding[];
  skips(): Skip[];
  statuses(operationId: string): { [status: string]: number };
}

export function createRecorder(
  skipped: readonly CheckName[],
  onFinding: (finding: Finding) => void = () => {},
): Recorder {
  const findings = new Map<string, Finding>();
  const skips = new Map<string, Skip>();
  const statuses = new Map<string, { [status: string]: number }>();
  return {
    recordFinding({ check, operation: { operationId }, description }, message, request, status) {
      if (skipped.includes(check)) return;
      const key = JSON.stringify([operationId, check, message]);
      const sent = { method: request.method, url: targetOf(request), description };
      const finding = findings.get(key) ?? { operationId, check, message, request: sent, status, times: 0 };
      findings.set(key, { ...finding, times: finding.times + 1 });
      if (finding.times === 0) onFinding({ ...finding, times: 1 });
    },
    recordSkip({ check, operation: { operationId } }, reason) {
      skips.set(`${operationId} ${check}`, { operationId, check, reason });
    },
    countStatus({ operationId }, status) {
      const counts = statuses.get(operationId) ?? {};
      statuses.set(operationId, { ...counts, [status]: (counts[status] ?? 0) + 1 });
    },
    findings: () => [...findings.values()],
    skips: () => [...skips.values()],
    statuses: (operationId) => statuses.get(operationId) ?? {},
  };
}
