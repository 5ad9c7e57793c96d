import { randomBytes } from "node:crypto";
import type { Config } from "./config.ts";
import { createBackend } from "./http/backend.ts";
import { createFront } from "./http/front.ts";
import { renderHomeFromBackend, renderRepositoryFromBackend } from "./pages/backend-pages.ts";
import { errorPage } from "./pages/error-page.ts";
import { createLogger } from "./process/logger.ts";

/** Composes a front of another service. It is stateless and needs no database, secret or signing key. */
export function composeFront(config: Config, backendOrigin: string) {
  const log = createLogger(config.logLevel);
  const backend = createBackend(backendOrigin);
  const app = createFront({
    deps: { log },
    backend,
    errorPage,
    // Tags exist for public pages only; pages for an identity are not cached.
    tagSecret: config.secret ?? randomBytes(32).toString("hex"),
    pages: { home: renderHomeFromBackend, repository: renderRepositoryFromBackend },
  });
  return { app, log, endStreams: backend.endStreams, close: () => backend.close() };
}
