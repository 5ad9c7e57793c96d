import { expect, it } from "vitest";
import { canonicalJson, digestOfBytes, isDigest } from "../digest.ts";
import {
  type ClaimContent,
  claimVersionOf,
  type ExperimentContent,
  experimentVersionOf,
  versionOf,
} from "./versions.ts";

const claim: ClaimContent = {
  key: "a",
  type: "empirical",
  statement: "A holds.",
  locator: "",
  measurements: [],
};
const experiment: ExperimentContent = {
  key: "main",
  command: "make",
  timeoutSeconds: 60,
  memoryMiB: 512,
  seed: null,
  repetitions: 1,
  requires: [],
  outputs: ["m.json"],
  sourceCommit: "0".repeat(40),
  sourceDigest: null,
};
const version = {
  paper: `sha256:${"1".repeat(64)}`,
  source: null,
  claims: [],
  experiments: [],
  parent: null,
};

it("is the digest of the canonical content", () => {
  expect(claimVersionOf(claim)).toBe(digestOfBytes(Buffer.from(canonicalJson(claim))));
  expect(experimentVersionOf(experiment)).toBe(digestOfBytes(Buffer.from(canonicalJson(experiment))));
  expect(versionOf(version)).toBe(digestOfBytes(Buffer.from(canonicalJson(version))));
  expect(isDigest(versionOf(version))).toBe(true);
});

it("changes with every member of the content and no other", () => {
  const same = experimentVersionOf(experiment);
  for (const [name, value] of Object.entries(experiment)) {
    const other = value === null ? 1 : Array.isArray(value) ? [...value, "x"] : `${value}x`;
    expect(experimentVersionOf({ ...experiment, [name]: other }), name).not.toBe(same);
  }
  expect(experimentVersionOf({ ...experiment, id: "exp_1" } as ExperimentContent)).toBe(same);
  expect(claimVersionOf({ ...claim, observed: 1 } as ClaimContent)).toBe(claimVersionOf(claim));
  expect(claimVersionOf({ ...claim, statement: "B holds." })).not.toBe(claimVersionOf(claim));
  expect(versionOf({ ...version, parent: versionOf(version) })).not.toBe(versionOf(version));
});
