import type { LogSource, RunState } from "./log-source.ts";
import { RecentItems } from "./recent-items.ts";

/** Milliseconds between polls: the shorter while something is written, from there by half as much again each time. */
export interface PollIntervals {
  shortest: number;
  longest: number;
}

/** Items that one poll reads at most. */
const batch = 50;

/** After so many failures in a row the streams end; clients connect again. */
const maxFailures = 20;

/**
 * Polls one Run for all streams of it, while there are any. `onChange` is called after each poll that has found
 * something, and when the feed ends.
 */
export class RunFeed {
  readonly #source: LogSource;
  readonly #runId: string;
  readonly #intervals: PollIntervals;
  readonly #warn: (error: unknown) => void;
  readonly #listeners = new Set<() => void>();
  #timer: NodeJS.Timeout | undefined;
  #pause: number;
  #failures = 0;
  #recent: RecentItems | null = null;
  /** Null until the first poll. */
  state: RunState | null = null;
  /** The Run has ended, and its log is stored to the end. */
  isOver = false;
  /** Nothing more can be read: the Run is gone, or the store does not answer. */
  isBroken = false;

  constructor(
    source: LogSource,
    runId: string,
    { intervals, warn }: { intervals: PollIntervals; warn: (error: unknown) => void },
  ) {
    this.#source = source;
    this.#runId = runId;
    this.#intervals = intervals;
    this.#warn = warn;
    this.#pause = intervals.shortest;
  }

  get recent(): RecentItems | null {
    return this.#recent;
  }

  /** Returns the function that ends the subscription; polling ends with the last one. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#schedule(0);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) clearTimeout(this.#timer);
    };
  }

  #schedule(milliseconds: number): void {
    this.#timer = setTimeout(() => void this.#poll(), milliseconds);
    this.#timer.unref();
  }

  async #poll(): Promise<void> {
    const hasChanged = await this.#read().catch((error: unknown) => {
      this.#warn(error);
      this.#failures += 1;
      if (this.#failures >= maxFailures) this.isBroken = true;
      return false;
    });
    if (hasChanged) this.#pause = this.#intervals.shortest;
    else this.#pause = Math.min(this.#pause * 1.5, this.#intervals.longest);
    if (hasChanged || this.isOver || this.isBroken) for (const listener of this.#listeners) listener();
    if (this.#listeners.size > 0 && !this.isOver && !this.isBroken) this.#schedule(this.#pause);
  }

  /** Returns whether there was anything new. */
  async #read(): Promise<boolean> {
    // The state first: where the Run has ended by then, its log is complete in what is read afterwards.
    const state = await this.#source.findState(this.#runId);
    const recent = this.#recent ?? new RecentItems(await this.#source.lastLogSequence(this.#runId));
    const items = state ? await this.#source.listLogs(this.#runId, batch, recent.last) : [];
    this.#failures = 0;
    recent.add(items);
    // At once with the state, which every stream begins with: one that wakes while this reads has neither.
    this.#recent = recent;
    const hasMoved = state?.state !== this.state?.state || state?.replacedBy !== this.state?.replacedBy;
    if (hasMoved) this.state = state;
    if (state === null) this.isBroken = true;
    else this.isOver = state.state !== "queued" && state.state !== "running" && items.length < batch;
    return hasMoved || items.length > 0;
  }
}
