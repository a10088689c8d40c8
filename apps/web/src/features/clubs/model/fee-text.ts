import { groupedNumber } from '#web/lib/grouped-number.ts';

const maxDigits = 8;

/** Digits with thousands separators: `15000원` becomes `15,000`. */
export function formatFee(typed: string): string {
  const digits = onlyDigits(typed).slice(0, maxDigits);
  if (digits === '') return '';
  return groupedNumber(Number(digits));
}

/** An empty field means free of charge. */
export function parseFee(text: string): number {
  return Number(onlyDigits(text));
}

/** The caret position after formatting: behind the same number of digits. */
export function caretAfterDigits(formatted: string, digitsBefore: number): number {
  let seen = 0;
  for (const [index, letter] of [...formatted].entries()) {
    if (seen === digitsBefore) return index;
    if (letter !== ',') seen += 1;
  }
  return formatted.length;
}

export function countDigits(text: string): number {
  return onlyDigits(text).length;
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}
