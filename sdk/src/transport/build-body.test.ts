import { describe, expect, it } from "vitest";
import { createRepository, createRun, getHealth, updateAvatar } from "../__generated__/resources.ts";
import type { OperationDescription } from "../requester.ts";
import { buildBody } from "./build-body.ts";

const build = (operation: unknown, parameters?: Record<string, unknown>) =>
  buildBody(operation as OperationDescription, parameters);

describe("buildBody", () => {
  it("sends the members that are not parameters as JSON", () => {
    const body = build(createRun, { repositoryId: "r", claimId: "c", experimentVersionId: undefined });
    expect(body).toEqual({ contentType: "application/json", content: '{"repositoryId":"r","claimId":"c"}' });
  });

  it("sends a form if there is a file, and lets fetch set its boundary", () => {
    const paper = new Blob(["%PDF-1.7"], { type: "application/pdf" });
    const { contentType, content } = build(createRepository, { paper, title: "T", submitterAttested: true })!;
    expect(contentType).toBeNull();
    expect([...(content as FormData).keys()]).toEqual(["paper", "title", "submitterAttested"]);
    expect((content as FormData).get("submitterAttested")).toBe("true");
  });

  it("sends JSON to the same operation without a file", () => {
    expect(build(createRepository, { input: "2401.00001" })?.contentType).toBe("application/json");
  });

  it("sends a Blob with its own type if the operation accepts it", () => {
    expect(build(updateAvatar, { body: new Blob([], { type: "image/webp" }) })?.contentType).toBe(
      "image/webp",
    );
    expect(build(updateAvatar, { body: new Blob([]) })?.contentType).toBe("image/png");
  });

  it("returns null without parameters", () => {
    expect(build(getHealth)).toBeNull();
  });

  it.each([
    ["a parameter that the operation does not have", getHealth, { limits: 5 }],
    ["an object in a form", createRepository, { paper: new Blob([]), title: {} }],
  ])("refuses %s", (_, operation, parameters) => {
    expect(() => build(operation, parameters)).toThrow(TypeError);
  });
});
