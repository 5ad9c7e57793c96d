import type { ApiReference } from "./api-reference.ts";
import type { Principal } from "./domain/records.ts";
import type { collectOutputs, removeOutputs } from "./execution/outputs.ts";
import type { Executor } from "./execution/port.ts";
import type { missingRequirements } from "./execution/requirements.ts";
import type { removeWorkFolder } from "./execution/work-folder.ts";
import type { Identity } from "./identity/identity.ts";
import type { Limiter } from "./limits/limiter.ts";
import type { Logger } from "./logger.ts";
import type { ObjectStore } from "./objects/object-store.ts";
import type { PaperReader } from "./papers/read-paper.ts";
import type { PictureReader } from "./pictures/read-picture.ts";
import type { Signer } from "./signing/signer.ts";
import type { extractArchive } from "./sources/extract-archive.ts";
import type { SourceFetcher } from "./sources/fetch-source.ts";
import type { listArchive, readArchiveFile } from "./sources/read-archive.ts";
import type { Store } from "./store/store.ts";

export type { DeclaredOutput } from "./execution/outputs.ts";
export type { ExecutionResult, LogChunk } from "./execution/port.ts";
export type { PaperText } from "./papers/read-paper.ts";

/** What an operation may ask for. Types alone: `compose.ts` makes the parts. */
export interface Deps {
  store: Store;
  objects: ObjectStore;
  papers: PaperReader;
  pictures: PictureReader;
  identity: Identity;
  signer: Signer;
  limiter: Limiter;
  sources: Pick<SourceFetcher, "check">;
  health: HealthChecks;
  log: Logger;
  /** Absolute origin without a trailing slash. */
  baseUrl: string;
  revision: string;
  /** Keys cursors, so that one cannot be made or changed outside. */
  cursorSecret: string;
  /** The monthly quota of submissions an account has. */
  submissionQuota: number;
  /** The contract's own bytes, as published. */
  contract: Uint8Array;
  experimentSchema: Uint8Array;
  reference: ApiReference;
  now(): Date;
  newId(prefix: IdPrefix): string;
  /**
   * Serves a request as if it had come in, with the caller's own credentials in it. `counted` names the limits that
   * the call around it has counted.
   */
  dispatch(request: Request, address: string, counted: readonly string[]): Promise<Response>;
  /** Tells the worker that there is something to do. */
  wakeWorker(): void;
}

/** What a stage of the pipeline may ask for. */
export interface PipelineDeps
  extends Pick<
    Deps,
    "store" | "objects" | "papers" | "signer" | "log" | "baseUrl" | "revision" | "now" | "newId"
  > {
  sources: SourceFetcher;
  archives: { list: typeof listArchive; readFile: typeof readArchiveFile; extract: typeof extractArchive };
  executor: Executor;
  missingRequirements: typeof missingRequirements;
  outputs: { collect: typeof collectOutputs; remove: typeof removeOutputs };
  removeWorkFolder: typeof removeWorkFolder;
  /** A folder for what a stage needs for a while. */
  workFolder: string;
  limits: PipelineLimits;
}

export interface PipelineLimits {
  /** Of a source tree, in bytes and files. */
  source: { maxBytes: number; maxFiles: number };
  /** Of one Run: processes, MiB a file, bytes of output, bytes of all collected files. */
  run: { processes: number; fileSizeMiB: number; outputBytes: number; evidenceBytes: number };
}

export type IdPrefix = "repo" | "claim" | "exp" | "run" | "evd" | "asm" | "job";

/** Each resolves with a latency in milliseconds, or rejects with what is wrong. */
export interface HealthChecks {
  database(): Promise<void>;
  objectStorage(): Promise<void>;
  authentication(): Promise<void>;
  configuration(): Promise<void>;
  signing(): Promise<void>;
}

/** What is known of the one who asks. */
export interface Context {
  requestId: string;
  principal: Principal | null;
  headers: Headers;
  /** The caller's network address, as limits count it. */
  address: string;
}
