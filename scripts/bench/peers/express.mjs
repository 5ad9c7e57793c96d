// Express with express-openapi-validator, which is given the contract; Express makes the entity tags.
import express from "express";
import { middleware } from "express-openapi-validator";
import { openWork } from "../work/work.ts";
import { contractOf } from "./contract.mjs";
import { argument } from "./start.mjs";

const work = openWork(argument);
const app = express();
const apiSpec = contractOf(["listClaims", "getClaim", "search"]);
app.use(middleware({ apiSpec, validateRequests: true, validateResponses: false, validateSecurity: false }));
app.get("/api/v1/claims", ({ query }, response) => response.json(work.listClaims(query)));
app.get("/api/v1/claims/:claimId", ({ params, query }, response) =>
  response.json(work.getClaim(params.claimId, query.repository_id)),
);
app.get("/api/v1/search", ({ query }, response) => response.json(work.search(query)));
app.listen(argument.port, "127.0.0.1");
