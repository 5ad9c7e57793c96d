/** A fixed window of `points` per `seconds`, counted per key and shared by every process of the database. */
export interface WindowPolicy {
  points: number;
  seconds: number;
  /** Whether processes lease points of it: for windows that every read counts in. */
  leased?: boolean;
  /** How many of its first points each process counts by itself, of a leased one; none where it is absent. */
  unasked?: number;
}

export interface WindowState {
  allowed: boolean;
  limit: number;
  remaining: number;
  /** Seconds until the window ends, at least 1. */
  resetSeconds: number;
  /** The end of the window in milliseconds since 1970. */
  endsAt: number;
}

export interface Windows {
  /** Consumes a point; `allowed` is false where the window was full. */
  consume(policy: string, key: string): Promise<WindowState>;
  /** The same where this process holds a point already; null where the database has to be asked, or the window is full. */
  consumeHeld(policy: string, key: string): WindowState | null;
  /** Returns a point, for a request that was refused or failed. */
  refund(policy: string, key: string): Promise<void>;
  /** Returns the state of the window without consuming a point. */
  peek(policy: string, key: string): Promise<WindowState>;
}

/** Windows as the database counts them, several points at a time. */
export interface SharedWindows extends Omit<Windows, "consumeHeld"> {
  /** Consumes up to `points`; `granted` is how many of them the window had left. */
  take(policy: string, key: string, points: number): Promise<WindowState & { granted: number }>;
}
