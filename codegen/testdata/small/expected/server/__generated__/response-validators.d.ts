// Generated from openapi.json by codegen/generate.ts. Do not edit.

import type { Validator } from "./validator.ts";

/** By operationId, status and media type: the JSON bodies that the contract declares, with no member that it does not. */
export declare const responses: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Validator>>>>>
>;
