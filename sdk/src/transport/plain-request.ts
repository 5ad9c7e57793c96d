/** A request as `fetch` is given it: either its address with the rest beside it, or a `Request`. */
export interface OutgoingRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
}

/**
 * In the place of a `Request` where no middleware sees it: `fetch` would take it apart and make another one, for a tenth
 * of the processor time. Its body can be sent more than once.
 */
export class PlainRequest implements OutgoingRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly content: BodyInit | null;

  constructor(url: string, { method, headers, body }: { method: string; headers: Headers; body?: BodyInit }) {
    this.url = url;
    this.method = method;
    this.headers = headers;
    this.content = body ?? null;
  }
}
