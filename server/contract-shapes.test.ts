import { describe, expect, it } from "vitest";
import type { Schema } from "../contract-tests/src/contract/document.ts";
import { document } from "../test/support/contract.ts";

/**
 * The published shapes (docs/rules/interface.md#held-by-tests): `!` stands for a required member. What the service
 * answers is held against the contract in every test of it; here the contract is held against the published shapes.
 * It may require more members of a response than they do, never more of a request.
 */
const enumerations: Record<string, string> = {
  Visibility: "public private",
  VerificationState:
    "unverified queued running verified failed inconclusive review_required cancelled timed_out",
  ExecutionState: "queued running succeeded failed partial cancelled timedOut unknown",
  AssessmentConclusion: "supports challenges contradicts inconclusive",
  EvidenceState: "supported challenged contradicted mixed inconclusive notAssessed",
  VerificationStatus: "reproduced approximately_reproduced not_reproduced inconclusive",
  Confidence: "high medium low",
  ProtocolComparability: "exact minor_difference material_difference unknown",
  AssessmentMethod: "MetricComparison DirectionalComparison QualitativeReview IntegrityOnly",
  Comparator: ">= <= = ~=",
  DiagnosticCategory: "source measurement environment resource timeout execution unknown",
  EvidenceKind: "metric artifact log checkpoint figure",
  JobState: "queued dispatched running blocked completed failed cancelled",
  PipelineStage:
    "intake source_discovery research_compilation research_import reproduction_scheduling reproduction verification publishing completed",
  PaperLicense: "CC0-1.0 CC-BY-4.0 CC-BY-SA-4.0 MIT Apache-2.0 preprint-default publisher-restricted unknown",
  CodeLicense: "MIT Apache-2.0 BSD-2-Clause BSD-3-Clause ISC MPL-2.0 GPL-3.0-only no-code unknown",
  Scope: "read write run",
  HealthStatus: "ok failed",
};

/** The shapes that describe the body of a request. */
const requests = new Set(["RunRequest"]);

const counts = (names: string) => names.split(" ").map((name) => `${name}! integer>=0`);

