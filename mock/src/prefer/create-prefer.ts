import { randomUUID } from "node:crypto";
import type { IHttpRequest } from "@stoplight/prism-http";
import type { Handle } from "#server/simulated";
import type { Prism } from "./load-prism.ts";
import { type Preferences, readPreferences } from "./preferences.ts";

interface PreferOptions {
  /** Whether each JSON answer of the service is held against the contract. */
  validateResponses: boolean;
}

/** Answers what a request prefers by the contract alone, through Prism, and has the service answer all others. */
export function createPrefer({ validateResponses }: PreferOptions): (service: Handle) => Handle {
  return (service) => {
    let loaded: Promise<Prism> | undefined;
    const prism = (origin: string) => {
      loaded ??= readContract(service, origin).then(async (contract) => {
        const { loadPrism } = await import("./load-prism.ts");
        return loadPrism(contract);
      });
      return loaded;
    };
    return async (request, environment) => {
      const { origin } = new URL(request.url);
      const preferences = readPreferences(request.headers.get("prefer"));
      if (typeof preferences === "string") return refused(preferences);
      if (preferences !== null) {
        const preferred = await answerPreferred(await prism(origin), request, preferences);
        if (preferred) return preferred;
      }
      const response = await service(request, environment);
      allowPrefer(request, response);
      return validateResponses ? validated(await prism(origin), request, response) : response;
    };
  };
}

async function readContract(service: Handle, origin: string): Promise<object> {
  const response = await service(new Request(`${origin}/openapi.json`));
  return (await response.json()) as object;
}

/** Null where the contract has no such operation: the service says so. */
async function answerPreferred(
  prism: Prism,
  request: Request,
  preferences: Preferences,
): Promise<Response | null> {
  const input = toPrism(request);
  const { accept: _, ...others } = input.headers!;
  try {
    const {
      statusCode,
      headers = {},
      body,
    } = await prism
      .answer(input, preferences)
      // The service answers in what it has, whatever a request accepts.
      .catch(() => prism.answer({ ...input, headers: others }, preferences));
    const answer = new Headers(corsHeaders);
    for (const [name, value] of Object.entries(headers)) answer.set(name, String(value));
    answer.set("x-request-id", randomUUID());
    answer.delete("content-length");
    return new Response(textOf(request, statusCode, body), { status: statusCode, headers: answer });
  } catch (error) {
    const { code } = preferences;
    const statuses = await prism.statusesOf(input);
    if (statuses === null) return null;
    if (code !== undefined && !statuses.includes(String(code)))
      return refused(`This operation declares no status ${code}: ask for one of ${statuses.join(", ")}`);
    const { detail, message } = error as { detail?: string; message: string };
    return refused(detail ?? message);
  }
}

function textOf({ method }: Request, status: number, body: unknown): string | null {
  if (method === "HEAD" || status === 204 || status === 304 || body === undefined) return null;
  return typeof body === "string" ? body : JSON.stringify(body);
}

/** By a media type of no operation, since it is the mock that refuses. */
function refused(detail: string): Response {
  const body = JSON.stringify({ status: 400, title: "The mock cannot answer as preferred", detail });
  return new Response(body, {
    status: 400,
    headers: { ...corsHeaders, "content-type": "application/problem+json" },
  });
}

const corsHeaders = { "access-control-allow-origin": "*", "access-control-expose-headers": "*" };

/** The header is the mock's, so the service does not permit scripts of other sites to send it. */
function allowPrefer(request: Request, { headers }: Response): void {
  const asked = request.headers.get("access-control-request-headers") ?? "";
  const allowed = headers.get("access-control-allow-headers");
  if (allowed !== null && /\bprefer\b/i.test(asked))
    headers.set("access-control-allow-headers", `${allowed},prefer`);
}

async function validated(prism: Prism, request: Request, response: Response): Promise<Response> {
  if (!/^application\/json\b/.test(response.headers.get("content-type") ?? "")) return response;
  const text = await response.clone().text();
  const headers = Object.fromEntries(response.headers);
  const body: unknown = text === "" ? undefined : JSON.parse(text);
  const violations = await prism.violations(toPrism(request), { statusCode: response.status, headers, body });
  if (violations.length === 0) return response;
  const problem = {
    status: 500,
    title: "An answer of the mock breaks the contract",
    detail: violations.join("; "),
  };
  return new Response(JSON.stringify(problem), {
    status: 500,
    headers: { ...corsHeaders, "content-type": "application/problem+json" },
  });
}

/** The request as Prism routes it. Its body is not read: nothing of it is validated. */
function toPrism({ method, url, headers }: Request): IHttpRequest {
  const { pathname, searchParams } = new URL(url);
  return {
    method: (method === "HEAD" ? "get" : method.toLowerCase()) as IHttpRequest["method"],
    url: { path: pathname, query: Object.fromEntries(searchParams) },
    headers: Object.fromEntries(headers),
  };
}
