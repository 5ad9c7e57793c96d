import { html } from "hono/html";
import { type EvidenceState, evidenceStates } from "../../__generated__/enumerations.ts";
import type { RepositoryEvidence } from "../../__generated__/types.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { homeTexts } from "../texts/home-texts.ts";
import { repositoryTexts } from "../texts/repository-texts.ts";
import { claimTexts, outcomeTexts } from "../texts/word-texts.ts";

/** Renders how many Claims have each state, and how many of the supported ones only come near, as the badge says it. */
export function stateCountMarks(
  t: Translator,
  { stateCounts, nearClaimCount: near }: RepositoryEvidence,
  isShown: (state: EvidenceState) => boolean = () => true,
): Html[] {
  return evidenceStates
    .filter((state) => stateCounts[state] > 0 && isShown(state))
    .map((state) => {
      const values = { count: stateCounts[state], state: t(claimTexts[state].word) };
      const text =
        state === "supported" && near > 0
          ? t(repositoryTexts.nearCount, { ...values, near, word: t(outcomeTexts.near.word) })
          : t(homeTexts.stateCount, values);
      return html`<span class="state ${state}">${text}</span> `;
    });
}
