import { DomainError, type ErrorCode } from "../domain/errors.ts";
import type { MessageKey } from "../domain/messages/render.ts";

/**
 * Maps better-auth's error codes to ours. Its statuses are not reliable: a role that may not remove members is a 401,
 * an unknown member a 400.
 */
const refusals = new Map<string, [code: ErrorCode, key: MessageKey]>([
  ["INVALID_EMAIL_OR_PASSWORD", ["unauthenticated", "identity.wrong_credentials"]],
  ["INVALID_USERNAME_OR_PASSWORD", ["unauthenticated", "identity.wrong_credentials"]],
  // Thrown at sign-in for a name that no account can have.
  ["INVALID_USERNAME", ["unauthenticated", "identity.wrong_credentials"]],
  ["USER_ALREADY_EXISTS", ["conflict", "identity.email_taken"]],
  ["USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL", ["conflict", "identity.email_taken"]],
  ["KEY_NOT_FOUND", ["not_found", "identity.key_not_found"]],
  ["YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION", ["forbidden", "organization.not_member"]],
  ["USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION", ["forbidden", "organization.not_member"]],
  ["YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER", ["forbidden", "organization.role"]],
  ["YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION", ["forbidden", "organization.role"]],
  ["YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE", ["forbidden", "organization.owner_role"]],
  ["YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER", ["forbidden", "organization.owner_role"]],
  ["YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER", ["invalid_request", "organization.last_owner"]],
  ["YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER", ["invalid_request", "organization.last_owner"]],
  ["MEMBER_NOT_FOUND", ["not_found", "organization.member_not_found"]],
  ["INVITATION_NOT_FOUND", ["not_found", "organization.invitation_not_found"]],
  ["YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION", ["forbidden", "organization.not_invited"]],
  ["USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION", ["conflict", "organization.already_member"]],
  ["USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION", ["conflict", "organization.already_invited"]],
  ["YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS", ["forbidden", "organization.too_many"]],
  ["ORGANIZATION_MEMBERSHIP_LIMIT_REACHED", ["forbidden", "organization.full"]],
  ["INVITATION_LIMIT_REACHED", ["forbidden", "organization.full"]],
]);

/** For errors without a known code. */
const codesByStatus: Record<number, ErrorCode> = {
  400: "invalid_request",
  401: "unauthenticated",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  422: "conflict",
};

/** Converts an error response of better-auth to a DomainError; an unexpected status to a plain Error. */
export function toDomainError(status: number, answer: unknown): Error {
  const { code: reason = "", message: detail = `status ${status}` } =
    (answer as { code?: string; message?: string } | null) ?? {};
  const refusal = refusals.get(reason);
  if (refusal) return new DomainError(...refusal);
  // The library's answer to whatever the database refused.
  const code = reason === "FAILED_TO_CREATE_USER" ? undefined : codesByStatus[status];
  if (!code) return new Error(`better-auth answered ${status}: ${detail}`);
  if (code === "unauthenticated") return new DomainError(code, "identity.sign_in");
  return new DomainError(code, "identity.refused", { parameters: { detail } });
}
