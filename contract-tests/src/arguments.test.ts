import { expect, it } from "vitest";
import { readArguments } from "./arguments.ts";

it("reads the command line, and secrets only from the environment", () => {
  const given = [
    "https://x/rvs",
    "--key-env",
    "KEY",
    "--cookie-env",
    "COOKIE",
    "--only",
    "a,b",
    "--skip",
    "body",
    "--write",
  ];
  expect(readArguments(given, { KEY: "service_k", COOKIE: "s=1" })).toEqual({
    baseUrl: "https://x/rvs",
    apiKey: "service_k",
    cookie: "s=1",
    only: ["a", "b"],
    skip: ["body"],
    write: true,
    json: false,
  });
});

it("defaults to read-only checks and a text report", () => {
  expect(readArguments(["http://x"], {})).toEqual({
    baseUrl: "http://x",
    skip: [],
    write: false,
    json: false,
  });
});

it("returns null for --help", () => {
  expect(readArguments(["--help"], {})).toBeNull();
});

it.each([
  ["no address", [], "Give the address of one service"],
  ["two addresses", ["http://a", "http://b"], "Give the address of one service"],
  ["something else than an address", ["ftp://a"], "ftp://a is not an http address"],
  ["an address without a host", ["http://"], "http:// is not an http address"],
  ["an option that there is not", ["http://a", "--loud"], "--loud"],
  ["an option without its value", ["http://a", "--only"], "--only"],
  ["a check that there is not", ["http://a", "--skip", "everything"], "There is no check everything"],
  ["a variable that is empty", ["http://a", "--key-env", "EMPTY"], "The environment variable EMPTY is empty"],
  [
    "a variable that is not there",
    ["http://a", "--cookie-env", "NONE"],
    "The environment variable NONE is empty",
  ],
])("refuses %s", (_, given, message) => {
  expect(() => readArguments(given, { EMPTY: "" })).toThrow(message);
});
