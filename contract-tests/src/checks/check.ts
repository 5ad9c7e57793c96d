import type { Operation } from "../contract/document.ts";
import type { Session } from "../session.ts";

/** Sends requests to one operation and records a finding for each unexpected response. */
export type Check = (session: Session, operation: Operation) => Promise<void>;
