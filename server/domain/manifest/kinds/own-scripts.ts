import { oncePerTree } from "./once-per-tree.ts";
import { isExperiment } from "./repository-command.ts";
import { otherFolder } from "./script-names.ts";

const otherScript =
  /(?:^|\/)(?:setup|install|requirements|dependencies|(?:load[_-]?)?(?:packages|libraries)|conftest|config|utils?|helpers?|functions?|fetch\w*|download\w*|scrape\w*|noxfile|test_\w+)\.\w+$|(?:^|[/_-])(?:install|download|fetch|scrape)(?:[._-]|$)/i;

/** The files of a code repository that are neither others' nor old, and do more than help. */
export const ownOf = oncePerTree((paths) => [...paths].filter((path) => !otherFolder.test(path)));

/** Of these, those whose names do not say that they only prepare or help. */
export const scriptsOf = oncePerTree((paths) =>
  ownOf(paths).filter((path) => !otherScript.test(path) && isExperiment(path)),
);
