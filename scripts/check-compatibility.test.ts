import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { contractFile } from "../test/support/contract.ts";
import {
  compatibilityProblems,
  readContract,
  readReleased,
  type VersionedContract,
} from "./check-compatibility.ts";
import { acceptedChanges } from "./compatibility/accepted-changes.ts";

const text = await readFile(new URL("../codegen/testdata/small/openapi.json", import.meta.url), "utf8");

// biome-ignore lint/suspicious/noExplicitAny: each row changes the document somewhere else.
type Edit = (document: any) => unknown;

function problemsOf(edit: Edit): string[] {
  const [released, contract] = [JSON.parse(text), JSON.parse(text)] as [VersionedContract, VersionedContract];
  edit(contract);
  return compatibilityProblems(released, contract);
}

const schemas = "#/components/schemas";
const runs = "#/paths/~1api~1v1~1runs";

it("finds openapi.json compatible with the last released contract", () => {
  const released = readReleased();
  const accepted = acceptedChanges[released.info.version];
  expect(compatibilityProblems(released, readContract(contractFile.pathname), accepted)).toEqual([]);
});

it("accepts a listed change alone, and refuses an acceptance of nothing", () => {
  const [released, contract] = [JSON.parse(text), JSON.parse(text)];
  delete contract.components.schemas.Run.properties.score;
  const removed = `${schemas}/Run/properties/score`;
  expect(compatibilityProblems(released, contract, { [removed]: "unused" })).toEqual([]);
  expect(compatibilityProblems(released, released, { [removed]: "unused" })).toEqual([
    expect.stringContaining(`${removed} is accepted`),
  ]);
});

it.each<[string, Edit, string]>([
  [
    "a removed response member",
    ({ components }) => delete components.schemas.Run.properties.score,
    `${schemas}/Run/properties/score is removed`,
  ],
  [
    "a removed response member that was optional",
    ({ components }) => delete components.schemas.Run.properties.startedAt,
    `${schemas}/Run/properties/startedAt is removed`,
  ],
  [
    "a response member that is no longer required",
    ({ components }) => components.schemas.Run.required.pop(),
    `${schemas}/Run/required/3 no longer has "links"`,
  ],
  [
    "an error's member that is no longer required",
    ({ components }) => components.schemas.Error.required.pop(),
    `${schemas}/Error/required/0 no longer has "error"`,
  ],
  ["a removed operation", ({ paths }) => delete paths["/api/v1/runs"].post, `${runs}/post is removed`],
  [
    "a renamed operation",
    ({ paths }) => (paths["/api/v1/runs"].post.operationId = "requestRun"),
    `${runs}/post/operationId changes from "createRun" to "requestRun"`,
  ],
  [
    "a removed status",
    ({ paths }) => delete paths["/api/v1/runs"].get.responses[304],
    "responses/304 is removed",
  ],
  [
    "a newly required request member",
    ({ components }) => components.schemas.RunRequest.required.push("experimentVersionId"),
    `${schemas}/RunRequest/required/1 adds "experimentVersionId"`,
  ],
  [
    "a removed request member",
    ({ components }) => delete components.schemas.RunRequest.properties.experimentVersionId,
    `${schemas}/RunRequest/properties/experimentVersionId is removed`,
  ],
  [
    "a narrowed limit of a request",
    ({ components }) => (components.schemas.RunRequest.properties.claimId.maxLength = 10),
    `${schemas}/RunRequest/properties/claimId/maxLength changes from 64 to 10`,
  ],
  [
    "a form of a text that is sent",
    ({ components }) => (components.schemas.RunRequest.properties.claimId.pattern = "^claim_"),
    `${schemas}/RunRequest/properties/claimId/pattern adds "^claim_"`,
  ],
  [
    "a narrowed type of a request",
    ({ components }) => (components.schemas.RunRequest.properties.claimId.type = "integer"),
    `${schemas}/RunRequest/properties/claimId/type changes from "string" to "integer"`,
  ],
  [
    "another type of a response",
    ({ components }) => (components.schemas.Run.properties.score.type = "string"),
    `${schemas}/Run/properties/score/type changes from ["number","null"] to "string"`,
  ],
  [
    "a value of a response that may be null now",
    ({ components }) => (components.schemas.Run.properties.id.type = ["string", "null"]),
    `${schemas}/Run/properties/id/type changes from "string" to ["string","null"]`,
  ],
  [
    "a removed enumeration value",
    ({ components }) => components.schemas.ExecutionState.enum.pop(),
    `${schemas}/ExecutionState/enum/2 no longer has "succeeded"`,
  ],
  [
    "a removed enumeration value of a request alone",
    ({ components }) => components.schemas.Visibility.enum.pop(),
    `${schemas}/Visibility/enum/1 no longer has "private"`,
  ],
  [
    "a new required parameter",
    ({ components }) => (components.parameters.Limit.required = true),
    "#/components/parameters/Limit/required",
  ],
  [
    "a scope more",
    ({ paths }) => paths["/api/v1/runs/{runId}"].get.security[1].ApiKey.push("run"),
    '/get/security no longer accepts {"ApiKey":["read"]}',
  ],
  [
    "no access without a key",
    ({ paths }) => paths["/api/v1/runs/{runId}"].get.security.shift(),
    "/get/security no longer accepts {}",
  ],
])("refuses %s, and says where and what to do", (_, edit, problem) => {
  const problems = problemsOf(edit);
  expect(problems.join("\n")).toContain(problem);
  for (const sentence of problems)
    expect(sentence).toMatch(
      /^#\/\S+ .+, which breaks clients of contract 0\.9\.0: undo it, or raise .+ of info\.version\.$/,
    );
});

