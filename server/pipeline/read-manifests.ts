import type { PipelineDeps } from "../deps.ts";
import { fileProblemTexts } from "../domain/manifest/file-problem-texts.ts";
import { noteOnForeignCode } from "../domain/manifest/foreign-code.ts";
import { inFolder } from "../domain/manifest/kinds/command-text.ts";
import type { ManifestKind, ReadPart, SourcedPart } from "../domain/manifest/kinds/manifest-kind.ts";
import { type MergedManifests, mergeManifests } from "../domain/manifest/merge-manifests.ts";
import type { TextProblem } from "../domain/manifest/yaml-document.ts";
import { quoted, type Recorded, record, sentences } from "../domain/messages/recorded.ts";
import { parseManifests } from "./parse-manifests.ts";

type Archives = PipelineDeps["archives"];
export type ArchiveEntries = Awaited<ReturnType<Archives["list"]>>;

/** A problem in one of the files. `isBlocking`: the file was to say what is run, or what is claimed. */
export interface ManifestFileProblem extends TextProblem {
  path: string;
  isBlocking: boolean;
}

export interface ReadManifests extends MergedManifests {
  /** The files that were read, in the order of precedence. */
  files: string[];
  problems: ManifestFileProblem[];
}

/** Maximum size of one file, in bytes. */
const maxBytes = 256 * 1024;

/** Reads every manifest of a code repository's archive, and merges what they say. */
export async function readManifests(
  { deps: { archives }, signal }: { deps: Pick<PipelineDeps, "archives">; signal: AbortSignal },
  archivePath: string,
  entries: ArchiveEntries,
): Promise<ReadManifests> {
  const folder = onlyFolder(entries);
  if (folder === null) return readTree(archives, signal, archivePath, entries);
  const below = folder.length + 1;
  const within = entries.flatMap((each) =>
    each.path.startsWith(`${folder}/`) ? [{ ...each, path: each.path.slice(below) }] : [],
  );
  const readFiles: Archives["readFiles"] = async (path, names, maxSize) => {
    const read = await archives.readFiles(
      path,
      new Set([...names].map((name) => `${folder}/${name}`)),
      maxSize,
    );
    return new Map([...read].map(([name, bytes]) => [name.slice(below), bytes]));
  };
  return movedInto(folder, await readTree({ readFiles }, signal, archivePath, within));
}

async function readTree(
  archives: Pick<Archives, "readFiles">,
  signal: AbortSignal,
  archivePath: string,
  entries: ArchiveEntries,
): Promise<ReadManifests> {
  // With the checks of schemas that they bring, a twentieth of a start: loaded where code is read.
  const { manifestKinds } = await import("../domain/manifest/kinds/all-kinds.ts");
  const files = filesOf(manifestKinds, entries);
  const readable = files.filter(({ refusal }) => refusal === null);
  const nearest = nearestFirst(entries);
  const wanted = readable.flatMap(({ path, kind }) => [
    path,
    ...(manifestKinds[kind]!.companions ?? []),
    ...scriptsOf(manifestKinds[kind]!, nearest),
  ]);
  const contents = await archives.readFiles(archivePath, new Set(wanted), maxBytes);
  const paths = new Set(entries.flatMap(({ path, type }) => (type === "directory" ? [] : [path])));
  const notExecutable = new Set(entries.flatMap(({ path, isExecutable }) => (isExecutable ? [] : [path])));
  const request = { files: readable, paths, notExecutable, contents };
  const parsed = readable.length === 0 ? [] : await parseManifests(request, signal);
  const read = files.map((file) => ({ ...file, ...(parsed[readable.indexOf(file)] ?? refusedFile(file)) }));
  const parts = read.map(({ path, kind, part }): SourcedPart => {
    const { confidence, isLastResort } = manifestKinds[kind]!;
    return { path, part, confidence, ...(isLastResort && { isLastResort }) };
  });
  const merged = mergeManifests(parts);
  const foreign = noteOnForeignCode([...paths], merged.manifest.experiments.length > 0);
  return {
    ...merged,
    notes: foreign === null ? merged.notes : [...merged.notes, foreign],
    files: [...new Set(files.map(({ path }) => path))],
    problems: read.flatMap(({ path, kind, problems }) =>
      problems.map((problem) => ({ ...problem, path, isBlocking: !manifestKinds[kind]!.isDescription })),
    ),
  };
}

