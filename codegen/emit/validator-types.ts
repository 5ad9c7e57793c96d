import { header } from "../text/header.ts";

export const validatorTypes = `${header}import type { Validator } from "./validator.ts";

/** By operationId, of \`{path, query, headers}\`. An operation without parameters has none. */
export declare const parameters: Readonly<Record<string, Validator>>;

/** By operationId and media type. Of a multipart body, its text fields alone. */
export declare const bodies: Readonly<Record<string, Readonly<Record<string, Validator>>>>;
`;

export const responseValidatorTypes = `${header}import type { Validator } from "./validator.ts";

/** By operationId, status and media type: the JSON bodies that the contract declares, with no member that it does not. */
export declare const responses: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Validator>>>>>
>;
`;
