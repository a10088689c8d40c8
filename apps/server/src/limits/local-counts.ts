import type { Counter } from './limit-counts.ts';

export class LocalCounts {
  readonly #windows = new Map<number, Map<string, number>>();

  hits(counter: Counter): number {
    return this.#windows.get(counter.end.getTime())?.get(toKey(counter)) ?? 0;
  }

  set(counter: Counter, hits: number): void {
    const end = counter.end.getTime();
    const window = this.#windows.get(end) ?? this.#openWindow(counter);
    window.set(toKey(counter), hits);
  }

  #openWindow({ start, end }: Counter): Map<string, number> {
    for (const past of this.#windows.keys()) {
      if (past <= start.getTime()) this.#windows.delete(past);
    }
    const window = new Map<string, number>();
    this.#windows.set(end.getTime(), window);
    return window;
  }
}

function toKey({ rule, subjectHash }: Counter): string {
  return `${rule} ${subjectHash.toString('base64')}`;
}
