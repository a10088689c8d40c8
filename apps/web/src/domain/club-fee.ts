import { isFree } from '@azit/rules/hosting/club-fee';
import { groupedNumber } from '#web/lib/grouped-number.ts';

export function feeText(fee: number): string {
  return isFree(fee) ? '무료' : `${groupedNumber(fee)}원`;
}
