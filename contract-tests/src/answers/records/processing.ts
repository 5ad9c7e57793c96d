import { isObject, type Json } from "../../contract/json-pointer.ts";
import { equal, listIn, type RecordRules } from "./record-rules.ts";

/** The events of a job are a chain. */
export const processingRules: RecordRules = {
  ProcessingStatus: (value) => {
    const { job } = value;
    const events = listIn(value, "events");
    if (!events || !isObject(job)) return [];
    const problems = events.flatMap((event, index) => linkProblems(events[index - 1], event));
    const last = events.at(-1);
    const hasEnded = ["completed", "cancelled", "failed"].includes(String(job.state));
    if (last && typeof last.state === "string" && hasEnded)
      problems.push(...equal("job.state", job.state, "that of the last event", last.state));
    if (events.length < mostEvents && events.length > 0 && events[0]!.sequence !== 1)
      problems.push(`event ${events[0]!.sequence} is the first of ${events.length}`);
    if (hasEnded !== (job.finishedAt !== undefined))
      problems.push(`a ${job.state} job has ${hasEnded ? "no" : "a"} finishedAt`);
    if ((job.state === "completed") !== (job.stage === "completed"))
      problems.push(`a ${job.state} job is at the stage ${job.stage}`);
    if (Number(job.attemptCount) > Number(job.maxAttempts)) problems.push("more attempts than maxAttempts");
    return problems;
  },
};

/** “The 30 most recent events”. */
const mostEvents = 30;

function linkProblems(before: Json | undefined, event: Json): string[] {
  if (!before)
    return event.sequence === 1 && event.previousEventDigest !== null
      ? ["the first event names one before it"]
      : [];
  const problems: string[] = [];
  if (Number(event.sequence) !== Number(before.sequence) + 1)
    problems.push(`event ${event.sequence} follows ${before.sequence}`);
  if (event.previousEventDigest !== before.eventDigest)
    problems.push(`event ${event.sequence} does not name the digest of the one before`);
  if (String(event.recordedAt) < String(before.recordedAt))
    problems.push(`event ${event.sequence} is older than the one before`);
  return problems;
}
