import { expect, it } from "vitest";
import type { RepositoryRecord } from "../domain/records.ts";
import { repositoryOrigins } from "./repository-origins.ts";

it.each([
  [null, null, null],
  [["eve"], null, null],
  [["ada"], null, "https://github.com/ada/code"],
  [null, "0123456", "https://github.com/ada/code"],
])("names to %j the address of code whose commit is %j: %j", (namespaces, sourceCommit, expected) => {
  const githubUrl = "https://github.com/ada/code";
  const repository = { owner: "ada", githubUrl, sourceCommit, paperDigest: null, sourceUrl: null };
  const principal = namespaces && { namespaces };
  const origins = repositoryOrigins(
    { baseUrl: "https://verify.example.org" },
    repository as unknown as RepositoryRecord,
    principal as unknown as Parameters<typeof repositoryOrigins>[2],
  );
  expect(origins.givenUrl).toBe(expected);
});
