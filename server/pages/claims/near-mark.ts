import { html } from "hono/html";
import type { Claim } from "../../__generated__/types.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { outcomeTexts } from "../texts/word-texts.ts";

/** What is supported by numbers that only come near is not to pass for what was met. */
export function nearMark(
  t: Translator,
  { evidence, measurements }: Pick<Claim, "evidence" | "measurements">,
): Html | "" {
  const isNear = evidence.state === "supported" && measurements.some(({ outcome }) => outcome === "near");
  return isNear ? html` <span class="state near">${t(outcomeTexts.near.word)}</span>` : "";
}
