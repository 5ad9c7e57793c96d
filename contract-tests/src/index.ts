export { checkNames, rules } from "./catalog.ts";
export { checkContract } from "./check-contract.ts";
export { formatReport } from "./report/format-text.ts";
export { formatAs, type ReportFormat, reportFormats } from "./report/formats.ts";
export type { CheckName, ContractReport, Finding, OperationReport, Skip } from "./report.ts";
export type { Rule } from "./rule.ts";
export type { CheckOptions } from "./settings.ts";
