import { expect, test } from "vitest";
import { parseAuthorsLock } from "./authors-lock.ts";
import { contentDigest, type EnvironmentLock, lockDigest } from "./environment-lock.ts";

const lock: EnvironmentLock = {
  version: 1,
  architecture: "amd64",
  debian: [
    {
      name: "libstdc++6",
      version: "12.2.0-14+deb12u1",
      architecture: "amd64",
      essential: true,
      path: "pool/main/g/gcc-12/libstdc++6_12.2.0-14+deb12u1_amd64.deb",
      byteSize: 613_364,
      sha256: "a".repeat(64),
    },
  ],
};
const [only] = lock.debian;
const parse = (value: unknown) => parseAuthorsLock(JSON.stringify(value), "amd64");
const withPackage = (change: object) => parse({ ...lock, debian: [{ ...only, ...change }] });

test("a lock that a Run left is read as it was, and other members of it do not count", () => {
  expect(parse(lock)).toEqual(lock);
  const more = { ...lock, comment: "ours", debian: [{ ...only, homepage: "http://a.example" }] };
  expect(lockDigest(parse(more) as EnvironmentLock)).toBe(lockDigest(lock));
});

test.each([
  ["path", "pool/../../etc/passwd.deb"],
  ["path", "/etc/passwd.deb"],
  ["path", "http://evil.example/a.deb"],
  ["path", "pool/%2e%2e/a.deb"],
  ["path", "pool/a.deb?x"],
  ["path", `pool/${"a/".repeat(9)}a.deb`],
  ["name", "../x"],
  ["name", "-o"],
  ["version", "1;reboot"],
  ["sha256", "A".repeat(64)],
  ["byteSize", 0],
  ["byteSize", 1e12],
  ["byteSize", "1"],
  ["essential", "yes"],
])("a package whose %s is %j makes it none", (member, value) => {
  expect(withPackage({ [member]: value })).toBe("Its package /debian/0 is not as a Run leaves it.");
});

test.each([
  ["{", "not a JSON object"],
  ["[]", "not a JSON object"],
  [JSON.stringify({ ...lock, version: 2 }), "`version` is not 1"],
  [JSON.stringify({ ...lock, architecture: "arm64" }), "for arm64, and this server is amd64"],
  [JSON.stringify({ ...lock, debian: [] }), "list of 1 to 5000"],
  [JSON.stringify({ ...lock, debian: [only, only] }), "twice"],
])("%s is none, and the reason is said", (text, reason) => {
  expect(parseAuthorsLock(text, "amd64")).toContain(reason);
});

const distribution = {
  name: "zope-interface",
  version: "5.4.0+local.1",
  file: "zope.interface-5.4.0+local.1-cp311-cp311-manylinux1_x86_64.whl",
  kind: "wheel",
  buildOnly: false,
  byteSize: 5,
  sha256: "b".repeat(64),
};

test("a lock's Python packages are read as they were, and one that is only built with may have another version", () => {
  const python = [
    distribution,
    { ...distribution, version: "1", file: "a-1.tar.gz", kind: "source", buildOnly: true },
  ];
  expect(parse({ ...lock, python })).toEqual({ ...lock, python });
});

test.each([
  ["name", "../.."],
  ["name", "-e"],
  ["name", "Zope"],
  ["version", "1 --index-url=http://evil.example"],
  ["version", "../1"],
  ["file", "../../a-1-py3-none-any.whl"],
  ["file", "a'b-1-py3-none-any.whl"],
  ["file", "-r.whl"],
  ["file", "a-1.exe"],
  ["kind", "source"],
  ["buildOnly", 0],
  ["byteSize", 5e9],
  ["sha256", ""],
])("a Python package whose %s is %j makes it none", (member, value) => {
  const python = [{ ...distribution, [member]: value }];
  expect(parse({ ...lock, python })).toBe("Its package /python/0 is not as a Run leaves it.");
});

test("a Python package is there once, and an empty list is none", () => {
  expect(parse({ ...lock, python: [distribution, distribution] })).toContain("Python package twice");
  expect(parse({ ...lock, python: [] })).toContain("`python` is not a list of 1 to 5000");
});

test("a lock with an image has no Debian packages, and the image's whole name with its digest", () => {
  const image = { repository: "docker.io/library/python", digest: `sha256:${"0a".repeat(32)}` };
  const own = { ...lock, debian: [], image };
  expect(parse(own)).toEqual(own);
  expect(parse({ ...own, image: { ...image, layers: [] } })).toEqual(own);
  expect(parse({ ...lock, image })).toContain("`debian`");
  expect(parse({ ...own, image: undefined })).toContain("`debian`");
  for (const wrong of [
    null,
    "docker.io/library/python",
    { ...image, repository: "python" },
    { ...image, repository: "docker.io/library/python:3" },
    { ...image, repository: "docker.io/../etc" },
    { ...image, digest: "latest" },
    { ...image, digest: undefined },
  ])
    expect(parse({ ...own, image: wrong })).toContain("`image`");
});

const source = { name: "data.table", version: "1.14-8", byteSize: 5, sha256: "c".repeat(64) };

test("a lock's R packages are read in its own order, and dates change nothing of what is built", () => {
  const r = [source, { ...source, name: "A" }];
  const asOf = { debian: "20240501T000000Z", python: "2024-05-01T10:00:00.000Z", r: "2024-05-01" };
  const parsed = parse({ ...lock, r, asOf }) as EnvironmentLock;
  expect(parsed).toEqual({ ...lock, r, asOf });
  expect(contentDigest(parsed)).toBe(contentDigest({ ...lock, r }));
  expect(lockDigest(parsed)).not.toBe(lockDigest({ ...lock, r }));
});

test.each([
  ["name", "../a"],
  ["name", "a b"],
  ["name", "-l"],
  ["version", "1;reboot"],
  ["version", "1/2"],
  ["sha256", "x"],
  ["byteSize", -1],
])("an R package whose %s is %j makes it none", (member, value) => {
  expect(parse({ ...lock, r: [{ ...source, [member]: value }] })).toBe(
    "Its package /r/0 is not as a Run leaves it.",
  );
});

test("an R package is there once, and dates are of registries", () => {
  expect(parse({ ...lock, r: [source, source] })).toBe("It has an R package twice.");
  expect(parse({ ...lock, r: [] })).toContain("`r` is not a list of 1 to 1000");
  for (const asOf of [{}, [], 1, { r: "today" }, { debian: "2024-05-01" }, { node: "2024-05-01" }])
    expect(parse({ ...lock, asOf })).toBe("Its `asOf` is not as a Run leaves it.");
});
