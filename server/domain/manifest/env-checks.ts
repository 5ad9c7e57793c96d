import { record, sentences } from "../messages/recorded.ts";
import type { SchemaProblem } from "./check-schema.ts";
import { problemTexts } from "./problem-texts.ts";
import type { RawExperiment } from "./raw-manifest.ts";

/** What the sandbox itself sets, or what would change the shell that starts the command. */
const ownNames =
  /^(?:PATH|HOME|TMPDIR|PWD|OLDPWD|USER|SEED|IFS|ENV|BASH_ENV|SHELLOPTS|BASHOPTS|GLIBC_TUNABLES|LD_\w*)$/;
const maxCharacters = 32_768;

/** Checks that variables take none of the sandbox's own (docs/experiment-manifest.md#variables), and their size. */
export function* checkEnv({ env = {} }: RawExperiment, path: (string | number)[]): Generator<SchemaProblem> {
  let characters = 0;
  for (const [name, value] of Object.entries(env)) {
    characters += name.length + value.length;
    if (!ownNames.test(name)) continue;
    const message = sentences(
      record(problemTexts.setByService),
      record(problemTexts.setByCommand, { example: `${name}=value program` }),
    );
    yield { path: [...path, "env", name], message };
  }
  if (characters > maxCharacters) {
    const message = record(problemTexts.envCharacters, { count: characters, most: maxCharacters });
    yield { path: [...path, "env"], message };
  }
}
