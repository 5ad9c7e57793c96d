import { hexOf } from "../digest.ts";
import type { CrateInputs } from "./crate-inputs.ts";
import type { Entity } from "./entity.ts";

/** What Runs left, by digest: equal bytes are one file, by whatever names they were left. */
export function fileEntities({ repository, baseUrl, givesFiles }: CrateInputs): Map<string, Entity> {
  const files = new Map<string, Entity>();
  if (!givesFiles) return files;
  const add = (digest: string, name: string, mediaType: string | null, byteSize: number | null) => {
    const known = files.get(digest);
    if (known) {
      const names = (known.alternateName as string[] | undefined) ?? [];
      if (known.name !== name && !names.includes(name)) known.alternateName = [...names, name];
      return;
    }
    files.set(digest, {
      ...{ "@id": `${baseUrl}/api/objects/${digest}`, "@type": "File", name, sha256: hexOf(digest) },
      ...(mediaType === null ? {} : { encodingFormat: mediaType }),
      ...(byteSize === null ? {} : { contentSize: String(byteSize) }),
    });
  };
  for (const { digest, sourcePath, summary, mediaType, byteSize } of repository.evidence.items ?? [])
    add(digest, sourcePath ?? summary, mediaType, byteSize);
  for (const { artifact } of repository.runs ?? [])
    if (artifact) add(artifact.digest, "run.json", artifact.mediaType, artifact.byteSize);
  return files;
}
