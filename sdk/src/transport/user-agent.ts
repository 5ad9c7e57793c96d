/** Equal to the version in package.json, which a test checks. */
export const version = "0.1.0";

/** Null in a browser, which sets its own; elsewhere it tells the service's operator which client is used. */
export function defaultUserAgent(): string | null {
  const browser = "document" in globalThis || "importScripts" in globalThis;
  return browser ? null : `research-verification-sdk/${version}`;
}
