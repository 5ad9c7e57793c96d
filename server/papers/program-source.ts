import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/**
 * Returns `extract.ts`, the modules that it imports and pdf.js as one script: a function that takes what follows the
 * script's own arguments. It is ASCII, which V8 keeps in half of the memory. In a process of its own: Node.js says on
 * stderr that its function for stripping types is experimental.
 *
 * @param pdfjs The files of pdf.js, the one with `getDocument` last.
 */
export async function programSource(pdfjs: readonly string[]): Promise<Buffer> {
  const options = [
    "--disable-warning=ExperimentalWarning",
    "--input-type=module",
    "--eval",
    joinModules,
    fileURLToPath(new URL("extract.ts", import.meta.url)),
    ...pdfjs,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, options, {
    env: {},
    encoding: "buffer",
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

/**
 * Each module that is imported becomes a function's result, so that its names stay its own. pdf.js is evaluated when the
 * program asks for it; it looks for a package with native code beside its own address, which is none here. It leaves soft
 * hyphens out, which Typst writes for each hyphen that it draws: those that take room are kept.
 */
const joinModules = `
  import { readFileSync } from "node:fs";
  import { stripTypeScriptTypes } from "node:module";
  import { join } from "node:path";
  const [entry, ...pdfjs] = process.argv.slice(1);
  const names = new Map();
  const modules = [];
  const imports = /^import\\s*\\{([^}]*)\\}\\s*from "([^"]+)";/gm;
  const exported = /^export (?:async )?(?:function|const) (\\w+)/gm;
  function load(path) {
    const text = stripTypeScriptTypes(readFileSync(path, "utf8"));
    return text.replace(imports, (_, members, from) => "const {" + members.replaceAll(" as ", ": ") + "} = " + valueOf(path, from) + ";");
  }
  function valueOf(path, from) {
    return from.startsWith(".") ? nameOf(join(path, "..", from)) : "process.getBuiltinModule(" + JSON.stringify(from) + ")";
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
  function loadPdfjs(path) {
    const text = withSoftHyphens(readFileSync(path, "utf8")).replaceAll("import.meta.url", '"file:///pdf.js"');
    const end = text.lastIndexOf("export{");
    const hasApi = /[{,]getDocument[,}]/.test(text.slice(end));
    return "(() => {" + text.slice(0, end) + "\\nreturn {" + (hasApi ? "getDocument" : "") + "};})()";
  }
  function withSoftHyphens(text) {
    if (!text.includes(".isInvisibleFormatMark")) return text;
    const skips = /(\\w+)=(\\w+\\[\\w+\\]),\\{category:(\\w+)\\}=\\1;if\\(\\3\\.isInvisibleFormatMark\\)/;
    if (!skips.test(text)) throw new Error("pdf.js leaves characters out in another way than before");
    return text.replace(skips, (all, glyph) => all.slice(0, -1) + '&&!("\\xad"===' + glyph + ".unicode&&0<" + glyph + ".width))");
  }
  const program = nameOf(entry);
  const loadAll = "() => [" + pdfjs.map(loadPdfjs).join() + "].at(-1)";
  const script = "(() => {" + modules.join("\\n") + "\\nreturn (...options) => " + program + ".extract(" + loadAll + ", ...options);})()";
  process.stdout.write(script.replace(/[^\\0-\\x7f]/g, (unit) => "\\\\u" + unit.charCodeAt(0).toString(16).padStart(4, "0")));`;
