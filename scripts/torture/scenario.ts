/** What a scenario saw. It passed where `problems` is empty. */
export interface ScenarioReport {
  name: string;
  figures: Record<string, string | number>;
  problems: string[];
}

export interface TortureOptions {
  /** Every random choice follows from it, except the timing of the processes. */
  seed: number;
  kills: number;
  requests: number;
  /** Few of everything: the form that `npm test` runs. */
  short: boolean;
  /** Aborted by Ctrl-C. Scenarios check it between steps and then remove what they made. */
  signal: AbortSignal;
  /** Reports progress. */
  say(text: string): void;
}

export interface Scenario {
  name: string;
  run(options: TortureOptions): Promise<ScenarioReport>;
}

/** Collects problems without letting one that repeats hide the others. */
export class Problems {
  readonly #counts = new Map<string, { count: number; first: string }>();

  /** `kind` groups alike problems; `detail` of the first one is kept. */
  add(kind: string, detail = ""): void {
    const known = this.#counts.get(kind);
    if (known) known.count += 1;
    else this.#counts.set(kind, { count: 1, first: detail });
  }

  list(): string[] {
    return [...this.#counts].map(
      ([kind, { count, first }]) =>
        `${kind}${count > 1 ? ` (${count} times)` : ""}${first ? `: ${first}` : ""}`,
    );
  }
}
