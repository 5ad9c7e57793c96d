/** What a call of `client.http` takes beside the members of `RequestInit`. */
const ownNames = ["timeoutMs", "retries", "onResponse"];
const initNames = [
  ...["body", "cache", "credentials", "duplex", "headers", "integrity", "keepalive", "method", "mode"],
  ...["priority", "redirect", "referrer", "referrerPolicy", "signal", "window"],
];

/**
 * Makes the `Request` of a call, in place of the global constructor. openapi-fetch lets everything through: a misspelt
 * option, a path whose parameters are missing, and a file that is announced as JSON.
 */
export function createCheckedRequest(base: string): typeof Request {
  function CheckedRequest(url: string, init: RequestInit & { headers: Headers }): Request {
    const unknown = Object.keys(init).find((name) => !initNames.includes(name) && !ownNames.includes(name));
    if (unknown !== undefined) throw new TypeError(`There is no option "${unknown}"`);
    // The key is sent with each request, and may go nowhere else.
    if (!url.startsWith(`${base}/`)) throw new TypeError(`The address is not below ${base}`);
    const missing = /\{(\w+)\}/.exec(url.slice(base.length).split("?", 1)[0]!)?.[1];
    if (missing !== undefined) throw new TypeError(`"${missing}" is missing`);
    const { headers, body } = init;
    if (body instanceof Blob && body.type && headers.get("content-type") === "application/json")
      headers.set("content-type", body.type);
    return new Request(url, init);
  }
  // A request that a middleware returns is an instance of it.
  CheckedRequest.prototype = Request.prototype;
  return CheckedRequest as unknown as typeof Request;
}
