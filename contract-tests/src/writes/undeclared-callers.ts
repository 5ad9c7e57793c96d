import type { ServiceCheck } from "../checks/operation-check.ts";
import type { Operation } from "../contract/document.ts";
import { type CredentialKind, credentialKinds, isPublic, keyHeader } from "../contract/security.ts";
import type { Exchange } from "../exchange.ts";
import type { Probe } from "../recorder.ts";
import { exampleRequest, type Request, withHeaders } from "../request.ts";
import { knownValues, type Person, type Session } from "../session.ts";

/** Every operation, by an account of the run's own in each way that the operation does not take. */
export const undeclaredCallers: ServiceCheck = {
  name: "undeclared-caller",
  summary:
    "What an operation does not declare as credentials opens nothing: it is refused with 401 or 403, or counts for nothing where none are needed",
  source: "contract: security; RFC 9110, section 15.5.4",
  async run(session, operations) {
    const person = session.people.find(({ key }) => key !== null);
    if (!person) return;
    for (const operation of operations)
      for (const [kind, headers] of waysOf(session, operation, person))
        await tryWay(session, operation, kind, headers);
  },
};

/** The ways to say who asks that an operation does not take. */
function waysOf(
  session: Session,
  operation: Operation,
  { key, cookie }: Person,
): [CredentialKind, Record<string, string>][] {
  const declared = credentialKinds(session.contract, operation);
  const all: [CredentialKind, Record<string, string>][] = [
    ["key", { [keyHeader(session.contract)]: key! }],
    ["bearer", { authorization: `Bearer ${key}` }],
    ["session", { cookie, origin: new URL(session.baseUrl).origin }],
  ];
  return all.filter(([kind]) => !declared.has(kind));
}

async function tryWay(
  session: Session,
  operation: Operation,
  kind: CredentialKind,
  headers: Record<string, string>,
): Promise<void> {
  const description = `with a ${kind}, which it does not take`;
  const probe = { check: "undeclared-caller", operation, description };
  const request = exampleRequest(operation, knownValues(session, operation));
  const sent = withHeaders(request, headers);
  if (isPublic(operation)) {
    if (operation.method === "GET") await compare(session, operation, request, sent, description);
    return;
  }
  const exchange = await session.send(probe, sent);
  if (exchange && ![401, 403].includes(exchange.status) && exchange.status < 500)
    session.recordFinding(
      probe,
      `${description}: answered ${exchange.status}, not 401 or 403`,
      sent,
      exchange.status,
    );
}

/** Whoever asks so is nobody: the answer is that to nobody. */
async function compare(
  session: Session,
  operation: Operation,
  request: Request,
  sent: Request,
  description: string,
): Promise<void> {
  const probe = { check: "undeclared-caller", operation, description };
  const nobody = await session.send({ ...probe, description: "without credentials" }, request);
  // Not checked as an answer to somebody: who asks so is nobody.
  const exchange = await session.sendUndeclared(probe, sent);
  if (!nobody || !exchange) return;
  // Credentials that are sent in vain may be refused as well: then as the contract says.
  if ([401, 403].includes(exchange.status)) {
    for (const { check, message } of session.problemsOf(operation, exchange))
      session.recordFinding({ ...probe, check }, message, sent, exchange.status);
    return;
  }
  if (exchange.status !== nobody.status)
    session.recordFinding(
      probe,
      `${description}: answered ${exchange.status}, and nobody ${nobody.status}`,
      sent,
      exchange.status,
    );
  else if (tagOf(nobody) !== tagOf(exchange) || (await isOtherText(session, probe, nobody, exchange)))
    session.recordFinding(probe, `${description}: answered otherwise than nobody`, sent, exchange.status);
}

/** Of what has no tag: whether it is another text, where nobody gets the same again. */
async function isOtherText(
  session: Session,
  probe: Probe,
  nobody: Exchange,
  { headers, text }: Exchange,
): Promise<boolean> {
  if (headers.has("etag") || text === nobody.text) return false;
  const again = await session.send({ ...probe, description: "without credentials, again" }, nobody.request);
  return again?.text === nobody.text;
}

const tagOf = ({ headers }: Exchange): string | null => headers.get("etag");
