/** The first line of every generated file. */
export const header = "// Generated from openapi.json by codegen/generate.ts. Do not edit.\n\n";
