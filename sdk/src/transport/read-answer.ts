import { ServiceError } from "../errors.ts";
import type { OperationDescription } from "../requester.ts";
import type { ResponseInfo } from "./response-info.ts";

/** What the text of a good answer says. */
export function readAnswer(operation: OperationDescription, info: ResponseInfo, text: string): unknown {
  if (operation.answer === "none") return undefined;
  if (operation.answer === "text") return text;
  try {
    return JSON.parse(text);
  } catch {
    const type = info.headers.get("content-type") ?? "no content type";
    throw new ServiceError(info, "unexpected_response", `${operation.id}: the answer is not JSON (${type})`);
  }
}
