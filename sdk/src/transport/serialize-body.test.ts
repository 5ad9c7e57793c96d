import { expect, it } from "vitest";
import { serializeBody } from "./serialize-body.ts";

it("encodes an object as JSON, and as a form where it has a file", () => {
  expect(serializeBody({ a: 1, b: undefined })).toBe('{"a":1}');
  const paper = new Blob(["%PDF-1.7"], { type: "application/pdf" });
  const form = serializeBody({ paper, title: "T", submitterAttested: true, slug: undefined }) as FormData;
  expect([...form.keys()]).toEqual(["paper", "title", "submitterAttested"]);
  expect(form.get("submitterAttested")).toBe("true");
});

it("leaves bytes and forms as they are", () => {
  for (const body of [new Blob(["x"]), new FormData()]) expect(serializeBody(body)).toBe(body);
});

it("refuses an object in a form, by its name", () => {
  expect(() => serializeBody({ paper: new Blob([]), title: {} })).toThrow(/^"title" must be/);
});
