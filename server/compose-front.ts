import { randomBytes } from "node:crypto";
import type { Config } from "./config.ts";
import { createBackend } from "./http/backend.ts";
import { createFront } from "./http/front.ts";
import { createLogger } from "./logger.ts";
import { homeFromBackend, repositoryFromBackend } from "./pages/backend-pages.ts";
import { errorPage } from "./pages/error-page.ts";

/** A front of another service: it keeps nothing, so it needs no database, no secret and no key. */
export function composeFront(config: Config, backendOrigin: string) {
  const log = createLogger(config.logLevel);
  const backend = createBackend(backendOrigin);
  const app = createFront({
    deps: { log },
    backend,
    errorPage,
    // Its tags are of public pages alone; what was made for somebody is kept by nobody.
    tagSecret: config.secret ?? randomBytes(32).toString("hex"),
    pages: { home: homeFromBackend, repository: repositoryFromBackend },
  });
  return { app, log, close: () => backend.close() };
}
