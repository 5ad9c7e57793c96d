import type { LogChunk, ProvidedEnvironment } from "../deps.ts";
import { readAptFile, readRequires } from "../domain/environment/debian-needs.ts";
import { type DeclaredNeeds, environmentFile } from "../domain/environment/environment-files.ts";
import { runtimePackages } from "../domain/environment/runtime-packages.ts";
import type { ExperimentDefinition } from "../domain/records.ts";
import type { StageContext } from "./stage.ts";

/** Of a file that says what an experiment needs. */
const maxFileBytes = 256 * 1024;

/** Reads what the authors' files ask for, and gets an environment that has it. The caller disposes it. */
export async function provideEnvironment(
  { deps, signal }: Pick<StageContext, "deps" | "signal">,
  { command, requires }: Pick<ExperimentDefinition, "command" | "requires">,
  source: string,
  onLog: (item: LogChunk) => void,
): Promise<ProvidedEnvironment> {
  const files = (await deps.archives.list(source)).filter(({ type }) => type === "file");
  const paths = files.map(({ path }) => path);
  const read = async (name: string, parse: (path: string, text: string) => DeclaredNeeds) => {
    const path = environmentFile(paths, name);
    const file = files.find((each) => each.path === path);
    if (!file) return nothing;
    if (file.size > maxFileBytes) return tooLarge(file.path);
    const bytes = await deps.archives.readFile(source, file.path, maxFileBytes);
    return bytes ? parse(file.path, new TextDecoder().decode(bytes)) : nothing;
  };
  const needs = [readRequires(requires), await read("apt.txt", readAptFile)];
  return deps.environments.provide({
    requirements: needs.flatMap(({ requirements }) => requirements),
    unmet: needs.flatMap(({ unmet }) => unmet),
    runtimes: runtimePackages(paths, command),
    onLog,
    signal,
  });
}

const nothing: DeclaredNeeds = { requirements: [], unmet: [] };

function tooLarge(path: string): DeclaredNeeds {
  const reason = `It has more than ${maxFileBytes} bytes, and is not read; list in it what is needed alone.`;
  return { requirements: [], unmet: [{ text: path, place: `${path}:1`, reason }] };
}
