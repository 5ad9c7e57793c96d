import { expect, it } from "vitest";
import { loadResponseValidators } from "../../test/support/response-validators.ts";
import { createResponseCheck } from "./check-response.ts";

const checkResponse = createResponseCheck(await loadResponseValidators());

const links = { self: "https://service.example/api/v1/claims" };
const page = { data: [], pagination: { nextCursor: null, hasMore: false }, links };

it("accepts declared responses", () => {
  checkResponse("listClaims", { status: 200, body: page });
  checkResponse("getRepositoryPage", { status: 200, mediaType: "text/html", body: "<p>" });
  checkResponse("getObject", { status: 200, mediaType: "image/png", body: new Uint8Array() });
});

it.each([
  ["a status", { status: 299, body: page }],
  ["a media type", { status: 200, mediaType: "text/plain", body: "x" }],
  ["a member too few", { status: 200, body: { ...page, links: undefined } }],
  ["a member too many", { status: 200, body: { ...page, colour: "red" } }],
  ["a member of another type", { status: 200, body: { ...page, data: {} } }],
])("refuses %s that it does not", (_, answer) => {
  expect(() => checkResponse("listClaims", answer)).toThrow(/^listClaims answered .* (contract|declare)/);
});
