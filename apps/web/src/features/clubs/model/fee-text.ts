import { groupedNumber } from '#web/lib/grouped-number.ts';

const maxDigits = 8;

export function formatFee(typed: string): string {
  const digits = onlyDigits(typed).slice(0, maxDigits);
  if (digits === '') return '';
  return groupedNumber(Number(digits));
}

export function parseFee(text: string): number {
  return Number(onlyDigits(text));
}

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
