import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deriveSecret } from "../../../server/process/secrets.ts";
import { freePort } from "./free-port.ts";
import { serviceSecret } from "./service.ts";
import { type Started, startProcess } from "./start-process.ts";

const folder = join(import.meta.dirname, "../peers");

export type PeerName = "ceiling" | "fastify" | "express" | "openapi-backend";

/** Installs the peers and the load generator from their own lock file, where that was not done. */
export function ensurePeers(): void {
  const lock = readFileSync(join(folder, "package-lock.json"), "utf8");
  const stamp = join(folder, "node_modules/.installed-from");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", ["ci", ...options], { cwd: folder, stdio: ["ignore", 2, 2] });
  if (status !== 0)
    throw new Error(
      `npm ci failed in ${folder}. Check that the npm registry can be reached, then try again.`,
    );
  writeFileSync(stamp, lock);
}

/** Starts a peer on the database of this folder; its links are those of the service at `baseUrl`. */
export async function startPeer(
  name: PeerName,
  { dataFolder, baseUrl, logFolder }: { dataFolder: string; baseUrl: string; logFolder: string },
): Promise<Started> {
  const port = await freePort();
  const argument = {
    port,
    baseUrl,
    database: join(dataFolder, "service.sqlite"),
    cursorSecret: deriveSecret(serviceSecret, "cursors"),
  };
  return startProcess({
    arguments: [
      "--conditions=research-verification-source",
      "--disable-warning=ExperimentalWarning",
      join(folder, `${name}.mjs`),
      JSON.stringify(argument),
    ],
    port,
    path: "/api/v1/claims?limit=1",
    isUp: (status) => status === 200 || (name === "ceiling" && status === 404),
    logFile: join(logFolder, `${name}.log`),
  });
}
