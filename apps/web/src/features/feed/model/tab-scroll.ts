/**
 * Where to scroll when a tab comes on screen. Tabs that stick to the top stay there, and tabs in
 * the open stay where they are, unless the tab itself was left further down.
 */
export function scrollForTab({
  left,
  kept,
  stuckFrom,
}: {
  /** Where the page was when the other tab was left. */
  left: number;
  /** Where this tab was left before, if ever. */
  kept: number | undefined;
  /** From here on the tabs stick to the top. */
  stuckFrom: number;
}): number {
  if (kept !== undefined && kept > stuckFrom) return kept;
  return Math.min(left, stuckFrom);
}
