import { examplesOf } from "./content-list.ts";
import type { Document, MediaType } from "./document.ts";
import { follow, type Operation } from "./operation.ts";

/** One body of the contract's examples. */
export interface ExampleBody {
  mediaType: string;
  value: unknown;
  /** Members that are files, with the media types that they may have. */
  files: Record<string, string>;
}

/** The first example of each kind of body that an operation takes; null alone where it takes none. */
export function exampleBodies(document: Document, { requestBody }: Operation): (ExampleBody | null)[] {
  const contents = Object.entries(requestBody?.content ?? {});
  if (contents.length === 0) return [null];
  const kinds = new Set<string>();
  return contents.flatMap(([mediaType, media]) => {
    const kind = mediaType.slice(0, mediaType.indexOf("/"));
    if (kinds.has(kind) && kind === "image") return [];
    kinds.add(kind);
    const value = examplesOf(document, media)[0]?.value;
    return [{ mediaType, value, files: filesOf(document, media) }];
  });
}

function filesOf(document: Document, { schema }: MediaType): Record<string, string> {
  const members = Object.entries(follow(document, schema).properties ?? {});
  return Object.fromEntries(
    members.flatMap(([name, { contentMediaType }]) =>
      typeof contentMediaType === "string" ? [[name, contentMediaType]] : [],
    ),
  );
}

/** A name for a file of that media type; of one that stands for several, PNG. */
export function fileName(name: string, mediaType: string): string {
  const subtype = mediaType.slice(mediaType.indexOf("/") + 1);
  return `${name}.${subtype === "*" ? "png" : subtype}`;
}

/** The members of a body; none where it is no object. */
export function membersOfBody({ value }: ExampleBody): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
