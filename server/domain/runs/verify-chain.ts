import { type ChainedEvent, digestOfEvent } from "./event-chain.ts";

/** Whether a chain is whole, and else what is wrong with which event. */
export type ChainCheck = { ok: true } | { ok: false; sequence: number; reason: string };

/**
 * Verifies that events are consecutive and unchanged. `after` is the event before the first one of the list; null when
 * the list starts at the beginning.
 */
export function verifyChain(
  events: readonly ChainedEvent[],
  after: Pick<ChainedEvent, "sequence" | "eventDigest"> | null = null,
): ChainCheck {
  let previous = after;
  for (const event of events) {
    const { sequence } = event;
    if (sequence !== (previous?.sequence ?? 0) + 1) {
      return {
        ok: false,
        sequence,
        reason: `It follows event ${previous?.sequence ?? 0}: one is missing or doubled.`,
      };
    }
    if (event.previousEventDigest !== (previous?.eventDigest ?? null)) {
      return { ok: false, sequence, reason: "It does not name the digest of the event before it." };
    }
    if (event.eventDigest !== digestOfEvent(event)) {
      return { ok: false, sequence, reason: "Its content does not have its digest." };
    }
    previous = event;
  }
  return { ok: true };
}
