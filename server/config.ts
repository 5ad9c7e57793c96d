import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { rateLimits } from "./__generated__/operations.ts";
import {
  type CranConfig,
  type DebianConfig,
  type JuliaConfig,
  type PythonIndexConfig,
  readCran,
  readDebian,
  readImageRegistries,
  readJulia,
  readMail,
  readNpmRegistry,
  readPythonIndex,
} from "./environment-settings.ts";
import { parseTrustedProxies, type TrustProxy } from "./http/client-address.ts";
import { type LanguageModelConfig, readLanguageModel } from "./language-model-settings.ts";
import { defaultRunSlots } from "./process/default-run-slots.ts";
import {
  type Environment,
  listOf,
  toBareOrigin,
  toContact,
  toDatabaseUrl,
  toGpuDevices,
  toOneOf,
  toOrigin,
  toPort,
  toStringRecord,
  toWholeNumber,
} from "./setting-values.ts";

type Role = "all" | "web" | "worker";
type ExecutorKind = "auto" | "bubblewrap" | "none";
type LimitName = keyof typeof rateLimits;

/** The settings of the service. The environment variables are documented in docs/operating.md. */
export interface Config {
  environment: "development" | "production";
  host: string;
  port: number;
  /** Absolute origin without a trailing slash, e.g. `https://verify.example.org`. */
  baseUrl: string;
  dataDir: string;
  /** `postgres://…`; null for the embedded database in the data folder. Contains a password: must not be logged. */
  databaseUrl: string | null;
  secret: string | null;
  signingKeyFile: string | null;
  revision: string;
  role: Role;
  /** Tells this start from others of a build without a name. */
  start: string;
  /** How many processes serve behind one port (`serveInProcesses`); a service that is embedded in a process is one. */
  processes: number;
  executor: ExecutorKind;
  /** Devices that every experiment gets. */
  gpuDevices: string[];
  /** How many jobs a worker reads, and how many Runs it executes, at once. */
  slots: { reading: number; run: number };
  /** How long the Runs of one job may take. */
  jobBudgetSeconds: number;
  /** How many unfinished jobs an account may have. */
  accountJobs: number;
  /** URL prefix -> mirror prefix. */
  sourceMirrors: Record<string, string>;
  /** Where the packages of environments come from; null where none are built. */
  debian: DebianConfig | null;
  /** Where the Python packages of environments come from; null where only Debian's are installed. */
  pythonIndex: PythonIndexConfig | null;
  /** Where R packages that Debian lacks come from; null where none are compiled. */
  cran: CranConfig | null;
  julia: JuliaConfig;
  /** Where the packages of npm come from; null where none are installed. */
  npmRegistry: string | null;
  /** The addresses of the registries that container images are fetched from, by the registries' names. */
  imageRegistries: Record<string, string>;
  /** How much whole answers that are kept may take; 0 keeps none. */
  answerCacheMiB: number;
  /** Bounds the memory of what is kept of records (docs/decisions/0044-rendered-records.md); 0 keeps none. */
  recordCacheMiB: number;
  /** How much the environments that are kept may take. */
  environmentCacheGiB: number;
  fetchAllowHosts: string[];
  preprintOrigins: typeof defaultPreprintOrigins;
  /** Between requests to arXiv, and at most this long between those to others. */
  preprintIntervalSeconds: number;
  /** Whom the operator of a preprint server may turn to: an e-mail address or an address of the web. */
  contact: string | null;
  languageModel: LanguageModelConfig | null;
  /** Where mails go, and who they are from; a folder of the data without an SMTP server. Its address has a password: must not be logged. */
  mail: { smtpUrl: string | null; from: string };
  /** Whether an account writes only once its e-mail address is confirmed. */
  confirmEmail: boolean;
  /** Which proxies the client's address is believed from. */
  trustProxy: TrustProxy;
  /** Overrides of the contract's limits. */
  limits: Partial<Record<LimitName, number>>;
  logLevel: string;
  /** The backend that API requests are forwarded to; null where this process serves them itself. */
  backendOrigin: string | null;
}

