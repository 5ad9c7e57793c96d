import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { typeid } from "typeid-js";
import { rateLimits } from "./__generated__/operations.ts";
import { operations } from "./all-operations.ts";
import { runInForkServer } from "./commands/fork-server.ts";
import { composeCodeLooks } from "./compose-code-looks.ts";
import { composeMailer, mailWindows } from "./compose-mail.ts";
import { composePaperReaders } from "./compose-papers.ts";
import { composePlaces } from "./compose-places.ts";
import { openSigner } from "./compose-signer.ts";
import { composeStorage } from "./compose-storage.ts";
import { type Config, defaultPreprintOrigins, folders, unnamedRevision } from "./config.ts";
import type { Deps, PipelineDeps } from "./deps.ts";
import { debianArchitecture } from "./domain/environment/debian-architecture.ts";
import { createDownloads } from "./downloads/downloads.ts";
import { createEnvironments } from "./environments/environments.ts";
import { createJuliaLayer } from "./environments/julia/julia-layer.ts";
import { createNodeLayer } from "./environments/node/node-layer.ts";
import { createPythonLayer } from "./environments/python/python-layer.ts";
import { createRLayer } from "./environments/r/r-layer.ts";
import { createExecutor } from "./execution/executor.ts";
import { collectLeft } from "./execution/left-files.ts";
import { DEFAULT_CEILINGS } from "./execution/limits.ts";
import { collectOutputs, removeOutputs } from "./execution/outputs.ts";
import { createAnswerCache } from "./http/answer-cache.ts";
import { createKeptTexts } from "./http/kept-texts.ts";
import { createRouter } from "./http/router.ts";
import { createTurnReads } from "./http/turn-reads.ts";
import { createApiKeys } from "./identity/api-keys.ts";
import type { Auth, PasswordHash } from "./identity/auth.ts";
import { createIdentity } from "./identity/identity.ts";
import { postgresKeyTable, sqliteKeyTable } from "./identity/key-table.ts";
import { createPasswordHashing } from "./identity/password-hashing.ts";
import { createLimiter } from "./limits/limiter.ts";
import { writeMail } from "./mail/mail-texts.ts";
import { createLanguageModel } from "./models/language-model.ts";
import { errorPage } from "./pages/error-page.ts";
import { createReference } from "./pages/reference/reference.ts";
import type { PaperReader } from "./papers/read-paper.ts";
import { createOpenGraphPainter } from "./pictures/open-graph-image.ts";
import { createPictureReader } from "./pictures/read-picture.ts";
import type { Stage } from "./pipeline/stage.ts";
import { stages as allStages } from "./pipeline/stages/all.ts";
import { createWorker } from "./pipeline/worker.ts";
import { createPaperFetcher } from "./preprints/paper-fetcher.ts";
import { createHealthChecks } from "./process/health.ts";
import { createLogger, createRequestLog } from "./process/logger.ts";
import { makeDataFolder } from "./process/make-data-folder.ts";
import { deriveSecret, loadSecrets } from "./process/secrets.ts";
import { windowsOf } from "./rate-limit-windows.ts";
import { extractArchive } from "./sources/extract-archive.ts";
import { createSourceFetcher } from "./sources/fetch-source.ts";
import { listArchive, readArchiveFile, readArchiveFiles, readArchiveTime } from "./sources/read-archive.ts";
import { createLogStreams, type LogStreamsOptions } from "./streams/log-streams.ts";

const mebibyte = 1024 * 1024;

/**
 * What tests replace: the pipeline's stages, to simulate crashes, the validation of responses, and bounds of streams; and what
 * they watch. The mock replaces what is outside of the service as well.
 */
export interface Overrides {
  stages?: Stage[];
  checkResponse?: Parameters<typeof createRouter>[0]["checkResponse"];
  onCachedAnswer?: Parameters<typeof createAnswerCache>[0]["onHit"];
  onKeptText?: Parameters<typeof createKeptTexts>[0]["onKept"];
  logStreams?: Partial<LogStreamsOptions>;
  outside?: Partial<Outside>;
  passwordHash?: PasswordHash;
  /** Stands in front of each reader of papers. */
  inFrontOfReader?: (own: PaperReader) => PaperReader;
  /** The address of the service that Statements name, in place of its own. */
  issuer?: string;
}

