// Generated from openapi.json by codegen/generate.ts. Do not edit.

export const executionStates = ["queued", "running", "succeeded"] as const;
export type ExecutionState = (typeof executionStates)[number];

export const visibilities = ["public", "private"] as const;
export type Visibility = (typeof visibilities)[number];
