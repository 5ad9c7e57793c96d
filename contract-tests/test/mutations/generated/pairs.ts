import type { Operation } from "../../../src/contract/document.ts";
import { ownContract } from "../../../src/contract/own-contract.ts";
import { readContract } from "../../../src/contract/read-contract.ts";
import type { Answer, Mutation, Sent, Service } from "../mutation.ts";

/** A mistake in one operation, derived from the contract. */
export interface Pair extends Mutation {
  operation: string;
  family: string;
}

/** Derives the mistakes of one family that can be made in an operation. */
export type Family = (operation: Operation) => Derived[];

/** A mistake before its operation and family are known. */
export interface Derived {
  what: string;
  violates: string;
  start: Mutation["start"];
}

export const contract = readContract(await ownContract());

/** A mistake that changes nothing but what one operation answers. */
export const answered = (
  what: string,
  violates: string,
  begin: () => (answer: Answer, sent: Sent) => void,
  operation: Operation,
): Derived =>
  within(operation, what, violates, begin, async (change, sent, service) => {
    const answer = await service(sent);
    change(answer, sent);
    return answer;
  });

/** A mistake that changes nothing but what one operation is asked. */
export const asked = (
  what: string,
  violates: string,
  begin: () => (sent: Sent) => Sent | undefined | Promise<Sent | undefined>,
  operation: Operation,
): Derived =>
  within(operation, what, violates, begin, async (change, sent, service) =>
    service((await change(sent)) ?? sent),
  );

/** A mistake in one operation, whose change has a memory for each run. */
const within = <Change>(
  { operationId }: Operation,
  what: string,
  violates: string,
  begin: () => Change,
  make: (change: Change, sent: Sent, service: Service) => Promise<Answer>,
): Derived => ({
  what,
  violates,
  start: () => {
    const change = begin();
    return (sent, service) => (sent.operation === operationId ? make(change, sent, service) : service(sent));
  },
});

export const isWrite = ({ method }: Operation): boolean => method !== "GET";

export const isGood = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** The successful answers that an operation declares. */
export const goodResponses = ({ responses }: Operation) =>
  Object.entries(responses).filter(([status]) => /^[23]/.test(status) && status !== "304");
