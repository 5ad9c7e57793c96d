import { describe, expect, it } from "vitest";
import { rateLimits } from "./__generated__/operations.ts";
import { defaultPreprintOrigins, readConfig } from "./config.ts";

describe("SERVICE_LIMITS", () => {
  const limits = (value: unknown) => readConfig({ SERVICE_LIMITS: JSON.stringify(value) }).limits;

  it("accepts every limit of the contract", () => {
    const all = Object.fromEntries(Object.keys(rateLimits).map((name, index) => [name, index + 1]));
    expect(limits(all)).toEqual(all);
    expect(limits({})).toEqual({});
  });

  it.each([
    [{ "key-hour": 1 }, `SERVICE_LIMITS: "key-hour" is not one of key-minute, address-minute`],
    [{ toString: 1 }, `"toString" is not one of`],
    [{ "key-minute": 0 }, `"key-minute" is not a whole number above 0`],
    [{ "key-minute": 1.5 }, `"key-minute" is not a whole number above 0`],
    [{ "key-minute": "5" }, `"key-minute" is not a whole number above 0`],
    [[1], "is not a JSON object"],
    [null, "is not a JSON object"],
  ])("refuses %j", (value, said) => {
    expect(() => limits(value)).toThrow(said);
  });

  it("refuses invalid JSON", () => {
    expect(() => readConfig({ SERVICE_LIMITS: "{" })).toThrow("SERVICE_LIMITS: ");
  });
});

it.each([
  [{}, { mirror: "http://deb.debian.org/debian", suite: "bookworm" }],
  [
    { SERVICE_DEBIAN_MIRROR: "https://mirror.example/debian/", SERVICE_DEBIAN_KEYRING: "none" },
    { mirror: "https://mirror.example/debian", keyring: null, snapshots: null },
  ],
  [
    { SERVICE_DEBIAN_SNAPSHOTS: "http://snapshots.example/{timestamp}/" },
    { snapshots: "http://snapshots.example/{timestamp}" },
  ],
])("reads where Debian packages come from: %j", (settings, expected) => {
  expect(readConfig(settings).debian).toMatchObject(expected);
});

it("asks a language model only where address and name are set, and says nothing of the key", () => {
  const model = (settings: Record<string, string>) => readConfig(settings).languageModel;
  const [url, name] = ["http://10.0.0.5:8000/v1", "tiny"];
  expect(model({})).toBeNull();
  expect(model({ SERVICE_LLM_URL: url, SERVICE_LLM_MODEL: name })).toEqual({ url, model: name, key: null });
  expect(() => model({ SERVICE_LLM_URL: url })).toThrow("SERVICE_LLM_MODEL: is missing");
  expect(() => model({ SERVICE_LLM_MODEL: name })).toThrow("SERVICE_LLM_URL: is missing");
  for (const address of ["ftp://10.0.0.5", "http://me:word@10.0.0.5/v1"])
    expect(() => model({ SERVICE_LLM_URL: address, SERVICE_LLM_MODEL: name })).toThrow("SERVICE_LLM_URL: ");
  const key = "two\nlines";
  expect(() => model({ SERVICE_LLM_URL: url, SERVICE_LLM_MODEL: name, SERVICE_LLM_KEY: key })).toThrow(
    /SERVICE_LLM_KEY: (?!.*lines)/,
  );
});

