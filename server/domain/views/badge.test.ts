import { expect, it } from "vitest";
import { badgeFor } from "./badge.ts";

it.each([
  [{}, "not assessed", "lightgrey"],
  [{ notAssessed: 3 }, "not assessed", "lightgrey"],
  [{ inconclusive: 2 }, "inconclusive", "lightgrey"],
  [{ inconclusive: 1, notAssessed: 1 }, "1 inconclusive, 1 not assessed", "lightgrey"],
  [{ supported: 2 }, "2 of 2 supported", "brightgreen"],
  [{ supported: 2, notAssessed: 1 }, "2 supported, 1 not assessed", "yellow"],
  [{ supported: 2, inconclusive: 1 }, "2 supported, 1 inconclusive", "yellow"],
  [{ supported: 9, mixed: 1 }, "9 supported, 1 mixed", "yellow"],
  [{ supported: 9, mixed: 1, challenged: 2 }, "9 supported, 2 challenged, 1 mixed", "orange"],
  [{ supported: 9, challenged: 2, contradicted: 1 }, "9 supported, 1 contradicted, 2 challenged", "red"],
  [{ contradicted: 3 }, "3 of 3 contradicted", "red"],
])("leaves out no state of Claims that are %j", (claims, message, color) => {
  expect(badgeFor({ claims, lowConfidence: 0, near: 0, earlierCode: 0 })).toEqual({ message, color });
});

it.each([
  [{ supported: 3, inconclusive: 2 }, 3, "3 supported (low confidence), 2 inconclusive", "yellow"],
  [{ supported: 2 }, 2, "2 of 2 supported, low confidence", "yellow"],
  [{ supported: 5 }, 2, "5 of 5 supported, 2 with low confidence", "yellow"],
  [{ supported: 4, contradicted: 1 }, 4, "4 supported (low confidence), 1 contradicted", "red"],
])("says of Claims that are %j that %i rest on little", (claims, lowConfidence, message, color) => {
  expect(badgeFor({ claims, lowConfidence, near: 0, earlierCode: 0 })).toEqual({ message, color });
});

it.each([
  [{ supported: 1 }, 0, 1, "1 of 1 supported, 1 near", "yellow"],
  [{ supported: 5 }, 2, 3, "5 of 5 supported, 3 near, 2 with low confidence", "yellow"],
  [{ supported: 30, contradicted: 3 }, 0, 2, "30 supported (2 near), 3 contradicted", "red"],
  [{ supported: 4, mixed: 1 }, 4, 1, "4 supported (1 near, low confidence), 1 mixed", "yellow"],
])("says of Claims that are %j how many only come near", (claims, lowConfidence, near, message, color) => {
  expect(badgeFor({ claims, lowConfidence, near, earlierCode: 0 })).toEqual({ message, color });
});

it.each([
  [{ supported: 2 }, 2, "2 of 2 supported, by earlier code", "yellow"],
  [{ supported: 5 }, 1, "5 of 5 supported, 1 by earlier code", "yellow"],
  [{ supported: 2, inconclusive: 1 }, 2, "2 supported (by earlier code), 1 inconclusive", "yellow"],
  [{ supported: 1, contradicted: 1 }, 1, "1 supported (by earlier code), 1 contradicted", "red"],
])(
  "says of Claims that are %j that the latest code does not support %i",
  (claims, earlierCode, message, color) => {
    expect(badgeFor({ claims, lowConfidence: 0, near: 0, earlierCode })).toEqual({ message, color });
  },
);
