import type { Operation } from "../contract/document.ts";
import type { Session } from "../session.ts";

/** Sends what one operation should answer in a certain way, and records where it does not. */
export type Check = (session: Session, operation: Operation) => Promise<void>;
