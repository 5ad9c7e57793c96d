import { jsonOf, of, sentJson } from "./changes.ts";
import type { Answer, Sent } from "./mutation.ts";

/** The keys that were made and deleted by what a kit sent. */
export class DeletedKeys {
  readonly #keys = new Map<string, string>();
  readonly #deleted = new Set<string>();

  note(sent: Sent, answer: Answer): void {
    if (answer.status !== 200) return;
    if (of("createApiKey")(sent)) {
      const { id, key } = jsonOf(answer);
      this.#keys.set(id, key);
    }
    const deleted = of("deleteApiKey")(sent) ? this.#keys.get(sentJson(sent)?.keyId) : undefined;
    if (deleted !== undefined) this.#deleted.add(deleted);
  }

  has(key: string | null): boolean {
    return key !== null && this.#deleted.has(key);
  }
}
