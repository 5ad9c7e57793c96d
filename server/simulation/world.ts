/** What a simulated service has around it, in place of code hosts, a sandbox, a clock and chance. */
export interface SimulatedWorld {
  now(): Date;
  /** An id with this prefix, different each time. */
  newId(prefix: string): string;
  /** The text of one of the world's own PDFs, by its digest; null for any other, which is read as the service reads it. */
  paperText(digest: string): string | null;
  /** The PDF behind an address or an identifier of a preprint. */
  paperOf(name: string): Promise<Uint8Array>;
  /** The code at an address; null where its host has none. */
  codeOf(url: string, repository: NamedRepository): SimulatedCode | null;
  run(execution: SimulatedExecution): Promise<SimulatedEnding>;
  /** Resolves when the next step may begin: each stage is one, and each Run has one before it ends. */
  step(signal: AbortSignal): Promise<void>;
}

/** By their names the world knows which of its repositories is meant. */
export interface NamedRepository {
  owner: string;
  slug: string;
  githubUrl: string | null;
}

export interface SimulatedCode {
  /** 40 hexadecimal digits. */
  commit: string;
  files: Record<string, string>;
}

export interface SimulatedExecution {
  repository: NamedRepository;
  runId: string;
  /** The value of `$SEED`; null without one. */
  seed: string | null;
}

export interface SimulatedEnding {
  exitCode: number;
  /** Whether its time was up: then there is no exit code. */
  timedOut: boolean;
  stdout: string;
  stderr: string;
  /** What the experiment leaves, by path. */
  files: Record<string, string>;
}
