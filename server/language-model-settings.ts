import { type Check, type Environment, toOrigin } from "./setting-values.ts";

/** What proposes Claims of a paper's text. The key must not be logged. */
export interface LanguageModelConfig {
  url: string;
  model: string;
  key: string | null;
}

export function readLanguageModel(
  env: Environment,
  check: Check,
  problems: string[],
): LanguageModelConfig | null {
  const url = check("SERVICE_LLM_URL", toModelUrl, null);
  const { SERVICE_LLM_MODEL: model, SERVICE_LLM_KEY: key } = env;
  if (!env.SERVICE_LLM_URL !== !model)
    problems.push(
      `${model ? "SERVICE_LLM_URL" : "SERVICE_LLM_MODEL"}: is missing; set both for a language model, or neither`,
    );
  if (key && !env.SERVICE_LLM_URL && !model)
    problems.push("SERVICE_LLM_KEY: is of no use without SERVICE_LLM_URL and SERVICE_LLM_MODEL");
  // Whatever is in the key, the message omits it.
  if (key && !/^[\x21-\x7e]+$/.test(key))
    problems.push("SERVICE_LLM_KEY: has characters that no header may have");
  return url && model ? { url, model, key: key || null } : null;
}

function toModelUrl(value: string): string {
  const url = new URL(toOrigin(value));
  if (url.username !== "" || url.password !== "" || url.hash !== "")
    throw new Error("has a name, a password or a fragment; put the key into SERVICE_LLM_KEY");
  return value;
}
