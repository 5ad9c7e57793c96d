/**
 * Breaking changes of a version that stay within it, by JSON pointer, with the reason. Only for input that no client
 * can have a use for, for answers to what no earlier client sends, and for files that only a page of ours loaded; a new
 * release begins without any.
 */
export const acceptedChanges: Record<string, Record<string, string>> = {
  "1.1.0": {
    "#/components/schemas/ConflictError/required/1":
      "Only a conflict with the same Idempotency-Key has no page, and 1.1.0 knew no such header.",
    "#/paths/~1docs~1{asset}/get":
      "Scripts and styles of a page that now has none: an address below the page's own, whose content was not described.",
    ...Object.fromEntries(
      [
        "ApiKeyCreation/properties/name",
        "OrganizationCreation/properties/name",
        "ProfileUpdate/properties/name",
        "RepositoryIndexing/properties/title",
        "RepositoryUpload/properties/description",
        "RepositoryUpload/properties/title",
        "SignUp/properties/name",
      ].map((member) => [
        `#/components/schemas/${member}/pattern`,
        "Control characters in text that is shown: PostgreSQL refused NUL, and the others disguise what a reader sees.",
      ]),
    ),
  },
};
