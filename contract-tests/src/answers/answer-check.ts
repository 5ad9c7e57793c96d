import { isAnonymous } from "../caller.ts";
import type { Operation, Response } from "../contract/document.ts";
import type { Contract } from "../contract/read-contract.ts";
import type { Exchange } from "../exchange.ts";
import type { Rule } from "../rule.ts";

/** A response, with the operation that it is of. */
export interface Answer {
  contract: Contract;
  operation: Operation;
  exchange: Exchange;
  /** What the contract declares for its status. */
  declared: Response | undefined;
  /** The body where it is JSON; undefined otherwise. */
  body: unknown;
  /** What was sent to identify the caller, and other secrets of the run. */
  secrets: readonly string[];
}

/** Looks at every answer, whatever was asked. */
export interface AnswerCheck extends Rule {
  /** Returns what is wrong with an answer. */
  problems(answer: Answer): string[];
}

export const isGood = ({ exchange: { status } }: Answer): boolean => status >= 200 && status < 300;

/** Whether the request said who makes it. */
export const isIdentified = ({ contract, exchange: { request } }: Answer): boolean =>
  !isAnonymous(contract, request);

/** Returns the members of a header that is a list, in lower case. */
export function listOf(headers: Headers, name: string): string[] {
  const items = (headers.get(name) ?? "").split(",").map((item) => item.trim().toLowerCase());
  return items.filter((item) => item !== "");
}

export function queryOf({ exchange: { request } }: Answer, name: string): string | undefined {
  return request.query.find(([other]) => other === name)?.[1];
}
