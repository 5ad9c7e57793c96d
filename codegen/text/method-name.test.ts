import { expect, test } from "vitest";
import { methodName } from "./method-name.ts";

const tags = [
  "search",
  "repositories",
  "runs",
  "evidence",
  "submissions",
  "legacy",
  "auth",
  "organizations",
  "health",
];

test.each([
  ["listRepositories", "repositories", "repositories.list"],
  ["resolveRepository", "repositories", "repositories.resolve"],
  ["createRepository", "submissions", "repositories.create"],
  ["listLegacyRepositories", "legacy", "legacy.listRepositories"],
  ["createLegacyRun", "legacy", "legacy.createRun"],
  ["getLatestRun", "runs", "runs.getLatest"],
  ["getEvidence", "evidence", "evidence.get"],
  ["createApiKey", "auth", "auth.createApiKey"],
  ["signOut", "auth", "auth.signOut"],
  ["leaveOrganization", "organizations", "organizations.leave"],
  ["updateMemberRole", "organizations", "organizations.updateMemberRole"],
  ["getHealth", "health", "health.get"],
])("%s of %s is %s", (operationId, tag, expected) => {
  const { resource, method } = methodName(operationId, tag, tags);
  expect(`${resource}.${method}`).toBe(expected);
});

test("an operation named after its tag is a function of its own", () => {
  expect(methodName("search", "search", tags)).toEqual({ resource: "search", method: null });
});
