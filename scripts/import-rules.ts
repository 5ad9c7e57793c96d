/**
 * Who may import whom, by folder or file below `server/`; type imports count. A layer may always import itself, and
 * files directly in `server/` everything.
 */
export const layers: Record<string, string[]> = {
  domain: ["__generated__"],
  headers: ["domain"],
  concurrency: ["domain"],
  store: ["domain", "__generated__"],
  streams: ["domain"],
  objects: ["domain"],
  execution: ["domain"],
  environments: ["domain", "execution"],
  commands: [],
  papers: ["domain", "concurrency", "commands"],
  pictures: ["domain", "concurrency"],
  downloads: ["domain"],
  sources: ["domain", "downloads", "commands"],
  preprints: ["domain", "concurrency", "downloads"],
  models: ["domain", "downloads"],
  mail: ["domain"],
  signing: ["domain", "__generated__"],
  identity: ["domain", "concurrency", "__generated__"],
  limits: ["domain"],
  operations: ["domain", "headers", "deps.ts", "__generated__"],
  pipeline: ["domain", "deps.ts", "__generated__"],
  http: ["domain", "headers", "operations", "deps.ts", "__generated__"],
  pages: ["domain", "headers", "operations", "deps.ts", "__generated__"],
  mcp: ["domain", "operations", "deps.ts", "__generated__"],
  simulation: ["domain", "environments", "execution", "papers", "pipeline", "preprints", "sources"],
  process: ["execution", "objects", "signing", "config.ts", "deps.ts"],
  __generated__: [],
};

/** The same inside a layer, by its folders and files. A file that has no row may import any of its layer. */
export const insideLayers: Record<string, Record<string, string[]>> = {
  domain: {
    "digest.ts": [],
    "manifest-path.ts": [],
    "timestamps.ts": [],
    "search-tokens.ts": [],
    messages: [],
    "errors.ts": ["messages"],
    measurement: ["messages", "digest.ts"],
    manifest: ["environment", "measurement", "messages", "manifest-path.ts"],
    paper: ["measurement"],
    claims: ["measurement", "paper"],
    links: ["claims", "manifest", "measurement"],
    draft: ["claims", "manifest"],
    sources: [],
    environment: ["messages", "digest.ts", "manifest-path.ts"],
    "records.ts": ["measurement"],
    pagination: ["errors.ts"],
    validation: ["messages", "errors.ts"],
    account: ["records.ts", "errors.ts"],
    views: ["repository", "records.ts"],
    citation: ["records.ts"],
    crate: ["views", "records.ts", "digest.ts"],
    runs: ["manifest", "messages", "records.ts", "errors.ts", "digest.ts"],
    verdict: ["records.ts", "findings", "measurement", "digest.ts"],
    findings: ["messages", "records.ts", "measurement", "digest.ts"],
    attestation: ["verdict", "measurement", "digest.ts"],
    repository: ["account", "manifest", "runs", "records.ts", "errors.ts", "digest.ts"],
  },
  store: {
    database: [],
    "keyset.ts": ["database"],
    search: ["database"],
    migrations: ["database", "search"],
  },
};

