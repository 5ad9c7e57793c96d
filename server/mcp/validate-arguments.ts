import type { jsonSchemaValidator } from "@modelcontextprotocol/server";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Validator } from "../__generated__/validator.ts";
import { render } from "../domain/messages/render.ts";
import { describeIssue, findIssues } from "../domain/validation/validate.ts";

/**
 * In place of the library's validator, which says of an enumeration no more than that there is one: a model that reads
 * what is allowed gets it right the second time. Formats are the operation's to check, as all else is once more.
 */
export const validateArguments: jsonSchemaValidator = {
  getValidator<T>(schema: object) {
    const validator = ajv.compile(schema) as Validator;
    return (input) => {
      const [issue] = findIssues(validator, input, "/arguments");
      if (!issue) return { valid: true, data: input as T, errorMessage: undefined };
      const { key, parameters } = describeIssue(issue);
      return { valid: false, data: undefined, errorMessage: render(key, parameters) };
    };
  },
};

// The schemas are made from the contract, which was checked.
const ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: false });
