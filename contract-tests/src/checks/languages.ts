import type { Operation } from "../contract/document.ts";
import { at } from "../contract/json-pointer.ts";
import type { Contract } from "../contract/read-contract.ts";
import { jsonOf } from "../exchange.ts";
import { knownRequest } from "../known-request.ts";
import { exampleRequest, type Request, successTypes, withHeaders, withQuery } from "../request.ts";
import { knownValues, type Session } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";

/** A refusal in each language. */
export const languages: OperationCheck = {
  name: "languages",
  summary: "A refusal is in the language that Accept-Language prefers, with the same code, in other words",
  source: "contract: x-languages, Content-Language; RFC 9110, section 12.5.4",
  run: checkLanguages,
};

async function checkLanguages(session: Session, operation: Operation): Promise<void> {
  const spoken = session.contract.words["x-languages"];
  if (spoken && operation.method === "GET" && operation.responses[200]?.headers?.["Content-Language"])
    await checkPage(session, operation, spoken);
  const refusal = spoken && refusedRequest(session, operation);
  if (!refusal) return;
  const [first, ...others] = spoken as [string, ...string[]];
  const all: [string, string][] = [
    ...spoken.map((one): [string, string] => [one, one]),
    ["xx", first],
    // A language with a region that is spoken nowhere has the language alone (RFC 4647, section 3.4).
    ...spoken.filter((one) => /^[a-z]{2}$/.test(one)).map((one): [string, string] => [`${one}-ZZ`, one]),
    ...others.slice(0, 1).flatMap((one): [string, string][] => [
      [`xx, ${one};q=0.5`, one],
      [`${first};q=0.2, ${one};q=0.8`, one],
      [`${one};q=0, ${first}`, first],
    ]),
  ];
  // What is preferred is decided in one place for a family of errors; in which language each is written, in many.
  const { operations } = session.contract;
  const isFirst =
    operation === operations.find((one) => one["x-error-family"] === operation["x-error-family"]);
  const cases = isFirst ? all : all.slice(0, spoken.length);
  const messages = new Map<string, string>();
  const issues = new Map<string, string>();
  for (const [asked, wanted] of cases) {
    const request = withHeaders(refusal, { "accept-language": asked });
    const probe = { check: "languages", operation, description: `Accept-Language: ${asked}` };
    const exchange = await session.send(probe, request);
    if (!exchange || exchange.status < 400 || exchange.status >= 500) continue;
    const find = (message: string) => session.recordFinding(probe, message, request, exchange.status);
    const given = exchange.headers.get("content-language");
    if (given !== wanted)
      find(`Accept-Language: ${asked} is answered in ${given ?? "no language"}, not in ${wanted}`);
    const body = jsonOf(exchange);
    const error = at(body, "/error");
    const message = typeof error === "string" ? error : at(body, "/error/message");
    if (typeof message !== "string") continue;
    const known = messages.get(wanted);
    if (known !== undefined && known !== message) find(`the message is not that of ${wanted}`);
    if (known === undefined && [...messages.values()].includes(message))
      find(`the message in ${wanted} is that in another language`);
    messages.set(wanted, message);
    const told = at(body, "/error/details/issues");
    const said = Array.isArray(told) ? told.map((one) => at(one, "/message")).join("\n") : "";
    const ofOther = [...issues].some(([language, other]) => language !== wanted && other === said);
    if (/\p{L}{3}.*\s/u.test(said) && ofOther) find(`the issues in ${wanted} are those in another language`);
    issues.set(wanted, said);
  }
}

/** What is there, in each language: that its answers say which they are in is told by the check `language`. */
async function checkPage(session: Session, operation: Operation, spoken: readonly string[]): Promise<void> {
  const request = knownRequest(session, operation);
  for (const asked of request ? spoken : []) {
    const probe = { check: "languages", operation, description: `in the language ${asked}` };
    await session.send(probe, withHeaders(request!, { "accept-language": asked }));
  }
  const [first, chosen] = spoken;
  const cookie = languageCookie(session.contract, spoken);
  const isPage = successTypes(operation).some((type) => type.startsWith("text/html"));
  if (!request || !cookie || !chosen || !isPage) return;
  const probe = { check: "languages", operation, description: `where ${chosen} was chosen` };
  const cookies = [request.headers.cookie, `${cookie}=${chosen}`].filter((one) => one !== undefined);
  const asked = { "accept-language": first!, cookie: cookies.join("; "), accept: "text/html" };
  const sent = withHeaders(request, asked);
  // The cookie of a language says nothing of who asks: what is held against callers is not held against it.
  const answer = await session.sendUndeclared(probe, sent);
  const given = answer?.headers.get("content-language");
  if (answer?.status === 200 && given !== chosen)
    session.recordFinding(probe, `${chosen} was chosen, and the page is in ${given}`, sent, 200);
}

/** The cookie that keeps a chosen language: that of an example which has one. */
function languageCookie({ operations }: Contract, spoken: readonly string[]): string | undefined {
  const examples = operations.flatMap(({ responses }) =>
    Object.values(responses).map(({ headers }) => String(headers?.["Set-Cookie"]?.example ?? "")),
  );
  const found = examples.map((example) => /^([\w-]+)=([\w-]+)(?:;|$)/.exec(example));
  return found.find((one) => one && spoken.includes(one[2]!))?.[1];
}

/** A request that is refused for the same reason each time. */
function refusedRequest(session: Session, operation: Operation): Request | null {
  const request = exampleRequest(operation, knownValues(session, operation));
  const json = { ...request, headers: { ...request.headers, accept: "application/json" } };
  if (operation["x-unknown-query"] === "refused" && operation.method === "GET")
    return withQuery(json, "no_such_parameter", "1");
  const isClosed =
    operation.security.length > 0 && operation.security.every((scheme) => Object.keys(scheme).length > 0);
  if (isClosed) return json;
  // What anybody may send is refused for its body.
  const isRefused = operation.requestBody !== undefined && operation.responses[400] !== undefined;
  return isRefused ? { ...json, body: '{"' } : null;
}