const shapes: Record<string, string[]> = {
  RepositoryPage: ["data! array", "pagination! Pagination", "links! Links"],
  ClaimPage: ["data! array", "pagination! Pagination", "links! Links"],
  RunPage: ["data! array", "pagination! Pagination", "links! Links"],
  Pagination: ["nextCursor! string|null", "hasMore! boolean"],
  SearchResult: ["data! object", "pagination! object", "meta! object"],
  RepositorySummary: [
    ...["id! string", "owner string", "slug string", "title! string", "description string"],
    ...["significance string|null", "visibility! Visibility", "authors! string[]", "subjects! string[]"],
    ...["topics string[]", "verification! RepositoryVerification", "evidence! RepositoryEvidence"],
    ...["execution! RepositoryExecution", "updatedAt date-time", "links! Links"],
  ],
  RepositoryVerification: [
    "rings object",
    ...["claimCount integer>=0", "verifiedClaimCount integer>=0", "runCount integer>=0"],
  ],
  RepositoryEvidence: [
    "stateCounts! EvidenceStateCounts",
    ...counts("claimCount assessedClaimCount supportedClaimCount nearClaimCount"),
  ],
  EvidenceStateCounts: counts(enumerations.EvidenceState!),
  RepositoryExecution: ["runCount! integer>=0", "stateCounts! ExecutionStateCounts"],
  ExecutionStateCounts: counts(enumerations.ExecutionState!),
  Claim: [
    ...["id! string", "repository! RepositoryReference", "type string", "statement string"],
    ...[
      "sourceLocator string",
      "verification! VerificationState",
      "reproduction Plan|null",
      "plan! Plan|null",
    ],
    ...["evidence! ClaimEvidence", "assessments Assessment[]", "measurements! Measurement[]"],
    ...["experimentIds string[]", "evidenceIds string[]", "links! Links"],
  ],
  ClaimEvidence: [
    ...["state! EvidenceState", "assessmentCount! integer>=0", "conclusionCounts! AssessmentCounts"],
    "latestAssessmentAt! date-time|null",
  ],
  AssessmentCounts: counts(enumerations.AssessmentConclusion!),
  Assessment: [
    ...["id! string", "recordDigest! digest", "artifactDigest! digest", "claimVersionId! digest"],
    ...["experimentVersionId! digest", "executionRunId! string", "supersedesAssessmentDigests! digest[]"],
    ...["current boolean", "conclusion! AssessmentConclusion", "verificationStatus! VerificationStatus|null"],
    ...["confidence! Confidence|null", "protocolComparability! ProtocolComparability|null"],
    ...[
      "method! AssessmentMethod",
      "evidenceIds! string[]",
      "scope! AssessmentScope",
      "limitations! string[]",
    ],
    ...["assessor! Assessor", "createdAt! date-time"],
  ],
  Measurement: [
    ...[
      "measurementId! string",
      "metric! string",
      "unit! string",
      "dimensions object",
      "comparator Comparator",
    ],
    ...["reportedValue! number|null", "observedValue! number|null", "tolerance number|null"],
    ...["absoluteDifference number|null", "verification! VerificationState", "reason string|null"],
    ...["diagnostic Diagnostic|null", "evidenceIds! string[]"],
  ],
  Diagnostic: [
    ...["code! string", "category! DiagnosticCategory", "retryable! boolean|null", "summary! string"],
    "recoveryAction! string|null",
  ],
  Run: [
    ...[
      "id! string",
      "repository! RepositoryReference",
      "state! VerificationState",
      "execution! RunExecution",
    ],
    ...["assessment! RunAssessment", "assessments Assessment[]", "claimIds! string[]"],
    ...["experimentVersionId digest", "queuedAt date-time", "startedAt date-time|null"],
    ...["finishedAt date-time|null", "measurements! Measurement[]", "agent Agent", "artifact Artifact|null"],
    ...["environment Environment", "attestation Attestation", "logs LogItem[]", "evidence Evidence[]"],
    "links! Links",
  ],
  RunExecution: ["state! ExecutionState", "failure! Diagnostic|null"],
  RunAssessment: [
    ...["conclusion! AssessmentConclusion|null", "assessmentCount! integer>=0"],
    ...["conclusionCounts! AssessmentCounts", "latestAssessmentAt! date-time|null"],
  ],
  Evidence: [
    ...["id! string", "repositoryId! string", "kind! EvidenceKind", "digest! digest", "summary string"],
    ...["generatedByRunId! string", "sourcePath string|null", "mediaType string|null"],
    ...["byteSize integer>=0|null", "downloadUrl! uri", "links! Links"],
  ],
  LegacyRepositorySummary: [
    ...["id string", "owner string", "slug string", "title string", "description string", "topics string[]"],
    ...["headId string", "claimCount number", "verifiedClaimCount number", "runCount number"],
    ...["forkCount number", "updatedAt date-time"],
  ],
  ProcessingStatus: ["job! ProcessingJob", "events! ProcessingEvent[]"],
  ProcessingJob: [
    ...["id! string", "repositoryId! string", "kind! string", "state! JobState", "stage! PipelineStage"],
    ...["priority! number", "requestedBy! Requester", "attemptCount! integer>=0", "maxAttempts! integer>=0"],
    ...["availableAt! date-time", "result object", "lastError string", "createdAt! date-time"],
    ...["updatedAt! date-time", "startedAt date-time", "finishedAt date-time"],
  ],
  ProcessingEvent: [
    ...["eventType! ProcessingEventType", "state! JobState", "stage! PipelineStage", "payload! object"],
    ...["recordedAt! date-time", "sequence! integer", "previousEventDigest! digest|null"],
    "eventDigest! digest",
  ],
  StarResult: ["starCount! number"],
  RequestResult: ["requestCount! number"],
  FollowResult: ["followerCount! number"],
  CreationResult: ["repository! CreatedRepository", "url! string"],
  CreatedRepository: ["id! string", "owner! string", "slug! string", "title! string"],
  HealthComponent: ["status! HealthStatus", "latencyMs number", "detail string"],
  TextError: ["error! string"],
  RunRequest: ["repositoryId! string", "claimId! string", "experimentVersionId digest"],
};

describe("the contract has the published shape of", () => {
  const schemas = document.components.schemas;
  const name = (schema: Schema) => (schema.$ref as string | undefined)?.split("/").at(-1);

  /** A type in the words of the tables above. */
  function said(schema: Schema): string {
    const referred = name(schema);
    if (referred === "Digest") return "digest";
    if (referred) return referred;
    const either = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined;
    if (either) return either.map(said).join("|");
    return [schema.type as string | string[]]
      .flat()
      .map((type) => {
        if (type === "array") return list(schema.items as Schema);
        if (type === "integer") return schema.minimum === 0 ? "integer>=0" : "integer";
        return type === "string" && dated.has(schema.format) ? schema.format : type;
      })
      .join("|");
  }
  const dated = new Set<unknown>(["date-time", "uri"]);
  /** Items of one kind are named; a page's are records or what `fields` leaves of them. */
  const list = (items: Schema) => (items.anyOf ? "array" : `${said(items)}[]`);

  it.each(Object.entries(enumerations))("the values of %s", (schema, values) => {
    expect(schemas[schema]!.enum).toEqual(values.split(" "));
  });

  it("a digest", () => expect(schemas.Digest!.pattern).toBe("^sha256:[0-9a-f]{64}$"));

  it.each(Object.entries(shapes))("%s", (schema, fields) => {
    const { properties, required = [] } = schemas[schema] as {
      properties: Record<string, Schema>;
      required?: string[];
    };
    const found = Object.entries(properties).flatMap(([field, type]) => {
      const optional = `${field} ${said(type)}`;
      if (!required.includes(field)) return [optional];
      return requests.has(schema) ? [`${field}! ${said(type)}`] : [`${field}! ${said(type)}`, optional];
    });
    expect(found).toEqual(expect.arrayContaining(fields));
  });
});
