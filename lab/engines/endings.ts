/** What was started and must end: last in, first out, whatever fails on the way. */
export class Endings {
  readonly #ends: (() => Promise<void>)[] = [];

  add(end: () => Promise<void>): void {
    this.#ends.push(end);
  }

  /** Ends all; returns what failed. */
  async endAll(): Promise<unknown[]> {
    const failures: unknown[] = [];
    for (const end of this.#ends.splice(0).reverse()) {
      await end().catch((error: unknown) => failures.push(error));
    }
    return failures;
  }
}
