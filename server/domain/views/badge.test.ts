import { expect, it } from "vitest";
import { badgeFor } from "./badge.ts";

it.each([
  [{}, "not assessed", "lightgrey"],
  [{ notAssessed: 3 }, "not assessed", "lightgrey"],
  [{ inconclusive: 1, notAssessed: 1 }, "inconclusive", "lightgrey"],
  [{ supported: 2 }, "2 of 2 supported", "brightgreen"],
  [{ supported: 2, notAssessed: 1 }, "2 of 3 supported", "yellow"],
  [{ supported: 2, inconclusive: 1 }, "2 of 3 supported", "yellow"],
  [{ supported: 9, mixed: 1 }, "1 of 10 mixed", "yellow"],
  [{ supported: 9, mixed: 1, challenged: 2 }, "2 of 12 challenged", "orange"],
  [{ supported: 9, challenged: 2, contradicted: 1 }, "1 of 12 contradicted", "red"],
])("shows the worst state of Claims that are %j", (claims, message, color) => {
  expect(badgeFor(claims as Record<string, number>)).toEqual({ message, color });
});
