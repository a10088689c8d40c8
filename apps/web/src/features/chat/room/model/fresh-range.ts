/** Places from `from` to `to`, both included. */
export type SeqRange = { from: number; to: number };

/** As many messages as one question brings. */
export const checkedAtOnce = 100;

/**
 * Messages change when they are removed, and a bell does not say which. Those in view are fetched
 * again at once, the others when they come into view: `fresh` is what was, null when all is.
 */
export function staleInView(fresh: SeqRange | null, view: SeqRange): boolean {
  return fresh !== null && (view.from < fresh.from || view.to > fresh.to);
}

/** What to fetch for a view: it lies in the middle. */
export function rangeAround(view: SeqRange, loaded: SeqRange): SeqRange {
  const shown = Math.min(view.to - view.from + 1, checkedAtOnce);
  const before = Math.floor((checkedAtOnce - shown) / 2);
  const from = Math.max(loaded.from, Math.min(view.from - before, loaded.to - checkedAtOnce + 1));
  return { from, to: from + checkedAtOnce - 1 };
}

/** Joins what was fetched; null when nothing of what is loaded is left. */
export function addFresh(
  fresh: SeqRange | null,
  fetched: SeqRange,
  loaded: SeqRange,
): SeqRange | null {
  const joins = fresh !== null && fetched.from <= fresh.to + 1 && fetched.to >= fresh.from - 1;
  const { from, to } = joins
    ? { from: Math.min(fresh.from, fetched.from), to: Math.max(fresh.to, fetched.to) }
    : fetched;
  return from <= loaded.from && to >= loaded.to ? null : { from, to };
}
