import { isObject } from "../contract/json-pointer.ts";
import { type AnswerCheck, isGood } from "./answer-check.ts";

/** Where what was made is. */
export const location: AnswerCheck = {
  name: "location",
  summary: "Location leads to the service itself, by the name that it has in its own records",
  source: "contract: Location, “Address of what was made”; RFC 9110, section 10.2.2",
  problems(answer) {
    const { exchange, body } = answer;
    const given = exchange.headers.get("location");
    if (given === null || !isGood(answer)) return [];
    if (!URL.canParse(given, exchange.url)) return [`Location is ${given}: no address`];
    const { origin } = new URL(given, exchange.url);
    const own = [exchange.url, ...ownAddresses(body)].map((address) => new URL(address).origin);
    return own.includes(origin) ? [] : [`Location is of ${origin}, which is not the service`];
  },
};

/** Addresses that records have of themselves. */
function ownAddresses(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(ownAddresses);
  if (!isObject(value)) return [];
  const { links } = value;
  const self =
    isObject(links) && typeof links.self === "string" && URL.canParse(links.self) ? [links.self] : [];
  return [...self, ...Object.values(value).flatMap(ownAddresses)];
}
