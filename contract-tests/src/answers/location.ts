import { isObject } from "../contract/json-pointer.ts";
import { isAt } from "../contract/paths.ts";
import type { Exchange } from "../exchange.ts";
import { type AnswerCheck, isGood } from "./answer-check.ts";

/** Where what was made is. */
export const location: AnswerCheck = {
  name: "location",
  summary:
    "Location leads to the service itself, by the name that it has in its own records, and to what the answer tells of",
  source: "contract: Location, “Address of what was made”; RFC 9110, section 10.2.2",
  problems(answer) {
    const { contract, exchange, body } = answer;
    const given = exchange.headers.get("location");
    if (given === null || !isGood(answer)) return [];
    if (!URL.canParse(given, exchange.url)) return [`Location is ${given}: no address`];
    const { origin, href, pathname } = new URL(given, exchange.url);
    const own = [exchange.url, ...ownAddresses(body)].map((address) => new URL(address).origin);
    if (!own.includes(origin)) return [`Location is of ${origin}, which is not the service`];
    // Behind a proxy it may have more in front than the service knows of.
    if (!contract.operations.some((one) => one.method === "GET" && isAt(one, pathOf(pathname, exchange))))
      return ["Location is nothing that the contract reads"];
    const names = namesIn(body);
    return names.length === 0 || names.some((name) => decodeURIComponent(href).includes(name))
      ? []
      : ["Location names nothing of what was made"];
  },
};

/** The path below that of the service. */
function pathOf(pathname: string, { url, request }: Exchange): string {
  const own = new URL(url).pathname;
  const base = own.endsWith(request.path) ? own.slice(0, own.length - request.path.length) : "";
  return pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
}

/** By which the record that an answer is, or has, is found again. */
function namesIn(body: unknown): string[] {
  if (!isObject(body)) return [];
  return [body, ...Object.values(body).filter(isObject)].flatMap(({ id, slug, repositoryId }) =>
    [id, slug, repositoryId].filter((name) => typeof name === "string"),
  );
}

/** Addresses that records have of themselves. */
function ownAddresses(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(ownAddresses);
  if (!isObject(value)) return [];
  const { links } = value;
  const self =
    isObject(links) && typeof links.self === "string" && URL.canParse(links.self) ? [links.self] : [];
  return [...self, ...Object.values(value).flatMap(ownAddresses)];
}
