import type { FoundClaims } from "./domain/claims/found.ts";
import type { Manifest } from "./domain/manifest/manifest.ts";
import type { Principal, RecordStamp } from "./domain/records.ts";
import type { JobBudget } from "./domain/runs/job-budget.ts";
import type { Environments } from "./environments/environments.ts";
import type { FolderRemover } from "./execution/folder-remover.ts";
import type { collectLeft } from "./execution/left-files.ts";
import type { collectOutputs, removeOutputs } from "./execution/outputs.ts";
import type { Executor } from "./execution/port.ts";
import type { Identity } from "./identity/identity.ts";
import type { Limiter } from "./limits/limiter.ts";
import type { writeMail } from "./mail/mail-texts.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { LanguageModel } from "./models/language-model.ts";
import type { ObjectStore } from "./objects/object-store.ts";
import type { Reference } from "./pages/reference/reference.ts";
import type { PaperReader } from "./papers/read-paper.ts";
import type { DrawOpenGraphImage } from "./pictures/open-graph-image.ts";
import type { PaintPlace } from "./pictures/place-picture.ts";
import type { PictureReader } from "./pictures/read-picture.ts";
import type { PaperFetcher } from "./preprints/paper-fetcher.ts";
import type { Logger, RequestLog } from "./process/logger.ts";
import type { Signer } from "./signing/signer.ts";
import type { extractArchive } from "./sources/extract-archive.ts";
import type { SourceFetcher } from "./sources/fetch-source.ts";
import type {
  listArchive,
  readArchiveFile,
  readArchiveFiles,
  readArchiveTime,
} from "./sources/read-archive.ts";
import type { Queries, Store } from "./store/store.ts";
import type { LogStreams } from "./streams/log-streams.ts";

export type { ProvidedEnvironment } from "./environments/environments.ts";
export type { DeclaredOutput } from "./execution/outputs.ts";
export type { ExecutionEnvironment, ExecutionResult, LogChunk } from "./execution/port.ts";
export type { PaperText } from "./papers/read-paper.ts";

/** The dependencies of operations. Types only: `compose.ts` constructs the parts. */
export interface Deps {
  store: Store;
  objects: ObjectStore;
  papers: PaperReader;
  pictures: PictureReader;
  drawOpenGraphImage: DrawOpenGraphImage;
  /** Of the bytes of a paper that the service keeps. */
  paintPlace: PaintPlace;
  identity: Identity;
  signer: Signer;
  limiter: Limiter;
  sources: Pick<SourceFetcher, "check">;
  /** Throws what fetching code throws; `degraded` where too many wait, of all or of `account`. */
  lookAtCode(asked: CodeLookRequest): Promise<CodeLook>;
  preprints: PaperFetcher;
  mail: Pick<Mailer, "send"> & { write: typeof writeMail };
  /** Whether an account writes only once its e-mail address is confirmed. */
  confirmEmail: boolean;
  health: HealthChecks;
  logStreams: Pick<LogStreams, "open">;
  log: Logger;
  logRequest: RequestLog;
  /** Absolute origin without a trailing slash. */
  baseUrl: string;
  revision: string;
  keptTexts: KeptTexts;
  /** Authenticates cursors, so that clients cannot forge or change them. */
  cursorSecret: string;
  /** Submissions per account and month. */
  submissionQuota: number;
  /** How many jobs this process reads, and how many it runs, at once; other processes may have more. */
  slots: { reading: number; run: number };
  /** Unfinished jobs per account. */
  accountJobs: number;
  /** The bytes of the published contract. */
  contract: Uint8Array;
  experimentSchema: Uint8Array;
  reproductionResultSchema: Uint8Array;
  /** The contract as its pages show it. */
  reference(): Reference;
  now(): Date;
  newId(prefix: IdPrefix): string;
  /**
   * Serves an internal request, which carries the caller's credentials. `counted` names the limits that the enclosing
   * call was counted against; `refused` is given what is thrown, before it becomes an error response.
   */
  dispatch(
    request: Request,
    address: string,
    counted: readonly string[],
    refused?: (error: unknown) => void,
  ): Promise<Response>;
  /** Notifies the worker of a new job. */
  wakeWorker(): void;
}

