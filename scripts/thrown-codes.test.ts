import { expect, it } from "vitest";
import type { OperationSpec } from "../server/__generated__/operation-spec.ts";
import { operationList } from "../server/__generated__/operations.ts";
import { statuses } from "../server/http/errors.ts";
import { thrownCodes } from "./thrown-codes.ts";

/** Thrown by code that an operation shares, for input that it never gives. */
const impossible = new Map([["getHomePage", "invalid_request"]]); // It reads the first page, without a cursor.

it.each(operationList.map((spec): [string, OperationSpec] => [spec.id, spec]))(
  "%s throws only codes whose status it declares",
  (id, { responses }) => {
    const undeclared = thrownCodes("server/all-operations.ts", id)
      .filter(({ code }) => !(statuses[code] in responses) && impossible.get(id) !== code)
      .map(({ code, file }) => `${file} throws ${code}, and ${id} does not declare ${statuses[code]}`);
    expect(undeclared).toEqual([]);
  },
);

it("follows calls through the files that a handler imports", () => {
  const codes = thrownCodes("server/all-operations.ts", "createFork").map(({ code }) => code);
  expect(codes.toSorted()).toEqual([
    "conflict",
    "conflict",
    "forbidden",
    "license_restricted",
    "not_found",
    "rate_limited",
  ]);
});
