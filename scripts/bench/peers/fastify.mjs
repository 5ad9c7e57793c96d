// Fastify as its guide says: Ajv for parameters and bodies, fast-json-stringify for answers, its plugin for entity tags.
import fastifyEtag from "@fastify/etag";
import fastify from "fastify";
import { openStars } from "../work/star.ts";
import { openWork } from "../work/work.ts";
import { operationOf } from "./contract.mjs";
import { argument } from "./start.mjs";

const work = openWork(argument);
const app = fastify();
await app.register(fastifyEtag);

const route = (operationId, handler) => {
  const { method, path, query, body, answer } = operationOf(operationId);
  app.route({
    method: method.toUpperCase(),
    url: path,
    schema: { querystring: query, ...(body && { body }), response: { 200: answer } },
    handler,
  });
};
route("listClaims", async ({ query }) => work.listClaims(query));
route("getClaim", async ({ params, query }) => work.getClaim(params.claimId, query.repository_id));
route("search", async ({ query }) => work.search(query));
const star = openStars(argument.database);
route("updateStar", async ({ headers, body }, reply) => {
  const { status, body: answer } = star(headers["x-api-key"] ?? "", body);
  return reply.code(status).send(answer);
});
await app.listen({ port: argument.port, host: "127.0.0.1" });