/** Packages, and built-in modules of Node.js for layers that do no I/O. `node:` allows every built-in module. */
export const packages: Record<string, string[]> = {
  "server/domain": [
    "@renovatebot/pep440",
    "ajv",
    "canonicalize",
    "csv-parse",
    "dockerfile-ast",
    "re2js",
    "smol-toml",
    "unbash",
    "yaml",
    "node:crypto",
  ],
  "server/headers": ["hono", "negotiator"],
  "server/concurrency": ["p-queue"],
  "server/store": ["better-sqlite3", "kysely", "pg", "node:"],
  "server/commands": ["node:"],
  "server/streams": ["node:"],
  "server/objects": ["node:"],
  "server/execution": ["node:"],
  "server/environments": ["htmlparser2", "tar", "undici", "node:"],
  "server/papers": ["@hyzyla/pdfium", "pdfjs-dist", "node:"],
  "server/pictures": ["lru-cache", "pdfjs-dist", "sharp", "node:"],
  "server/downloads": ["ipaddr.js", "undici", "node:"],
  "server/sources": ["tar", "node:"],
  "server/preprints": ["fast-xml-parser", "node:"],
  "server/models": ["undici", "node:"],
  "server/mail": ["nodemailer", "node:"],
  "server/signing": ["@sigstore/core", "node:"],
  "server/identity": [
    "@better-auth/api-key",
    "@zxcvbn-ts/language-common",
    "better-auth",
    "better-sqlite3",
    "kysely",
    "pg",
    "node:",
  ],
  "server/limits": ["better-sqlite3", "pg", "rate-limiter-flexible", "node:"],
  "server/operations": ["badge-maker", "content-disposition", "fast-xml-parser", "range-parser", "node:"],
  "server/pipeline": [
    "@davisvaughan/tree-sitter-r",
    "mime",
    "tree-sitter-python",
    "web-tree-sitter",
    "node:",
  ],
  "server/http": [
    "@hono/node-server",
    "busboy",
    "forwarded-parse",
    "hono",
    "ipaddr.js",
    "leven",
    "lru-cache",
    "proxy-addr",
    "undici",
    "node:",
  ],
  "server/pages": ["d3-scale", "hono", "intl-messageformat", "lru-cache", "marked", "uqr", "node:"],
  "server/mcp": ["@modelcontextprotocol/server", "ajv", "node:"],
  "server/simulation": ["tar", "node:"],
  "server/process": ["@hono/node-server", "@research-verification/server", "pino", "node:"],
  "server/__generated__": [],
  server: ["typeid-js", "node:"],
  sdk: ["@noble/hashes", "openapi-fetch", "node:"],
  "contract-tests": ["ajv", "ajv-formats", "canonicalize", "node:"],
  mock: ["#server", "@stoplight/prism-core", "@stoplight/prism-http", "ajv", "pdfkit", "typeid-js", "node:"],
  cli: ["@research-verification/sdk", "@research-verification/server", "commander", "node:"],
  codegen: ["ajv", "ajv-formats", "openapi-typescript", "rolldown", "typescript", "node:"],
};

/** Why this file may not import that one of ours, or null. */
export function forbiddenFile(file: string, target: string): string | null {
  const [from = "", layer = "", ...inner] = file.split("/");
  const [to = "", targetLayer = "", ...targetInner] = target.split("/");
  if (from === "sdk" && to !== "sdk") return "the SDK imports nothing of the server";
  if (from === "contract-tests" && !["contract-tests", "sdk"].includes(to))
    return "contract-tests imports the SDK alone";
  if (from === "mock" && to !== "mock") return "the mock imports the server as #server";
  if (from !== "mock" && to === "mock") return "nothing imports the mock";
  if (from === "cli" && to !== "cli") return "the command line imports the SDK and the server as packages";
  if (from !== "cli" && to === "cli") return "nothing imports the command line";
  if (from === "codegen" && to !== "codegen") return "codegen reads the contract and imports nothing of ours";
  if (from !== "server" || to !== "server") return null;
  if (layer !== targetLayer) return forbiddenPlace(layers, "server", layer, targetLayer);
  const rows = insideLayers[layer];
  return rows ? forbiddenPlace(rows, layer, inner[0] ?? "", targetInner[0] ?? "") : null;
}

/** Why this file may not import a package or a built-in module, or null. `specifier` as it is written. */
export function forbiddenPackage(file: string, specifier: string): string | null {
  const [workspace = "", layer = ""] = file.split("/");
  const place = workspace === "server" && !isFile(layer) ? `server/${layer}` : workspace;
  const allowed = packages[place];
  if (!allowed) return `${place} has no row in scripts/import-rules.ts`;
  if (allowed.includes(packageOf(specifier))) return null;
  if (specifier.startsWith("node:") && allowed.includes("node:")) return null;
  return `${place} may import the packages ${allowed.join(", ")}`;
}

/** `@scope/name/file.js` is `@scope/name`; a built-in module stays as it is written. */
function packageOf(specifier: string): string {
  if (specifier.startsWith("node:")) return specifier;
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

function forbiddenPlace(
  rows: Record<string, string[]>,
  parent: string,
  from: string,
  to: string,
): string | null {
  if (from === to) return null;
  const allowed = rows[from];
  if (!allowed) return isFile(from) ? null : `${parent}/${from} has no row in scripts/import-rules.ts`;
  return allowed.includes(to) ? null : `${from} may import ${allowed.join(", ") || "nothing"}`;
}

const isFile = (name: string) => name.endsWith(".ts");
