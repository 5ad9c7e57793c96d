import { describe, expect, it } from "vitest";
import {
  createManifestDraft,
  createRepository,
  createRun,
  getHealth,
  listRuns,
} from "../__generated__/operations.ts";
import { describeOperation } from "../describe-operation.ts";
import type { OperationDescription } from "../requester.ts";
import { buildParts } from "./build-parts.ts";

const build = (operation: unknown, parameters: Record<string, unknown> = {}) =>
  buildParts(operation as OperationDescription, parameters);

const putPicture = describeOperation("putPicture PUT /picture", {
  bodies: [
    { contentType: "image/png", kind: "binary", files: [] },
    { contentType: "image/webp", kind: "binary", files: [] },
  ],
});

describe("buildParts", () => {
  it("sorts parameters by their place, and leaves out what is undefined", () => {
    const query = { include: ["logs"], limit: 5 };
    expect(build(listRuns, { ...query, cursor: undefined })).toEqual({
      params: { path: {}, query },
      contentType: null,
    });
  });

  it("sends the members that are not parameters as JSON", () => {
    const members = { repositoryId: "r", claimId: "c" };
    expect(build(createRun, { ...members, experimentVersionId: undefined })).toMatchObject({
      body: members,
      contentType: "application/json",
    });
  });

  it("sends a form if there is a file, and lets fetch set its boundary", () => {
    const paper = new Blob(["%PDF-1.7"]);
    const { body, contentType } = build(createRepository, { paper, title: "T" });
    expect([...(body as FormData).keys()]).toEqual(["paper", "title"]);
    expect(contentType).toBe(null);
  });

  it("sends a form to an operation that takes nothing else, without a file too", () => {
    const { body, contentType } = build(createManifestDraft, { githubUrl: "https://example.org/code" });
    expect([...(body as FormData)]).toEqual([["githubUrl", "https://example.org/code"]]);
    expect(contentType).toBe(null);
  });

  it("sends JSON to the same operation without a file", () => {
    expect(build(createRepository, { input: "2401.00001" }).contentType).toBe("application/json");
  });

  it("sends a Blob with its own type if the operation accepts it", () => {
    expect(build(putPicture, { body: new Blob([], { type: "image/webp" }) }).contentType).toBe("image/webp");
    expect(build(putPicture, { body: new Blob([]) }).contentType).toBe("image/png");
  });

  it.each([
    ["a parameter that the operation does not have", getHealth, { limits: 5 }],
    ["a name that every object has", getHealth, { constructor: 5 }],
    ["null", listRuns, { limit: null }],
    ["an object in the query", listRuns, { limit: {} }],
    ["a list that is none", listRuns, { include: "logs" }],
    ["no file", { ...createRepository, bodies: createRepository.bodies!.slice(0, 1) }, { title: "T" }],
  ])("refuses %s, with the operation's name", (_, operation, parameters) => {
    const { id } = operation as { id: string };
    expect(() => build(operation, parameters)).toThrow(TypeError);
    expect(() => build(operation, parameters)).toThrow(`${id}: `);
  });
});