it.each<[string, Edit]>([
  ["nothing", () => {}],
  ["another text", ({ components }) => (components.schemas.ExecutionState.description = "Where it stands.")],
  [
    "a text beside a reference",
    ({ components }) => (components.schemas.Run.properties.state.description = "Where it stands."),
  ],
  [
    "a form of a text that is read",
    ({ components }) => (components.schemas.Error.properties.error.pattern = "[.]$"),
  ],
  ["a response member required", ({ components }) => components.schemas.Run.required.push("startedAt")],
  [
    "a response header that always comes",
    ({ paths }) => {
      const [response] = Object.values<{ headers: object }>(paths["/api/v1/runs"].get.responses);
      response!.headers = { ...response!.headers, "X-More": { required: true, schema: { type: "string" } } };
    },
  ],
  [
    "a response member more",
    ({ components }) => (components.schemas.Run.properties.name = { type: "string" }),
  ],
  [
    "a response value that is never null now",
    ({ components }) => (components.schemas.Run.properties.score.type = "number"),
  ],
  [
    "an optional request member",
    ({ components }) => (components.schemas.RunRequest.properties.name = { type: "string" }),
  ],
  ["a status more", ({ paths }) => (paths["/api/v1/runs"].get.responses[410] = { description: "Gone." })],
  ["a public operation", ({ paths }) => paths["/api/v1/runs"].post.security.unshift({})],
  ["an operation more", ({ paths }) => (paths["/api/v1/tests"] = { get: paths["/api/v1/runs/latest"].get })],
])("allows %s", (_, edit) => {
  expect(problemsOf(edit)).toEqual([]);
});

it.each([
  ["0.9.1", 1],
  ["0.10.0", 0],
  ["1.0.0", 0],
])("with version %s, a breaking change is %d problems", (version, count) => {
  const problems = problemsOf((document) => {
    document.info.version = version;
    delete document.paths["/api/v1/runs"].post;
  });
  expect(problems).toHaveLength(count);
});

it("refuses a version that is older than the released one", () => {
  const problems = problemsOf((document) => (document.info.version = "0.8.9"));
  expect(problems).toEqual(["#/info/version is 0.8.9, older than the released 0.9.0: raise it."]);
});
