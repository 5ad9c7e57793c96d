import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { InputOptions } from "rolldown";
import { joinedName } from "./current.mjs";

const root = join(import.meta.dirname, "../..");
const places = ["url", "dirname", "main"] as const;

/**
 * What a module finds by its own place it finds from the joined file as well: schemas, programs, the project's root; and
 * threads and processes, which are joined too.
 */
export function modulePlaces(folder: string): Pick<InputOptions, "plugins" | "transform"> {
  return {
    transform: {
      define: Object.fromEntries(places.map((place) => [`import.meta.${place}`, `module_${place}`])),
    },
    plugins: [{ name: "places", transform: (code, id) => withPlaces(code, id, folder) }],
  };
}

const entry = /new URL\("([\w./-]+-(?:thread|process)\.ts)", import\.meta\.url\)/g;

/** Adds the constants that `define` puts in the place of a module's `import.meta`, on its first line: lines stay. */
function withPlaces(code: string, id: string, folder: string): { code: string; map: null } | null {
  if (!code.includes("import.meta")) return null;
  const joined = (file: string) => join(folder, joinedName(relative(root, file)));
  const values = {
    url: JSON.stringify(pathToFileURL(id).href),
    dirname: JSON.stringify(dirname(id)),
    main: `process.argv[1] === ${JSON.stringify(joined(id))}`,
  };
  const own = places.map((place) => `const module_${place} = ${values[place]};`).join(" ");
  const entryUrl = (_: string, file: string) =>
    `new URL(${JSON.stringify(pathToFileURL(joined(resolve(dirname(id), file))).href)})`;
  return { code: own + code.replaceAll(entry, entryUrl), map: null };
}