export const defaultPreprintOrigins = {
  api: "https://export.arxiv.org",
  oai: "https://oaipmh.arxiv.org",
  pdf: "https://export.arxiv.org",
  zenodo: "https://zenodo.org",
};

/** The revision of an unnamed build, which does not identify its code. */
export const unnamedRevision = "development";

/** Reads the environment. Throws one Error that lists every invalid setting with the remedy. */
export function readConfig(env: Environment): Config {
  const problems: string[] = [];
  const check = <T>(name: string, read: (value: string) => T, fallback: T): T => {
    const value = env[name];
    if (value === undefined || value === "") return fallback;
    try {
      return read(value);
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return fallback;
    }
  };
  const port = check("PORT", toPort, 8787);
  const host = env.HOST || "127.0.0.1";
  for (const name of unsupportedSettings) {
    if (env[name]) problems.push(`${name}: is described in the design but not built yet; unset it`);
  }
  const config: Config = {
    environment: check("SERVICE_ENV", toOneOf(["development", "production"]), "development"),
    host,
    port,
    baseUrl: check(
      "SERVICE_BASE_URL",
      toOrigin,
      `http://${host === "0.0.0.0" || host === "::" ? "localhost" : host}:${port}`,
    ),
    dataDir: resolve(env.SERVICE_DATA_DIR || "./data"),
    databaseUrl: check("SERVICE_DATABASE_URL", toDatabaseUrl, null),
    secret: env.SERVICE_SECRET || null,
    signingKeyFile: env.SERVICE_SIGNING_KEY_FILE ? resolve(env.SERVICE_SIGNING_KEY_FILE) : null,
    revision: env.SERVICE_REVISION || unnamedRevision,
    role: check("SERVICE_ROLE", toOneOf(["all", "web", "worker"]), "all"),
    start: env.SERVICE_START || randomUUID(),
    processes: check("SERVICE_PROCESSES", toProcesses, 1),
    executor: check("SERVICE_EXECUTOR", toOneOf(["auto", "bubblewrap", "none"]), "auto"),
    gpuDevices: check("SERVICE_GPU_DEVICES", toGpuDevices, []),
    slots: {
      reading: check("SERVICE_READING_SLOTS", toWholeNumber(1, 64), 2),
      run: check("SERVICE_RUN_SLOTS", toWholeNumber(1, 64), defaultRunSlots()),
    },
    jobBudgetSeconds: check("SERVICE_JOB_BUDGET_SECONDS", toWholeNumber(1, 1e9), 6 * 3600),
    accountJobs: check("SERVICE_ACCOUNT_JOBS", toWholeNumber(1, 1e9), 200),
    debian: readDebian(env, check),
    pythonIndex: readPythonIndex(check),
    cran: readCran(check),
    julia: readJulia(check),
    npmRegistry: readNpmRegistry(check),
    imageRegistries: readImageRegistries(check),
    environmentCacheGiB: check("SERVICE_ENVIRONMENT_CACHE_GIB", toWholeNumber(1, 1e6), 20),
    answerCacheMiB: check("SERVICE_ANSWER_CACHE_MIB", toWholeNumber(0, 65_536), 64),
    recordCacheMiB: check("SERVICE_RECORD_CACHE_MIB", toWholeNumber(0, 65_536), 32),
    sourceMirrors: check("SERVICE_SOURCE_MIRRORS", toStringRecord, {}),
    fetchAllowHosts: listOf(env.SERVICE_FETCH_ALLOW_HOSTS ?? ""),
    preprintOrigins: {
      api: check("SERVICE_PREPRINT_API_ORIGIN", toBareOrigin, defaultPreprintOrigins.api),
      oai: check("SERVICE_PREPRINT_OAI_ORIGIN", toBareOrigin, defaultPreprintOrigins.oai),
      pdf: check("SERVICE_PREPRINT_PDF_ORIGIN", toBareOrigin, defaultPreprintOrigins.pdf),
      zenodo: check("SERVICE_ZENODO_ORIGIN", toBareOrigin, defaultPreprintOrigins.zenodo),
    },
    preprintIntervalSeconds: check("SERVICE_PREPRINT_INTERVAL_SECONDS", toWholeNumber(0, 60), 3),
    languageModel: readLanguageModel(env, check, problems),
    contact: check("SERVICE_CONTACT", toContact, null),
    mail: readMail(check),
    confirmEmail: check("SERVICE_CONFIRM_EMAIL", toOneOf(["true", "false"]), "false") === "true",
    limits: check("SERVICE_LIMITS", toLimits, {}),
    logLevel: check(
      "SERVICE_LOG_LEVEL",
      toOneOf(["fatal", "error", "warn", "info", "debug", "silent"]),
      "info",
    ),
    trustProxy: check("SERVICE_TRUSTED_PROXIES", parseTrustedProxies, parseTrustedProxies("")),
    backendOrigin: check("SERVICE_BACKEND_ORIGIN", toBareOrigin, null),
  };
  if (config.environment === "production") {
    if (!config.secret && !config.backendOrigin)
      problems.push(
        "SERVICE_SECRET: is required in production; set 32 random bytes, e.g. `openssl rand -hex 32`",
      );
    if (!config.signingKeyFile && !config.backendOrigin) {
      problems.push(
        "SERVICE_SIGNING_KEY_FILE: is required in production; make one with `openssl genpkey -algorithm ed25519 -out signing-key.pem`",
      );
    }
    if (!env.SERVICE_BASE_URL)
      problems.push("SERVICE_BASE_URL: is required in production; the address that readers use");
  }
  if (config.secret !== null && config.secret.length < 32)
    problems.push("SERVICE_SECRET: needs 32 characters or more");
  if (config.backendOrigin !== null && config.backendOrigin === URL.parse(config.baseUrl)?.origin)
    problems.push(
      "SERVICE_BACKEND_ORIGIN: is this service's own address; requests would be forwarded in a loop",
    );
  if (config.backendOrigin !== null && config.role === "worker")
    problems.push("SERVICE_ROLE: a worker has no use for SERVICE_BACKEND_ORIGIN; unset one of them");
  if (config.processes > 1 && config.role === "worker")
    problems.push("SERVICE_PROCESSES: a worker is one process; start another one, or use SERVICE_RUN_SLOTS");
  if (problems.length > 0) throw new Error(`The settings are wrong:\n  ${problems.join("\n  ")}`);
  return config;
}

