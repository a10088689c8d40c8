const TINTS = 7;

export function pickTint(seed: string | number): string {
  const sum = [...String(seed)].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return `var(--tint-${(sum % TINTS) + 1})`;
}
