import { ServiceError } from "../errors.ts";
import type { OperationDescription } from "../requester.ts";
import type { ResponseInfo } from "./response-info.ts";

/**
 * Parses the body of a successful response.
 *
 * @throws ServiceError `unexpected_response` if it is not JSON where the contract says so.
 */
export function readResponse(
  operation: OperationDescription,
  info: ResponseInfo,
  redact: (text: string) => string,
  text: string,
): unknown {
  if (operation.answer === "none") return undefined;
  if (operation.answer === "text") return text;
  try {
    return JSON.parse(text);
  } catch {
    const type = info.headers.get("content-type") ?? "no content type";
    throw new ServiceError(
      info,
      "unexpected_response",
      `${operation.id}: the response is not JSON (${type})`,
      { text: redact(text) },
    );
  }
}
