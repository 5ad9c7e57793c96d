import type { Exemplary } from "./document.ts";

/** Returns the first example of a parameter or a media type; undefined if there is none. */
export function exampleOf(holder: Exemplary | undefined): unknown {
  if (!holder) return undefined;
  if (holder.example !== undefined) return holder.example;
  return Object.values(holder.examples ?? {})[0]?.value;
}
