import { usageFailure } from "../failure.ts";

/** The address of a service in the one form that is compared: without a slash at its end. */
export function readAddress(given: string): string {
  const url = /^https?:\/\//.test(given) ? URL.parse(given) : null;
  if (url?.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "")
    // Not quoted: it may have a password.
    throw usageFailure("The service's address is not one such as https://verify.example.org: see --url.");
  return url.href.replace(/\/+$/, "");
}

/** Whether what is sent there can be read on its way. */
export function isInClear(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
