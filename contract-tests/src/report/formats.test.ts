import { expect, it } from "vitest";
import type { ContractReport } from "../report.ts";
import { formatAs } from "./formats.ts";

const finding = {
  operationId: "getThing",
  check: "body",
  message: "200: /name must be string <1> & \u0001",
  expected: "The body is valid",
  source: "contract: content.schema",
  pointer: "/paths/~1things~1{thingId}/get",
  request: { method: "GET", url: "/things/a", description: "the example", curl: "curl -i http://x/things/a" },
  status: 200,
  times: 3,
};
const operation = {
  method: "GET",
  path: "/things",
  requests: 2,
  statuses: { 200: 2 },
  findings: 0,
  proven: true,
};
const report: ContractReport = {
  baseUrl: "http://x",
  contractVersion: "1.2.3",
  seed: 1,
  ok: false,
  requests: 4,
  operations: [
    { ...operation, operationId: "getThing", findings: 1 },
    { ...operation, operationId: "getMe", proven: false, statuses: { 401: 2 } },
  ],
  unproven: ["getMe"],
  findings: [finding],
  skipped: [{ operationId: "getMe", check: "example", reason: "no credentials" }],
};
const rules = [{ name: "body", summary: "The body is valid", source: "contract" }];

it("tells people the request as a command, and whose words it breaks", () => {
  const text = formatAs("text", report, rules);
  expect(text).toContain(
    "  curl -i http://x/things/a\n  expected: The body is valid (contract: content.schema)",
  );
  expect(text).toContain("Unproven, never answered 2xx: getMe");
});

it("writes JUnit XML without what no XML may have", () => {
  const xml = formatAs("junit", report, rules);
  expect(xml).toContain('<testsuite name="contract of http://x" tests="2" failures="1">');
  expect(xml).toContain('<failure message="200: /name must be string &lt;1&gt; &amp; ?">');
  expect(xml).toContain(
    '<testcase classname="getMe" name="contract"><skipped message="example: no credentials"/>',
  );
});

it("writes annotations in one line each", () => {
  const lines = formatAs(
    "github",
    { ...report, findings: [{ ...finding, message: "100%\nwrong" }] },
    rules,
  ).split("\n");
  expect(lines[0]).toMatch(/^::error title=getThing%3A body::100%25%0Awrong%0Acurl/);
  expect(lines[1]).toBe("::notice title=Unproven operations::Never answered 2xx: getMe");
});

it("writes SARIF with the checks as rules", () => {
  const { version, runs } = JSON.parse(formatAs("sarif", report, rules));
  expect(version).toBe("2.1.0");
  expect(runs[0].tool.driver.rules).toEqual([
    { id: "body", shortDescription: { text: "The body is valid" }, help: { text: "contract" } },
  ]);
  expect(runs[0].results[0]).toMatchObject({ ruleId: "body", level: "error" });
});

it("writes the report itself as JSON", () => {
  expect(JSON.parse(formatAs("json", report, rules))).toEqual(report);
});
