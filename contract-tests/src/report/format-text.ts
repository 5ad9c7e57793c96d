import type { ContractReport, Finding } from "../report.ts";

/** Formats the report as text: one line per operation, then each finding with a request that shows it. */
export function formatReport(report: ContractReport): string {
  const width = Math.max(...report.operations.map(({ operationId }) => operationId.length));
  const lines = report.operations.map(({ operationId, requests, statuses, findings, proven }) => {
    const found = `${findings} ${findings === 1 ? "finding" : "findings"}`;
    const verdict = findings > 0 ? found : proven ? "ok" : "unproven";
    const counts = Object.entries(statuses).map(([status, count]) => `${status}×${count}`);
    return `  ${operationId.padEnd(width)}  ${verdict.padEnd(12)}  ${requests ? counts.join(" ") : "not asked"}`;
  });
  const { findings, skipped, requests, unproven } = report;
  return [
    `Contract ${report.contractVersion} against ${report.baseUrl}, seed ${report.seed}`,
    "",
    ...lines,
    "",
    ...findings.flatMap(formatFinding),
    ...(unproven.length > 0 ? [`Unproven, never answered 2xx: ${unproven.join(", ")}`, ""] : []),
    ...formatSkipped(report),
    `${requests} requests to ${report.operations.length} operations, ${unproven.length} unproven, ` +
      `${skipped.length} checks not made: ` +
      (report.ok ? "the service keeps the contract." : `${findings.length} findings.`),
  ].join("\n");
}

function formatFinding({ operationId, check, message, expected, source, request, times }: Finding): string[] {
  const more = times > 1 ? `, and ${times - 1} more` : "";
  const context = message.startsWith(request.description) ? "" : ` (${request.description})`;
  return [
    `${operationId}: ${check}`,
    `  ${message}`,
    `  ${request.method} ${request.url}${context}${more}`,
    `  ${request.curl}`,
    `  expected: ${expected} (${source})`,
    "",
  ];
}

function formatSkipped({ skipped }: ContractReport): string[] {
  const byReason = new Map<string, Map<string, string[]>>();
  for (const { operationId, check, reason } of skipped) {
    const checks = byReason.get(reason) ?? new Map<string, string[]>();
    byReason.set(reason, checks.set(check, [...(checks.get(check) ?? []), operationId]));
  }
  return [...byReason].flatMap(([reason, checks]) => [
    `Not made: ${reason}`,
    ...[...checks].map(([check, ids]) => `  ${check}: ${ids.join(", ")}`),
    "",
  ]);
}
