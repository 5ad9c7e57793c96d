// node scripts/joined/try-start.mjs FILE: has the service of a build answer requests, and loads every part of the build.
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [file] = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), "joined-"));
try {
  const { start } = await import(file);
  const port = await freePort();
  const service = await start({
    PORT: String(port),
    SERVICE_DATA_DIR: dataDir,
    SERVICE_ROLE: "web",
    SERVICE_LOG_LEVEL: "error",
    SERVICE_DEBIAN_MIRROR: "none",
  });
  for (const path of ["/api/v1/claims?limit=1", "/api/health", "/"]) {
    const response = await fetch(service.address + path);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} was answered ${response.status}`);
  }
  for (const part of globSync(join(file, "../*.js"))) await import(part);
  await service.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
