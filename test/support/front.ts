import { readConfig } from "../../server/config.ts";
import { type Running, serveFront } from "../../server/main.ts";
import { freePort } from "./service.ts";

/** A front, on a port of its own, of the service at `origin`. */
export async function startFront(origin: string, settings: Record<string, string> = {}): Promise<Running> {
  const port = String(await freePort());
  const config = readConfig({
    PORT: port,
    SERVICE_LOG_LEVEL: "silent",
    SERVICE_BACKEND_ORIGIN: origin,
    ...settings,
  });
  return serveFront(config, config.backendOrigin!);
}
