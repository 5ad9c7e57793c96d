import { describe, expect, it } from "vitest";
import type { Schema } from "../contract-tests/src/contract/document.ts";
import { document, operations } from "../test/support/contract.ts";

/**
 * The published endpoints with their parameters and limits (docs/rules/interface.md#held-by-tests): `!` stands for
 * required, `(…)` for a list of these. What a parameter does is tested where its operation is.
 */
const list = ["cursor string", "limit 1-100=20", "fields list"];
const reads: Record<string, string[]> = {
  "/api/v1/search": [
    ...["q! string", "subject string", "repository_cursor string", "claim_cursor string", "limit 1-100=10"],
  ],
  "/api/v1/repositories": [
    ...["q string", "subject string", "verification VerificationState", "updated_since date-time", ...list],
    // Not published; for the pages of owners.
    "owner string",
  ],
  "/api/v1/repositories/{repositoryId}": [
    ...[
      "repositoryId! string",
      "include (readme claims experiments runs evidence assessments)",
      "fields list",
    ],
  ],
  "/api/v1/repositories/resolve": [
    ...["owner! string", "slug! string", "fields list"],
    "include (readme claims experiments runs evidence assessments)",
  ],
  "/api/v1/claims": [
    ...[
      "repository_id string",
      "q string",
      "verification VerificationState",
      "include (assessments)",
      ...list,
    ],
  ],
  "/api/v1/claims/{claimId}": ["claimId! string", "repository_id! string", "include (assessments)"],
  "/api/v1/runs": [
    ...["repository_id string", "claim_id string", "state VerificationState deprecated"],
    ...["execution_state ExecutionState", "assessment_conclusion AssessmentConclusion", ...list],
    "include (environment attestation logs evidence assessments)",
  ],
  "/api/v1/runs/{runId}": [
    ...["runId! string", "repository_id string"],
    "include (environment attestation logs evidence assessments)",
  ],
  "/api/v1/evidence/{evidenceId}": ["evidenceId! string", "repository_id! string"],
  "/api/repositories": ["owner string", "slug string"],
  "/api/processing": ["repositoryId! string<=128"],
  "/api/health": [],
};

const bodies: Record<string, string[]> = {
  RunRequest: ["repositoryId!", "claimId!", "experimentVersionId"],
  RepositoryIndexing: [
    ...[
      "input! 1-300",
      "title 3-240",
      "owner 1-64 ^[a-z0-9-]+$",
      "slug 1-96",
      "githubUrl",
      "visibility =public",
    ],
  ],
  RepositoryUpload: [
    ...["paper!", "title! 3-240", "slug! 1-96 ^[a-z0-9-]+$", "owner 1-64 ^[a-z0-9-]+$", "description 0-1000"],
    ...[
      "githubUrl",
      "sourceUrl",
      "paperLicense =unknown",
      "codeLicense =unknown",
      'submitterAttested! "true"',
    ],
    "visibility =public",
  ],
  StarUpdate: ["repositoryId!", "action! star|unstar"],
  RequestUpdate: ["repositoryId!", "action! request|withdraw"],
  FollowUpdate: ["targetType! repository|user", "targetId! 1-128", "action! follow|unfollow"],
};

const schemas = document.components.schemas;
const operationAt = (method: string, path: string) =>
  operations.find((operation) => operation.method === method && operation.path === path)!;
const name = (schema: Schema) => (schema.$ref as string | undefined)?.split("/").at(-1);

