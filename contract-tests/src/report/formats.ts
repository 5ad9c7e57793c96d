import type { ContractReport } from "../report.ts";
import type { Rule } from "../rule.ts";
import { formatGithub } from "./format-github.ts";
import { formatJunit } from "./format-junit.ts";
import { formatSarif } from "./format-sarif.ts";
import { formatReport } from "./format-text.ts";

export const reportFormats = ["text", "json", "junit", "github", "sarif"] as const;

export type ReportFormat = (typeof reportFormats)[number];

/** Formats a report for people, for programs, or for what shows the results of tests. */
export function formatAs(format: ReportFormat, report: ContractReport, rules: readonly Rule[]): string {
  if (format === "json") return JSON.stringify(report, null, 2);
  if (format === "junit") return formatJunit(report);
  if (format === "github") return formatGithub(report);
  return format === "sarif" ? formatSarif(report, rules) : formatReport(report);
}