it("builds no environments without a mirror, and takes no mirror that would be more than a word of apt's", () => {
  expect(readConfig({ SERVICE_DEBIAN_MIRROR: "none" }).debian).toBeNull();
  expect(readConfig({ SERVICE_PYTHON_INDEX: "none" }).pythonIndex).toBeNull();
  for (const wrong of [
    { SERVICE_DEBIAN_MIRROR: "file:///debian" },
    { SERVICE_DEBIAN_MIRROR: "http://a/ [b]" },
    { SERVICE_DEBIAN_SUITE: "a b" },
    { SERVICE_DEBIAN_SNAPSHOTS: "http://snapshots.example/debian" },
    { SERVICE_DEBIAN_SNAPSHOTS: "http://snapshots.example/{timestamp} [b]" },
    { SERVICE_PYTHON_INDEX: "file:///simple" },
    { SERVICE_PYTHON_INDEX: "https://me:secret@index.example/simple" },
    { SERVICE_PYTHON_FILE_HOSTS: "https://files.example" },
    { SERVICE_CRAN_MIRROR: "https://me:secret@cran.example" },
    { SERVICE_CRAN_SNAPSHOTS: "https://cran.example/2024-05-01" },
    { SERVICE_CRAN_FILE_HOSTS: "https://files.example" },
  ])
    expect(() => readConfig(wrong)).toThrow(Object.keys(wrong)[0]);
});

it("compiles R packages from a mirror of CRAN, with snapshots by date", () => {
  const cran = (settings: Record<string, string>) => readConfig(settings).cran;
  expect(cran({})?.snapshots).toContain("{date}");
  expect(cran({ SERVICE_CRAN_MIRROR: "none" })).toBeNull();
  const settings = { SERVICE_CRAN_MIRROR: "http://10.0.0.5/cran/", SERVICE_CRAN_SNAPSHOTS: "none" };
  expect(cran(settings)).toEqual({ mirror: "http://10.0.0.5/cran", snapshots: null, fileHosts: [] });
});

it("fetches images from the registries that are listed, at their own addresses or others", () => {
  const registries = (value: string) => readConfig({ SERVICE_IMAGE_REGISTRIES: value }).imageRegistries;
  expect(Object.keys(readConfig({}).imageRegistries)).toEqual(["docker.io", "ghcr.io", "quay.io"]);
  expect(registries("none")).toEqual({});
  expect(registries("ghcr.io, docker.io=http://10.0.0.5:5000,localhost:5000")).toEqual({
    "ghcr.io": "https://ghcr.io",
    "docker.io": "http://10.0.0.5:5000",
    "localhost:5000": "https://localhost:5000",
  });
  for (const wrong of [
    "ghcr",
    "ghcr.io/org",
    "http://ghcr.io",
    "a.b=c",
    "a.b=http://c/d",
    "a.b=http://c=d",
    ",",
  ])
    expect(() => registries(wrong)).toThrow("SERVICE_IMAGE_REGISTRIES: ");
});

it("hands over devices of GPUs alone", () => {
  const devices = (value: string) => readConfig({ SERVICE_GPU_DEVICES: value }).gpuDevices;
  expect(readConfig({}).gpuDevices).toEqual([]);
  const listed = ["/dev/nvidia0", "/dev/nvidiactl", "/dev/nvidia-uvm", "/dev/dri/renderD128", "/dev/kfd"];
  expect(devices(listed.join(", "))).toEqual(listed);
  for (const wrong of [
    "/dev/sda",
    "/dev/mem",
    "/dev/../etc",
    "/dev/nvidia0/../sda",
    "nvidia0",
    "/dev/dri/card0",
  ])
    expect(() => devices(wrong)).toThrow("SERVICE_GPU_DEVICES: ");
});

it("installs packages of npm from one registry, or none", () => {
  const registry = (value: string) => readConfig({ SERVICE_NPM_REGISTRY: value }).npmRegistry;
  expect(registry("none")).toBeNull();
  expect(registry("http://10.0.0.5:4873/npm/")).toBe("http://10.0.0.5:4873/npm");
  for (const wrong of ["ftp://a.b", "https://me:word@a.b", "https://a.b/?x", "a.b"])
    expect(() => registry(wrong)).toThrow(/^(?!.*word)[\s\S]*SERVICE_NPM_REGISTRY: /);
});

