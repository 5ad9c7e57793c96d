import type { Operation } from "../../../src/contract/document.ts";
import { credentialKinds, isPublic } from "../../../src/contract/security.ts";
import { anonymous, asOwner } from "../changes.ts";
import type { Answer, Given, Sent } from "../mutation.ts";
import { contract, type Derived, type Family } from "./pairs.ts";

/** What is let in that is to be kept out: it is done as somebody who may. */
export const permissionFamilies: Record<string, Family> = {
  permission: (operation) => {
    const kinds = credentialKinds(contract, operation);
    const mayRefuse = (status: string) => operation.responses[status] !== undefined;
    return [
      ...(!isPublic(operation) && mayRefuse("401")
        ? [opening(operation, "lets nobody in", (sent, { status }) => status === 401 && anonymous(sent))]
        : []),
      ...(mayRefuse("401")
        ? [
            opening(
              operation,
              "lets wrong credentials in",
              (sent, { status }) => status === 401 && !anonymous(sent),
            ),
          ]
        : []),
      ...(mayRefuse("403")
        ? [
            opening(
              operation,
              kinds.has("key") ? "does not look at a key's scopes" : "takes a key for a session",
              (sent, { status }) => status === 403 && isKeyed(sent),
            ),
            opening(
              operation,
              "is done for a page of another site",
              ({ headers, url }, { status }) =>
                status === 403 && headers.has("cookie") && isForeign(headers, url.origin),
              { asItself: true },
            ),
          ]
        : []),
      ...(["403", "404"].some(mayRefuse) && kinds.size > 0
        ? [
            opening(
              operation,
              "does not look whose it is",
              (sent, { status }) => [403, 404].includes(status) && !isForeign(sent.headers, sent.url.origin),
              { isOwn: true },
            ),
          ]
        : []),
    ];
  },
};

const isKeyed = ({ headers }: Sent): boolean => headers.has("x-api-key") || headers.has("authorization");

const isForeign = (headers: Headers, own: string): boolean =>
  (headers.has("origin") && headers.get("origin") !== own) || headers.get("sec-fetch-site") === "cross-site";

/** Does what was refused with the credentials of others that were seen, until it is done. */
function opening(
  { operationId }: Operation,
  what: string,
  when: (sent: Sent, answer: Answer) => boolean,
  { asItself = false, isOwn = false } = {},
): Derived {
  return {
    what,
    violates: "security",
    start: (given) => {
      const cookies: string[] = [given.cookie];
      return async (sent, service) => {
        const answer = await service(sent);
        const cookie = sent.headers.get("cookie");
        if (cookie && answer.status < 300)
          cookies.splice(0, cookies.length, ...new Set([cookie, ...cookies.slice(0, 6)]));
        if (sent.operation !== operationId || !when(sent, answer)) return answer;
        for (const one of asItself ? [cookie!] : cookies) {
          const other = await service(signed(sent, { ...given, cookie: one }));
          // Who was let in may still be told that there is nothing.
          if (![401, 403, ...(isOwn ? [404] : [])].includes(other.status)) return other;
        }
        return answer;
      };
    },
  };
}

function signed(sent: Sent, given: Given): Sent {
  const own = asOwner(sent, { ...given, baseUrl: sent.url.origin });
  own.headers.delete("sec-fetch-site");
  return own;
}
