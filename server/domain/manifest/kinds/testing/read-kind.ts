import { manifestKinds } from "../all-kinds.ts";
import type { ReadPart } from "../manifest-kind.ts";

/** Reads one file of a code repository that has these files, by the kind that its name is of. */
export function readKind(
  name: string,
  files: Record<string, string | Uint8Array>,
  kindsWithName = 0,
): ReadPart {
  const contents = new Map(
    Object.entries(files).map(([path, content]) => [path, new Uint8Array(Buffer.from(content as string))]),
  );
  const kind = manifestKinds.filter(({ names }) => names.includes(name))[kindsWithName]!;
  return kind.read(name, { paths: new Set(contents.keys()), contents });
}