/** What lies beside the folder of somebody who put all of it into one. */
const besideAll = /^(?:\.|(?:licen[cs]e|copying)(?:\.\w+)?$)/i;

/** The folder in which all of a repository lies, as an archive has it that was unpacked into one; null where none is. */
function onlyFolder(entries: ArchiveEntries): string | null {
  const folders = new Set<string>();
  for (const { path, type } of entries) {
    const [first = "", ...rest] = path.split("/");
    if (rest.length > 0) {
      if (!first.startsWith(".")) folders.add(first);
    } else if (type !== "directory" && !besideAll.test(first)) return null;
    if (folders.size > 1) return null;
  }
  const hasOwn = entries.some(({ path }) => path.startsWith(".research/"));
  return hasOwn ? null : ([...folders][0] ?? null);
}

/** What was read of a folder, as it is from the root of the repository. */
function movedInto(folder: string, { manifest, files, problems, notes }: ReadManifests): ReadManifests {
  const moved = (path: string) => `${folder}/${path}`.replace(/\/\.$/, "");
  const movedSources = (sources: Record<string, string>) =>
    Object.fromEntries(Object.entries(sources).map(([name, path]) => [name, moved(path)]));
  const experiments = manifest.experiments.map((each) => ({
    ...each,
    command: inFolder(folder, each.command),
    outputs: each.outputs.map(moved),
    ...(each.sources && { sources: movedSources(each.sources) }),
  }));
  const { paper } = manifest;
  return {
    manifest: {
      ...manifest,
      experiments,
      ...(paper && { paper: { ...paper, sources: movedSources(paper.sources) } }),
    },
    files: files.map(moved),
    problems: problems.map((each) => ({ ...each, path: moved(each.path) })),
    notes,
  };
}

interface ManifestFile {
  path: string;
  kind: number;
  /** Why it is not read. */
  refusal: Recorded | null;
}

/** Of each kind the first name that is there. */
function filesOf(kinds: readonly ManifestKind[], entries: ArchiveEntries): ManifestFile[] {
  const paths = new Set(entries.flatMap(({ path, type }) => (type === "directory" ? [] : [path])));
  // Of several entries of one name the first counts.
  const byPath = new Map(entries.toReversed().map((entry) => [entry.path, entry]));
  return kinds.flatMap((each, kind) => {
    const names = [...each.names, each.find?.(paths) ?? ""];
    const found = names.flatMap((name) => byPath.get(name) ?? [])[0];
    if (!found) return [];
    // Found by its name, it is run whether it is read or not: a notebook is large with its pictures.
    const isFound = !each.names.includes(found.path) && found.type === "file";
    const refusal = isFound ? null : refusalOf(found);
    return [{ path: found.path, kind, refusal }];
  });
}

const maxScripts = 100;
const maxScriptBytes = 128 * 1024;
const maxBytesOfScripts = 4 * 1024 * 1024;

/** What may be a script, nearest to the root first: of fifty thousand files sorted once for all kinds. */
function nearestFirst(entries: ArchiveEntries): ArchiveEntries {
  return entries
    .filter(({ type, size }) => type === "file" && size <= maxScriptBytes)
    .map((entry) => ({ entry, depth: entry.path.split("/").length }))
    .sort((a, b) => a.depth - b.depth)
    .map(({ entry }) => entry);
}

function scriptsOf({ scripts }: ManifestKind, nearest: ArchiveEntries): string[] {
  if (!scripts) return [];
  let bytes = 0;
  return nearest
    .filter(({ path }) => scripts.test(path))
    .slice(0, maxScripts)
    .filter(({ size }) => {
      bytes += size;
      return bytes <= maxBytesOfScripts;
    })
    .map(({ path }) => path);
}

function refusalOf({ type, size }: ArchiveEntries[number]): Recorded | null {
  if (type !== "file") return record(fileProblemTexts.notRegular);
  if (size <= maxBytes) return null;
  const found = record(fileProblemTexts.foundBytes, { count: size });
  return sentences(record(fileProblemTexts.bytes, { most: maxBytes }), found);
}

function refusedFile({ refusal }: ManifestFile): ReadPart {
  return { part: {}, problems: [{ line: 1, column: 1, pointer: "", message: refusal ?? quoted("") }] };
}
