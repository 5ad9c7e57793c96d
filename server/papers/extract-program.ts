import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

let program: Promise<string> | undefined;

/**
 * Returns `extract.ts` as JavaScript with the modules that it imports within it, for `node --eval`; made once. A process
 * that strips types itself loads a compiler for it: 0.12 s of processor time for each PDF, of 0.4 s.
 */
export function extractProgram(): Promise<string> {
  program ??= makeProgram().catch((error: unknown) => {
    program = undefined;
    throw error;
  });
  return program;
}

/** In a process of its own: Node.js says on stderr that its function for this is experimental. */
async function makeProgram(): Promise<string> {
  const folder = fileURLToPath(new URL("./", import.meta.url));
  const options = [
    "--disable-warning=ExperimentalWarning",
    "--input-type=module",
    "--eval",
    stripTypes,
    folder,
  ];
  return (await promisify(execFile)(process.execPath, options, { env: {} })).stdout;
}

/** Each module that is imported becomes a function's result, so that its names stay its own. */
const stripTypes = `
  import { readFileSync } from "node:fs";
  import { stripTypeScriptTypes } from "node:module";
  import { join } from "node:path";
  const names = new Map();
  const modules = [];
  const imports = /^import\\s*\\{([^}]*)\\}\\s*from "(\\.[^"]+)";/gm;
  const exported = /^export (?:async )?(?:function|const) (\\w+)/gm;
  function load(path) {
    const text = stripTypeScriptTypes(readFileSync(path, "utf8"));
    return text.replace(imports, (_, members, from) => "const {" + members.replaceAll(" as ", ": ") + "} = " + nameOf(join(path, "..", from)) + ";");
  }
  function nameOf(path) {
    if (names.has(path)) return names.get(path);
    const text = load(path);
    const name = "module" + names.size;
    names.set(path, name);
    const members = [...text.matchAll(exported)].map((found) => found[1]);
    modules.push("const " + name + " = (() => {" + text.replaceAll(/^export /gm, "") + "return {" + members.join() + "};})();");
    return name;
  }
  const program = load(process.argv[1] + "extract.ts");
  process.stdout.write(modules.join("\\n") + "\\n" + program);`;
