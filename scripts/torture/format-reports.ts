import type { ScenarioReport } from "./scenario.ts";

/** One line for each scenario with its figures, and below it each problem. */
export function formatReports(reports: ScenarioReport[]): string {
  const width = Math.max(0, ...reports.map(({ name }) => name.length));
  const lines = reports.flatMap(({ name, figures, problems }) => {
    const told = Object.entries(figures).map(([figure, value]) => `${figure} ${value}`);
    const mark = problems.length > 0 ? "FAILED" : "passed";
    return [
      `${name.padEnd(width)}  ${mark}  ${told.join("; ")}`,
      ...problems.map((problem) => `${" ".repeat(width)}  - ${problem}`),
    ];
  });
  const count = reports.flatMap(({ problems }) => problems).length;
  return ["", ...lines, "", `${reports.length} scenarios, ${count} problems`].join("\n");
}
