import type { Exchange } from "./exchange.ts";
import type { Probe } from "./ledger.ts";
import type { Session } from "./session.ts";

/** Records a finding unless the answer has one of these statuses; one that could not be tried is skipped. */
export function expectStatus(
  session: Session,
  probe: Probe,
  exchange: Exchange | null,
  wanted: readonly number[] | ((status: number) => boolean),
  said: string,
): boolean {
  if (!exchange) return false;
  const { status, request } = exchange;
  if (typeof wanted === "function" ? wanted(status) : wanted.includes(status)) return true;
  const untried = reasons[status];
  if (untried && probe.operation.responses[status]) session.skip(probe, untried);
  // A 5xx is a finding already.
  else if (status < 500)
    session.find(probe, `${probe.description}: answered ${status}, not ${said}`, request, status);
  return false;
}

const reasons: Readonly<Record<number, string>> = {
  501: "it is not built yet (501)",
  502: "what it asks failed (502)",
};
