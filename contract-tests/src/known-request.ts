import { authenticate } from "./authenticate.ts";
import type { Operation } from "./contract/document.ts";
import { exampleRequest, type Request } from "./request.ts";
import { knownValues, type Session } from "./session.ts";

/** Returns the request for a record that the service has, as its caller; null without credentials that it needs. */
export function knownRequest(session: Session, operation: Operation): Request | null {
  return authenticate(session, operation, exampleRequest(operation, knownValues(session, operation)));
}
