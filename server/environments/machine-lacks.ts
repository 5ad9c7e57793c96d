import type { Requirement } from "../domain/environment/requirement.ts";
import type { Executor } from "../execution/port.ts";
import { missingRequirements } from "../execution/requirements.ts";
import type { EnvironmentRequest } from "./environment-request.ts";

/** Debian packages that are asked for and not installed. A version that is asked for is not looked for on the machine. */
export async function findLacking(requirements: readonly Requirement[]): Promise<Requirement[]> {
  const names = requirements.filter(({ name, text }) => name === text).map(({ name }) => name);
  const missing = new Set(await missingRequirements([...new Set(names)]));
  return requirements.filter(({ name, text }) => name !== text || missing.has(name));
}

/** Packages that nobody declares, of programs that are called and libraries that are loaded, where the machine lacks them. */
export async function findCalled(
  request: EnvironmentRequest,
  executor: Pick<Executor, "missingPrograms">,
): Promise<Requirement[]> {
  return findLacking([...(await findUncallable(request, executor)), ...request.linked]);
}

const THE_COMMAND = "called by the command";

/** Packages of programs that the command calls and that an experiment on the machine would not find. */
async function findUncallable(
  { programs }: EnvironmentRequest,
  executor: Pick<Executor, "missingPrograms">,
): Promise<Requirement[]> {
  const names = programs.map(({ name }) => name);
  // Where there is no sandbox, the Run says so.
  const missing = new Set(await executor.missingPrograms(names).catch(() => []));
  const packages = programs.filter(({ name }) => missing.has(name)).flatMap((each) => each.packages);
  return [...new Set(packages)].map((name) => ({ name, text: name, place: THE_COMMAND }));
}
