const TINTS = 7;

/** The same seed always gets the same soft ground. */
export function tintOf(seed: string | number): string {
  const sum = [...String(seed)].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return `var(--tint-${(sum % TINTS) + 1})`;
}
