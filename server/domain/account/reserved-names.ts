/**
 * Names that neither a person nor an organization may take: each could be read as a part of the service, or as
 * somebody who speaks for it.
 */
const reserved = new Set([
  ...["api", "r", "mcp", "docs", "schemas", "openapi", "well-known", "health", "assets", "static"],
  ...["auth", "account", "settings", "login", "logout", "signin", "signup", "signout"],
  ...["sign-in", "sign-up", "sign-out", "new", "search", "about", "help", "explore", "me"],
  ...["organizations", "repositories", "claims", "runs", "evidence", "objects", "badge", "attestations"],
  ...["admin", "administrator", "root", "system", "service", "support", "security", "abuse", "postmaster"],
  ...["www", "null", "undefined", "anonymous", "nobody", "favicon", "robots"],
]);

export function isReservedName(name: string): boolean {
  return reserved.has(name);
}
