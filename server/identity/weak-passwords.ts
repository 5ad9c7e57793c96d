import { DomainError, issueAt } from "../domain/errors.ts";
import type { MessageKey } from "../domain/messages/render.ts";

/** What a guesser knows of an account. */
export interface KnownOfAccount {
  name: string;
  username: string;
  email: string;
}

/**
 * Throws a 400 for a password that is guessed first: one of the 49,000 most used that are known from leaks, or the
 * account's own name, username or e-mail address. Case does not count; neither does a form that NFKC, which the hash
 * applies as well, makes equal.
 */
export async function refuseWeakPassword(password: string, account: KnownOfAccount): Promise<void> {
  const problem = (await findWeakness(password, account)) ?? null;
  if (problem === null) return;
  throw new DomainError("invalid_request", problem, { issues: [issueAt("/body/password", problem)] });
}

async function findWeakness(password: string, account: KnownOfAccount): Promise<MessageKey | null> {
  const folded = fold(password);
  if ((await loadCommonPasswords()).has(folded)) return "identity.common_password";
  const { name, username, email } = account;
  const known = [name, username, email, email.slice(0, email.lastIndexOf("@"))].map(lettersOf);
  // A password without a letter or digit is equal to no name.
  return lettersOf(folded) !== "" && known.includes(lettersOf(folded)) ? "identity.own_name_password" : null;
}

const fold = (text: string) => text.normalize("NFKC").toLowerCase();

const lettersOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "");

let commonPasswords: Promise<Set<string>> | undefined;

/** Loaded with the first sign-up: reading the list takes 30 ms and some megabytes. */
function loadCommonPasswords(): Promise<Set<string>> {
  commonPasswords ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set<string>(dictionary["passwords-common"] as string[]),
  );
  return commonPasswords;
}
