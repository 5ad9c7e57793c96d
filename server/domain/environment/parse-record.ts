import { isRecord } from "./lock-member.ts";

/** Returns the object that a text is as JSON, or null. */
export function parseRecord(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
