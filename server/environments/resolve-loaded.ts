import type { InferredPackage, InferredRequirement } from "../domain/environment/inferred-packages.ts";
import { parsePythonRequirement } from "../domain/environment/python-requirement.ts";
import { type Asked, isAmong, type Requirement } from "../domain/environment/requirement.ts";
import { EnvironmentError } from "./environment-error.ts";
import type { EnvironmentRequest } from "./environment-request.ts";
import { splitInferred, type UnknownPackage } from "./infer-packages.ts";
import type { Resolution } from "./resolver.ts";

interface Resolvers {
  resolve(request: EnvironmentRequest): Promise<Resolution>;
  /** The same without a substitute from Debian for what Python's index lacks. */
  resolveLayers(request: EnvironmentRequest): Promise<Resolution>;
}

interface ResolvedLoaded {
  /** Its `unmet` has nothing that nobody declares. */
  resolution: Resolution;
  taken: InferredRequirement[];
  unknown: UnknownPackage[];
}

/**
 * Resolves a request to which what the code loads is added, as the Debian packages `loaded`. What Debian lacks of it is
 * asked of Python's index, where it is known which distribution it is.
 */
export async function resolveWithLoaded(
  request: EnvironmentRequest,
  inferred: readonly InferredPackage[],
  loaded: readonly Requirement[],
  { resolve, resolveLayers }: Resolvers,
): Promise<ResolvedLoaded> {
  const resolution = await resolve(request);
  const { taken, unknown } = splitInferred(inferred, loaded, resolution);
  const requirements = unknown.flatMap(({ distribution, place }) => {
    const parsed = distribution === null ? null : parsePythonRequirement(distribution);
    return parsed === null ? [] : [{ ...parsed, text: distribution!, place }];
  });
  const declared = withoutThose(resolution, loaded);
  if (requirements.length === 0) return { resolution: declared, taken, unknown };

  const second = await resolveLayers({ ...request, python: { ...request.python, requirements } }).catch(
    (error: unknown): Resolution => {
      if (!(error instanceof EnvironmentError)) throw error;
      const unmet = requirements.map(({ text, place }) => ({ text, place, reason: error.message }));
      return { ...resolution, unmet: [...resolution.unmet, ...unmet] };
    },
  );
  const versions = new Map(
    second.lock.python?.flatMap(({ name, version, buildOnly }) => (buildOnly ? [] : [[name, version]])),
  );
  const lost: UnknownPackage[] = [];
  const found: InferredRequirement[] = [];
  for (const each of unknown) {
    const asked = requirements.find(({ text, place }) => text === each.distribution && place === each.place);
    const version = asked && versions.get(asked.name);
    if (version !== undefined)
      found.push({ name: asked!.name, version, module: each.module, place: each.place });
    else lost.push({ ...each, ...(asked && { reason: reasonOf(second, asked) }) });
  }
  if (found.length === 0) return { resolution: declared, taken, unknown: lost };
  const chosen = withoutThose(second, [...loaded, ...requirements]);
  return { resolution: chosen, taken: [...taken, ...found], unknown: lost };
}

const reasonOf = ({ unmet }: Resolution, asked: Asked): string =>
  unmet.find((each) => isAmong([asked], each))?.reason ?? "it has none that can be installed.";

const withoutThose = (resolution: Resolution, asked: readonly Asked[]): Resolution => ({
  ...resolution,
  unmet: resolution.unmet.filter((each) => !isAmong(asked, each)),
});
