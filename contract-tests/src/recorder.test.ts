import { expect, it } from "vitest";
import type { Operation } from "./contract/document.ts";
import { createRecorder } from "./recorder.ts";

it("takes an operation for proven by its own method alone", () => {
  const recorder = createRecorder("http://localhost", [], () => true);
  const operation = { operationId: "getThing", method: "GET" } as Operation;
  recorder.countStatus(operation, "OPTIONS", "204");
  recorder.countStatus(operation, "GET", "404");
  expect(recorder.isProven("getThing")).toBe(false);
  recorder.countStatus(operation, "GET", "304");
  expect(recorder.isProven("getThing")).toBe(true);
  expect(recorder.statuses("getThing")).toEqual({ 204: 1, 404: 1, 304: 1 });
});