it("installs Julia and its packages from one server each, or none", () => {
  const julia = (settings: Record<string, string>) => readConfig(settings).julia;
  expect(julia({}).packages?.fileHosts).toContain("eu-central.pkg.julialang.org");
  expect(julia({ SERVICE_JULIA_SERVER: "none", SERVICE_JULIA_BINARIES: "none" })).toEqual({
    packages: null,
    binaries: null,
  });
  const own = {
    SERVICE_JULIA_SERVER: "http://10.0.0.5:8000/",
    SERVICE_JULIA_FILE_HOSTS: "none",
    SERVICE_JULIA_BINARIES: "http://10.0.0.5/julia/",
  };
  expect(julia(own)).toEqual({
    packages: { server: "http://10.0.0.5:8000", fileHosts: [] },
    binaries: "http://10.0.0.5/julia",
  });
  for (const name of Object.keys(own))
    expect(() => readConfig({ [name]: "https://me:secret@a.b/x" })).toThrow(`${name}: `);
});

it("reports all problems at once", () => {
  const read = () => readConfig({ PORT: "port", SERVICE_ROLE: "king", SERVICE_ENV: "production" });
  for (const said of ['PORT: "port" is not a port', "SERVICE_ROLE: ", "SERVICE_SECRET: is required"])
    expect(read).toThrow(said);
});

it("accepts only the origin of another service as a backend", () => {
  const read = (SERVICE_BACKEND_ORIGIN: string, more = {}) => readConfig({ SERVICE_BACKEND_ORIGIN, ...more });
  expect(read("https://backend.example/").backendOrigin).toBe("https://backend.example");
  for (const wrong of [
    "backend:8787",
    "ftp://x",
    "http://x/api",
    "http://user:pw@x",
    "http://127.0.0.1:8787",
  ])
    expect(() => read(wrong), wrong).toThrow("SERVICE_BACKEND_ORIGIN");
  expect(() => read("http://x", { SERVICE_ROLE: "worker" })).toThrow("SERVICE_ROLE");
  const production = { SERVICE_ENV: "production", SERVICE_BASE_URL: "https://verify.example" };
  expect(read("http://x", production).secret).toBeNull();
});

it.each(["SERVICE_RUN_SLOTS", "SERVICE_READING_SLOTS"])("accepts from 1 to 64 as %s", (name) => {
  expect(Object.values(readConfig({ [name]: "64" }).slots)).toContain(64);
  for (const wrong of ["0", "65", "-1", "1.5", "all"])
    expect(() => readConfig({ [name]: wrong }), wrong).toThrow(`${name}: "${wrong}" is not a whole number`);
});

it("asks arXiv and Zenodo, three seconds apart, or where the operator says", () => {
  const { preprintOrigins, preprintIntervalSeconds, contact } = readConfig({});
  expect(preprintOrigins).toEqual(defaultPreprintOrigins);
  expect([preprintIntervalSeconds, contact]).toEqual([3, null]);
  const set = readConfig({
    SERVICE_PREPRINT_PDF_ORIGIN: "http://10.0.0.5:81/",
    SERVICE_ZENODO_ORIGIN: "https://z",
  });
  expect(set.preprintOrigins).toEqual({
    ...defaultPreprintOrigins,
    pdf: "http://10.0.0.5:81",
    zenodo: "https://z",
  });
});

it.each([
  ["SERVICE_PREPRINT_API_ORIGIN", "export.arxiv.org"],
  ["SERVICE_PREPRINT_API_ORIGIN", "file:///etc"],
  ["SERVICE_PREPRINT_OAI_ORIGIN", "https://user:pw@mirror.example"],
  ["SERVICE_PREPRINT_PDF_ORIGIN", "https://mirror.example/arxiv"],
  ["SERVICE_PREPRINT_INTERVAL_SECONDS", "61"],
  ["SERVICE_CONTACT", "ada@example.org\r\nCookie: a=b"],
  ["SERVICE_CONTACT", "ada@example.org) (x"],
])("refuses %s=%j", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name}: `);
});
