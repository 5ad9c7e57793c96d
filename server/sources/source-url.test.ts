import { expect, test } from "vitest";
import { mirrorCandidates } from "./mirrors.ts";
import { normalizeSourceUrl } from "./source-url.ts";

test.each([
  ["https://github.com/o/n.git", "https://github.com/o/n"],
  ["https://gitlab.com/o/n/", "https://gitlab.com/o/n"],
  ["https://codeberg.org/o/n", "https://codeberg.org/o/n"],
  ["https://bitbucket.org/o/n", "https://bitbucket.org/o/n"],
])("%s is the repository %s", (given, url) => {
  expect(normalizeSourceUrl(given)).toBe(url);
});

test.each([
  "https://gitlab.com/group/sub/n",
  "https://gitlab.com:8443/o/n",
  "https://www.github.com/o/n",
  "https://zenodo.org/records/1",
  "https://archive.softwareheritage.org/browse/origin",
])("%s is none that can be fetched", (given) => {
  expect(() => normalizeSourceUrl(given)).toThrow("is not the HTTPS link of a repository");
});

test("a host that redirects to the address with .git is asked for that; a mirror has its own names", () => {
  expect(mirrorCandidates("https://gitlab.com/o/n", {})).toEqual(["https://gitlab.com/o/n.git"]);
  expect(mirrorCandidates("https://codeberg.org/o/n", {})).toEqual(["https://codeberg.org/o/n"]);
  expect(mirrorCandidates("https://gitlab.com/o/n", { "https://gitlab.com/": "file:///m/" })).toEqual([
    "file:///m/o/n",
    "file:///m/o/n.git",
  ]);
});
