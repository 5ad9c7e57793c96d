// openapi-backend, which is given the contract, in node:http.
import { createServer } from "node:http";
import { OpenAPIBackend } from "openapi-backend";
import { openWork } from "../work/work.ts";
import { contractOf } from "./contract.mjs";
import { argument } from "./start.mjs";

const work = openWork(argument);
const send = (response, status, body) => {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, { "content-type": "application/json", "content-length": bytes.length });
  response.end(bytes);
};
const api = new OpenAPIBackend({
  definition: contractOf(["listClaims", "getClaim", "search"]),
  coerceTypes: true,
  quick: true,
  handlers: {
    listClaims: ({ request }, _, response) => send(response, 200, work.listClaims(request.query)),
    getClaim: ({ request }, _, response) =>
      send(response, 200, work.getClaim(request.params.claimId, request.query.repository_id)),
    search: ({ request }, _, response) => send(response, 200, work.search(request.query)),
    validationFail: ({ validation }, _, response) => send(response, 400, validation.errors),
    notFound: (_, __, response) => send(response, 404, {}),
  },
});
await api.init();
createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, "http://localhost");
  const { method, headers } = request;
  const query = Object.fromEntries(searchParams);
  api.handleRequest({ method, path: pathname, query, headers }, request, response);
}).listen(argument.port, "127.0.0.1");
