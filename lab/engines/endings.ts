export class Endings {
  readonly #ends: (() => Promise<void>)[] = [];

  add(end: () => Promise<void>): void {
    this.#ends.push(end);
  }

  async endAll(): Promise<unknown[]> {
    const failures: unknown[] = [];
    for (const end of this.#ends.splice(0).reverse()) {
      await end().catch((error: unknown) => failures.push(error));
    }
    return failures;
  }
}
