/** Kept equal to package.json by a test. */
export const version = "0.1.0";

/** A browser names itself; elsewhere the service's operator learns which client calls. */
export function defaultUserAgent(): string | null {
  const browser = "document" in globalThis || "importScripts" in globalThis;
  return browser ? null : `research-verification-sdk/${version}`;
}
