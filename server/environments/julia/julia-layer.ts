import type { LockedLayers } from "../../domain/environment/environment-lock.ts";
import { askedOf, type JuliaNeeds, type JuliaPackage } from "../../domain/environment/julia-needs.ts";
import type { Asked } from "../../domain/environment/requirement.ts";
import { EnvironmentError } from "../environment-error.ts";
import type { EnvironmentRequest } from "../environment-request.ts";
import type { RegistryLayer, ResolvedLayer } from "../registry-layer.ts";
import { buildJulia } from "./build-julia.ts";
import { type ChosenJulia, chooseJulia } from "./choose-julia.ts";
import { JuliaBinaries } from "./julia-binaries.ts";
import { PackageServer, type PackageServerSettings } from "./package-server.ts";
import { resolveJulia } from "./resolve-julia.ts";

export interface JuliaSettings {
  /** Null: packages are only named. */
  packages: PackageServerSettings | null;
  /** The address of the official builds; null: there is no Julia but Debian's. */
  binaries: string | null;
}

const NO_SERVER = "This server has no package server of Julia (SERVICE_JULIA_SERVER); ask its operator.";
const NO_BINARIES =
  "Debian's suite has no Julia that will do, and this server has no builds of it (SERVICE_JULIA_BINARIES); ask its operator, or name an image that has it.";

/** Julia where Debian has none that will do, and what a `Manifest.toml` pins. The architecture is as Debian names it. */
export function createJuliaLayer({ packages, binaries }: JuliaSettings, architecture: string): RegistryLayer {
  const openServer = () => {
    if (packages === null) throw new EnvironmentError(NO_SERVER);
    return new PackageServer(packages);
  };
  const openBinaries = () => {
    if (binaries === null) throw new EnvironmentError(NO_BINARIES);
    return new JuliaBinaries(binaries, architecture);
  };
  return {
    needs({ julia }) {
      return julia ? { runtimes: ["julia"], key: { julia, packages, binaries } } : null;
    },

    /** Packages that the machine has are not looked for: nobody installs one for all. */
    async findLacking({ julia }) {
      return summaryOf(julia);
    },

    findUnlocked(request, lock) {
      const { julia } = request;
      const hasJulia = lock.julia?.binary !== undefined || lock.debian.some(({ name }) => name === "julia");
      const locked = new Set(lock.julia?.packages.map(({ uuid, tree }) => `${uuid} ${tree?.sha1}`));
      const isLocked = ({ uuid, sha1 }: JuliaPackage) => locked.has(`${uuid} ${sha1}`);
      const pinned = julia?.packages.filter(({ sha1 }) => sha1 !== undefined) ?? [];
      const lost = pinned.filter((each) => !isLocked(each)).map(askedOf);
      return [
        ...(hasJulia ? [] : calledIn(request)),
        ...(lost.length < pinned.length ? lost : summaryOf(julia)),
      ];
    },

    has(lock, { name }) {
      return name === "julia" && lock.julia?.binary !== undefined;
    },

    async decide({ base }, request) {
      const { signal } = request;
      const julia = request.julia!;
      const chosen = await chooseJulia(julia.release, base, openBinaries, signal);
      if (chosen.version !== null && packages !== null && hasPackages(julia)) return null;
      const reason = chosen.version === null ? NO_BINARIES : NO_SERVER;
      const called = chosen.version === null ? calledIn(request) : [];
      const unmet = [...called, ...summaryOf(julia)].map((each) => ({ ...each, reason }));
      return answer(request, chosen, { julia: NOTHING }, unmet);
    },

    async resolve(base, request, context) {
      const { onLog, signal } = request;
      const julia = request.julia!;
      const chosen = await chooseJulia(julia.release, base.lock, openBinaries, signal);
      const locked = chosen.binary;
      const { root } = base;
      const resolved = await resolveJulia(julia, {
        ...{ ...context, root, onLog, signal, server: openServer() },
        binary: locked && { fetch: (path) => openBinaries().fetch(locked, path, signal) },
      });
      if (resolved.locked) return answer(request, chosen, { julia: resolved.locked }, resolved.unmet);
      const unmet = summaryOf(julia).map((each) => ({ ...each, reason: resolved.unmet[0]!.reason }));
      return answer(request, chosen, { julia: NOTHING }, unmet);
    },

    async build({ julia }, folder, context) {
      if (julia) await buildJulia(julia, folder, { server: openServer, binaries: openBinaries }, context);
    },
  };
}

const NOTHING = { project: {}, packages: [], artifacts: [] };

function answer(
  request: EnvironmentRequest,
  { binary, unmet: wrong }: ChosenJulia,
  { julia }: Required<Pick<LockedLayers, "julia">>,
  unmet: ResolvedLayer["unmet"],
): ResolvedLayer {
  const isEmpty = binary === null && julia.packages.length === 0;
  return {
    members: isEmpty ? {} : { julia: { ...(binary && { binary }), ...julia } },
    unmet: [...wrong, ...unmet],
    met: binary === null ? [] : calledIn(request),
    resolver: binary && `Julia ${binary.version}`,
    runtimes: [],
  };
}

/** Where it is asked for as Debian's package of that name. */
const calledIn = ({ requirements }: EnvironmentRequest): Asked[] =>
  requirements.flatMap(({ name, text, place }) => (name === "julia" ? [{ text, place }] : []));

const hasPackages = ({ packages }: JuliaNeeds) =>
  packages.some(({ sha1, folder }) => sha1 !== undefined || folder !== undefined);

function summaryOf(julia: JuliaNeeds | undefined): Asked[] {
  const count = julia?.packages.filter(({ sha1 }) => sha1 !== undefined).length ?? 0;
  return count === 0 ? [] : [{ text: `${count} packages of Julia`, place: julia!.place! }];
}
