import type { Fixtures } from "./world/fixtures.ts";

/** How fast Runs and papers are worked on: steps a second, at once, or by `advance` alone. */
export type Speed = number | "instant" | "manual";

export interface MockOptions {
  /** Default: 127.0.0.1. */
  host?: string;
  /** Default: any that is free. */
  port?: number;
  /** Where clients reach it, if not where it listens: behind a proxy, or by another name in a container. */
  baseUrl?: string;
  /** Every stage is a step, and so is the execution of a Run. Default: one a second. */
  speed?: Speed;
  /** The same seed makes the same ids, digests and signatures. Default: `mock`. */
  seed?: string | number;
  /** Accounts and repositories in place of the mock's own, or the path of a JSON file with them. */
  fixtures?: Fixtures | string;
  /** Numbers in place of the limits of the contract, such as `{ "key-minute": 3 }`. Default: out of reach. */
  limits?: Record<string, number>;
  /** Holds each JSON answer against the contract: one that breaks it is answered by a 500 that says how. */
  validateResponses?: boolean;
}

/** A mock that listens. */
export interface Mock extends AsyncDisposable {
  /** E.g. `http://127.0.0.1:41234`, without a slash at the end. */
  url: string;
  /** An API key with every scope, by username. */
  keys: Record<string, string>;
  /** An API key that may only read, by username. */
  readKeys: Record<string, string>;
  /** The ids of the fixtures' repositories, by `owner/slug`. */
  repositories: Record<string, string>;
  /** Lets each job that waits make one step, and resolves when all wait again, or have ended. */
  advance(steps?: number): Promise<void>;
  /** Lets all jobs go on, at any speed, and resolves when they have ended. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}
