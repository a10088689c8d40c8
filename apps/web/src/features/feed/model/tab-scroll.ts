export function scrollForTab({
  left,
  saved,
  stuckFrom,
}: {
  left: number;
  saved: number | undefined;
  stuckFrom: number;
}): number {
  if (saved !== undefined && saved > stuckFrom) return saved;
  return Math.min(left, stuckFrom);
}
