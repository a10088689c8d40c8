/**
 * The scroll position for a newly shown tab. Sticky tabs stay stuck and others stay in place,
 * unless the tab was left further down.
 */
export function scrollForTab({
  left,
  saved,
  stuckFrom,
}: {
  /** The scroll position when the other tab was left. */
  left: number;
  /** Where this tab was left, if ever. */
  saved: number | undefined;
  /** From here on the tabs stick to the top. */
  stuckFrom: number;
}): number {
  if (saved !== undefined && saved > stuckFrom) return saved;
  return Math.min(left, stuckFrom);
}
