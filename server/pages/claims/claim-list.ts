import { html } from "hono/html";
import type { Assessment, Claim } from "../../__generated__/types.ts";
import { claimStates } from "../../domain/views/words.ts";
import type { Html } from "../html.ts";
import { inOrder } from "../in-order.ts";
import type { Translator } from "../language/translator.ts";
import { claimTexts, type Word } from "../texts/word-texts.ts";
import { outcomesOf } from "../words/outcomes-of.ts";
import { wordsExplained } from "../words/words-explained.ts";
import { claimBody } from "./claim-body.ts";
import type { ClaimGrounds } from "./claim-grounds.ts";
import type { ClaimSelection } from "./claim-selection.ts";
import { nearMark } from "./near-mark.ts";

/**
 * Renders Claims, each a line that opens; one alone is open. Assessments are signed where a digest is known. The address
 * of a Claim leads into its details, which browsers open for it.
 */
export function claimList(
  t: Translator,
  { entries, openId }: Pick<ClaimSelection, "entries" | "openId">,
  grounds: ClaimGrounds,
): Html {
  const isAlone = entries.length === 1;
  const all = entries.map(({ claim, number }) => {
    const own = grounds.assessments.filter(({ scope }) => scope.claimId === claim.id);
    const { state } = claim.evidence;
    return {
      claim,
      own,
      line: html`<span class="state ${state}">${t(claimTexts[state].word)}</span><h3 dir="auto">${isAlone && number === 1 ? "" : `${number}. `}${inOrder(claim.statement)}</h3>${nearMark(t, claim)}`,
    };
  });
  return html`${all.map(
    ({ claim, own, line }) => html`<details class="claim"${isAlone || claim.id === openId ? " open" : ""}>
    <summary>${line}</summary>
    ${claimBody(t, claim, own, grounds)}</details>`,
  )}${wordsExplained(
    t,
    all.flatMap(({ claim, own }) => wordsOf(claim, own)),
  )}`;
}

/** The words that stand on the line of a Claim, and within it. */
function wordsOf({ evidence, measurements }: Claim, assessments: Assessment[]): Word[] {
  return [
    claimTexts[evidence.state],
    ...assessments.map(({ conclusion }) => claimTexts[claimStates[conclusion]]),
    ...outcomesOf(measurements),
  ];
}
