import { header } from "../text/header.ts";

export const validatorTypes = `${header}import type { Validator } from "./validator.ts";

/** By operationId, of \`{path, query, headers}\`. An operation without parameters has none. */
export declare const parameters: Readonly<Record<string, Validator>>;

/** By operationId and media type. Of a multipart body, its text fields alone. */
export declare const bodies: Readonly<Record<string, Readonly<Record<string, Validator>>>>;
`;
