import { isAnonymous } from "../caller.ts";
import type { Operation } from "../contract/document.ts";
import { findOperation } from "../contract/paths.ts";
import { isPublic } from "../contract/security.ts";
import { addressesIn, isDocument } from "../documents/addresses.ts";
import type { Exchange } from "../exchange.ts";
import type { Session } from "../session.ts";
import type { ServiceCheck } from "./operation-check.ts";

/** Addresses of the service that its documents name. */
export const documentAddresses: ServiceCheck = {
  name: "document-address",
  summary:
    "What pages, feeds, crates and the site map lead to is there, and may be found where robots are sent to it",
  source:
    "contract: content text/html, application/atom+xml, application/xml, application/ld+json; RFC 9309; sitemaps.org",
  async run(session, operations) {
    const asked = new Map<string, number>();
    const forbidden = forbiddenTo(session);
    for (const { operation, exchange } of [...session.exchanges]) {
      const { request } = exchange;
      if (
        exchange.status !== 200 ||
        request.method !== "GET" ||
        !isDocument(exchange) ||
        !isAnonymous(session.contract, request)
      )
        continue;
      // A page may show what was typed into its address.
      if (request.query.some(([name]) => name !== "page")) continue;
      const addresses = addressesIn(session.baseUrl, exchange);
      const sites = new Set(
        [...(exchange.text ?? "").matchAll(/<loc>([^<]+)</g)].map(([, loc]) =>
          URL.canParse(loc!) ? new URL(loc!).origin : loc,
        ),
      );
      if (sites.size > 1)
        session.recordFinding(
          { check: "document-address", operation, description: "the site map" },
          "a site map has addresses of several sites",
          request,
          200,
        );
      const isMap = operation.path.endsWith("sitemap.xml");
      for (const address of isMap ? addresses.toReversed() : addresses)
        await checkAddress(
          session,
          operations,
          { operation, exchange },
          address,
          asked,
          isMap ? forbidden : [],
        );
    }
  },
};

async function checkAddress(
  session: Session,
  operations: readonly Operation[],
  { operation, exchange: shown }: { operation: Operation; exchange: Exchange },
  address: URL,
  asked: Map<string, number>,
  forbidden: readonly RegExp[],
): Promise<void> {
  const root = new URL(session.baseUrl).pathname.replace(/\/$/, "");
  const path = decoded(
    address.pathname.startsWith(`${root}/`) ? address.pathname.slice(root.length) : address.pathname,
  );
  const target = path === null ? undefined : findOperation(operations, path);
  if (!target || path === null) return;
  const find = (message: string) =>
    session.recordFinding(
      { check: "document-address", operation, description: "what a document names" },
      message,
      shown.request,
      200,
    );
  const robots = session.contract.operations.find((one) => one.path === "/robots.txt");
  if (robots && forbidden.some((one) => one.test(path)))
    session.recordFinding(
      { check: "document-address", operation: robots, description: "compared with the site map" },
      "robots may not ask for what is in the site map",
      { ...shown.request, path: robots.path, query: [] },
      200,
    );
  const kind = `${operation.operationId} ${target.operationId}`;
  const place = `${path}${address.search}`;
  if ((asked.get(kind) ?? 0) >= askedOfEach || asked.has(place)) return;
  asked.set(kind, (asked.get(kind) ?? 0) + 1);
  asked.set(place, 1);
  const probe = {
    check: "document-address",
    operation: target,
    description: `named by ${operation.operationId}`,
  };
  const request = {
    method: "GET",
    path,
    query: [...address.searchParams],
    headers: { accept: "*/*" },
    body: null,
  };
  const answer = await session.send(probe, request as Exchange["request"]);
  const isThere =
    answer && (answer.status < 400 || [401, 403, 451, 502].includes(answer.status) || answer.status >= 500);
  if (answer && !isThere) find(`${place} is answered ${answer.status}`);
  else if (answer?.status === 401 && isPublic(target)) find(`${place} is answered 401`);
}

const askedOfEach = 3;

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** What robots of every kind may not ask for, by the rules that hold for all. */
function forbiddenTo(session: Session): RegExp[] {
  const robots = session.exchanges.find(
    ({ operation, exchange }) => operation.path === "/robots.txt" && exchange.status === 200 && exchange.text,
  );
  return [...(robots?.exchange.text ?? "").matchAll(/^Disallow:\s*(\S+)\s*$/gim)].map(
    ([, rule]) => new RegExp(`^${rule!.replace(/[.+?^{}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}`),
  );
}
