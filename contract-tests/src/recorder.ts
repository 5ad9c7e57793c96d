import type { Operation } from "./contract/document.ts";
import type { Exchange } from "./exchange.ts";
import { toCurl } from "./report/curl.ts";
import type { CheckName, Finding, Skip } from "./report.ts";
import { type Request, targetOf } from "./request.ts";
import type { Rule } from "./rule.ts";

/** The purpose of a request. */
export interface Probe {
  check: CheckName;
  operation: Operation;
  /** How the request differs from a plain one. */
  description: string;
  /** The operation that changed something before it. */
  after?: string | undefined;
}

/** A finding, and how to see whether a smaller request shows it as well. */
export interface Shown {
  finding: Finding;
  operation: Operation;
  request: Request;
  /** Whether a response shows it; absent where it takes more than one response. */
  isShownBy?: (exchange: Exchange) => boolean;
}

/** Records findings, skipped checks and statuses. */
export interface Recorder {
  /** Records a finding; the same finding of an operation is recorded once and counted. */
  recordFinding(
    probe: Probe,
    message: string,
    request: Request,
    status: number | null,
    isShownBy?: Shown["isShownBy"],
  ): void;
  recordSkip(probe: Pick<Probe, "check" | "operation">, reason: string): void;
  countStatus(operation: Operation, method: string, status: string): void;
  shown(): Shown[];
  skips(): Skip[];
  statuses(operationId: string): { [status: string]: number };
  /** Whether an operation was seen to succeed: an OPTIONS of its path says nothing of it. */
  isProven(operationId: string): boolean;
}

export function createRecorder(
  baseUrl: string,
  rules: readonly Rule[],
  isSelected: (check: CheckName) => boolean,
  onFinding: (finding: Finding) => void = () => {},
): Recorder {
  const rulesByName = new Map(rules.map((rule) => [rule.name, rule]));
  const found = new Map<string, Shown>();
  const skips = new Map<string, Skip>();
  const statuses = new Map<string, { [status: string]: number }>();
  const proven = new Set<string>();
  return {
    recordFinding({ check, operation, description, after }, message, request, status, isShownBy) {
      if (!isSelected(check)) return;
      const { operationId, pointer } = operation;
      // The same of each item of a list is one finding.
      const key = JSON.stringify([operationId, check, message.replace(/\/\d+(?=[/ :]|$)/g, "/*")]);
      const known = found.get(key);
      if (known) {
        known.finding.times += 1;
        return;
      }
      const { summary = check, source = "contract" } = rulesByName.get(check) ?? {};
      const sent = {
        method: request.method,
        url: targetOf(request),
        description,
        curl: toCurl(baseUrl, request),
      };
      const finding = {
        operationId,
        check,
        message,
        expected: summary,
        source,
        ...(after !== undefined && { after }),
        pointer,
        request: sent,
        status,
        times: 1,
      };
      onFinding(finding);
      found.set(key, { finding, operation, request, ...(isShownBy && { isShownBy }) });
    },
    recordSkip({ check, operation: { operationId } }, reason) {
      skips.set(`${operationId} ${check}`, { operationId, check, reason });
    },
    countStatus({ operationId, method: own }, method, status) {
      if (method === own && /^[23]/.test(status)) proven.add(operationId);
      const counts = statuses.get(operationId) ?? {};
      statuses.set(operationId, { ...counts, [status]: (counts[status] ?? 0) + 1 });
    },
    shown: () => [...found.values()],
    skips: () => [...skips.values()],
    statuses: (operationId) => statuses.get(operationId) ?? {},
    isProven: (operationId) => proven.has(operationId),
  };
}
