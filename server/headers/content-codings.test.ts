import { expect, it } from "vitest";
import { acceptedCodings } from "./content-codings.ts";

it.each([
  [undefined, []],
  [null, []],
  ["", []],
  ["identity", []],
  ["deflate, zstd", []],
  ["gzip, deflate", ["gzip"]],
  ["gzip, deflate, br, zstd", ["br", "gzip"]],
  ["GZIP;q=0.5, br;q=0", ["gzip"]],
  ["*", ["br", "gzip"]],
  ["br;q=0, *;q=0.1", ["gzip"]],
  ["gzip;q=x, ;;,", []],
])("%s lets an answer be %j", (accept, wanted) => {
  expect(acceptedCodings(accept)).toEqual(wanted);
});
