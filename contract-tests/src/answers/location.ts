import { isObject } from "../contract/json-pointer.ts";
import { type AnswerCheck, isGood } from "./answer-check.ts";

/** Where what was made is. */
export const location: AnswerCheck = {
  name: "location",
  summary:
    "Location leads to the service itself, by the name that it has in its own records, and to what the answer tells of",
  source: "contract: Location, “Address of what was made”; RFC 9110, section 10.2.2",
  problems(answer) {
    const { exchange, body } = answer;
    const given = exchange.headers.get("location");
    if (given === null || !isGood(answer)) return [];
    if (!URL.canParse(given, exchange.url)) return [`Location is ${given}: no address`];
    const { origin, href } = new URL(given, exchange.url);
    const own = [exchange.url, ...ownAddresses(body)].map((address) => new URL(address).origin);
    if (!own.includes(origin)) return [`Location is of ${origin}, which is not the service`];
    const names = namesIn(body);
    return names.length === 0 || names.some((name) => decodeURIComponent(href).includes(name))
      ? []
      : ["Location names nothing of what was made"];
  },
};

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
