/** Whether a request may no longer send what it could. */
export function isNarrowedRequest(before: unknown, after: unknown): boolean {
  return !isWithin(before, after);
}

/** Whether a response may hold what it could not. */
export function isWidenedResponse(before: unknown, after: unknown): boolean {
  return !isWithin(after, before);
}

/** Whether each JSON Schema type of `some` is one of `all`; every integer is a number. */
function isWithin(some: unknown, all: unknown): boolean {
  const allowed = new Set([all].flat());
  return [some].flat().every((type) => allowed.has(type) || (type === "integer" && allowed.has("number")));
}
