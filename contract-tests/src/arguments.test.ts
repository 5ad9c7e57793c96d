import { expect, it } from "vitest";
import { readArguments } from "./arguments.ts";

it("reads the command line, and secrets only from the environment", () => {
  const given = [
    ...["https://x/rvs", "--key-env", "KEY", "--cookie-env", "COOKIE", "--header", "X-Proxy: open sesame"],
    ...["--only", "a,b", "--include", "walk", "--skip", "body", "--exclude", "c", "--write"],
    ...[
      "--seed",
      "7",
      "--concurrency",
      "2",
      "--report",
      "junit=out/report=1.xml",
      "--report",
      "sarif",
      "--json",
    ],
  ];
  expect(readArguments(given, { KEY: "service_k", COOKIE: "s=1" })).toEqual({
    baseUrl: "https://x/rvs",
    apiKey: "service_k",
    cookie: "s=1",
    headers: { "x-proxy": "open sesame" },
    include: ["walk", "a", "b"],
    exclude: ["c", "body"],
    write: true,
    readOnly: false,
    seed: 7,
    concurrency: 2,
    reports: [{ format: "junit", file: "out/report=1.xml" }, { format: "sarif" }, { format: "json" }],
  });
});

it("defaults to checks that change nothing, and a text report", () => {
  expect(readArguments(["http://x"], {})).toEqual({
    baseUrl: "http://x",
    include: [],
    exclude: [],
    write: false,
    readOnly: false,
    reports: [],
  });
});

it.each(["help", "list"])("tells of --%s", (option) => {
  expect(readArguments([`--${option}`], {})).toBe(option);
});

it.each([
  ["no address", [], "Give the address of one service"],
  ["two addresses", ["http://a", "http://b"], "Give the address of one service"],
  ["something else than an address", ["ftp://a"], "ftp://a is not an http address"],
  ["an address without a host", ["http://"], "http:// is not an http address"],
  ["an option that there is not", ["http://a", "--loud"], "--loud"],
  ["an option without its value", ["http://a", "--only"], "--only"],
  ["a report that there is not", ["http://a", "--report", "pdf"], "There is no report pdf"],
  ["a header without a value", ["http://a", "--header", "alone"], "--header alone is not 'Name: value'"],
  ["a seed that is no number", ["http://a", "--seed", "1e3"], "--seed 1e3 is not a whole number"],
  ["nothing at once", ["http://a", "--concurrency", "0"], "--concurrency 0 is not a whole number from 1 on"],
  ["to write and not to", ["http://a", "--write", "--read-only"], "not both"],
  ["a variable that is empty", ["http://a", "--key-env", "EMPTY"], "The environment variable EMPTY is empty"],
  [
    "a variable that is not there",
    ["http://a", "--cookie-env", "NONE"],
    "The environment variable NONE is empty",
  ],
])("refuses %s", (_, given, message) => {
  expect(() => readArguments(given, { EMPTY: "" })).toThrow(message);
});
