import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { operations } from "../__generated__/operations.ts";
import { readBody } from "./body.ts";

const folder = mkdtempSync(join(tmpdir(), "rvs-body-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A body that is interrupted after `chunks`. */
function broken(...chunks: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk === undefined) controller.error(new Error("aborted"));
      else controller.enqueue(new TextEncoder().encode(chunk));
    },
  });
}

it("refuses more of a body than it declares where that is over the limit", async () => {
  const headers = { "content-type": "application/json", "content-length": "2" };
  const body = JSON.stringify("x".repeat(2_000_000));
  const request = new Request("http://localhost/api/stars", { method: "POST", headers, body });
  const reading = readBody(operations.updateStar.body, request, folder);
  await expect(reading).rejects.toMatchObject({ code: "payload_too_large" });
});

it("refuses a body that ends before its declared length", async () => {
  const headers = { "content-type": "application/json", "content-length": "20" };
  const init = { method: "POST", headers, body: broken('{"action":'), duplex: "half" };
  const request = new Request("http://localhost/api/stars", init as RequestInit);
  const reading = readBody(operations.updateStar.body, request, folder);
  await expect(reading).rejects.toMatchObject({ key: "request.interrupted" });
});

it.each([
  ["multipart/form-data; boundary=b", []],
  ["multipart/form-data; boundary=b", ['--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nA']],
  ["application/json", []],
  ["application/json", ['{"input": ']],
])("a body of %s that is interrupted after %j is refused without further errors", async (type, chunks) => {
  const init = { method: "POST", headers: { "content-type": type }, body: broken(...chunks), duplex: "half" };
  const request = new Request("http://localhost/api/repositories", init as RequestInit);
  await expect(readBody(operations.createRepository.body, request, folder)).rejects.toMatchObject({
    code: "invalid_request",
    key: "request.interrupted",
  });
  expect(readdirSync(folder)).toEqual([]);
});
