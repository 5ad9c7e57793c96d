export interface MethodName {
  resource: string;
  /** Null if the resource itself is the function. */
  method: string | null;
}

/**
 * Returns the name of an operation in the SDK. The resource is the tag that the operationId names after its verb, in
 * the singular or the plural; else the operation's own tag. The method is the operationId without the words that name
 * the resource:
 *
 *     listRepositories, tag repositories -> repositories.list     createRepository, tag submissions -> repositories.create
 *     getEvidence, tag evidence -> evidence.get                   listLegacyRepositories, tag legacy -> legacy.listRepositories
 *     createApiKey, tag auth -> auth.createApiKey                 search, tag search -> search()
 */
export function methodName(operationId: string, tag: string, tags: string[]): MethodName {
  if (operationId === tag) return { resource: tag, method: null };
  const [verb = "", ...nouns] = operationId.split(/(?=[A-Z])/);
  const named = tags.find((candidate) => isName(nouns.join(""), candidate));
  if (named) return { resource: named, method: verb };
  const rest = nouns.filter((noun) => !isName(noun, tag));
  return { resource: tag, method: [verb, ...rest].join("") };
}

/** Whether `noun` is `tag`, in the singular or the plural. */
function isName(noun: string, tag: string): boolean {
  const singular = tag.endsWith("ies") ? `${tag.slice(0, -3)}y` : tag.replace(/s$/, "");
  return [tag, singular].includes(noun.toLowerCase());
}