interface CodeLookRequest {
  /** Of the code repository. */
  url: string;
  /** JSON of PaperText; null without a paper. */
  paperText: Uint8Array | null;
  account: string;
  signal: AbortSignal;
}

/** What a look at code, and at the text of a paper, found; nothing of it is kept. */
export interface CodeLook {
  source: { url: string; commit: string };
  manifest: Manifest;
  /** Null without a paper, and where the code declares its Claims itself. */
  found: FoundClaims | null;
  /** What could not be read, and what was noted, in words. */
  notes: string[];
}

/** JSON of what everybody may read, in UTF-8, for as long as the stamps are the same. */
export interface KeptTexts {
  /** `remake` says what it would be by now: checks ask for it. */
  get(kind: TextKind, stamp: TextStamp, remake: () => Promise<MadeText>): Uint8Array | undefined;
  set(kind: TextKind, stamp: TextStamp, text: Uint8Array): void;
}

/** A record, or a page of them: of pages those alone are kept that are asked for again. */
export type TextKind = "claim" | "claims" | "repository" | "search";

export interface TextStamp extends Pick<RecordStamp, "id" | "visibility"> {
  changes: number | string;
}

interface MadeText {
  changes: TextStamp["changes"] | undefined;
  text: Uint8Array | undefined;
}

/** The dependencies of the pipeline's stages. */
export interface PipelineDeps
  extends Pick<
    Deps,
    "store" | "objects" | "papers" | "signer" | "log" | "baseUrl" | "revision" | "now" | "newId"
  > {
  sources: SourceFetcher;
  archives: {
    list: typeof listArchive;
    readFile: typeof readArchiveFile;
    readFiles: typeof readArchiveFiles;
    readTime: typeof readArchiveTime;
    extract: typeof extractArchive;
  };
  /** Proposes Claims; null where none is configured. */
  languageModel: LanguageModel | null;
  executor: Executor;
  environments: Environments;
  outputs: { collect: typeof collectOutputs; collectLeft: typeof collectLeft; remove: typeof removeOutputs };
  removeWorkFolder: FolderRemover["remove"];
  /** Folder for temporary files of stages. */
  workFolder: string;
  limits: PipelineLimits;
}

interface PipelineLimits {
  job: JobBudget;
  /** Limits of a source tree, in bytes and files. */
  source: { maxBytes: number; maxFiles: number };
  /** Limits of one Run: processes, MiB per file, bytes of output, bytes of all collected files. */
  run: { processes: number; fileSizeMiB: number; outputBytes: number; evidenceBytes: number };
}

type IdPrefix = "repo" | "claim" | "exp" | "run" | "evd" | "asm" | "job";

/** Each check resolves where the component is healthy and rejects with the reason where it is not. */
export interface HealthChecks {
  database(): Promise<void>;
  objectStorage(): Promise<void>;
  authentication(): Promise<void>;
  configuration(): Promise<void>;
  signing(): Promise<void>;
}

/** The result of a handler. */
export interface Answer {
  status: number;
  headers?: Record<string, string | number | readonly string[] | undefined>;
  mediaType?: string;
  body?: unknown;
  /** The JSON of the body, where that is known already. */
  json?: Uint8Array;
  /** What a 200 to nobody in particular rests on, where that can be seen without making it. */
  basis?: Basis;
}

/** While `see` sees what was seen, an answer to nobody in particular is the same. */
export interface Basis {
  seen: string;
  see(): string | Promise<string>;
  /** Whether that is so whatever the data revision says: of what it does not count, too. */
  isWhole?: true;
  /** By the clock of `performance.now()`: after it the answer may be another one, whatever is seen. */
  until?: number;
}

/** The request's context: caller, headers and address. */
export interface Context {
  principal: Principal | null;
  headers: Headers;
  /** The caller's network address, which limits are counted by. */
  address: string;
  /** Aborts when the client closes the connection before the response is complete. */
  signal: AbortSignal;
  /**
   * Runs the transaction of a write, as `store.transaction` does. Where the caller sent an `Idempotency-Key`, the answer
   * that `work` returns is kept in it, so that there is never the one without the other.
   */
  commit<A extends Answer>(work: (store: Queries) => Promise<A>): Promise<A>;
}