export function folders(config: Config) {
  return {
    database: join(config.dataDir, "service.sqlite"),
    processLock: join(config.dataDir, "presence.sqlite"),
    objects: join(config.dataDir, "objects"),
    work: join(config.dataDir, "work"),
    keys: join(config.dataDir, "keys"),
    mirrors: join(config.dataDir, "mirrors"),
    environments: join(config.dataDir, "environments"),
    outbox: join(config.dataDir, "outbox"),
  };
}

/** Returns the names of missing settings that production requires. */
export function missingInProduction({ environment, secret, signingKeyFile }: Config): string[] {
  if (environment !== "production") return [];
  return [secret ? [] : "SERVICE_SECRET", signingKeyFile ? [] : "SERVICE_SIGNING_KEY_FILE"].flat();
}

/**
 * Reserved for parts that are not built (docs/operating.md#settings): they would silently do nothing, so they are
 * refused.
 */
const unsupportedSettings = ["SERVICE_OBJECTS_URL"];

const toProcesses = (value: string): number =>
  value === "auto" ? availableParallelism() : toWholeNumber(1, 64)(value);

function toLimits(value: string): Partial<Record<LimitName, number>> {
  const parsed: unknown = JSON.parse(value);
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed))
    throw new Error("is not a JSON object");
  for (const [name, limit] of Object.entries(parsed)) {
    if (!Object.hasOwn(rateLimits, name))
      throw new Error(`"${name}" is not one of ${Object.keys(rateLimits).join(", ")}`);
    if (!Number.isSafeInteger(limit) || (limit as number) < 1)
      throw new Error(`"${name}" is not a whole number above 0`);
  }
  return parsed as Partial<Record<LimitName, number>>;
}
