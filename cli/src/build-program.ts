import { Command } from "commander";
import { addBadge } from "./commands/badge.ts";
import { addCheck } from "./commands/check.ts";
import { addCompletion } from "./commands/completion.ts";
import { addDraft } from "./commands/draft.ts";
import { addInit } from "./commands/init.ts";
import { addList } from "./commands/list.ts";
import { addLogin } from "./commands/login.ts";
import { addLogs } from "./commands/logs.ts";
import { addOpen } from "./commands/open.ts";
import { addRun } from "./commands/run.ts";
import { addServe } from "./commands/serve.ts";
import { addShow } from "./commands/show.ts";
import { addSubmit } from "./commands/submit.ts";
import { addVerify } from "./commands/verify.ts";
import { addWatch } from "./commands/watch.ts";
import type { Session } from "./io.ts";
import { plainText } from "./plain-text.ts";

/** The program with all its commands, which write and end through `session`. */
export function buildProgram(session: Session): Command {
  const program = new Command("rvs")
    .description("Does a paper's claim hold when somebody else runs it again?")
    .version("0.1.0")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => session.stdout.write(text),
      // Arguments are quoted in it.
      writeErr: (text) => session.stderr.write(plainText(text)),
    })
    .showHelpAfterError("`rvs --help` and `rvs COMMAND --help` say what there is.")
    .addHelpText("after", epilogue);
  for (const add of adders) add(program, session);
  return program;
}

/** In the order of the help. */
const adders = [
  ...[addInit, addCheck, addRun, addServe],
  ...[addLogin, addSubmit, addWatch, addList, addShow, addLogs, addDraft, addVerify, addBadge, addOpen],
  addCompletion,
];

const epilogue = `
On your own machine, without an account:
  rvs init --paper paper.pdf        drafts .research/experiment.yml for the repository in this folder
  rvs check                         says what is wrong with it
  rvs run --paper paper.pdf         runs the experiments and judges the paper's Claims

Of a service:
  rvs login --url https://verify.example.org
  rvs submit paper.pdf --code https://github.com/ada/stopping-times --attest --wait
  rvs show ada/stopping-times
  rvs verify ada/stopping-times

Exit codes: 0 done; 1 the answer is no; 2 wrong arguments; 3 a file, paper or repository cannot be used;
4 the service refused; 5 it did not answer; 6 nothing decided; 70 a defect of rvs; 130 stopped.
`;
