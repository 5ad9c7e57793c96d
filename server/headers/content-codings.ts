import Negotiator from "negotiator";

/** The best first, as far as a list of a server's choice goes: who takes both gets the shorter. */
const codings = ["br", "gzip"] as const;

export type ContentCoding = (typeof codings)[number];

/** Returns the codings that `Accept-Encoding` lets an answer have (RFC 9110, 12.5.3); none where it is not sent. */
export function acceptedCodings(accept: string | null | undefined): ContentCoding[] {
  if (!accept) return [];
  const accepted = new Negotiator({ headers: { "accept-encoding": accept } }).encodings([...codings]);
  return codings.filter((coding) => accepted.includes(coding));
}
