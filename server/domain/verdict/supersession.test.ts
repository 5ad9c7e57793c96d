import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { conclusions } from "../states.ts";
import { type SupersessionCandidate, supersededDigests } from "./supersession.ts";

const older: SupersessionCandidate = {
  recordDigest: "sha256:old",
  claimVersionId: "sha256:claim",
  conclusion: "challenges",
  protocolComparability: "minor_difference",
};
const newer = { ...older, recordDigest: "sha256:new", conclusion: "supports" } as const;

describe("supersededDigests", () => {
  it("keeps both where nothing but the result changed", () => {
    expect(supersededDigests(newer, [older])).toEqual([]);
    expect(supersededDigests({ ...newer, protocolComparability: "material_difference" }, [older])).toEqual(
      [],
    );
  });

  it("supersedes what was inconclusive", () => {
    expect(supersededDigests(newer, [{ ...older, conclusion: "inconclusive" }, older])).toEqual([
      "sha256:old",
    ]);
    expect(
      supersededDigests({ ...newer, conclusion: "inconclusive" }, [{ ...older, conclusion: "inconclusive" }]),
    ).toEqual(["sha256:old"]);
  });

  it("supersedes what had a worse protocol", () => {
    expect(supersededDigests({ ...newer, protocolComparability: "exact" }, [older])).toEqual(["sha256:old"]);
    expect(supersededDigests(newer, [{ ...older, protocolComparability: null }])).toEqual(["sha256:old"]);
    expect(supersededDigests(newer, [{ ...older, protocolComparability: "unknown" }])).toEqual([
      "sha256:old",
    ]);
  });

  it("supersedes what has a recorded defect", () => {
    expect(supersededDigests(newer, [older], new Set(["sha256:old"]))).toEqual(["sha256:old"]);
    expect(supersededDigests(newer, [older], new Set(["sha256:other"]))).toEqual([]);
  });

  it("leaves the Assessments of another version of the Claim", () => {
    expect(
      supersededDigests(newer, [{ ...older, claimVersionId: "sha256:other", conclusion: "inconclusive" }]),
    ).toEqual([]);
  });

  it("lets no failed Run take evidence away, however good its protocol", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...conclusions),
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
