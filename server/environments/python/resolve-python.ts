import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { LockedDistribution } from "../../domain/environment/environment-lock.ts";
import { lockDistribution } from "../../domain/environment/locked-python.ts";
import type { PythonNeeds, PythonRequirement } from "../../domain/environment/python-requirement.ts";
import { isAmong, type UnmetRequirement } from "../../domain/environment/requirement.ts";
import type { Executor, LogChunk } from "../../execution/port.ts";
import { BUILD_LIMITS } from "../build-debian.ts";
import { EnvironmentError } from "../environment-error.ts";
import { openGateway } from "../gateway/gateway.ts";
import { GATEWAY_ORIGIN, RELAY, withRelay } from "../gateway/relay.ts";
import { findUnlisted } from "./find-unlisted.ts";
import { findBlamed, lastErrors } from "./pip-errors.ts";
import { readPipReport } from "./pip-report.ts";
import { type PassedFile, PythonGateway } from "./python-gateway.ts";
import type { PythonIndex } from "./python-index.ts";

export interface PipContext {
  index: PythonIndex;
  /** Nothing newer is shown; null for all that the index has. */
  asOf: string | null;
  /** Where pip runs, in the sandbox. */
  root: string;
  folder: string;
  executor: Pick<Executor, "run">;
  /** Of the base's interpreter. */
  pythonVersion: string;
  /** Whether the base has compilers: without them no source package is built. */
  canCompile: boolean;
  onLog(item: LogChunk): void;
  signal: AbortSignal;
}

export interface ChosenPython {
  locked: LockedDistribution[];
  unmet: UnmetRequirement[];
  /** Whether a source package is among what was chosen, or failed: without compilers it is not an answer then. */
  hasSource: boolean;
  isUndated: boolean;
}

/** Of requirements that are left out one after the other because there is nothing that meets them. */
const MAX_ATTEMPTS = 12;
const GATEWAY_LIMITS = { requests: 20_000, bytes: 12 * 1024 ** 3 };

/** Lets pip choose, in the base and in the sandbox: building a source package's metadata runs its code. */
export async function resolvePython(
  { requirements, constraints }: Pick<PythonNeeds, "requirements" | "constraints">,
  context: PipContext,
): Promise<ChosenPython> {
  const gateway = new PythonGateway(context.index, context.asOf);
  await mkdir(context.folder, { mode: 0o755 });
  await using _gateway = await openGateway(context.folder, gateway.answer, GATEWAY_LIMITS);
  const write = (name: string, lines: readonly string[]) =>
    writeFile(join(context.folder, name), `${lines.join("\n")}\n`);
  await writeFile(join(context.folder, "relay.pl"), RELAY);
  await write("constraints.txt", constraints);

  const unmet: UnmetRequirement[] = [];
  unmet.push(...(await findUnlisted(requirements, gateway, context)));
  let wanted = requirements.filter((each) => !isAmong(unmet, each));
  let hasSource = false;
  for (let attempt = 1; wanted.length > 0; attempt++) {
    await write(
      "requirements.txt",
      wanted.map(({ line }) => line),
    );
    const { exitCode, stdout, stderr } = await runPip(CHOOSE, context);
    if (exitCode === 0) {
      const files = await readPipReport(context.folder, "report.json");
      const installed = files.map((file) => lockPassed(gateway.passed, file));
      hasSource ||= installed.some(({ kind }) => kind === "source");
      const built = await buildSources(installed, wanted, gateway, context);
      return { ...built, unmet: [...unmet, ...built.unmet], hasSource, isUndated: gateway.isUndated };
    }
    const { names, isSource } = findBlamed(stdout, stderr);
    hasSource ||= isSource;
    if (isSource && !context.canCompile) break;
    const blamed = wanted.filter(({ name }) => names.includes(name));
    const reason = lastErrors(stderr);
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
  context: PipContext,
): Promise<Pick<ChosenPython, "locked" | "unmet">> {
  const sources = installed.filter(({ kind }) => kind === "source");
  if (sources.length > 0 && !context.canCompile) return { locked: [], unmet: [] };
  const locked = new Map(installed.map((each) => [each.file, each]));
  const unmet: UnmetRequirement[] = [];
  for (const source of sources) {
    gateway.passed.clear();
    const url = `${GATEWAY_ORIGIN}/files/${source.name}/${encodeURIComponent(source.file)}`;
    const { exitCode, stderr } = await runPip(`wheel --no-deps --wheel-dir wheels '${url}'`, context);
    for (const { file } of exitCode === 0 ? gateway.passed.values() : [])
      if (!locked.has(file)) locked.set(file, lockPassed(gateway.passed, file, true));
    if (exitCode === 0) continue;
    locked.delete(source.file);
    const asked = wanted.find(({ name }) => name === source.name);
    const { text, place } = asked ?? { ...wanted[0]!, text: `${source.name} ${source.version}` };
    unmet.push({ text, place, reason: `It cannot be built: ${lastErrors(stderr)}` });
  }
  const byFile = (a: LockedDistribution, b: LockedDistribution) => (a.file < b.file ? -1 : 1);
  return { locked: [...locked.values()].sort(byFile), unmet };
}

const CHOOSE =
  "install --dry-run --ignore-installed --report report.json --constraint constraints.txt --requirement requirements.txt";

async function runPip(command: string, { root, folder, executor, onLog, signal }: PipContext) {
  const { exitCode, limitHit, stdout, stderr } = await executor.run(
    {
      workFolder: folder,
      root,
      command: withRelay(
        `mkdir -p home tmp; python3 -m pip ${command} --prefer-binary --index-url ${GATEWAY_ORIGIN}/simple/`,
      ),
      seed: null,
      limits: BUILD_LIMITS,
      environment: VARIABLES,
      onLog,
    },
    signal,
  );
  signal.throwIfAborted();
  if (limitHit !== null) throw new EnvironmentError(`pip was stopped: it used too much ${limitHit}.`);
  return { exitCode, stdout: Buffer.from(stdout).toString(), stderr: Buffer.from(stderr).toString() };
}

const VARIABLES = {
  HOME: "/work/home",
  TMPDIR: "/work/tmp",
  PIP_CONFIG_FILE: "/dev/null",
  PIP_NO_INPUT: "1",
  PIP_NO_CACHE_DIR: "1",
  PIP_DISABLE_PIP_VERSION_CHECK: "1",
  PIP_PROGRESS_BAR: "off",
  PIP_RETRIES: "1",
  PIP_TIMEOUT: "120",
};
