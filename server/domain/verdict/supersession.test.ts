import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assessmentConclusions } from "../../__generated__/enumerations.ts";
import { type SupersessionCandidate, supersededDigests } from "./supersession.ts";

const older: SupersessionCandidate = {
  recordDigest: "sha256:old",
  claimVersionId: "sha256:claim",
  experimentVersionId: "sha256:code",
  conclusion: "challenges",
  protocolComparability: "minor_difference",
};
const newer = { ...older, recordDigest: "sha256:new", conclusion: "supports" } as const;

describe("supersededDigests", () => {
  it("keeps both current where only the result differs", () => {
    expect(supersededDigests(newer, [older])).toEqual([]);
    expect(supersededDigests({ ...newer, protocolComparability: "material_difference" }, [older])).toEqual(
      [],
    );
  });

  it("supersedes inconclusive Assessments", () => {
    expect(supersededDigests(newer, [{ ...older, conclusion: "inconclusive" }, older])).toEqual([
      "sha256:old",
    ]);
    expect(
      supersededDigests({ ...newer, conclusion: "inconclusive" }, [{ ...older, conclusion: "inconclusive" }]),
    ).toEqual(["sha256:old"]);
  });

  it("supersedes Assessments with a worse protocol", () => {
    expect(supersededDigests({ ...newer, protocolComparability: "exact" }, [older])).toEqual(["sha256:old"]);
    expect(supersededDigests(newer, [{ ...older, protocolComparability: null }])).toEqual(["sha256:old"]);
    expect(supersededDigests(newer, [{ ...older, protocolComparability: "unknown" }])).toEqual([
      "sha256:old",
    ]);
  });

  it("keeps what was found of other code, whatever the protocol", () => {
    const other = {
      ...older,
      experimentVersionId: "sha256:other",
      protocolComparability: "unknown",
    } as const;
    expect(supersededDigests({ ...newer, protocolComparability: "exact" }, [other])).toEqual([]);
  });

  it("supersedes Assessments with a recorded defect", () => {
    expect(supersededDigests(newer, [older], new Set(["sha256:old"]))).toEqual(["sha256:old"]);
    expect(supersededDigests(newer, [older], new Set(["sha256:other"]))).toEqual([]);
  });

  it("does not supersede Assessments of another version of the Claim", () => {
    expect(
      supersededDigests(newer, [{ ...older, claimVersionId: "sha256:other", conclusion: "inconclusive" }]),
    ).toEqual([]);
  });

  it("supersedes no evidence by a failed Run, whatever its protocol", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...assessmentConclusions),
        fc.constantFrom("exact", "minor_difference", "material_difference", "unknown", null),
        (conclusion, protocolComparability) => {
          const failed = { ...newer, conclusion: "inconclusive", protocolComparability: "exact" } as const;
          const superseded = supersededDigests(failed, [{ ...older, conclusion, protocolComparability }]);
          expect(superseded.length > 0).toBe(conclusion === "inconclusive");
        },
      ),
    );
  });
});
