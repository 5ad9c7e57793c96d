import { record } from "../messages/recorded.ts";
import { failureCauseTexts } from "./failure-cause-texts.ts";
import type { Cause } from "./known-cause.ts";

/** Of programs that end without having done what they are for, since nobody sits before them. */
export const IDLE_CAUSES: readonly Cause[] = [
  {
    code: "waits_for_input",
    category: "source",
    pattern:
      /\bEOFError: (?:EOF when reading a line|read end of file)|reading user-input failed|\(unit = 5, file = 'stdin'\)|NoSuchElementException: No line found|(?:getLine|getChar|getContents|stdin>): (?:hGet\w{1,8}: )?end of file/,
    explain: () => ({
      summary: record(failureCauseTexts.waitsForInput),
      recoveryAction: record(failureCauseTexts.bringInput, {
        command: "`command`",
        example: "`printf '3\\n' | python3 main.py`, `python3 main.py < answers.txt`",
      }),
    }),
  },
  {
    code: "nothing_done",
    category: "source",
    // What make prints of a part that is made already says nothing of another one that failed.
    isWeak: true,
    pattern: /^(?:g?make)(?:\[\d{1,3}\])?: (?:Nothing to be done for|[`'‘][^'’]{1,200}['’] is up to date)/,
    explain: () => ({
      summary: record(failureCauseTexts.nothingDone),
      recoveryAction: record(failureCauseTexts.makeAnew, { command: "`make clean`", other: "`make -B`" }),
    }),
  },
];
