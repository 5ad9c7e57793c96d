import { Ajv2020 } from "ajv/dist/2020.js";
import { isObject } from "../contract/json-pointer.ts";
import { type AnswerCheck, isGood } from "./answer-check.ts";

/** A published schema is one. */
export const jsonSchema: AnswerCheck = {
  name: "json-schema",
  summary:
    "A JSON Schema that is published is valid by the meta-schema that it names, and is of its own address",
  source: "JSON Schema 2020-12, sections 4.3.5, 8.1.1 and 8.2.1",
  problems(answer) {
    const { body, exchange } = answer;
    if (!isGood(answer) || !isObject(body) || body.$schema !== metaSchema) return [];
    const ajv = new Ajv2020({ strict: false });
    if (!ajv.validateSchema(body)) return [`it is no valid schema: ${ajv.errorsText()}`];
    const { $id } = body;
    if (typeof $id !== "string" || !URL.canParse($id, exchange.url)) return [];
    // A service behind another name may know itself by that one.
    const isOwn = new URL($id, exchange.url).pathname.endsWith(exchange.request.path);
    return isOwn ? [] : [`$id is ${$id}, which is not its address`];
  },
};

const metaSchema = "https://json-schema.org/draft/2020-12/schema";
