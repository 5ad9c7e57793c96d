/** The paths of a code repository, as a Run finds them: without what it must make itself. */
export class CodeTree {
  readonly #paths = new Set<string>([""]);
  readonly #byLowerCase = new Map<string, string[]>();
  readonly #byName: ReadonlyMap<string, string[]>;

  constructor(files: readonly string[]) {
    this.#byName = Map.groupBy(files, nameOf);
    for (const file of files) {
      const parts = file.split("/");
      for (let length = 1; length <= parts.length; length++) this.#add(parts.slice(0, length).join("/"));
    }
  }

  #add(path: string): void {
    if (this.#paths.has(path)) return;
    this.#paths.add(path);
    const key = path.toLowerCase();
    this.#byLowerCase.set(key, [...(this.#byLowerCase.get(key) ?? []), path]);
  }

  has(path: string): boolean {
    return this.#paths.has(path);
  }

  /** The only path that is this one but for upper and lower case. */
  ignoringCase(path: string): string | null {
    const found = only(this.#byLowerCase.get(path.toLowerCase()));
    return found === path ? null : found;
  }

  /** The only file of this name in folders of data. */
  dataNamed(name: string): string | null {
    return only(this.#byName.get(name)?.filter((file) => ofData.test(file)));
  }

  /** The only file of this name. */
  onlyNamed(name: string): string | null {
    return only(this.#byName.get(name));
  }
}

export const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

const only = ([first, ...others]: readonly string[] = []): string | null =>
  first === undefined || others.length > 0 ? null : first;

/** What a Run must make lies elsewhere: to find that would be to find the authors' own results. */
const ofData = /^(?:[^/]+\/)*(?:data(?:sets?)?|inputs?|raw(?:[ _-]?data)?|source[ _-]?data)\/[^/]+$/i;

/** The path below a folder; null for what leads out of the repository. */
export function joinPath(folder: string, path: string): string | null {
  const parts = folder === "" ? [] : folder.split("/");
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join("/");
}

export function parentOf(path: string): string {
  return path.split("/").slice(0, -1).join("/");
}
