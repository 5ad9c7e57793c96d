import type { Operation, Parameter } from "./contract/document.ts";
import { isPublic } from "./contract/security.ts";
import type { Session } from "./session.ts";

/**
 * Whether a read may be answered 403: it is of a record that the caller need not have to do with. So is the one that
 * another value of a required parameter names.
 */
export function mayBeForbidden(session: Session, operation: Operation, changed?: Parameter): boolean {
  const names = operation.parameters.some(({ required }) => required);
  const isOther = changed?.required === true || !session.known.has(operation.operationId);
  return !isPublic(operation) && names && isOther;
}
