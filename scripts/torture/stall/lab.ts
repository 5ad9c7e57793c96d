import type { createMirrors } from "../../../test/support/mirror.ts";

/** The worst of one kind of what comes from outside; `send` may be called several times. */
export interface StallInput {
  kind: string;
  /** Makes the input, which is not measured. */
  prepare?(): void;
  send(): Promise<unknown>;
}

/** Where inputs are sent, and as whom. */
export interface StallLab {
  url: string;
  key: string;
  cookie: string;
  mirrors: ReturnType<typeof createMirrors>;
}
