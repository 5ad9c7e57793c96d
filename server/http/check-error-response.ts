import type { OperationId } from "../__generated__/handlers.ts";
import type { CheckResponse } from "./check-response.ts";

/** What `check` throws about an error's response; null where it passes, or where responses are not checked. */
export async function findViolation(
  check: CheckResponse | undefined,
  id: OperationId,
  response: Response,
): Promise<unknown> {
  if (!check) return null;
  const { status, headers } = response;
  const mediaType = headers.get("content-type")!.split(";", 1)[0]!;
  const text = await response.text();
  // A response to HEAD has no body to check.
  const isJson = mediaType === "application/json" && text !== "";
  try {
    check(id, { status, mediaType, body: isJson ? JSON.parse(text) : Buffer.from(text) });
    return null;
  } catch (violation) {
    return violation;
  }
}
