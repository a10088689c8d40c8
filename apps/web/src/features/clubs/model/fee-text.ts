import { groupedNumber } from '#web/lib/grouped-number.ts';

const maxDigits = 8;

/** Digits only, with thousands separators: `15000원` becomes `15,000`. */
export function formatFee(typed: string): string {
  const digits = digitsOf(typed).slice(0, maxDigits);
  if (digits === '') return '';
  return groupedNumber(Number(digits));
}

/** An empty field is free of charge. */
export function feeOf(text: string): number {
  return Number(digitsOf(text));
}

/** Where the caret belongs after formatting: behind as many digits as it had before it. */
export function caretAfterDigits(formatted: string, digitsBefore: number): number {
  let seen = 0;
  for (const [index, letter] of [...formatted].entries()) {
    if (seen === digitsBefore) return index;
    if (letter !== ',') seen += 1;
  }
  return formatted.length;
}

export function countDigits(text: string): number {
  return digitsOf(text).length;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
