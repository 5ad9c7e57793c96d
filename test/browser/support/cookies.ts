import type { Account } from "../../support/accounts.ts";

/** The session of somebody who signed up, as a browser takes it. */
export function cookiesOf({ cookie }: Account, url: string) {
  return cookie.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
}
