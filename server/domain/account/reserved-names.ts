/**
 * Names that no user or organization may register: each could be mistaken for a part of the service or for its
 * operator.
 */
const reservedNames = new Set([
  ...["api", "r", "mcp", "docs", "schemas", "openapi", "well-known", "health", "assets", "static"],
  ...["auth", "account", "settings", "login", "logout", "signin", "signup", "signout"],
  ...["sign-in", "sign-up", "sign-out", "new", "search", "about", "help", "explore", "me"],
  ...["organizations", "repositories", "claims", "runs", "evidence", "objects", "badge", "attestations"],
  ...["admin", "administrator", "root", "system", "service", "support", "security", "abuse", "postmaster"],
  ...["www", "null", "undefined", "anonymous", "nobody", "favicon", "robots"],
]);

export function isReservedName(name: string): boolean {
  return reservedNames.has(name);
}
