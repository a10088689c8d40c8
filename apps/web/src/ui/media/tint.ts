const TINTS = 7;

/** Maps a seed to a stable background tint. */
export function pickTint(seed: string | number): string {
  const sum = [...String(seed)].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return `var(--tint-${(sum % TINTS) + 1})`;
}
