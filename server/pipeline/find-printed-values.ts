import type { PrintedValue } from "../__generated__/types.ts";
import { DomainError } from "../domain/errors.ts";
import type { ManifestClaim } from "../domain/manifest/manifest.ts";
import type { ReportedNumber } from "../domain/paper/find-printed.ts";
import type { PrintedRequest } from "./printed-thread.ts";
import { runInThread, type ThreadLimits } from "./run-in-thread.ts";

/** 8 MB of decimals take a second, and 1 MB of nothing but "1±" four. */
const defaultLimits: ThreadLimits = { milliseconds: 10_000, memoryMiB: 512 };

/** The printed value of each measurement that reports a number, by the Claim's key and the measurement's id. */
export type PrintedValues = ReadonlyMap<string, ReadonlyMap<string, PrintedValue>>;

/**
 * Looks for the reported numbers of Claims in a paper's text, in a thread with bounded time and memory: whoever wrote
 * the paper wrote the text. `isQuotable` is whether its licence lets its words be shown.
 *
 * @throws DomainError, retryable, where the text was not searched to its end. It is not read as "not looked for", which
 * would let a paper evade the search by its size, nor as "not found", which a busy machine could cause.
 */
export async function findPrintedValuesOf(
  claims: readonly ManifestClaim[],
  paperText: Uint8Array,
  isQuotable: boolean,
  signal: AbortSignal,
  limits = defaultLimits,
): Promise<PrintedValues> {
  const reported = claims.flatMap(reportedNumbers);
  const numbers = reported.map(({ number }) => number);
  const values =
    numbers.length === 0 ? [] : await findInThread({ paperText, numbers, isQuotable }, signal, limits);
  const found = new Map<string, Map<string, PrintedValue>>();
  for (const [index, { claimKey, measurementId }] of reported.entries()) {
    const ofClaim = found.get(claimKey) ?? new Map<string, PrintedValue>();
    found.set(claimKey, ofClaim.set(measurementId, values[index]!));
  }
  return found;
}

interface ReportedMeasurement {
  claimKey: string;
  measurementId: string;
  number: ReportedNumber;
}

function reportedNumbers({ id: claimKey, locator, statement, measurements }: ManifestClaim) {
  return measurements.flatMap(({ id: measurementId, reported, printed, metric }): ReportedMeasurement[] => {
    if (reported === null) return [];
    const isFromFigure = printed === "figure";
    const number = { reported, isFromFigure, locator, description: `${metric} ${statement}` };
    return [{ claimKey, measurementId, number }];
  });
}

async function findInThread(
  request: PrintedRequest,
  signal: AbortSignal,
  limits: ThreadLimits,
): Promise<PrintedValue[]> {
  let values: PrintedValue[] | undefined;
  await runInThread<PrintedValue[]>({
    module: new URL("printed-thread.ts", import.meta.url),
    input: request,
    limits,
    signal,
    onMessage: (message) => {
      values = message;
    },
  });
  if (values) return values;
  throw new DomainError("unprocessable", "paper.over_limits", { retryable: true });
}