describe("the contract takes the published parameters of", () => {
  it.each(Object.entries(reads))("GET %s", (path, wanted) => {
    const { parameters } = operationAt("GET", path);
    const given = parameters
      .filter((parameter) => parameter.in !== "header")
      .map(({ name: own, required, schema, ...rest }) => {
        const deprecated = "deprecated" in rest ? " deprecated" : "";
        const longest = wanted.some((line) => line.includes("<=")) ? `<=${schema.maxLength}` : "";
        return `${own}${required ? "!" : ""} ${said(own, schema)}${longest}${deprecated}`;
      });
    expect(given.sort()).toEqual(wanted.toSorted());
  });

  function said(own: string, schema: Schema): string {
    if (schema.type === "integer") return `${schema.minimum}-${schema.maximum}=${schema.default}`;
    if (schema.type === "array") {
      return own === "fields" ? "list" : `(${((schema.items as Schema).enum as string[]).join(" ")})`;
    }
    return name(schema) ?? (schema.format as string | undefined) ?? (schema.type as string);
  }

  it("`fields`: every member of the record", () => {
    for (const [path, record] of [
      ["/api/v1/repositories/resolve", "RepositorySummary"],
      ["/api/v1/repositories/{repositoryId}", "RepositorySummary"],
      ["/api/v1/claims", "Claim"],
      ["/api/v1/runs", "Run"],
    ] as const) {
      const fields = operationAt("GET", path).parameters.find((parameter) => parameter.name === "fields")!;
      const members = Object.keys(schemas[record]!.properties as object);
      expect(((fields.schema.items as Schema).enum as string[]).toSorted()).toEqual(members.sort());
    }
  });

  it.each(Object.entries(bodies))("the body %s, and no other member", (schema, wanted) => {
    const { properties, required, additionalProperties } = schemas[schema] as {
      properties: Record<string, Schema>;
      required: string[];
      additionalProperties: boolean;
    };
    expect(additionalProperties).toBe(false);
    for (const line of wanted) {
      const [, own, needed, rule = ""] = /^(\w+)(!?) ?(.*)$/.exec(line)!;
      expect(required.includes(own!), own).toBe(needed === "!");
      for (const part of rule.split(" ").filter(Boolean))
        expect(rulesOf(properties[own!]!), own).toContain(part);
    }
    expect(Object.keys(properties).sort()).toEqual(wanted.map((line) => line.split(/[! ]/, 1)[0]).sort());
  });

  function rulesOf({ minLength = 0, maxLength, pattern, enum: values, const: only, default: value }: Schema) {
    const listed = (values as string[] | undefined)?.join("|");
    return [`${minLength}-${maxLength}`, pattern, listed, JSON.stringify(only), `=${value}`];
  }
});

describe("the contract has the published", () => {
  it("deprecated members, and no others", () => {
    const deprecated = Object.entries(schemas).flatMap(([schema, { properties = {} }]) =>
      Object.entries(properties as Record<string, Schema>).flatMap(([member, value]) =>
        value.deprecated ? `${schema}.${member}` : [],
      ),
    );
    const records = [
      "RepositorySummary.verification",
      "Claim.verification",
      "Claim.reproduction",
      "Run.state",
    ];
    const projections = records.map((one) => one.replace(/(Summary)?\./, "Projection."));
    expect(deprecated.sort()).toEqual([...records, ...projections].sort());
  });

  it("limits", () => {
    expect(document["x-body-limit"]).toBe(26 * 1024 * 1024);
    const { paper } = schemas.RepositoryUpload!.properties as Record<string, Schema>;
    expect(paper!["x-max-bytes"]).toBe(25 * 1024 * 1024);
    expect(document["x-rate-limits"]).toMatchObject({
      "key-minute": { points: 120, seconds: 60, by: "key", per: "service" },
      "social-hour": { points: 60, seconds: 3600, by: "account", per: "operation" },
      "submission-hour": { points: 5, seconds: 3600, by: "account" },
      "submission-month": { points: 25, period: "month", by: "account", headers: "X-Quota" },
    });
    const limited = (limit: string) =>
      operations.flatMap((one) => (one["x-rate-limit"].includes(limit) ? one.path : [])).sort();
    expect(limited("social-hour")).toEqual(["/api/follows", "/api/requests", "/api/stars"]);
    expect(limited("submission-hour")).toEqual(["/api/repositories"]);
    expect(limited("submission-month")).toEqual(["/api/repositories"]);
  });

  it("two without a limit of their own: the status may be polled, health is public", () => {
    expect(operationAt("GET", "/api/processing")["x-rate-limit"]).toEqual(["key-minute"]);
    expect(operationAt("GET", "/api/health")["x-rate-limit"]).toEqual([]);
    expect(operationAt("GET", "/api/health").security).toEqual([]);
  });

  it("successes", () => {
    const success = (method: string, path: string) =>
      Object.keys(operationAt(method, path).responses).filter((status) => status < "300");
    for (const path of Object.keys(reads)) expect(success("GET", path)).toEqual(["200"]);
    for (const path of ["/api/stars", "/api/requests", "/api/follows"])
      expect(success("POST", path)).toEqual(["200"]);
    expect(success("POST", "/api/repositories")).toEqual(["201"]);
    expect(success("POST", "/api/forks")).toEqual(["201"]);
    expect(success("POST", "/api/v1/runs")).toEqual(["202"]);
    expect(success("POST", "/api/runs")).toEqual(["202"]);
  });
});
