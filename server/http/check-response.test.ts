import { expect, it } from "vitest";
import { loadResponseValidators } from "../../test/support/response-validators.ts";
import { createResponseCheck } from "./check-response.ts";

const validators = await loadResponseValidators();
const checkResponse = createResponseCheck(validators);

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

it("reads once what is sent again as it is, of the same operation", () => {
  let reads = 0;
  const readOf = (id: string) => {
    const validator = validators[id]![200]!["application/json"]!;
    const counting = (data: unknown) => {
      reads++;
      return validator(data);
    };
    return { [id]: { 200: { "application/json": counting as typeof validator } } };
  };
  const check = createResponseCheck({ ...readOf("listClaims"), ...readOf("getClaim") });
  const answer = (data: unknown) => ({ status: 200, json: Buffer.from(JSON.stringify({ ...page, data })) });
  const [right, wrong] = [answer([]), answer({})];
  for (let times = 0; times < 2; times++) check("listClaims", right);
  expect(reads).toBe(1);
  expect(() => check("getClaim", right)).toThrow(/^getClaim answered 200 against/);
  for (let times = 0; times < 2; times++)
    expect(() => check("listClaims", wrong)).toThrow(/^listClaims answered 200 against/);
});
