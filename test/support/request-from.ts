import type { Operation } from "../../contract-tests/src/contract/document.ts";
import { exampleRequest, targetOf } from "../../contract-tests/src/request.ts";
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

/** Sends the contract's example of a request, with more headers, from an address. */
export function exampleRequestFrom(
  test: TestService,
  remoteAddress: string,
  operation: Operation,
  headers: Record<string, string>,
): Promise<Response> {
  const example = exampleRequest(operation);
  const { method, body } = example;
  const init = { method, body, headers: { ...example.headers, ...headers } };
  return requestFrom(test, remoteAddress, targetOf(example), init);
}
