import { authenticate } from "../authenticate.ts";
import type { Operation } from "../contract/document.ts";
import { queryParameters, successSchema } from "../contract/parameters.ts";
import { exampleRequest, type Request, successTypes, withHeaders, withQuery } from "../request.ts";
import { knownValues } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";

/** What nobody has typed so far, and what a page has as an element only where text was taken for markup. */
const mark = "<kit-mark>";
const attempts = [`"'>${mark}`, `</title></script>${mark}`];

/** Text in pages. */
export const markup: OperationCheck = {
  name: "markup",
  summary: "What a caller sends is text in pages and pictures, never an element of theirs",
  source: "contract: content text/html; HTML, section 13.3 (escaping a string); OWASP ASVS 5.0, 1.2.1",
  async run(session, operation) {
    const types = successTypes(operation).filter((type) => /^(text\/html|image\/svg)/.test(type));
    if (operation.method !== "GET" || types.length === 0 || successSchema(operation)?.type === "null") return;
    const known = exampleRequest(operation, knownValues(session, operation));
    const request = authenticate(session, operation, withHeaders(known, { accept: types[0]! }));
    if (!request) return;
    for (const [what, sent] of requestsOf(operation, request)) {
      const probe = { check: "markup", operation, description: `markup as ${what}` };
      const exchange = await session.send(probe, sent);
      const isShown = (text: string | null) => text?.includes(mark) === true;
      if (
        exchange &&
        /html|svg|xml/.test(exchange.headers.get("content-type") ?? "") &&
        isShown(exchange.text)
      )
        session.recordFinding(probe, `${what} is an element of the page`, sent, exchange.status, ({ text }) =>
          isShown(text),
        );
    }
  },
};

function requestsOf(operation: Operation, request: Request): [string, Request][] {
  const names = queryParameters(operation).filter(({ schema }) => !Array.isArray(schema?.enum));
  const places = operation.path.split("/");
  const parts = request.path.split("/");
  return attempts.flatMap((text): [string, Request][] => [
    ...[...names.map(({ name }) => name), "no_such_parameter"].map((name): [string, Request] => [
      name,
      withQuery(request, name, text),
    ]),
    ...places.flatMap((place, index): [string, Request][] =>
      place.startsWith("{")
        ? [[place, { ...request, path: parts.with(index, encodeURIComponent(text)).join("/") }]]
        : [],
    ),
  ]);
}
