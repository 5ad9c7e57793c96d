/** A tool is named after its operation in snake case: `listRepositories` -> `list_repositories`. */
export const toolName = (operationId: string): string =>
  operationId.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
