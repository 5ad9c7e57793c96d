import { checkContract } from "../../src/check-contract.ts";
import { ownContract } from "../../src/contract/own-contract.ts";
import type { ContractReport, Finding } from "../../src/report.ts";
import type { CheckOptions } from "../../src/settings.ts";
import type { JudgedData } from "./judged-service.ts";
import type { Mutation } from "./mutation.ts";

export interface Verdict {
  name: string;
  group: string;
  violates: string;
  caught: boolean;
  /** By Prism's proxy, where it was asked. */
  caughtByPrism?: boolean;
  /** How many answers the mistake changed; none where the kit never asked what would show it. */
  shown: number;
  /** What the kit says of it and not of the service as it is. */
  findings: string[];
  /** What it says so of other operations, which is not counted. */
  elsewhere: string[];
  milliseconds: number;
}

/** What the kit does in a run of the judge: everything, writes included. */
const everything: Partial<CheckOptions> = {
  // The same for every run, so that its schemas are compiled once.
  contract: await ownContract(),
  write: true,
  timeoutMs: 10_000,
};

/** Runs the kit against a service that makes one mistake, or none. */
export async function runKit(
  data: JudgedData,
  mutation: Mutation | null,
  options: Partial<CheckOptions> = {},
): Promise<ContractReport> {
  await using service = await data.start(mutation);
  const { baseUrl, apiKey, cookie, fetch } = service;
  return await checkContract({ baseUrl, apiKey, cookie, fetch, ...everything, ...options });
}

/** What a report raises, one line each. */
export const findingsOf = ({ findings }: ContractReport): string[] => findings.map(lineOf);

/** The same, with the operations that never succeeded. */
export const linesOf = (report: ContractReport): string[] => [
  ...findingsOf(report),
  ...report.unproven.map(unprovenLine),
];

const unprovenLine = (operationId: string): string => `${operationId} is unproven`;

/** A finding without what is another in every run: identifiers, entity tags, ports. */
const lineOf = ({ operationId, check, message }: Finding): string =>
  `${operationId} ${check}: ${message.replace(/[\w.-]{14,}|:\d{5}\b/g, "#")}`;

/**
 * Whether the kit says that something is wrong with an operation whose answers are not those of the service, which it
 * does not say of the service as it is; it stops when it does.
 */
export async function judge(
  data: JudgedData,
  mutation: Mutation,
  raisedWithout: ReadonlySet<string>,
): Promise<Verdict> {
  const { name, group, violates } = mutation;
  const started = performance.now();
  const caught = new AbortController();
  const findings: string[] = [];
  const elsewhere: string[] = [];
  await using service = await data.start(mutation);
  const onFinding = (finding: Finding) => {
    const line = lineOf(finding);
    if (raisedWithout.has(line)) return;
    // What is said of an operation that has made no mistake may be chance.
    const names = [finding.operationId, finding.after, service.operationOf(finding.request)];
    if (!names.some((name) => name !== undefined && service.touched.has(name))) {
      elsewhere.push(line);
      return;
    }
    findings.push(line);
    caught.abort(caught);
  };
  const { baseUrl, apiKey, cookie, fetch } = service;
  const options = { baseUrl, apiKey, cookie, fetch, ...everything, onFinding, signal: caught.signal };
  const report = await checkContract(options).catch((error: unknown) => {
    // A kit that cannot go on has caught nothing.
    if (error !== caught) process.stderr.write(`${group}: ${name}: the kit ended with ${error}\n`);
  });
  for (const operationId of report?.unproven ?? [])
    if (service.touched.has(operationId) && !raisedWithout.has(unprovenLine(operationId)))
      findings.push(unprovenLine(operationId));
  const [failure] = service.failures;
  if (failure) process.stderr.write(`${group}: ${name}: the mistake itself failed: ${failure}\n`);
  const milliseconds = Math.round(performance.now() - started);
  return {
    name,
    group,
    violates,
    caught: findings.length > 0 && failure === undefined,
    shown: service.shown(),
    findings,
    elsewhere,
    milliseconds,
  };
}
