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

it("covers a folder and variables where they are declared", () => {
  const declared = { workdir: "src", env: { A: "1" } };
  const version = experimentVersionOf({ ...experiment, ...declared });
  expect(version).toBe(digestOfBytes(Buffer.from(canonicalJson({ ...experiment, ...declared }))));
  for (const other of [{ workdir: "lib" }, { env: { A: "2" } }])
    expect(experimentVersionOf({ ...experiment, ...declared, ...other })).not.toBe(version);
});

it("covers seeds and a number read from a figure where they are declared", () => {
  const seeded = experimentVersionOf({ ...experiment, seeds: [1, 2] });
  expect(seeded).toBe(digestOfBytes(Buffer.from(canonicalJson({ ...experiment, seeds: [1, 2] }))));
  expect(experimentVersionOf({ ...experiment, seeds: [2, 1] })).not.toBe(seeded);
  expect(experimentVersionOf({ ...experiment, seeds: undefined })).toBe(experimentVersionOf(experiment));
  const measurement: ClaimContent["measurements"][number] = {
    ...{ id: "m", metric: "m", unit: "1", comparator: "~=", reported: "1.5", reportedValue: 1.5 },
    ...{ tolerance: null, effectiveTolerance: 0.05, primary: true, from: { file: "m.json", pointer: "/m" } },
  };
  const fromText = claimVersionOf({ ...claim, measurements: [measurement] });
  expect(claimVersionOf({ ...claim, measurements: [{ ...measurement, printed: "figure" }] })).not.toBe(
    fromText,
  );
});
