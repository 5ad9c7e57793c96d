import { issueAt } from "../domain/errors.ts";
import { invalidRequest } from "../domain/validation/validate.ts";

/**
 * Parses `application/x-www-form-urlencoded` (URL Standard, 5.1). Throws for a field that stands twice, and for U+0000,
 * at which databases end a text.
 */
export function parseForm(bytes: Uint8Array): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(bytes))) {
    if (name in fields) throw invalidRequest([issueAt(`/body/${name}`, "issue.repeated")]);
    if (value.includes("\0")) throw invalidRequest([issueAt(`/body/${name}`, "issue.not_text")]);
    fields[name] = value;
  }
  return fields;
}
