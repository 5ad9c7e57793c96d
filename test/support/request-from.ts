import type { TestService } from "./service.ts";

/** Sends a request without a connection, so that a test can choose the address it appears to come from. */
export async function requestFrom(
  { url, service }: TestService,
  remoteAddress: string,
  target: string,
  init: RequestInit = {},
): Promise<Response> {
  const env = { incoming: { socket: { remoteAddress } } };
  return service.composition.app.request(new Request(new URL(target, url), init), {}, env);
}
