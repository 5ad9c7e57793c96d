import { fileURLToPath } from "node:url";
import { Language, Parser } from "web-tree-sitter";
import type { CodeLanguage } from "../../domain/environment/imported-module.ts";

const FILES: Record<CodeLanguage, string> = {
  python: import.meta.resolve("tree-sitter-python/tree-sitter-python.wasm"),
  r: import.meta.resolve("@davisvaughan/tree-sitter-r/tree-sitter-r.wasm"),
};

const started = new Map<CodeLanguage, Promise<Parser>>();

/** Returns the parser of a language. Its trees hold memory outside of the heap: `delete` each. */
export function parserOf(name: CodeLanguage): Promise<Parser> {
  const known = started.get(name);
  if (known) return known;
  const starting = start(name);
  started.set(name, starting);
  return starting;
}

async function start(name: CodeLanguage): Promise<Parser> {
  await Parser.init();
  const language = await Language.load(fileURLToPath(FILES[name]));
  return new Parser().setLanguage(language);
}
