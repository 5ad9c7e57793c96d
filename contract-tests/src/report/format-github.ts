import type { ContractReport } from "../report.ts";

/** Formats the report as workflow commands of GitHub Actions: an annotation for each finding. */
export function formatGithub({ findings, unproven, requests, operations }: ContractReport): string {
  return [
    ...findings.map(
      ({ operationId, check, message, source, request }) =>
        `::error title=${property(`${operationId}: ${check}`)}::${data(`${message}\n${request.curl}\nSource: ${source}`)}`,
    ),
    ...(unproven.length > 0
      ? [`::notice title=Unproven operations::${data(`Never answered 2xx: ${unproven.join(", ")}`)}`]
      : []),
    `${requests} requests to ${operations.length} operations: ${findings.length} findings.`,
  ].join("\n");
}

const data = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const property = (text: string): string => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
