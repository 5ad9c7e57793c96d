import { queryParameters } from "../contract/parameters.ts";
import { isPublic } from "../contract/security.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest, withQuery } from "../request.ts";
import type { OperationCheck } from "./operation-check.ts";

/** What other searches take for commands. */
export const querySyntax: OperationCheck = {
  name: "query-syntax",
  summary: "Everything that is looked for is text: no sign in it is a command, or too much for the service",
  source: "contract: search, “Everything in `q` is text: there is no query syntax”; x-matches words",
  async run(session, operation) {
    const parameter = queryParameters(operation).find(({ "x-matches": rule }) => rule?.rule === "words");
    if (!parameter || operation.method !== "GET" || !isPublic(operation)) return;
    for (const text of texts) {
      const probe = { check: "query-syntax", operation, description: `${parameter.name}=${text}` };
      const exchange = await session.send(probe, withQuery(exampleRequest(operation), parameter.name, text));
      expectStatus(session, probe, exchange, (status) => status < 300 || status === 404, "2xx");
    }
  },
};

const texts = [
  '"an open quotation',
  "it's",
  "prefix*",
  "this AND (that OR",
  "NEAR(one two, 5)",
  "title:word^2",
  "-not +must",
  "100% _ [a-z] \\",
  "'; --",
  "\u{1f9ea} \u0301",
  "a:b & c | !d <-> e",
];
