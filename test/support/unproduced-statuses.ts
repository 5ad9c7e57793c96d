import type { OperationId } from "../../server/__generated__/handlers.ts";

export interface Unproduced {
  operation: OperationId;
  status: number;
  why: string;
}

/** Declared statuses that no test brings about. May only shrink: `scripts/check-statuses.test.ts` has their number. */
export const unproduced: readonly Unproduced[] = [];
