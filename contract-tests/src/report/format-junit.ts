import type { ContractReport, Finding } from "../report.ts";

/** Formats the report as JUnit XML: a suite with a case for each operation, and one for each finding of it. */
export function formatJunit({ operations, findings, skipped, unproven, baseUrl }: ContractReport): string {
  const cases = operations.flatMap(({ operationId }) => {
    const own = findings.filter((finding) => finding.operationId === operationId);
    if (own.length > 0) return own.map(failedCase);
    const reasons = skipped.filter((skip) => skip.operationId === operationId);
    const note = reasons.map(({ check, reason }) => `${check}: ${reason}`).join("\n");
    const isSkipped = unproven.includes(operationId);
    const content = isSkipped ? `<skipped message="${escapeXml(note || "it never answered 2xx")}"/>` : "";
    return [`    <testcase classname="${escapeXml(operationId)}" name="contract">${content}</testcase>`];
  });
  const counts = `tests="${cases.length}" failures="${findings.length}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${escapeXml(`contract of ${baseUrl}`)}" ${counts}>`,
    ...cases,
    "  </testsuite>",
    "</testsuites>",
  ].join("\n");
}

function failedCase({ operationId, check, message, expected, source, request }: Finding): string {
  const text = `${message}\n${request.curl}\nExpected: ${expected}\nSource: ${source}`;
  return [
    `    <testcase classname="${escapeXml(operationId)}" name="${escapeXml(check)}">`,
    `      <failure message="${escapeXml(message)}">${escapeXml(text)}</failure>`,
    "    </testcase>",
  ].join("\n");
}

/** Leaves out what no XML may have, control characters. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "?")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
