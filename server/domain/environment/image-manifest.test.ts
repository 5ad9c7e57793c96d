import { expect, test } from "vitest";
import { readImageConfig } from "./image-config.ts";
import { readImageManifest } from "./image-manifest.ts";

const digest = (digit: string) => `sha256:${digit.repeat(64)}`;
const layer = {
  mediaType: "application/vnd.oci.image.layer.v1.tar+gzip",
  digest: digest("1"),
  size: 100,
};
const manifest = { schemaVersion: 2, config: { digest: digest("2"), size: 10 }, layers: [layer] };
const read = (value: unknown) => readImageManifest(JSON.stringify(value), "amd64");

test("a manifest says what is to be fetched", () => {
  const docker = { ...layer, mediaType: "application/vnd.docker.image.rootfs.diff.tar.gzip", size: 7 };
  expect(read({ ...manifest, layers: [layer, docker] })).toEqual({
    kind: "manifest",
    manifest: { byteSize: 117, largestBytes: 100, hasZstd: false },
  });
  const zstd = { ...layer, mediaType: "application/vnd.oci.image.layer.v1.tar+zstd" };
  expect(read({ ...manifest, layers: [layer, zstd] })).toMatchObject({ manifest: { hasZstd: true } });
});

test.each([
  ["no JSON", "{"],
  ["an old kind", { schemaVersion: 1, fsLayers: [] }],
  ["no layers", { ...manifest, layers: [] }],
  ["too many", { ...manifest, layers: Array(128).fill(layer) }],
  ["too much", { ...manifest, layers: [{ ...layer, size: 2 ** 34 }] }],
  ["a size that is none", { ...manifest, layers: [{ ...layer, size: -1 }] }],
  ["a digest that is a path", { ...manifest, layers: [{ ...layer, digest: "sha256:../../x" }] }],
  [
    "an address of its own",
    { ...manifest, layers: [{ ...layer, urls: ["http://169.254.169.254/latest/meta-data"] }] },
  ],
  ["another spelling", { ...manifest, layers: [{ ...layer, URLs: ["http://10.0.0.1/"] }] }],
  ["a letter that is folded", { ...manifest, layers: [{ ...layer, "url\u017f": ["http://10.0.0.1/"] }] }],
  ["two lists of layers", { ...manifest, Layers: [{ ...layer, urls: ["http://10.0.0.1/"] }] }],
  ["a configuration elsewhere", { ...manifest, config: { ...manifest.config, urls: ["http://10.0.0.1/"] } }],
  [
    "an address by its type",
    {
      ...manifest,
      layers: [{ ...layer, mediaType: "application/vnd.oci.image.layer.nondistributable.v1.tar" }],
    },
  ],
  ["a configuration of 1 GiB", { ...manifest, config: { digest: digest("2"), size: 2 ** 30 } }],
])("%s is refused", (_, value) => {
  const answer = typeof value === "string" ? readImageManifest(value, "amd64") : read(value);
  expect(answer).toEqual(expect.stringMatching(/^(?:It|One|Its) .*\.$/));
});

test("an index has the image for this machine, or says that it has none", () => {
  const entry = (digit: string, platform: object) => ({ digest: digest(digit), size: 5, platform });
  const index = (...manifests: object[]) => ({ schemaVersion: 2, manifests });
  const arm = entry("3", { os: "linux", architecture: "arm64", variant: "v8" });
  const amd = entry("4", { os: "linux", architecture: "amd64" });
  const windows = entry("5", { os: "windows", architecture: "amd64" });
  expect(read(index(windows, arm, amd))).toEqual({ kind: "index", digest: digest("4") });
  expect(readImageManifest(JSON.stringify(index(amd, arm)), "arm64")).toEqual({
    kind: "index",
    digest: digest("3"),
  });
  expect(read(index(windows, arm))).toContain("no image for");
  expect(read(index(null as never, "x" as never))).toContain("no image for");
});

const config = (value: object) => readImageConfig(JSON.stringify(value), "amd64", ["HOME", "TZ"]);
const linux = { os: "linux", architecture: "amd64" };

test("the variables of an image are taken but for the service's own", () => {
  const Env = [
    "PATH=/opt/conda/bin:/bin",
    "R_HOME=/a=b",
    "HOME=/root",
    "TZ=CET",
    "no",
    "a b=1",
    "=x",
    "EMPTY=",
  ];
  expect(config({ ...linux, config: { Env } })).toEqual({
    PATH: "/opt/conda/bin:/bin",
    R_HOME: "/a=b",
    EMPTY: "",
  });
  expect(config(linux)).toEqual({});
  expect(config({ ...linux, config: { Env: null } })).toEqual({});
});

test.each([
  [{ os: "linux", architecture: "arm64" }],
  [{}],
  [{ ...linux, config: { Env: [1] } }],
  [{ ...linux, config: { Env: ["A=\0"] } }],
  [{ ...linux, config: { Env: [`A=${"x".repeat(40_000)}`] } }],
  [{ ...linux, config: { Env: Array(300).fill("A=b") } }],
])("a configuration that cannot be used says why: %j", (value) => {
  expect(config(value)).toEqual(expect.stringMatching(/\.$/));
});
