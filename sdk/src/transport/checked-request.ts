import { callKinds, checkOptions } from "./check-options.ts";

/**
 * Makes the `Request` of a call, in place of the global constructor. openapi-fetch lets everything through: a misspelt
 * option, a path whose parameters are missing, and a file that is announced as JSON.
 */
export function createCheckedRequest(base: string): typeof Request {
  function CheckedRequest(url: string, init: RequestInit & { headers: Headers }): Request {
    // Of `RequestInit`, all but the priority are members of `Request`, which checks them.
    const own = Object.entries(init).filter(([name]) => name !== "priority" && !(name in Request.prototype));
    checkOptions("client.http", Object.fromEntries(own), callKinds);
    // The key is sent with each request, and may go nowhere else.
    if (!url.startsWith(`${base}/`)) throw new TypeError(`The address is not below ${base}`);
    const missing = /\{\w+\}/.exec(url.slice(base.length).split("?", 1)[0]!)?.[0];
    if (missing) throw new TypeError(`${url}: ${missing} is missing`);
    const { headers, body } = init;
    if (body instanceof Blob && body.type && headers.get("content-type") === "application/json")
      headers.set("content-type", body.type);
    return new Request(url, init);
  }
  // A request that a middleware returns is an instance of it.
  CheckedRequest.prototype = Request.prototype;
  return CheckedRequest as unknown as typeof Request;
}
