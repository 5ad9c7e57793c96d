import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono, type Context as HonoContext } from "hono";
import { operations } from "../__generated__/operations.ts";
import { DomainError } from "../domain/errors.ts";
import { acceptedCodings } from "../headers/content-codings.ts";
import { preferredType } from "../headers/negotiation.ts";
import { pageLanguage } from "../headers/page-language.ts";
import type { PageRequest, RenderedPage } from "../headers/page-request.ts";
import type { Backend } from "./backend.ts";
import { type ErrorResponseOptions, respondWithError } from "./error-response.ts";
import { forwardedFor } from "./forwarded-for.ts";
import { respond } from "./respond.ts";

// Made after the adapter has put its own class in the place of Response, as by a late import, it would be written once
// more: the adapter writes its own without a look at their headers, until somebody has asked for their body.
void RESPONSE_ALREADY_SENT.body;

type Read = (path: string) => ReturnType<Backend["read"]>;

export interface FrontOptions extends ErrorResponseOptions {
  backend: Backend;
  /** Keys entity tags. */
  tagSecret: string;
  pages: {
    home(read: Read, request: PageRequest): Promise<RenderedPage>;
    repository(read: Read, request: PageRequest & { owner: string; slug: string }): Promise<RenderedPage>;
  };
}

/**
 * Serves the pages and forwards every other request to the backend. Accounts, limits and permissions are the backend's,
 * so a page is built from API responses to the credentials of the page's request.
 */
export function createFront({ backend, pages, tagSecret, ...errorOptions }: FrontOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const forward = async (c: HonoContext<{ Bindings: HttpBindings }>) => {
    await backend.forward(c.env.incoming, c.env.outgoing);
    return RESPONSE_ALREADY_SENT;
  };
  const page = async (
    c: HonoContext<{ Bindings: HttpBindings }>,
    id: "getHomePage" | "getRepositoryPage",
    render: (read: Read) => Promise<RenderedPage>,
  ) => {
    const { spec, requestId } = { spec: operations[id], requestId: randomUUID() };
    const credentials = credentialHeaders.flatMap((name) => {
      const value = c.req.header(name);
      return value === undefined ? [] : [[name, value]];
    });
    const headers = { ...Object.fromEntries(credentials), ...forwardedFor(c.env.incoming) };
    const [identified, limits] = [credentials.length > 0, {}];
    try {
      const page = await render((path) => backend.read(path, headers));
      const own = { "Content-Language": pageLanguage(c.req.raw.headers), ...page.headers };
      const answer = { status: 200, mediaType: "text/html", headers: own, body: page.body };
      const codings = identified ? [] : acceptedCodings(c.req.header("accept-encoding"));
      return await respond(answer, {
        ...{ spec, request: c.req.raw, requestId, identified, limits, tagSecret, codings },
      });
    } catch (error) {
      return respondWithError(c, error, errorOptions, { spec, requestId, limits });
    }
  };
  const requestOf = (c: HonoContext): PageRequest => ({
    language: pageLanguage(c.req.raw.headers),
    hasCookie: c.req.header("cookie") !== undefined,
    query: c.req.query(),
  });
  app.get("/", (c) => page(c, "getHomePage", (read) => pages.home(read, requestOf(c))));
  app.get("/r/:owner/:slug", (c) => {
    const html = preferredType(c.req.header("accept"), ["text/html", "application/json"]) === "text/html";
    const request = { ...c.req.param(), ...requestOf(c) };
    return html ? page(c, "getRepositoryPage", (read) => pages.repository(read, request)) : forward(c);
  });
  app.all("*", forward);
  app.notFound((c) => respondWithError(c, new DomainError("not_found", "request.not_found"), errorOptions));
  app.onError((error, c) => respondWithError(c, error, errorOptions));
  return {
    // For HEAD the router copies the response, which would write an already forwarded one again. As GET it does not;
    // the original request is what is forwarded, and the server omits the body of a page.
    fetch(request: Request, bindings: HttpBindings) {
      const { method, url, headers } = request;
      return app.fetch(method === "HEAD" ? new Request(url, { headers }) : request, bindings);
    },
  };
}

/** The headers that identify the caller to the backend. */
const credentialHeaders = ["authorization", "cookie", "x-api-key"];
