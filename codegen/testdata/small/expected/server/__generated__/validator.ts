// Generated from openapi.json by codegen/generate.ts. Do not edit.

/** Says whether `data` is valid; if not, `errors` says why until the next call. `instancePath` heads their pointers. */
export interface Validator {
  (data: unknown, context?: { instancePath?: string }): boolean;
  errors?: ValidationError[] | null;
}

/** An error as Ajv reports it. */
export interface ValidationError {
  /** JSON Pointer to the value at fault, or to the object that lacks or should lack a member. */
  instancePath: string;
  /** The JSON Schema keyword that failed; `closed` where an object has a member that it may not have. */
  keyword: string;
  /** What the keyword wanted, for example `{limit: 100}`, `{missingProperty}`, `{additionalProperty}`. */
  params: Record<string, unknown>;
}
