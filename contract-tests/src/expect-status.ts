import type { Exchange } from "./exchange.ts";
import type { Probe } from "./recorder.ts";
import type { Session } from "./session.ts";

/** Records a finding unless the response has an expected status; records a skip for a declared 501 or 502. */
export function expectStatus(
  session: Session,
  probe: Probe,
  exchange: Exchange | null,
  expected: readonly number[] | ((status: number) => boolean),
  expectedText: string,
): boolean {
  if (!exchange) return false;
  const { status, request } = exchange;
  const isExpected = typeof expected === "function" ? expected : (one: number) => expected.includes(one);
  if (isExpected(status)) return true;
  const skipReason = skipReasons[status];
  // What is to be refused is not to be asked of another service before.
  const isRefused = typeof expected !== "function" && expected.every((one) => refusals.has(one));
  if (status === 502 && isRefused)
    session.recordFinding(
      probe,
      `${probe.description}: answered 502, as if it was taken, not ${expectedText}`,
      request,
      status,
    );
  else if (skipReason && probe.operation.responses[status]) session.recordSkip(probe, skipReason);
  // A 5xx has been recorded by `send`.
  else if (status < 500)
    session.recordFinding(
      probe,
      `${probe.description}: answered ${status}, not ${expectedText}`,
      request,
      status,
    );
  return false;
}

const refusals = new Set([400, 401, 403, 405, 413, 415, 422]);

const skipReasons: Readonly<Record<number, string>> = {
  501: "it is not built yet (501)",
  502: "what it asks failed (502)",
};
