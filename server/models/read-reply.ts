import { ModelError } from "./model-error.ts";

export interface ModelReply {
  content: string;
  /** What the server calls the model. */
  version: string;
}

/** Reads the chat completion that a server answered; `name` is what the model is called where it says nothing of use. */
export function readReply(text: string, name: string): ModelReply {
  const { choices, model } = parseObject(text);
  const [choice] = Array.isArray(choices) ? (choices as unknown[]) : [];
  const content = (choice as { message?: { content?: unknown } | null } | null | undefined)?.message?.content;
  if (typeof content !== "string") throw new ModelError("Its server's answer is no chat completion.");
  const isName = typeof model === "string" && /^[\w.:/@-]{1,100}$/.test(model);
  return { content, version: isName ? model : name };
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value as Record<string, unknown>;
  } catch {
    // As what is JSON and no object.
  }
  throw new ModelError("Its server's answer is no JSON object.");
}
