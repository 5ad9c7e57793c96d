import { describe, expect, it } from "vitest";
import type { Principal, RepositoryRecord } from "../records.ts";
import { type ObjectReference, objectAccess, type RepositoryObject } from "./object-access.ts";

const digest = `sha256:${"ab".repeat(32)}`;
const owner: Principal = { type: "human", id: "u", username: "ada", namespaces: ["ada"] };
const stranger: Principal = { type: "human", id: "v", username: "grace", namespaces: ["grace"] };

function reference(
  role: RepositoryObject["role"],
  changes: Partial<RepositoryRecord> = {},
  path: string | null = null,
) {
  const repository = {
    owner: "ada",
    slug: "pi",
    visibility: "public",
    paperLicense: "unknown",
    codeLicense: "unknown",
    ...changes,
  } as RepositoryRecord;
  return { role, repository, sourcePath: path, mediaType: null } satisfies RepositoryObject;
}

const hidden = { visibility: "private" } as const;

it.each([
  ["nothing", [], "absent", "absent"],
  ["an open paper", [reference("paper", { paperLicense: "CC-BY-4.0" })], "given", "given"],
  [
    "a closed paper",
    [reference("paper", { paperLicense: "publisher-restricted" })],
    "forbidden",
    "forbidden",
  ],
  ["a paper of no known licence", [reference("paper")], "given", "absent"],
  ["an open paper in private", [reference("paper", { ...hidden, paperLicense: "MIT" })], "given", "absent"],
  [
    "a closed paper in private",
    [reference("paper", { ...hidden, paperLicense: "preprint-default" })],
    "forbidden",
    "absent",
  ],
  ["open code", [reference("source", { codeLicense: "MIT" })], "given", "given"],
  ["code of no known licence", [reference("source")], "given", "absent"],
  ["code that is said not to be there", [reference("source", { codeLicense: "no-code" })], "given", "absent"],
  ["evidence", [reference("evidence")], "given", "given"],
  ["evidence in private", [reference("evidence", hidden)], "given", "absent"],
  ["an attestation in private", [reference("attestation", hidden)], "given", "absent"],
  [
    "a closed paper that is evidence elsewhere",
    [reference("paper", { paperLicense: "publisher-restricted" }), reference("evidence")],
    "given",
    "given",
  ],
  [
    "a closed paper that another may not know of",
    [reference("paper"), reference("paper", { ...hidden, paperLicense: "publisher-restricted" })],
    "given",
    "absent",
  ],
] as [string, ObjectReference[], string, string][])("%s: %s", (_, references, forOwner, forStranger) => {
  const shown = (who: Principal | null) => {
    const grant = objectAccess(who, digest, references);
    return typeof grant === "string" ? grant : "given";
  };
  expect(shown(owner)).toBe(forOwner);
  expect(shown(stranger)).toBe(forStranger);
  expect(shown(null)).toBe(forStranger);
});

describe("the download", () => {
  it.each([
    [reference("paper", { paperLicense: "MIT" }), "pi.pdf", "application/pdf"],
    [reference("source", { codeLicense: "MIT" }), "pi-source.tar", "application/x-tar"],
    [reference("attestation"), "abababababab.attestation.jsonl", "application/jsonl"],
    [reference("evidence", {}, "out/metrics.json"), "metrics.json", "application/octet-stream"],
    [reference("evidence"), "abababababab", "application/octet-stream"],
  ])("has a name and a type", (given, fileName, mediaType) => {
    expect(objectAccess(null, digest, [given])).toEqual({ fileName, mediaType });
  });
});

describe("the download of bytes with several references", () => {
  const evidence = (path: string, mediaType: string | null, changes: Partial<RepositoryRecord> = {}) => ({
    ...reference("evidence", changes, path),
    mediaType,
  });
  const neutral = { fileName: "abababababab", mediaType: "application/octet-stream" };
  const log = evidence("1/stdout", "text/plain");

  it.each([
    [
      "agrees with all of them",
      [log, evidence("2/stdout", "text/plain", { slug: "e" })],
      { fileName: "stdout", mediaType: "text/plain" },
    ],
    ["is neutral where names differ", [log, evidence("2/stderr", "text/plain")], neutral],
    ["is neutral where types differ", [log, evidence("stdout", null)], neutral],
    [
      "is neutral where evidence has a paper's bytes",
      [reference("paper", { paperLicense: "MIT" }), log],
      neutral,
    ],
    [
      "keeps the type of papers",
      [reference("paper", { paperLicense: "MIT" }), reference("paper", { paperLicense: "MIT", slug: "tau" })],
      { fileName: "abababababab.pdf", mediaType: "application/pdf" },
    ],
    [
      "keeps the type of source archives",
      [reference("source", { codeLicense: "MIT" }), reference("source", { codeLicense: "MIT", slug: "tau" })],
      { fileName: "abababababab-source.tar", mediaType: "application/x-tar" },
    ],
    [
      "has the name of a reference that permits it",
      [reference("paper", { paperLicense: "publisher-restricted" }), log],
      { fileName: "stdout", mediaType: "text/plain" },
    ],
    [
      "is neutral where there are too many to compare",
      Array.from({ length: 101 }, (_, i) => evidence(`${i}/stdout`, "text/plain")),
      neutral,
    ],
  ])("%s, in any order", (_, references, download) => {
    expect(objectAccess(null, digest, references)).toEqual(download);
    expect(objectAccess(null, digest, [...references].reverse())).toEqual(download);
  });

  it("has no name of a repository that the caller may not read", () => {
    const references = [evidence("secret.html", "text/html", { visibility: "private" }), log];
    for (const principal of [null, stranger])
      expect(objectAccess(principal, digest, references)).toEqual({
        fileName: "stdout",
        mediaType: "text/plain",
      });
    expect(objectAccess(owner, digest, references)).toEqual(neutral);
  });
});
