import type { ProcessingEvent } from "../__generated__/types.ts";
import { canonicalJson } from "./canonical-json.ts";
import { AttestationError } from "./errors.ts";
import { sha256 } from "./sha256.ts";

/**
 * Verifies that the events of a job are consecutive and unchanged (docs/rules/identifiers-and-digests.md#events). A list
 * that starts later than with the first event is verified from its first one on. Rejects with an AttestationError
 * `broken_chain` that names the event.
 */
export async function verifyEvents(jobId: string, events: readonly ProcessingEvent[]): Promise<void> {
  let previous: ProcessingEvent | undefined;
  for (const event of events) {
    const { previousEventDigest, sequence, eventType, state, stage, payload, recordedAt } = event;
    const broken = (why: string) =>
      new AttestationError("broken_chain", `Event ${sequence} of ${jobId} ${why}`);
    if (previous ? sequence !== previous.sequence + 1 : sequence < 1)
      throw broken(`follows event ${previous?.sequence ?? 0}: one is missing or doubled`);
    if (
      previous
        ? previousEventDigest !== previous.eventDigest
        : (sequence === 1) !== (previousEventDigest === null)
    )
      throw broken("does not name the digest of the event before it");
    const content = { previousEventDigest, sequence, jobId, eventType, state, stage, payload, recordedAt };
    if ((await sha256(new TextEncoder().encode(canonicalJson(content)))) !== event.eventDigest)
      throw broken("does not have its digest");
    previous = event;
  }
}
