import { versionOfFile } from "../../domain/environment/locked-python.ts";
import { machineName, markerHolds, markerVariables } from "../../domain/environment/python-marker.ts";
import type { PythonRequirement } from "../../domain/environment/python-requirement.ts";
import { versionSatisfies } from "../../domain/environment/python-version.ts";
import type { UnmetRequirement } from "../../domain/environment/requirement.ts";
import { EnvironmentError } from "../environment-error.ts";
import type { IndexFile } from "./parse-index-page.ts";
import type { PythonGateway } from "./python-gateway.ts";

interface Settings {
  pythonVersion: string;
  asOf: string | null;
  signal: AbortSignal;
}

/**
 * Returns what the index has no file of, in words of our own and without a round of pip for each.
 *
 * @throws EnvironmentError if the index answers for none.
 */
export async function findUnlisted(
  requirements: readonly PythonRequirement[],
  gateway: PythonGateway,
  { pythonVersion, asOf, signal }: Settings,
): Promise<UnmetRequirement[]> {
  const variables = markerVariables(pythonVersion, machineName(process.arch));
  const asked = requirements.filter(({ marker }) => markerHolds(marker, variables));
  const reasons = await Promise.all(
    asked.map(async ({ name, specifier }) => {
      try {
        return describe(await gateway.files(name, signal), specifier, asOf);
      } catch (error) {
        if (!(error instanceof EnvironmentError)) throw error;
        return error;
      }
    }),
  );
  const failed = reasons.filter((reason) => reason instanceof EnvironmentError);
  if (failed.length > 0 && failed.length === reasons.length) throw failed[0]!;
  return asked.flatMap(({ text, place }, at): UnmetRequirement[] => {
    const reason = reasons[at] ?? null;
    if (reason === null) return [];
    return [{ text, place, reason: typeof reason === "string" ? reason : reason.message }];
  });
}

const MAX_NAMED = 20;

function describe(files: IndexFile[] | null, specifier: string, asOf: string | null): string | null {
  if (files === null)
    return "The Python index has no project of this name; look there for how it is written.";
  const versions = [...new Set(files.map(({ file }) => versionOfFile(file)))];
  if (versions.some((version) => versionSatisfies(version, specifier))) return null;
  const then = asOf === null ? "" : ` as of ${asOf}`;
  if (versions.length === 0) return `The Python index has no file of it${then}.`;
  const named = versions.slice(-MAX_NAMED).join(", ");
  return `The Python index has version ${named}${then}, not ${specifier}; ask for one of these.`;
}
