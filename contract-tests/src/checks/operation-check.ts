import type { Operation } from "../contract/document.ts";
import type { Rule } from "../rule.ts";
import type { Session } from "../session.ts";

/** Sends requests to one operation and records a finding for each unexpected response. */
export interface OperationCheck extends Rule {
  run(session: Session, operation: Operation): Promise<void>;
}

/** Sends requests to several operations, or compares what was answered so far. */
export interface ServiceCheck extends Rule {
  run(session: Session, operations: readonly Operation[]): Promise<void>;
}
