import type { Document, SecurityRequirement, SecurityScheme } from "./document.ts";
import { ContractError, type Security } from "./model.ts";

/**
 * Reads the alternatives of a `security` list. In OpenAPI 3.1 the array of a scheme that is not OAuth lists the
 * required roles: here, a key's scopes. An empty list means that no credentials are required.
 */
export function readSecurity(id: string, document: Document, requirements: SecurityRequirement[]): Security {
  const security: Security = {
    anonymous: requirements.length === 0,
    session: false,
    apiKey: false,
    bearer: false,
  };
  for (const requirement of requirements) {
    const [alternative, ...more] = Object.entries(requirement);
    if (more.length > 0) throw new ContractError(id, "schemes that are needed together are not supported");
    if (!alternative) {
      security.anonymous = true;
      continue;
    }
    const [name, scopes] = alternative;
    const slot = slotOf(document.components?.securitySchemes?.[name]);
    if (!slot) throw new ContractError(id, `no security scheme ${name} of a known type`);
    if (security[slot]) throw new ContractError(id, `${name} stands twice`);
    if (slot === "session") security.session = true;
    else security[slot] = { scopes };
  }
  return security;
}

function slotOf(scheme: SecurityScheme | undefined): "session" | "apiKey" | "bearer" | null {
  if (scheme?.type === "apiKey") return scheme.in === "cookie" ? "session" : "apiKey";
  return scheme?.type === "http" && scheme.scheme === "bearer" ? "bearer" : null;
}
