import { isRequestError } from "../errors.ts";
import type { Reply } from "../requester.ts";
import type { ResponseInfo } from "./response-info.ts";

/** Makes the promise of a body, of which the response can be asked for too. */
export function createReply<Answer>(
  answered: Promise<{ data: Answer; response: ResponseInfo }>,
): Reply<Answer> {
  const reply = answered.then(({ data }) => data);
  /** Who asks otherwise awaits the other promise: this one may not be reported as unhandled. */
  const asked = () => {
    reply.catch(() => {});
    return answered;
  };
  return Object.assign(reply, {
    withResponse: asked,
    result: () =>
      asked().then(
        (answer) => ({ ok: true as const, ...answer }),
        (error: unknown) => {
          if (isRequestError(error)) return { ok: false as const, error };
          throw error;
        },
      ),
  });
}
