import type { OperationSpec } from "../../__generated__/operation-spec.ts";
import { type OperationId, operations } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { pageLanguage } from "../../headers/page-language.ts";
import type { Html } from "../html.ts";

interface Call {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown> | FormData | Blob;
}

/** Every form is counted against this by itself. */
const counted = ["address-minute"];

/**
 * Calls an operation of the API with the session of the form's sender: its limits, validation and refusals are those of
 * the API. Throws what it throws.
 */
export async function callOperation(
  { baseUrl, dispatch }: Pick<Deps, "baseUrl" | "dispatch">,
  { headers: sent, address, signal }: Context,
  id: OperationId,
  { path = {}, query, body }: Call,
): Promise<Response> {
  const { method, path: template }: OperationSpec = operations[id];
  const target = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ""));
  const asked = query ? `?${new URLSearchParams(query)}` : "";
  // The router has checked where the form came from.
  const headers = new Headers({ origin: new URL(baseUrl).origin });
  for (const name of ["cookie", "user-agent"]) {
    const value = sent.get(name);
    if (value !== null) headers.set(name, value);
  }
  // In which language a mail is written.
  headers.set("accept-language", pageLanguage(sent));
  const isSentAsItIs = body instanceof FormData || body instanceof Blob;
  if (body && !isSentAsItIs) headers.set("content-type", "application/json");
  if (body instanceof Blob) headers.set("content-type", body.type);
  const sentBody = isSentAsItIs ? body : JSON.stringify(body);
  const init = { method, headers, signal, ...(body ? { body: sentBody } : {}) };
  let refusal: unknown;
  const response = await dispatch(
    new Request(`${baseUrl}${target}${asked}`, init),
    address,
    counted,
    (error) => {
      refusal = error;
    },
  );
  if (refusal !== undefined) throw refusal;
  return response;
}

/** Does the work of a form. Where it is refused, a browser is shown the page that `show` makes of the refusal. */
export async function orShow<T>(
  work: Promise<T>,
  show: (error: DomainError) => Html | Promise<Html>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError) error.page = String(await show(error));
    throw error;
  }
}
