import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono, type Context as HonoContext } from "hono";
import { operations } from "../__generated__/operations.ts";
import { DomainError } from "../domain/errors.ts";
import { preferredType } from "../negotiation.ts";
import type { Backend } from "./backend.ts";
import { type ErrorResponseOptions, respondWithError } from "./error-response.ts";
import { respond } from "./respond.ts";

type Read = (path: string) => ReturnType<Backend["read"]>;

export interface FrontOptions extends ErrorResponseOptions {
  backend: Backend;
  /** Keys entity tags. */
  tagSecret: string;
  pages: {
    home(read: Read): Promise<string>;
    repository(read: Read, address: { owner: string; slug: string }): Promise<string>;
  };
}

/**
 * Serves the pages, and forwards every other request to the backend: it alone knows accounts, limits and what may be
 * read, so a page is made of what its API answers to whoever opened the page.
 */
export function createFront({ backend, pages, tagSecret, ...refusals }: FrontOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const forward = async (c: HonoContext<{ Bindings: HttpBindings }>) => {
    await backend.forward(c.env.incoming, c.env.outgoing);
    return RESPONSE_ALREADY_SENT;
  };
  const page = async (
    c: HonoContext,
    id: "getHomePage" | "getRepositoryPage",
    make: (read: Read) => Promise<string>,
  ) => {
    const { spec, requestId } = { spec: operations[id], requestId: randomUUID() };
    const asked = identifying.flatMap((name) => {
      const value = c.req.header(name);
      return value === undefined ? [] : [[name, value]];
    });
    const headers = Object.fromEntries(asked) as Record<string, string>;
    const [identified, limits] = [asked.length > 0, {}];
    try {
      const body = await make((path) => backend.read(path, headers));
      const answer = { status: 200, mediaType: "text/html", body };
      return respond(answer, { spec, request: c.req.raw, requestId, identified, limits, tagSecret });
    } catch (error) {
      return respondWithError(c, error, refusals, { spec, requestId, limits });
    }
  };
  app.get("/", (c) => page(c, "getHomePage", (read) => pages.home(read)));
  app.get("/r/:owner/:slug", (c) => {
    const html = preferredType(c.req.header("accept"), ["text/html", "application/json"]) === "text/html";
    return html ? page(c, "getRepositoryPage", (read) => pages.repository(read, c.req.param())) : forward(c);
  });
  app.all("*", forward);
  app.notFound((c) => respondWithError(c, new DomainError("not_found", "request.not_found"), refusals));
  app.onError((error, c) => respondWithError(c, error, refusals));
  return {
    // The router gives an answer to HEAD a new form, and with it writes what was sent already once more. As a GET it
    // is left alone: what is forwarded is the request itself, and of a page the server sends no body.
    fetch(request: Request, bindings: HttpBindings) {
      const { method, url, headers } = request;
      return app.fetch(method === "HEAD" ? new Request(url, { headers }) : request, bindings);
    },
  };
}

/** What tells the backend who asks. */
const identifying = ["authorization", "cookie", "x-api-key"];
