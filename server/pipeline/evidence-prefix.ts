/** Folder of the first repetition's files is none, of later ones `repetition-2/` and so on. */
export function prefixOfRepetition(index: number, outputs: string[]): string {
  return index === 0 ? "" : uniquePrefix(`repetition-${index + 1}/`, outputs);
}

export function prefixOfSecondLook(outputs: string[]): string {
  return uniquePrefix("second-look/", outputs);
}

/** Prefixes `path` with `_` until no file of the experiment, which chooses its own names, has it. */
export function uniquePath(path: string, taken: ReadonlySet<string>): string {
  return taken.has(path) ? uniquePath(`_${path}`, taken) : path;
}

/** An experiment chooses the names of its outputs: a prefix is one that no declared output has. */
function uniquePrefix(prefix: string, outputs: string[]): string {
  return outputs.some((path) => path.startsWith(prefix)) ? uniquePrefix(`_${prefix}`, outputs) : prefix;
}
