import { expect, it } from "vitest";
import { readTarget } from "./read-target.ts";

const id = "repo_01kz0000000000000000000000";
const repository = { owner: "ada", slug: "stopping-times" };

it("reads names, ids and addresses of pages", () => {
  expect(readTarget(id)).toEqual({ baseUrl: null, repository: { id } });
  expect(readTarget("ada/stopping-times")).toEqual({ baseUrl: null, repository });
  expect(readTarget("https://v.example.org/r/ada/stopping-times")).toEqual({
    baseUrl: "https://v.example.org",
    repository,
  });
  expect(readTarget("http://127.0.0.1:8787/base/r/ada/stopping-times/v/x?a#b")).toEqual({
    baseUrl: "http://127.0.0.1:8787/base",
    repository,
  });
});

it.each([
  "",
  "ada",
  "ada/",
  "/ada/paper",
  "ada/../paper",
  "../paper",
  "ada/paper/more",
  "ada/paper\n",
  "repo_1",
  "https://v.example.org/",
  "https://v.example.org/r/ada",
  "https://u:p@v.example.org/r/ada/paper",
  "file:///r/ada/paper",
  "https://",
])("refuses %j", (given) => {
  expect(() => readTarget(given)).toThrow("names no repository");
});
