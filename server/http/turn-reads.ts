import type { Basis } from "../deps.ts";
import { oncePerTurn, type TurnValue } from "./once-per-turn.ts";

/** What the requests of one turn of the event loop read once between them. */
export interface TurnReads {
  /** The number of changes of what everybody may read. */
  publicRevision(): number | Promise<number>;
  /** What `basis.see` returns. */
  see(basis: Basis): string | Promise<string>;
}

export function createTurnReads(publicRevision: TurnReads["publicRevision"]): TurnValue<TurnReads> {
  return oncePerTurn(() => {
    let changes: number | Promise<number> | undefined;
    const seen = new Map<Basis, string | Promise<string>>();
    return {
      publicRevision() {
        changes ??= publicRevision();
        return changes;
      },
      see(basis) {
        const found = seen.get(basis) ?? basis.see();
        seen.set(basis, found);
        return found;
      },
    };
  });
}
