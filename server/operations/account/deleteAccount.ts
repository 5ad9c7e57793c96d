import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { DomainError, issueAt } from "../../domain/errors.ts";

/** What becomes of what the person owned: docs/rules/access.md#deleted-accounts. */
export const deleteAccount: Handler<"deleteAccount", Deps, Context> = async (
  { identity, store },
  { body: { username, password } },
  { principal, headers, address, signal },
) => {
  const { id, username: own } = principal!;
  if (username !== own) throw wrong("username", "account.wrong_username");
  if (!(await identity.isPassword(headers, password, { address, signal })))
    throw wrong("password", "account.wrong_password");
  await store.transaction(async ({ accounts }) => {
    const [organization] = await accounts.listLastOwned(id);
    if (organization !== undefined)
      throw new DomainError("conflict", "account.last_owner", { parameters: { organization } });
    await accounts.delete(id);
  });
  // The session is gone; the cookie is taken back.
  const { setCookies } = await identity.forward({ method: "POST", path: "/sign-out", headers });
  return { status: 200, headers: { "Set-Cookie": setCookies }, body: { success: true } };
};

function wrong(field: string, key: "account.wrong_username" | "account.wrong_password"): DomainError {
  return new DomainError("invalid_request", key, { issues: [issueAt(`/body/${field}`, key)] });
}
