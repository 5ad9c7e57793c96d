import { html } from "hono/html";
import type { Claim } from "../../__generated__/types.ts";
import { isNearlySupported } from "../../domain/views/near-claim.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { outcomeTexts } from "../texts/word-texts.ts";

/** Empty where there is nothing to mark. */
export function nearMark(t: Translator, claim: Pick<Claim, "evidence" | "measurements">): Html | "" {
  return isNearlySupported(claim) ? html` <span class="state near">${t(outcomeTexts.near.word)}</span>` : "";
}
