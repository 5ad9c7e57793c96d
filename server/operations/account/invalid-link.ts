import { DomainError, issueAt } from "../../domain/errors.ts";

/** A token that was used, has expired or never was: nobody is told which. */
export function invalidLink(): DomainError {
  const key = "account.invalid_link";
  return new DomainError("invalid_request", key, { issues: [issueAt("/body/token", key)] });
}
