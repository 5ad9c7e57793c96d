import { isMetByDebian } from "../../domain/environment/debian-python.ts";
import type { EnvironmentLock } from "../../domain/environment/environment-lock.ts";
import { machineName, markerHolds, markerVariables } from "../../domain/environment/python-marker.ts";
import type { PythonNeeds } from "../../domain/environment/python-requirement.ts";
import { pythonOf, versionSatisfies } from "../../domain/environment/python-version.ts";
import type { Asked, UnmetRequirement } from "../../domain/environment/requirement.ts";
import type { Executor } from "../../execution/port.ts";
import { EnvironmentError } from "../environment-error.ts";
import type { RegistryLayer } from "../registry-layer.ts";
import { buildPython } from "./build-python.ts";
import { chooseByDate } from "./choose-by-date.ts";
import { PythonIndex, type PythonIndexSettings } from "./python-index.ts";

/** What chooses and installs, and the library that wheels take for granted (PEP 513) and Debian's base lacks. */
const RUNTIMES = ["libstdc++6", "python3", "python3-pip"];
/** What a source package may be compiled with. */
const COMPILERS = ["g++", "gcc", "libc6-dev", "make", "python3-dev"];

/** Of wheels that take more for granted: libraries of graphics, which are large. */
const GRAPHICS = ["libgl1", "libglib2.0-0"];
const LIBRARIES = new Map([
  ["opencv-contrib-python", GRAPHICS],
  ["opencv-python", GRAPHICS],
]);

const NO_INDEX = "This server has no Python index (SERVICE_PYTHON_INDEX).";

/** Python packages of an index, which pip chooses and installs. Null settings: what is asked for is only named. */
export function createPythonLayer(
  settings: PythonIndexSettings | null,
  executor: Pick<Executor, "environment">,
): RegistryLayer {
  // A page of the index is read once for each choice or build, and not kept.
  const openIndex = () => {
    if (settings === null) throw new EnvironmentError(NO_INDEX);
    return new PythonIndex(settings);
  };
  return {
    needs({ python, committedAt }) {
      const { requirements, versions } = python;
      if (requirements.length === 0 && versions.length === 0) return null;
      const libraries = requirements.flatMap(({ name }) => LIBRARIES.get(name) ?? []);
      const runtimes = requirements.length > 0 && settings !== null ? [...RUNTIMES, ...libraries] : [];
      return {
        runtimes,
        key: { python, committedAt, settings },
      };
    },

    async findLacking({ python }) {
      if (python.requirements.length + python.versions.length === 0) return [];
      const found = await executor.environment().catch(() => null);
      const version = found?.runtimes.python3 ?? found?.runtimes.python ?? null;
      const installed = Object.entries(found?.packages ?? {}).flatMap(([name, has]) =>
        name.startsWith("python:") ? [[name.slice("python:".length), has] as const] : [],
      );
      return findUnmet(python, version, new Map(installed));
    },

    findUnlocked({ python }, lock) {
      const own = (lock.python ?? []).filter(({ buildOnly }) => !buildOnly);
      const installed = new Map(own.map((each) => [each.name, each.version]));
      // A lock that was made without an index has Debian's packages. Where both have one, the index's is loaded.
      const requirements = python.requirements.filter(
        (each) => installed.has(each.name) || !isMetByDebian(each, lock.debian),
      );
      return findUnmet({ ...python, requirements }, pythonOf(lock.debian), installed);
    },

    async decide({ base }, { python }) {
      const unmet = describeWrong(python, pythonOf(base.debian));
      if (settings === null)
        unmet.push(...python.requirements.map(({ text, place }) => ({ text, place, reason: NO_INDEX })));
      else if (python.requirements.length > 0) return null;
      return { members: {}, unmet, resolver: null, runtimes: [] };
    },

    async resolve({ lock, root }, { python, committedAt, onLog, signal }, { executor, folder, runtimes }) {
      const version = pythonOf(lock.debian);
      const canCompile = COMPILERS.every((name) => runtimes.has(name));
      const pythonVersion = version ?? "3";
      const context = {
        pythonVersion,
        index: openIndex(),
        root,
        folder,
        executor,
        canCompile,
        onLog,
        signal,
      };
      const pip = lock.debian.find(({ name }) => name === "python3-pip")?.version ?? "";
      const chosen = await chooseByDate(python, committedAt, `pip ${pip}`.trim(), context);
      return {
        members: chosen.locked.length > 0 ? { python: chosen.locked } : {},
        unmet: [...describeWrong(python, version), ...chosen.unmet],
        asOf: chosen.asOf === null ? {} : { python: chosen.asOf },
        resolver: chosen.resolver,
        runtimes: chosen.hasSource && !canCompile ? COMPILERS : [],
      };
    },

    async build(lock: EnvironmentLock, folder, context) {
      if (lock.python) await buildPython(lock.python, folder, openIndex(), context);
    },
  };
}

function findUnmet(
  python: PythonNeeds,
  version: string | null,
  installed: ReadonlyMap<string, string>,
): Asked[] {
  const variables = markerVariables(version ?? "3", machineName(process.arch));
  const lacking = python.requirements.filter(({ name, specifier, marker }) => {
    if (!markerHolds(marker, variables)) return false;
    const has = installed.get(name);
    return has === undefined || !versionSatisfies(has, specifier);
  });
  return [...lacking, ...wrongVersions(python, version)].map(({ text, place }) => ({ text, place }));
}

const wrongVersions = ({ versions }: PythonNeeds, version: string | null) =>
  versions.filter(({ specifier }) => version === null || !versionSatisfies(version, specifier));

const describeWrong = (python: PythonNeeds, version: string | null): UnmetRequirement[] =>
  wrongVersions(python, version).map(({ text, place }) => ({
    ...{ text, place },
    reason: `The environment has Python ${version ?? "none"}, as its suite has; allow that version, or name an image that has yours.`,
  }));
