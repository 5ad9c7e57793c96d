import { mediaTypeOf } from "../conformance/media-type.ts";
import type { AnswerCheck } from "./answer-check.ts";

/** Declared members alone. */
export const members: AnswerCheck = {
  name: "undeclared-member",
  summary: "An answer has no member that the contract does not declare",
  source: "contract: x-undeclared-members, additionalProperties",
  problems({ contract, exchange, declared, body }) {
    if (contract.words["x-undeclared-members"] !== "absent" || body === undefined || !declared) return [];
    const media = mediaTypeOf(declared, exchange);
    if ("problem" in media || !media.declared?.schema) return [];
    return contract.schemas
      .undeclared(media.declared.schema, body)
      .map((pointer) => `${exchange.status}: ${pointer} is not declared`);
  },
};
