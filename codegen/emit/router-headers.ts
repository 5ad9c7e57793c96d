/**
 * Response headers that the router sets on its own, from the operation table, the limits and the body: a handler
 * need not give them, even where the contract requires them.
 */
const routerHeaders = [
  "X-Request-Id",
  "ETag",
  "Cache-Control",
  "Vary",
  "Content-Language",
  "Deprecation",
  "Idempotent-Replayed",
  "Allow",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "X-Content-Type-Options",
  "Content-Security-Policy",
] as const;

const lowerCase = new Set<string>(routerHeaders.map((name) => name.toLowerCase()));

export const isRouterHeader = (name: string): boolean => lowerCase.has(name.toLowerCase());