/** What a service does not decide itself: clock and chance, hosts of code and papers, and the machine that runs experiments. */
type Outside = Pick<Deps, "now" | "newId" | "preprints" | "paintPlace"> &
  Pick<PipelineDeps, "papers" | "sources" | "executor" | "environments" | "removeWorkFolder">;

/** Constructs all parts of the service. Does not listen or start the worker. */
export async function compose(config: Config, overrides: Overrides = {}) {
  const { database, work, keys, environments: environmentsFolder } = folders(config);
  await makeDataFolder(config.dataDir);
  const root = join(import.meta.dirname, "..");
  const [contract, experimentSchema, reproductionResultSchema] = await Promise.all([
    readFile(join(root, "openapi.json")),
    readFile(join(import.meta.dirname, "domain/manifest/experiment.schema.json")),
    readFile(join(import.meta.dirname, "domain/attestation/reproduction-result.v2.schema.json")),
  ]);
  const log = createLogger(config.logLevel);
  const secrets = await loadSecrets(config, keys);
  const warn = (error: unknown) => log.warn({ error, part: "database" }, "A database connection failed");
  const storage = await composeStorage(config, log, warn);
  const { store, objects, remover, handles } = storage;
  const signer = await openSigner(secrets.signingKeyPem, store);
  const papers = composePaperReaders(overrides.inFrontOfReader);
  const passwords = createPasswordHashing();
  let auth: Promise<Auth> | undefined;
  const loadAuth = () => {
    auth ??= import("./identity/auth.ts").then(({ createAuth }) =>
      createAuth({
        database: handles,
        secret: deriveSecret(secrets.secret, "sessions"),
        baseUrl: config.baseUrl,
        passwords,
        passwordHash: overrides.passwordHash,
        log: (level, message) => log[level === "error" ? "error" : "debug"]({ part: "better-auth" }, message),
      }),
    );
    return auth;
  };
  const keyTable =
    handles.kind === "sqlite"
      ? sqliteKeyTable(handles.sessions, handles.retryWhileLocked)
      : postgresKeyTable(handles.pool);
  const identity = createIdentity({
    loadAuth,
    apiKeys: createApiKeys(keyTable, warn),
    passwords,
    baseUrl: config.baseUrl,
    lockAcrossProcesses: storage.lockAcrossProcesses,
  });
  const limiter = createLimiter(handles, { ...windowsOf(config), ...mailWindows }, warn);

  const { outside = {} } = overrides;
  const { now = () => new Date(), newId = (prefix) => typeid(prefix).toString() } = outside;
  const shared = {
    store,
    objects,
    signer,
    log,
    baseUrl: config.baseUrl,
    revision: config.revision,
    now,
    newId,
  };
  const sources = createSourceFetcher({
    mirrors: config.sourceMirrors,
    allowHosts: config.fetchAllowHosts,
    workDir: work,
    limits: { timeoutSeconds: 300, maxBytes: 512 * mebibyte, maxFiles: 50_000 },
    run: runInForkServer,
  });
  const executor = createExecutor({
    mode: config.executor,
    dataDir: config.dataDir,
    devices: config.gpuDevices,
  });
  const environments = createEnvironments({
    folder: environmentsFolder,
    maxBytes: config.environmentCacheGiB * 1024 * mebibyte,
    debian: config.debian && { ...config.debian, architecture: debianArchitecture(process.arch) },
    layers: [
      createPythonLayer(config.debian && config.pythonIndex, executor),
      createNodeLayer(config.npmRegistry),
      createRLayer(config.debian && config.cran),
      createJuliaLayer(config.julia, debianArchitecture(process.arch)),
    ],
    imageRegistries: config.imageRegistries,
    executor,
    remover,
    now,
  });
  const pipelineDeps: PipelineDeps = {
    ...shared,
    papers: papers.worker,
    sources,
    archives: {
      list: listArchive,
      readFile: readArchiveFile,
      readFiles: readArchiveFiles,
      readTime: readArchiveTime,
      extract: extractArchive,
    },
    languageModel:
      config.languageModel &&
      createLanguageModel({ ...config.languageModel, seconds: 120, maxReplyBytes: 512 * 1024 }),
    executor,
    environments,
    outputs: { collect: collectOutputs, collectLeft, remove: removeOutputs },
    removeWorkFolder: remover.remove,
    workFolder: work,
    limits: {
      job: { seconds: config.jobBudgetSeconds, maxTimeoutSeconds: DEFAULT_CEILINGS.timeoutSeconds },
      source: { maxBytes: 512 * mebibyte, maxFiles: 50_000 },
      run: { processes: 256, fileSizeMiB: 256, outputBytes: 8 * mebibyte, evidenceBytes: 512 * mebibyte },
    },
    ...outside,
    baseUrl: overrides.issuer ?? config.baseUrl,
  };
  const worker = createWorker(pipelineDeps, overrides.stages ?? allStages, config.slots);
  const logStreams = createLogStreams({
    source: store.runs,
    warn: (error) => log.warn({ error, part: "log-streams" }, "A stream of a log failed"),
    limits: { streams: 200, perCaller: 8 },
    times: { retry: 2000, heartbeat: 15_000, recheck: 5000, longest: 600_000 },
    intervals: { shortest: 200, longest: 500 },
    ...overrides.logStreams,
  });
  const mailer = composeMailer(config, { limiter, now, log });
  const deps: Deps = {
    ...shared,
    logRequest: createRequestLog(log),
    papers: papers.requests,
    pictures: createPictureReader({ maxSide: 4096, side: 512, timeoutSeconds: 10 }),
    drawOpenGraphImage: createOpenGraphPainter(),
    paintPlace: composePlaces(objects),
    identity,
    limiter,
    sources,
    lookAtCode: composeCodeLooks(pipelineDeps),
    preprints: createPaperFetcher({
      downloads: createDownloads({
        userAgent: `research-verification-service (+${[config.baseUrl, config.contact ?? []].flat().join("; ")})`,
        allowHosts: config.fetchAllowHosts,
      }),
      arxiv: config.preprintOrigins,
      zenodo: config.preprintOrigins.zenodo,
      intervalMilliseconds: config.preprintIntervalSeconds * 1000,
      trustedOrigins: operatorsOrigins(config),
      maxPdfBytes: 25 * mebibyte,
      deadlineSeconds: 90,
      folder: work,
    }),
    mail: { send: mailer.send, write: writeMail },
    confirmEmail: config.confirmEmail,
    health: createHealthChecks({
      config,
      keysFolder: keys,
      secrets,
      objects,
      databaseFile: config.databaseUrl === null ? database : undefined,
      log,
      pendingMigrations: storage.pendingMigrations,
    }),
    logStreams,
    keptTexts: createKeptTexts({
      maxBytes: config.recordCacheMiB * mebibyte,
      onKept: overrides.onKeptText,
    }),
    cursorSecret: deriveSecret(secrets.secret, "cursors"),
    submissionQuota: config.limits["submission-month"] ?? rateLimits["submission-month"].points,
    slots: config.slots,
    accountJobs: config.accountJobs,
    contract,
    experimentSchema,
    reproductionResultSchema,
    reference: createReference(contract),
    dispatch: async (request, address, counted, refused) => app.fetch(request, { address, counted, refused }),
    wakeWorker: worker.wake,
    ...outside,
  };
  // Another build may respond differently to the same data; an unnamed build gets a new name at each start.
  const build = config.revision === unnamedRevision ? config.start : config.revision;
  const app = createRouter({
    deps,
    operations,
    uploads: work,
    tagSecret: deriveSecret(secrets.secret, `tags ${config.revision}`),
    revisionSecret: deriveSecret(secrets.secret, `stamps ${build} ${config.baseUrl}`),
    trustProxy: config.trustProxy,
    errorPage,
    checkResponse: overrides.checkResponse,
  });
  const turnReads = createTurnReads(storage.publicRevision);
  const answers =
    config.answerCacheMiB > 0
      ? createAnswerCache({
          maxBytes: config.answerCacheMiB * mebibyte,
          deps,
          turnReads,
          trustProxy: config.trustProxy,
          onHit: overrides.onCachedAnswer,
        })
      : null;
  return {
    app,
    answers,
    turnReads,
    worker,
    log,
    deps,
    pipelineDeps,
    logStreams,
    mailer,
    handles,
    async close() {
      await worker.stop();
      await mailer.settled();
      await identity.stop();
      limiter.stop();
      await storage.close();
    },
  };
}

/** Origins of preprint servers that are set, which may be within the operator's own network. */
function operatorsOrigins({ preprintOrigins }: Config): string[] {
  const known: string[] = Object.values(defaultPreprintOrigins);
  return Object.values(preprintOrigins).filter((origin) => !known.includes(origin));
}
