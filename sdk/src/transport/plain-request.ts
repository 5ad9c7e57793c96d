/** A request as `fetch` is given it: either its address with the rest beside it, or a `Request`. */
export interface OutgoingRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
}

/** `BodyInit`, which has no name where programs are compiled for Node.js alone. */
type SentBody = NonNullable<RequestInit["body"]>;

/**
 * In the place of a `Request` where no middleware sees it: `fetch` would take it apart and make another one, for a tenth
 * of the processor time. Its body can be sent more than once, a stream if it can be made `again`.
 */
export class PlainRequest implements OutgoingRequest {
  declare readonly url: string;
  declare readonly method: string;
  declare readonly headers: Headers;
  declare readonly content: (SentBody & { again?(): SentBody }) | null;

  constructor(
    url: string,
    { method, headers, body = null }: { method: string; headers: Headers; body?: SentBody | null },
  ) {
    Object.assign(this, { url, method, headers, content: body });
  }
}
