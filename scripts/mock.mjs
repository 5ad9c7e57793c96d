// node scripts/mock.mjs: serves the contract with Prism on HOST (default 127.0.0.1) and PORT (default 4010).
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createMockServer } from "./mock-server.mjs";

const port = Number(process.env.PORT || 4010);
const host = process.env.HOST || "127.0.0.1";
const contract = fileURLToPath(new URL("../openapi.json", import.meta.url));
const { "x-body-limit": bodyLimit, "x-json-body-limit": jsonBodyLimit = bodyLimit } = JSON.parse(
  readFileSync(contract, "utf8"),
);

const { server, operationCount } = await createMockServer(contract, {
  bodyLimit,
  jsonBodyLimit,
  logLevel: process.env.LOG_LEVEL || "silent",
});

for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });

server.on("error", (error) => {
  console.error(`The mock cannot listen on ${host}:${port} (${error.message}). Try: PORT=4011 npm run mock`);
  process.exitCode = 1;
});

server.listen(port, host, () => {
  const base = `http://${host.includes(":") ? `[${host}]` : host}:${server.address().port}`;
  console.log(`Mock of the contract, ${operationCount} operations: ${base}`);
  console.log(`Try: curl ${base}/api/v1/repositories`);
  console.log(`     curl -i -H 'Prefer: code=429' ${base}/api/v1/runs`);
});
