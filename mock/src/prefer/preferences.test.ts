import { expect, it } from "vitest";
import { readPreferences } from "./preferences.ts";

it.each([
  ["code=503", { code: 503 }],
  ['respond-async, Code="429"; foo=bar', { code: 429 }],
  ["dynamic=true, seed=7", { dynamic: true, seed: "7" }],
  ["code=200, example=runQueued", { code: 200, exampleKey: "runQueued" }],
  ["return=minimal", null],
  [null, null],
  ["code=abc", 'code is "abc": it must be a status, such as 503'],
  ["dynamic=1", 'dynamic is "1": it must be true or false'],
])("reads %j", (header, expected) => {
  expect(readPreferences(header)).toEqual(expected);
});
