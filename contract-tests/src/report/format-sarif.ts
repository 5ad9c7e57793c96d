import type { ContractReport } from "../report.ts";
import type { Rule } from "../rule.ts";

/** Formats the report as SARIF 2.1.0, with the checks as rules and the contract as what the findings are in. */
export function formatSarif(
  { findings, contractVersion, baseUrl }: ContractReport,
  rules: readonly Rule[],
): string {
  const results = findings.map(({ operationId, check, message, source, pointer, request }) => ({
    ruleId: check,
    level: "error",
    message: { text: `${operationId}: ${message}\n${request.curl}\nSource: ${source}` },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: "openapi.json" }, region: { startLine: 1 } },
        logicalLocations: [
          { name: operationId, fullyQualifiedName: `openapi.json#${pointer}`, kind: "function" },
        ],
      },
    ],
    partialFingerprints: { finding: `${operationId} ${check} ${message}` },
  }));
  const driver = {
    name: "rvs-contract-tests",
    informationUri: "https://spec.openapis.org/oas/v3.1.0",
    rules: rules.map(({ name, summary, source }) => ({
      id: name,
      shortDescription: { text: summary },
      help: { text: source },
    })),
  };
  const run = { tool: { driver }, results, properties: { baseUrl, contractVersion } };
  return JSON.stringify(
    { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] },
    null,
    2,
  );
}
