// node scripts/check-imports.ts: checks every import against scripts/import-rules.ts, and finds cycles.
import { forbiddenFile, forbiddenPackage } from "./import-rules.ts";
import { type Imports, readImports } from "./read-imports.ts";

/** Files that load a module by a computed name: what it names is passed to a process or thread of its own. */
const computedAllowed = [
  "server/papers/extract.ts",
  "server/pipeline/task-thread.ts",
  "codegen/validators/bundle.ts",
];

export interface Violation {
  file: string;
  imports: string;
  why: string;
}

/** Every import that the rules forbid, and every cycle. */
export function checkImports(sources: Map<string, Imports>): Violation[] {
  const violations: Violation[] = [];
  const report = (file: string, imports: string, why: string | null) => {
    if (why !== null) violations.push({ file, imports, why });
  };
  for (const [file, { files, packages, computed }] of sources) {
    for (const target of files) report(file, target, forbiddenFile(file, target));
    for (const specifier of packages) report(file, specifier, forbiddenPackage(file, specifier));
    if (computedAllowed.includes(file)) continue;
    for (const text of computed) report(file, text, "is computed: no check sees what it imports");
  }
  for (const cycle of cycles(sources)) report(cycle[0]!, cycle.join(" -> "), "is a cycle");
  return violations;
}

/** The cycles of the import graph, each once, found by walking from every file (Tarjan's strong components). */
function cycles(sources: Map<string, Imports>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string) => {
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    stack.push(file);
    for (const target of sources.get(file)?.files ?? []) {
      if (!index.has(target)) visit(target);
      if (stack.includes(target)) low.set(file, Math.min(low.get(file)!, low.get(target)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const component = stack.splice(stack.indexOf(file));
    if (component.length > 1) found.push(component);
  };
  for (const file of sources.keys()) if (!index.has(file)) visit(file);
  return found;
}

if (import.meta.main) {
  const sources = readImports();
  const violations = checkImports(sources);
  for (const { file, imports, why } of violations) console.error(`${file} imports ${imports}: ${why}`);
  console.log(`${sources.size} files, ${violations.length} imports against the rules or in a cycle`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
