import type { Operation } from "./contract/document.ts";
import { isPublic } from "./contract/security.ts";
import type { Session } from "./session.ts";

/** Whether a read may be answered 403: it is of a record that the caller need not have to do with. */
export function mayBeForbidden(session: Session, operation: Operation): boolean {
  const names = operation.parameters.some(({ required }) => required);
  return !isPublic(operation) && names && !session.known.has(operation.operationId);
}
