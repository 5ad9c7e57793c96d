import type { LockedDistribution } from "../../domain/environment/environment-lock.ts";
import { lockDistribution } from "../../domain/environment/locked-python.ts";
import type { PythonNeeds, PythonRequirement } from "../../domain/environment/python-requirement.ts";
import { isAmong, type UnmetRequirement } from "../../domain/environment/requirement.ts";
import type { LimitHit } from "../../execution/port.ts";
import { EnvironmentError } from "../environment-error.ts";
import { GATEWAY_ORIGIN } from "../gateway/relay.ts";
import { findUnlisted } from "./find-unlisted.ts";
import { findBlamed, lastCollected, lastErrors } from "./pip-errors.ts";
import { type PassedFile, PythonGateway } from "./python-gateway.ts";
import { type PipContext, SandboxedPip } from "./sandboxed-pip.ts";

export interface ChosenPython {
  locked: LockedDistribution[];
  unmet: UnmetRequirement[];
  /** Whether a source package is among what was chosen, or failed: without compilers it is not an answer then. */
  hasSource: boolean;
  isUndated: boolean;
}

/** Of requirements that are left out one after the other because there is nothing that meets them. */
const MAX_ATTEMPTS = 12;
/** Of runs that are ended by a limit: one package may take all the time that there is, not one after the other. */
const MAX_STOPPED = 1;

/** Lets pip choose, in the base and in the sandbox: building a source package's metadata runs its code. */
export async function resolvePython(
  { requirements, constraints }: Pick<PythonNeeds, "requirements" | "constraints">,
  context: PipContext,
): Promise<ChosenPython> {
  const gateway = new PythonGateway(context.index, context.asOf);
  const pip = new SandboxedPip(gateway, context);
  const unmet: UnmetRequirement[] = [];
  unmet.push(...(await findUnlisted(requirements, gateway, context)));
  let wanted = requirements.filter((each) => !isAmong(unmet, each));
  let hasSource = false;
  let stopped = 0;
  for (let attempt = 1; wanted.length > 0; attempt++) {
    const lines = { requirements: wanted.map(({ line }) => line), constraints };
    const { limitHit, stdout, stderr, chosen } = await pip.choose(lines);
    if (chosen !== null) {
      const installed = chosen.map((file) => lockPassed(gateway.passed, file));
      hasSource ||= installed.some(({ kind }) => kind === "source");
      const built = await buildSources(installed, wanted, gateway, pip, context);
      return { ...built, unmet: [...unmet, ...built.unmet], hasSource, isUndated: gateway.isUndated };
    }
    const { names, isSource } = limitHit === null ? findBlamed(stdout, stderr) : lastCollected(stdout);
    hasSource ||= isSource;
    if (isSource && !context.canCompile) break;
    const blamed = wanted.filter(({ name }) => names.includes(name));
    if (limitHit !== null && (++stopped > MAX_STOPPED || blamed.length === 0))
      throw new EnvironmentError(describeStopped(limitHit));
    const reason = limitHit === null ? lastErrors(stderr) : describeStopped(limitHit);
    const lost = blamed.length > 0 && attempt < MAX_ATTEMPTS ? blamed : wanted;
    unmet.push(...lost.map(({ text, place }) => ({ text, place, reason })));
    wanted = wanted.filter((each) => !lost.includes(each));
  }
  return { locked: [], unmet, hasSource, isUndated: gateway.isUndated };
}

/** @throws EnvironmentError for a file that did not pass through the gateway: the report is not what pip wrote. */
function lockPassed(
  passed: ReadonlyMap<string, PassedFile>,
  file: string,
  buildOnly = false,
): LockedDistribution {
  const found = passed.get(file);
  const locked = found && lockDistribution(found, buildOnly);
  if (!locked)
    throw new EnvironmentError(
      `pip's report names ${JSON.stringify(file.slice(0, 200))}, which no index gave.`,
    );
  return locked;
}

/**
 * Builds each source package once, to see what it needs for that and whether it can be built; what came of it is thrown
 * away. One that cannot be built is left out.
 */
async function buildSources(
  installed: LockedDistribution[],
  wanted: readonly PythonRequirement[],
  gateway: PythonGateway,
  pip: SandboxedPip,
  context: PipContext,
): Promise<Pick<ChosenPython, "locked" | "unmet">> {
  const sources = installed.filter(({ kind }) => kind === "source");
  if (sources.length > 0 && !context.canCompile) return { locked: [], unmet: [] };
  const locked = new Map(installed.map((each) => [each.file, each]));
  const unmet: UnmetRequirement[] = [];
  let stopped = 0;
  for (const source of sources) {
    gateway.passed.clear();
    const url = `${GATEWAY_ORIGIN}/files/${source.name}/${encodeURIComponent(source.file)}`;
    const { exitCode, limitHit, stderr } = await pip.run(`wheel --no-deps --wheel-dir wheels '${url}'`);
    const isBuilt = exitCode === 0 && limitHit === null;
    for (const { file } of isBuilt ? gateway.passed.values() : [])
      if (!locked.has(file)) locked.set(file, lockPassed(gateway.passed, file, true));
    if (isBuilt) continue;
    if (limitHit !== null && ++stopped > MAX_STOPPED) throw new EnvironmentError(describeStopped(limitHit));
    locked.delete(source.file);
    const asked = wanted.find(({ name }) => name === source.name);
    const { text, place } = asked ?? { ...wanted[0]!, text: `${source.name} ${source.version}` };
    unmet.push({
      ...{ text, place },
      reason: `It cannot be built: ${limitHit === null ? lastErrors(stderr) : describeStopped(limitHit)}`,
    });
  }
  const byFile = (a: LockedDistribution, b: LockedDistribution) => (a.file < b.file ? -1 : 1);
  return { locked: [...locked.values()].sort(byFile), unmet };
}

const describeStopped = (limit: LimitHit) =>
  `pip was stopped: it, or the code of a package that it ran, went beyond the limit of ${LIMIT_NAMES[limit]}.`;

const LIMIT_NAMES: Record<LimitHit, string> = {
  time: "time",
  memory: "memory",
  processes: "processes",
  file_size: "disk space",
};
