import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

/**
 * Joins `modules` and whatever they require into one ES module with no imports. `entry` names the module whose
 * exports stay.
 */
export async function bundle(modules: Record<string, string>, entry: string): Promise<string> {
  const build = await rolldown({
    input: entry,
    platform: "neutral",
    logLevel: "warn",
    // Without it the output names files, and so changes with the folder that it is made in.
    experimental: { attachDebugInfo: "none" },
    plugins: [
      {
        name: "modules-in-memory",
        resolveId: (id) => (id in modules ? id : fileOf(id)),
        load: (id) => modules[id],
      },
    ],
  });
  const { output } = await build.generate({ format: "esm", comments: false, minify: "dce-only" });
  await build.close();
  const [chunk, ...more] = output;
  if (chunk.imports.length > 0 || more.length > 0) throw new Error(`${entry}: the bundle is not one file`);
  return chunk.code;
}

/** What Ajv's code requires; the rest is found from there. */
function fileOf(id: string): string | null {
  if (id === "formats") return fileURLToPath(new URL("./formats.ts", import.meta.url));
  return id.startsWith("ajv") ? resolve(id.endsWith(".js") ? id : `${id}.js`) : null;
}

// Not `import.meta.resolve`: vitest runs the generator too, and its modules have none.
const { resolve } = createRequire(import.meta.url);
