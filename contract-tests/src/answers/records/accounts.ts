import { isObject } from "../../contract/json-pointer.ts";
import { equal, listIn, type RecordRules } from "./record-rules.ts";

const keyProblems: RecordRules[string] = ({ start, prefix, key, rateLimit, lastRequest, requestCount }) => [
  ...[prefix, start].flatMap((first, index) => {
    const whole = [start, key][index];
    return typeof first === "string" && typeof whole === "string" && !whole.startsWith(first)
      ? [`${["start", "key"][index]} does not begin with ${["prefix", "start"][index]}`]
      : [];
  }),
  ...(isObject(rateLimit) && Number(rateLimit.used) > Number(rateLimit.limit)
    ? ["rateLimit.used is more than its limit"]
    : []),
  ...(lastRequest === null && Number(requestCount) > 0
    ? ["requests were made with it, and lastRequest is null"]
    : []),
];

/** What an account, its keys, its sessions and its organizations say of themselves. */
export const accountRules: RecordRules = {
  ApiKey: keyProblems,
  CreatedApiKey: keyProblems,
  ApiKeyList: (value) => {
    const list = listIn(value, "apiKeys") ?? [];
    return list.length > Number(value.limit) || list.length > Number(value.total)
      ? [`${list.length} keys with a limit of ${value.limit} and a total of ${value.total}`]
      : [];
  },
  SessionList: (value) =>
    equal(
      "the number of sessions that ask",
      listIn(value, "sessions")?.filter(({ current }) => current === true).length,
      "that of a request",
      1,
    ),
  CurrentSession: ({ session, user }) =>
    isObject(session) && isObject(user) ? equal("session.userId", session.userId, "user.id", user.id) : [],
  MemberList: (value) => {
    const list = listIn(value, "members") ?? [];
    return list.length > Number(value.total) ? [`${list.length} members with a total of ${value.total}`] : [];
  },
  // Whoever makes an organization is its first member.
  Organization: (value) => {
    const list = listIn(value, "members");
    if (!list) return [];
    return [
      ...equal("the number of members", list.length, "that of a new organization", 1),
      ...list.flatMap(({ organizationId }) => equal("organizationId", organizationId, "id", value.id)),
    ];
  },
  AcceptedInvitation: ({ invitation, member }) =>
    isObject(invitation) && isObject(member)
      ? [
          ...equal("invitation.status", invitation.status, "that of what was accepted", "accepted"),
          ...equal("member.role", member.role, "invitation.role", invitation.role),
          ...equal(
            "member.organizationId",
            member.organizationId,
            "that of the invitation",
            invitation.organizationId,
          ),
        ]
      : [],
  AttestationVerification: ({ envelope, envelopes, statements, payloadType, digest: _ }) => {
    if (!Array.isArray(envelopes) || !isObject(envelope)) return [];
    return [
      ...equal("envelope", envelope, "the first of envelopes", envelopes[0]),
      ...equal("payloadType", payloadType, "that of the envelope", envelope.payloadType),
      ...(Array.isArray(statements)
        ? equal("the number of statements", statements.length, "that of envelopes", envelopes.length)
        : []),
    ];
  },
};
