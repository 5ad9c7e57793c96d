export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

export const isObject = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);
