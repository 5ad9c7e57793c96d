/** Lets the clients send while the service is up, and says when none of them waits for an answer. */
export class LoadBarrier {
  #open = Promise.withResolvers<void>();
  #idle = Promise.withResolvers<void>();
  #isOpen = false;
  #sending = 0;
  #over = false;

  open(): void {
    this.#isOpen = true;
    this.#open.resolve();
  }

  /** Resolves once every request under way was answered or failed. */
  async close(): Promise<void> {
    // Whoever waits already must be waked by the next opening.
    if (this.#isOpen) this.#open = Promise.withResolvers<void>();
    this.#isOpen = false;
    if (this.#sending === 0) return;
    this.#idle = Promise.withResolvers<void>();
    await this.#idle.promise;
  }

  /** Ends every client at its next step. */
  end(): void {
    this.#over = true;
    this.#open.resolve();
  }

  /** Runs a step once the barrier is open; returns false where the load is over. */
  async pass(step: () => Promise<void>): Promise<boolean> {
    while (!this.#isOpen && !this.#over) await this.#open.promise;
    if (this.#over) return false;
    this.#sending += 1;
    try {
      await step();
    } finally {
      this.#sending -= 1;
      if (this.#sending === 0) this.#idle.resolve();
    }
    return true;
  }
}
