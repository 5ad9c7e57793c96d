import type { RepositoryFiles } from "./manifest-kind.ts";
import { isExperiment } from "./repository-command.ts";
import { inNumericOrder, nameOf } from "./script-names.ts";
import { actsByItself, notLoaded } from "./script-texts.ts";
import { folderOf, treePath } from "./tree-path.ts";

/** "You can run the individual scripts, for example:", then a block with one of them. */
const shownExample =
  /\b(?:individual|single|separate|(?:each|any) of the) (?:\w{1,30} )?(?:scripts?|programs?|files?)\b[^.:\n]{0,60}\b(?:for example|for instance|e\.g\.|such as)[^\n]{0,20}:[ \t]*\n(?:[ \t]*\n){0,3}(?:[ \t]{0,4}`{3}\w{0,20}\n)?[ \t]*(?:\$ )?(?:\S{0,40}\/)?(python3?|Rscript|julia)[ \t]+([\w./-]{1,200}\.(?:py|R|r|jl))[ \t]*$/m;

/** More than a reader would run one after the other. */
const maxOthers = 12;

/** Returns the commands of the scripts beside the one that a README shows as an example of how each is run. */
export function othersThanExample(text: string, files: RepositoryFiles, folder: string): string[] {
  const [, program, name = ""] = shownExample.exec(text) ?? [];
  const path = program === undefined ? null : treePath(name, folder);
  if (path === null || !files.paths.has(path)) return [];
  const ending = path.slice(path.lastIndexOf("."));
  const beside = [...files.paths].filter(
    (each) => folderOf(each) === folderOf(path) && each.endsWith(ending) && isExperiment(each),
  );
  if (beside.length > 50) return [];
  const others = notLoaded(beside, files).filter((each) => each !== path && actsByItself(each, files));
  if (others.length > maxOthers) return [];
  const written = name.slice(0, name.length - nameOf(name).length);
  return others.sort(inNumericOrder).map((each) => `${program} ${written}${nameOf(each)}`);
}
