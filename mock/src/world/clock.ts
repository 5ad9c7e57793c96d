/** Stands still at a fixed time while the fixtures are made, so that the same seed makes the same records. */
export interface Clock {
  now(): Date;
  /** While it stands still. */
  forward(milliseconds: number): void;
  /** From here on the machine's own. */
  start(): void;
}

export function createClock(): Clock {
  let at: number | null = Date.UTC(2026, 0, 5, 9);
  return {
    now: () => new Date(at ?? Date.now()),
    forward(milliseconds) {
      if (at !== null) at += milliseconds;
    },
    start() {
      at = null;
    },
  };
}
